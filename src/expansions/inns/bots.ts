import { carcassonne } from '../../game/index.ts';
import type { Board, BotModule, Played, Reader } from '../../bots/carcassonne/modules/module.ts';
import type { Reason } from '../../bots/reason.ts';

/** Inns and cathedrals: led roads and cities that score nothing if they stay unfinished. */

const [ROAD, CITY] = (['road', 'city'] as const).map((kind) => carcassonne.KINDS.indexOf(kind)) as [number, number];
/** Number of kinds: roads and cities. */
const BUILT = 2;
/**
 * By kind: the points when completed, times the chance of that, with one empty cell or with more. What the features of
 * the base game expect of such a region includes points for an unfinished one.
 */
const HOPE = 0;
/** By kind: the same of such a region of a rival that one of the player's own could join. */
const JOIN = HOPE + 2 * BUILT;
const SIZE = JOIN + BUILT;

function readerOf({ rows, leaders, table: { players }, add }: Board): Reader {
  /** The points when completed, times the chance of that; 0 for regions that score in any case, or never. */
  function hopeOf(row: number): number {
    const kind = rows.kind[row];
    if ((kind !== ROAD && kind !== CITY) || rows.worth[row] !== 0 || rows.open[row] === 0 || rows.fits[row] === 0)
      return 0;
    return (rows.chance[row] as number) * rows.finished(row, 0);
  }

  function meet(a: number, b: number): void {
    const kind = rows.kind[a] as number;
    // Most regions score in any case.
    if ((kind !== ROAD && kind !== CITY) || (rows.worth[a] !== 0 && rows.worth[b] !== 0)) return;
    const leadersA = leaders(a);
    const leadersB = leadersA === 0 ? 0 : leaders(b);
    if (leadersB === 0) return;
    const hopeA = hopeOf(a);
    const hopeB = hopeOf(b);
    for (let player = 0; player < players; player++) {
      const inA = (leadersA >> player) & 1;
      if (inA !== ((leadersB >> player) & 1)) add(player, JOIN + kind, inA ? hopeB : hopeA);
    }
  }

  return {
    begin() {
      for (let n = 0; n < rows.meetings; n++) meet(rows.meetingA[n] as number, rows.meetingB[n] as number);
    },
    figure(_, row, __, number) {
      if (number >= 0) return;
      for (let n = 0; n < rows.meetings; n++) {
        const [a, b] = [rows.meetingA[n] as number, rows.meetingB[n] as number];
        if (a === row || b === row) meet(a, b);
      }
    },
    claimed(row) {
      const hope = hopeOf(row);
      if (hope === 0) return;
      const feature = HOPE + 2 * (rows.kind[row] as number) + (rows.open[row] === 1 ? 0 : 1);
      const ahead = leaders(row);
      for (let player = 0; player < players; player++) if ((ahead >> player) & 1) add(player, feature, hope);
    },
  };
}

/** By mark: the reason on a region of one's own, and on somebody else's. */
const REASONS = { inn: ['inn', 'strands'], cathedral: ['cathedral', 'empties'] } as const;

/** A mark that the tile adds to an unfinished region in which somebody stands. */
function reasons({ player, events, table: t }: Played): readonly Reason[] {
  const laid = events.find((event) => event.type === 'laid');
  if (laid?.type !== 'laid') return [];
  const { x, y } = laid;
  const tile = t.tileOn(t.plane.cellAt(x, y));
  return (tile?.features ?? []).flatMap(({ marks, kind }, feature): readonly Reason[] => {
    const [, words] = Object.entries(REASONS).find(([mark]) => marks[mark]) ?? [];
    const root = t.regions.find(t.nodeAt({ x, y, feature }) ?? 0);
    const leaders = t.regions.leaders(root);
    if (!words || leaders === 0 || t.regions.open(root) === 0) return [];
    const what = words[(leaders >> player) & 1 ? 0 : 1];
    return [{ what, kind, points: 0, features: t.featuresOf(root) }];
  });
}

export const INNS: BotModule = { id: 'inns', features: SIZE, reader: readerOf, reasons };
