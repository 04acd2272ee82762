import { accept, refuse } from '../../game/core/result.ts';
import { addLine, sendHome } from '../../game/rulesets/carcassonne/base/scoring.ts';
import type { RuleModule, Verb } from '../../game/rulesets/carcassonne/base/hooks.ts';
import {
  PLAYER,
  DEPLOYED,
  figureId,
  deployedFigure,
  deployedNode,
  deployedPlayer,
} from '../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../game/rulesets/carcassonne/base/table.ts';
import { GARDEN, MAX_PLAYERS, MONASTERY, kindSet } from '../../game/rulesets/carcassonne/base/vocabulary.ts';
import { worthOf } from '../../game/rulesets/carcassonne/base/worth.ts';

/** Abbot and gardens (RULES.md §10). */

const ABBOT = 'abbot';

/**
 * Index of the player's abbot among the figures on the board if its region is unfinished; -1 otherwise. `hand`: address
 * of the abbots in hand.
 */
function abroad(t: Table, hand: number): number {
  const player = t.get(PLAYER);
  if (t.get(hand + player) > 0) return -1;
  const count = t.get(DEPLOYED);
  for (let n = 0; n < count; n++) {
    const entry = t.get(DEPLOYED + 1 + n);
    if (deployedPlayer(entry) !== player || t.rules.figures[deployedFigure(entry)]?.id !== ABBOT) continue;
    return t.regions.open(t.regions.find(deployedNode(entry))) > 0 ? n : -1;
  }
  return -1;
}

/**
 * Takes the abbot back instead of anything else in this step: it scores at once what its region would score at the end
 * of the game.
 */
const makeRecall = (hand: number): Verb<Table> => ({
  do: 'recall',
  list: (t, out, from, tag) => {
    if (abroad(t, hand) < 0) return from;
    out[from] = tag;
    return from + 1;
  },
  play: (t) => {
    const index = abroad(t, hand);
    const root = t.regions.find(deployedNode(t.get(DEPLOYED + 1 + index)));
    const { count, each } = worthOf(t, root);
    addLine(t, { player: t.get(PLAYER), what: t.kindOf(root), count, each, root });
    sendHome(t, index);
    t.next();
  },
  actionOf: (t) => ({ player: t.get(PLAYER), do: 'recall' }),
  moveOf: (t) => (abroad(t, hand) < 0 ? refuse('figure-unusable', 'There is no abbot to bring home.') : accept(0)),
  target: (t) => ({ on: 'piece', piece: figureId(t.get(DEPLOYED + 1 + abroad(t, hand))) }),
  piece: () => ABBOT,
});

/** The slice of the module. */
export interface AbbotSlice {
  /** Number of abbots in hand, by player. */
  readonly abbots: readonly number[];
}

export const ABBOT_MODULE: RuleModule<Table, AbbotSlice> = {
  order: 2,
  id: 'abbot',
  box: 'base',
  tileSets: [],
  options: {},
  shapes: { recall: { must: {} } },
  hooks: (base) => {
    const hands = (t: Table): readonly number[] =>
      Array.from({ length: t.players }, (_, player) => t.get(base + player));
    const put = (t: Table, abbots: readonly number[]): void =>
      abbots.forEach((count, player) => t.set(base + player, count));
    return {
      size: MAX_PLAYERS,
      figures: [{ id: ABBOT, hand: base, stands: kindSet(MONASTERY, GARDEN) }],
      verbs: [{ part: 'deploy', verb: makeRecall(base) }],
      save: (t): AbbotSlice => ({ abbots: hands(t) }),
      load: (t, { abbots }: AbbotSlice) => put(t, abbots),
      trace: (t) => ({ abbots: hands(t) }),
    };
  },
};
