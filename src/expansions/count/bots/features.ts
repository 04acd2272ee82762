import { carcassonne } from '../../../game/index.ts';
import type { Board, Reader } from '../../../bots/carcassonne/modules/module.ts';
import { City, MARKET, QUARTERS, quarterFor } from './city.ts';
import { power } from '../../../bots/power.ts';

/** Figures in the quarters, and the leads that they could change. */

/** Figures by quarter; the same for those blocked by the Count. */
const INSIDE = 0;
const SHUT_IN = INSIDE + QUARTERS;
/** Number of unblocked quarters in which the player's figures weigh more than any other's. */
const MOST = SHUT_IN + QUARTERS;
/**
 * Expected points of regions that a player leads only if all figures that can join them do, and of regions led only if
 * none does; the same for fields; and all of it again for the blocked quarter.
 */
const GAIN = MOST + 1;
const LOSS = GAIN + 1;
const FIELD_GAIN = LOSS + 1;
const FIELD_LOSS = FIELD_GAIN + 1;
/** Number of these features; those of the blocked quarter come after them. */
const STAKES = FIELD_LOSS + 1 - GAIN;
export const FEATURES = GAIN + 2 * STAKES;

const [CITY, ROAD, FIELD] = (['city', 'road', 'field'] as const).map((kind) => carcassonne.KINDS.indexOf(kind));
/** Chance that a cell around a monastery is filled. */
const ROUND_EASE = 0.82;

export function readerOf({ table: t, rows, numbers, add, points }: Board): Reader {
  const city = new City(t, numbers);
  const { players } = t;
  /** Expected points of a region. */
  const hope = (row: number): number => {
    const kind = rows.kind[row];
    if (kind === FIELD) return points(row) + carcassonne.FIELD_POINTS * (rows.hope[row] as number);
    if (rows.fits[row] === 0) return 0;
    if (kind === CITY || kind === ROAD) return (rows.chance[row] as number) * rows.finished(row, 0);
    const open = rows.open[row] as number;
    return power(ROUND_EASE, open) * rows.finished(row, open);
  };
  return {
    begin() {
      city.read();
      for (let quarter = 0; quarter < QUARTERS; quarter++) {
        let most = 0;
        let leader = -1;
        for (let player = 0; player < players; player++) {
          const count = city.figures(quarter, player);
          add(player, INSIDE + quarter, count);
          if (quarter === city.barred) add(player, SHUT_IN + quarter, count);
          const weight = city.weight(quarter, player);
          if (weight > most) [most, leader] = [weight, player];
          else if (weight === most) leader = -1;
        }
        if (leader >= 0 && quarter !== city.barred) add(leader, MOST, 1);
      }
    },
    claimed(row) {
      const quarter = quarterFor(rows.kind[row] as number);
      if (quarter < 0 || city.isEmpty(quarter)) return;
      let most = 0;
      let mostAfter = 0;
      for (let player = 0, at = row * players; player < players; player++, at++) {
        const here = rows.weights[at] as number;
        most = Math.max(most, here);
        mostAfter = Math.max(mostAfter, here + city.weight(quarter, player));
      }
      const worth = hope(row);
      if (worth === 0) return;
      const from = (quarter === MARKET ? FIELD_GAIN : GAIN) + (quarter === city.barred ? STAKES : 0);
      for (let player = 0, at = row * players; player < players; player++, at++) {
        const here = rows.weights[at] as number;
        const leads = here === most;
        const leadsAfter = here + city.weight(quarter, player) === mostAfter;
        if (leadsAfter && !leads) add(player, from, worth);
        else if (leads && !leadsAfter) add(player, from + 1, worth);
      }
    },
  };
}
