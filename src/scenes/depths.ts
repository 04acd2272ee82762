/** Drawing order. Pieces add their `y`, so that nearer ones cover farther ones. */
export const DEPTH = {
  woods: 0,
  board: 10,
  tiles: 20,
  regions: 30,
  frames: 40,
  flashes: 45,
  shadows: 50,
  tokens: 60,
  pieces: 100,
  choices: 200,
  ghost: 300,
  flying: 400,
  badges: 500,
  pops: 600,
} as const;
