import { tileOrBeside } from '../../game/core/piece.ts';
import type { Cell } from '../../game/core/vocabulary.ts';
import { isCompleted } from '../../game/rulesets/carcassonne/base/completing.ts';
import type { Hooks, RuleModule } from '../../game/rulesets/carcassonne/base/hooks.ts';
import { LAST, PLAYER } from '../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../game/rulesets/carcassonne/base/table.ts';
import { ROAD } from '../../game/rulesets/carcassonne/base/vocabulary.ts';

/** Sample (RULES.md): completed roads are worth more, and a piece stands where one was completed last. */

const SAMPLE = 'sample';
/** Points per tile of a completed road. */
const RATE = { tile: 2, pennant: 2 };

/** The slice of the module. */
export interface SampleSlice {
  /** Where the piece stands; `null`: beside the board. */
  readonly at: Cell | null;
}

const cellOf = (t: Table, cell: number): Cell | null => (cell < 0 ? null : { x: t.plane.x(cell), y: t.plane.y(cell) });

/** Moves the piece to the tile placed last. `own`: the address of its cell. */
function move(t: Table, own: number): void {
  const from = tileOrBeside(SAMPLE, cellOf(t, t.get(own)));
  t.set(own, t.get(LAST));
  const to = tileOrBeside(SAMPLE, cellOf(t, t.get(own)));
  t.emit({ type: 'moved', player: t.get(PLAYER), piece: SAMPLE, sort: SAMPLE, from, to });
}

const hooksOf = (own: number): Hooks<Table, SampleSlice> => ({
  size: 1,
  setUp: (t) => t.set(own, -1),
  rate: (t, root, ending) => (ending === 'finished' && t.regions.kind(root) === ROAD ? RATE : undefined),
  scored(t, root) {
    if (t.regions.kind(root) === ROAD && isCompleted(t, root)) move(t, own);
  },
  save: (t): SampleSlice => ({ at: cellOf(t, t.get(own)) }),
  load(t, slice) {
    const { at } = slice;
    t.set(own, at ? t.plane.cellAt(at.x, at.y) : -1);
  },
  pieces: (slice) => [{ id: SAMPLE, sort: SAMPLE, owner: null, place: tileOrBeside(SAMPLE, slice.at) }],
});

export const SAMPLE_MODULE: RuleModule<Table, SampleSlice> = {
  order: 0,
  id: SAMPLE,
  tileSets: [],
  options: {},
  shapes: {},
  hooks: (own) => hooksOf(own),
};
