import { accept, refuse } from '../../game/core/result.ts';
import { isShielded, sendHome } from '../../game/rulesets/carcassonne/base/scoring.ts';
import type { RuleModule, Verb } from '../../game/rulesets/carcassonne/base/hooks.ts';
import {
  LAST,
  PLAYER,
  DEPLOYED,
  Table,
  figureId,
  deployedFigure,
  deployedNode,
  isFollower,
} from '../../game/rulesets/carcassonne/base/table.ts';

/** Princesses (RULES.md §13.5): the player who adds one to a city sends a knight home. */

const PRINCESS = 'princess';

/** Is figure `index` of those on the board a knight that a princess on the tile just placed can send home? */
function isSuitor(t: Table, index: number, marked: readonly number[]): boolean {
  const entry = t.get(DEPLOYED + 1 + index);
  const root = t.regions.find(deployedNode(entry));
  return isFollower(t, entry) && marked.some((node) => t.regions.find(node) === root) && !isShielded(t, index);
}

/** Indices, among the figures on the board, of the knights that can be sent home. */
function suitors(t: Table): readonly number[] {
  const last = t.get(LAST);
  const features = t.tileOn(last)?.features ?? [];
  // Returns early: this runs every turn, and most tiles have no princess.
  if (!features.some(({ marks }) => marks[PRINCESS])) return [];
  const first = Table.firstNode(t.laidOn(last));
  const marked = features.flatMap(({ marks }, f) => (marks[PRINCESS] ? [first + f] : []));
  return Array.from({ length: t.get(DEPLOYED) }, (_, n) => n).filter((n) => isSuitor(t, n, marked));
}

const dismiss: Verb<Table> = {
  do: 'dismiss',
  list: (t, out, from, tag) => {
    let length = from;
    for (const n of suitors(t)) out[length++] = tag + n;
    return length;
  },
  play: (t, index) => {
    sendHome(t, index);
    t.next();
  },
  actionOf: (t, index) => ({
    player: t.get(PLAYER),
    do: 'dismiss',
    ...t.featureAt(deployedNode(t.get(DEPLOYED + 1 + index))),
  }),
  moveOf: (t, { x = 0, y = 0, feature = 0 }) => {
    const node = t.nodeAt({ x, y, feature });
    if (node === undefined) return refuse('no-such-feature', `There is no feature ${feature} on ${x},${y}.`);
    const index = suitors(t).find((n) => deployedNode(t.get(DEPLOYED + 1 + n)) === node);
    return index === undefined ? refuse('no-such-target', 'No knight there can be sent home.') : accept(index);
  },
  target: (t, index) => ({ on: 'piece', piece: figureId(t.get(DEPLOYED + 1 + index)) }),
  piece: (t, index) => t.rules.figures[deployedFigure(t.get(DEPLOYED + 1 + index))]?.id ?? '',
};

export const PRINCESS_MODULE: RuleModule<Table> = {
  order: 5,
  id: PRINCESS,
  box: 'expansion-3',
  tileSets: ['expansion-3'],
  options: { princess: ['must', 'may'] },
  shapes: { dismiss: { must: { x: 'number', y: 'number', feature: 'number' } } },
  hooks: (_, { extra }) => ({
    verbs: [
      {
        part: 'deploy',
        verb: extra[PRINCESS] === 'may' ? dismiss : { ...dismiss, alone: (t) => suitors(t).length > 0 },
      },
    ],
  }),
};
