import { mix, shade } from '../core/colour.ts';
import { hypot, pickAt } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { hash, Rng } from '../core/random.ts';
import { P } from '../palette.ts';
import { cobble } from '../parts/materials.ts';
import { placed } from '../parts/props.ts';
import { box, disc } from '../parts/solids.ts';
import type { Site } from './site.ts';

const SKIN = mix(P.pig, P.awningCream, 0.45);
/** Darker than the road next to it, so that the pale head stands out. */
const GROUND = [P.mud, shade(P.dirt[1], 0.72), P.mud];
const HAIR = [P.woodDark, P.straw[1], P.wood[0]];
const TUNICS = [shade(P.leaf[2], 1.1), mix(P.plazaInlay, P.straw[1], 0.3), shade(P.fruit[3], 1.1)];
/** Positions of the neck and the wrists along the board, and the radii of the holes. */
const HOLES = [
  [0, 0.031],
  [-0.066, 0.021],
  [0.066, 0.021],
] as const;

/** Stocks on a paved circle by the road: a dark board between two posts, and the pale head and hands of a prisoner. */
export function paintStocks(site: Site, x: number, y: number): void {
  const { s, seed, taken } = site;
  taken.push([x, y, 0.15]);
  const turn = (hash(seed, Math.floor(x * 90), 4) - 0.5) * 0.7;
  const at = placed(x, y, turn);
  disc(s, x, y, 0.128, 0.012, P.dirt[2], {
    paint: (u, v, _q, o) => void cobble(o, x + u, y + v, seed, 0.03, GROUND, P.alley, 0.2),
  });
  prisoner(site, at, turn);
  board(site, at, turn);
  const rng = new Rng(seed + 5);
  for (let i = 0; i < 7; i++) {
    // What the villagers threw.
    const [px, py] = at(rng.range(-0.085, 0.085), rng.range(0.045, 0.1));
    disc(s, px, py, 0.0065, 0.014, pickAt([P.fruit[0], P.fruit[2], P.fruit[1]], i), { dome: 0.6 });
  }
}

type Place = ReturnType<typeof placed>;

function board({ s, seed }: Site, at: Place, turn: number): void {
  for (const u of [-0.105, 0.105]) {
    box(s, ...at(u, -0.004), 0.017, 0.03, 0.13, turn, (_u, _v, o, d) => void o.set(P.wood[1], d > -0.006 ? 0.5 : 1));
  }
  box(s, ...at(0, -0.004), 0.1, 0.037, 0.11, turn, (u, v, o, d) => {
    o.set(P.wood[1], 0.62 + 0.1 * noise(u * 40, v * 260, seed));
    if (d > -0.005 || Math.abs(v) < 0.0022) o.scale(0.55);
    for (const [a, r] of HOLES) if (hypot(u - a, v) < r) o.set(P.woodDark, 0.3);
  });
  const [hx, hy] = at(0, 0.004);
  const hair = pickAt(HAIR, Math.floor(hash(seed, 11) * 3));
  disc(s, hx, hy, 0.026, 0.112, SKIN, {
    dome: 0.9,
    paint: (u, v, _q, o) => void o.set(v * Math.cos(turn) - u * Math.sin(turn) < -0.011 ? hair : SKIN, 1.1),
  });
  for (const u of [-0.066, 0.066]) {
    disc(s, ...at(u, 0.002), 0.0155, 0.11, SKIN, { dome: 0.7 });
    for (const f of [-0.009, -0.003, 0.003, 0.009]) disc(s, ...at(u + f, 0.018), 0.0042, 0.112, SKIN, { dome: 1 });
  }
}

/** Kneels behind the board. */
function prisoner({ s, seed }: Site, at: Place, turn: number): void {
  const tunic = pickAt(TUNICS, Math.floor(hash(seed, 10) * 3));
  box(s, ...at(0, -0.055), 0.042, 0.034, 0.08, turn, (u, v, o) => {
    o.height = 0.05 + 0.045 * Math.sqrt(Math.max(0, 1 - (u / 0.046) ** 2 - (v / 0.05) ** 2));
    o.set(tunic, 0.9 + 0.15 * noise(u * 60, v * 60, seed));
  });
  for (const u of [-0.02, 0.02])
    box(s, ...at(u, -0.088), 0.0095, 0.02, 0.045, turn, (_u, _v, o) => void o.set(P.woodDark, 1.1));
}
