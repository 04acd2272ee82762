/** The closed sets of The Castle and Zamek. Kinds keep The Castle's names in both (RECORD.md). */

export const KINDS = ['path', 'house', 'tower', 'court'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * What a turn waits for: four choices of the player whose turn it is, and steps that are played automatically once
 * their secret is known.
 */
export const AWAITING = ['draw', 'place', 'deploy', 'score', 'flip', 'endTurn', 'final', 'over'] as const;
export type Awaiting = (typeof AWAITING)[number];

/** What a wall token does (RULES.md §7); the numbers differ between the two rule sets. */
export const EFFECTS = [
  'extra-turn',
  'double-tower',
  'double-house',
  'final-path',
  'final-tower',
  'final-house',
  'final-court',
  'keep',
  'five-points',
] as const;
export type Effect = (typeof EFFECTS)[number];

export const TOKEN_USE = ['same-turn', 'next-turn'] as const;
export type TokenUse = (typeof TOKEN_USE)[number];

export type Player = 0 | 1;
export const other = (player: Player): Player => (player === 0 ? 1 : 0);
