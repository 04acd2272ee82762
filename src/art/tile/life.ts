import { hash, Rng } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import { beehives, butts, geese, sheep, table } from '../parts/life.ts';
import { haystack } from '../parts/plants.ts';
import { hens, laundry, logs, vegetableBed } from '../parts/props.ts';
import { pixelAt, roomAt } from './site.ts';
import type { Site } from './site.ts';

interface Sign {
  /** Only close to a building. */
  readonly homely?: boolean;
  readonly paint: (s: Surface, x: number, y: number, turn: number, seed: number) => void;
}

const QUARTER = 1.57;
const HENS: Sign = { paint: (s, x, y, _turn, seed) => hens(s, x, y, seed) };
const GEESE: Sign = { paint: (s, x, y, _turn, seed) => geese(s, x, y, seed) };
const HAY: Sign = { paint: (s, x, y, _turn, seed) => haystack(s, x, y, 0.042, seed) };
const HIVES: Sign = { paint: (s, x, y, turn, seed) => beehives(s, x, y, turn, seed) };
const BED: Sign = {
  homely: true,
  paint: (s, x, y, turn, seed) => vegetableBed(s, x, y, 0.066, 0.038, Math.round(turn / QUARTER) * QUARTER, seed),
};
const WASHING: Sign = { homely: true, paint: (s, x, y, turn, seed) => laundry(s, x, y, turn * 0.3, seed) };
const LOGS: Sign = { homely: true, paint: (s, x, y, turn, seed) => logs(s, x, y, turn, seed) };
const TABLE: Sign = { paint: (s, x, y, turn, seed) => table(s, x, y, turn, seed) };
const BUTTS: Sign = { paint: (s, x, y, turn) => butts(s, x, y, turn * 0.4 - 0.6) };
const SHEEP: Sign = { paint: (s, x, y, _turn, seed) => sheep(s, x, y, seed) };

/**
 * Traces of people and animals, by skin; each tile starts at a different place in the list, so that similar tiles look
 * different.
 */
const SIGNS: Readonly<Record<Site['skin'], readonly Sign[]>> = {
  castle: [BED, HENS, BUTTS, WASHING, GEESE, LOGS, HAY, TABLE, HIVES],
  country: [HAY, SHEEP, GEESE, HIVES],
  zamek: [GEESE, WASHING, HAY, SHEEP, LOGS, HIVES, HENS],
};

export function signsOfLife(site: Site): void {
  const { s, seed } = site;
  const signs = SIGNS[site.skin];
  const start = Math.floor(hash(seed, 61) * signs.length);
  for (let tries = 0, n = 0; tries < 110 && n < site.plan.life; tries++) {
    const rng = new Rng(seed * 7 + 5 * 1000003 + tries);
    const x = rng.range(0.1, 0.9);
    const y = rng.range(0.1, 0.9);
    if (roomAt(site, x, y) < 0.085) continue;
    const sign = signs[(start + n * 4 + Math.floor(tries / 22)) % signs.length];
    if (!sign || (sign.homely && (site.toBuilding[pixelAt(site, x, y)] as number) > 0.3)) continue;
    sign.paint(s, x, y, rng.range(0, 3.14), seed + tries);
    site.taken.push([x, y, 0.075]);
    n++;
  }
}
