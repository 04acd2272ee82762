import { hypot } from '../../../art/core/math.ts';
import { noise } from '../../../art/core/noise.ts';
import type { Surface } from '../../../art/core/surface.ts';
import { P } from '../../../art/palette.ts';
import { keep } from '../../../art/parts/fortress.ts';
import { cobble } from '../../../art/parts/materials.ts';
import { roof, STRAIGHT } from '../../../art/parts/roof.ts';
import { box, disc } from '../../../art/parts/solids.ts';
import { tree } from '../../../art/parts/trees.ts';
import type { Site } from '../../../art/tile/site.ts';
import type { Landmark } from '../../../art/topology/plan.ts';

/** The lengths below are for a landmark with this half height. */
const FULL = 0.26;
const FLAGS = [P.plaza[3], P.plaza[0], P.stoneTop[0]];
/** Half lengths of nave, transept and aisles, and half widths of nave and aisles. */
const [NAVE, TRANSEPT, AISLE, WIDE, ASIDE] = [0.17, 0.15, 0.125, 0.052, 0.092];
/** The eaves are above the ridges of all houses. */
const EAVES = 0.2;
const CROSSING = -0.045;
const [TOWER, TOWERS_AT, HIGH] = [0.05, 0.072, 0.46];
const SPIRE = 0.62;

/** A white cathedral under green copper: nave, aisles and transept, a spire over the crossing, two towers at its front. */
export function paintCathedral(site: Site, { x, y, b }: Landmark): void {
  const { s, seed } = site;
  const k = b / FULL;
  const top = y - 0.03 * k;
  square(s, x, y, b, seed);
  for (const [u, v] of [
    [-0.19, -0.1],
    [0.19, -0.1],
    [-0.2, 0.05],
    [0.2, 0.05],
  ] as const)
    tree(s, x + u * k, y + v * k, 0.036 * k, 0.08, { seed: seed + u * 100, leaves: [P.leafDark, P.leaf[1]] });
  buttresses(s, x, top, k, seed);
  part(s, x, top + 0.01 * k, AISLE * k, ASIDE * k, true, EAVES * 0.62, seed);
  apse(s, x, top - NAVE * k, WIDE * k);
  part(s, x, top, NAVE * k, WIDE * k, true, EAVES, seed + 1);
  part(s, x, top + CROSSING * k, TRANSEPT * k, WIDE * 0.92 * k, false, EAVES, seed + 2);
  spire(s, x, top + CROSSING * k, 0.036 * k);
  for (const side of [-1, 1]) {
    const [tx, ty] = [x + side * TOWERS_AT * k, top + (NAVE + 0.015) * k];
    keep(s, tx, ty, TOWER * k, TOWER * k, HIGH, {
      seed: seed + side,
      merlon: 0.022,
      gap: 0.018,
      ring: 0.016,
      hatch: false,
    });
    disc(s, tx, ty, 0.024 * k, HIGH + 0.02, P.gold, { dome: 1, gloss: 0.4 });
  }
  roseWindow(s, x, top + (NAVE + 0.03) * k, 0.026 * k);
  s.shine(x, y + b * 0.7, b, 0.9);
}

/** The paved square around it. */
function square(s: Surface, x: number, y: number, r: number, seed: number): void {
  disc(s, x, y, r, 0.014, P.stone[2], {
    over: true,
    paint: (u, v, q, o) => {
      const bump = cobble(o, x + u, y + v, seed + 17, 0.04, FLAGS, P.stoneJoint, 0.14);
      if (q > r * 0.94) o.set(P.stoneTop[0], 0.9);
      o.height = 0.014 + bump * 0.4;
    },
  });
}

/** A length of it: white walls, and copper above them. */
function part(
  s: Surface,
  x: number,
  y: number,
  along: number,
  across: number,
  down: boolean,
  eaves: number,
  seed: number,
): void {
  const [a, b] = [along + 0.01, across + 0.01];
  box(s, x, y, down ? b : a, down ? a : b, eaves, 0, (u, v, o) => {
    o.set(P.chalk, 0.96 + 0.06 * noise(u * 80, v * 80, seed));
  });
  roof(
    s,
    { x, y, along, across, down, eaves: eaves + 0.01, slope: 1.15, kind: 'gable', tiles: P.verdigris, seed },
    STRAIGHT,
  );
}

function apse(s: Surface, x: number, y: number, r: number): void {
  disc(s, x, y, r + 0.01, EAVES * 0.9, P.chalk);
  disc(s, x, y, r * 0.86, EAVES * 0.9, P.verdigris[0], {
    paint: (u, v, q, o) => {
      const rib = Math.abs(Math.sin(Math.atan2(v, u) * 5));
      o.set(P.verdigris[rib < 0.25 ? 1 : 0], 1.1 - 0.25 * (q / r));
      o.height += (r - q) * 0.9;
    },
  });
}

/** Eight white edges and a golden tip. */
function spire(s: Surface, x: number, y: number, r: number): void {
  disc(s, x, y, r * 1.25, EAVES + 0.1, P.chalk);
  disc(s, x, y, r, EAVES + 0.12, P.verdigris[1], {
    paint: (u, v, q, o) => {
      const edge = Math.abs(Math.sin(Math.atan2(v, u) * 4)) < 0.3;
      o.set(edge ? P.chalk : P.verdigris[1], edge ? 1 : 1.05);
      o.height += (SPIRE - EAVES - 0.12) * (1 - q / r);
    },
  });
  disc(s, x, y, r * 0.3, SPIRE, P.gold, { dome: 1, gloss: 0.5 });
}

/** Blue glass in white tracery, over the door. */
function roseWindow(s: Surface, x: number, y: number, r: number): void {
  box(s, x, y, r * 1.3, r * 1.1, EAVES + 0.06, 0, (u, v, o) => {
    const q = hypot(u, v) / r;
    const spoke = Math.abs(Math.sin(Math.atan2(v, u) * 4)) > 0.32;
    o.set(q < 0.85 && q > 0.22 && spoke ? P.awningBlue : P.chalk, 1);
  });
}

/** Piers along the nave. */
function buttresses(s: Surface, x: number, y: number, k: number, seed: number): void {
  for (let n = 0; n < 4; n++) {
    const v = y + (0.03 + n * 0.034) * k;
    for (const side of [-1, 1])
      box(s, x + side * (ASIDE + 0.02) * k, v, 0.022 * k, 0.007 * k, 0.13, 0, (u, w, o) => {
        o.set(P.chalk, 0.95 + 0.06 * noise(u * 80, w * 80, seed));
        o.height -= Math.max(0, side * u) * 1.2;
      });
  }
}
