import type { Hooks, RuleModule } from '../../game/rulesets/carcassonne/base/hooks.ts';
import type { CarcassonneOptions } from '../../game/rulesets/carcassonne/base/options.ts';
import { addLine } from '../../game/rulesets/carcassonne/base/scoring.ts';
import {
  DEPLOYED,
  Table,
  deployedFigure,
  deployedNode,
  deployedPlayer,
} from '../../game/rulesets/carcassonne/base/table.ts';
import { FIELD, MAX_PLAYERS, kindSet } from '../../game/rulesets/carcassonne/base/vocabulary.ts';

/** Pigs (RULES.md §17.3): their fields score more for their players. */

const PIG = 'pig';
/** A mark of fields. */
const HERD = 'pigHerd';

/** The slice of the module. */
export interface PigsSlice {
  /** By player: pigs in hand. */
  readonly pigs: readonly number[];
}

/** Is the pig of this player in the field? */
export function hasPig(t: Table, field: number, player: number): boolean {
  for (let n = t.get(DEPLOYED); n > 0; n--) {
    const entry = t.get(DEPLOYED + n);
    const isPig = deployedPlayer(entry) === player && t.rules.figures[deployedFigure(entry)]?.id === PIG;
    if (isPig && t.regions.find(deployedNode(entry)) === field) return true;
  }
  return false;
}

/** Is a pig herd printed on the field? */
export function hasHerd(t: Table, field: number): boolean {
  const tiles = t.get(t.laidCells);
  for (let n = 1; n <= tiles; n++) {
    const laid = t.laidOn(t.get(t.laidCells + n));
    const { features = [] } = t.material.tiles[Table.row(laid) >> 2] ?? {};
    const herd = features.findIndex(({ marks }) => marks[HERD]);
    if (herd >= 0 && t.regions.find(Table.firstNode(laid) + herd) === field) return true;
  }
  return false;
}

const hooksOf = (hand: number, { fields: rule }: CarcassonneOptions): Hooks<Table, PigsSlice> => {
  const hands = (t: Table): readonly number[] => Array.from({ length: t.players }, (_, player) => t.get(hand + player));
  return {
    size: MAX_PLAYERS,
    numbers: { hand },
    figures: [{ id: PIG, hand, stands: rule === 'off' ? 0 : kindSet(FIELD), accompanies: true }],
    farmersScored: (t, { player, fields, count, root }) => {
      const scores = (what: string): void => addLine(t, { player, what, count, each: 1, root });
      if (fields.some((field) => hasPig(t, field, player))) scores(PIG);
      if (fields.some((field) => t.regions.weightOf(field, player) > 0 && hasHerd(t, field))) scores(HERD);
    },
    save: (t): PigsSlice => ({ pigs: hands(t) }),
    load: (t, { pigs }) => pigs.forEach((count, player) => t.set(hand + player, count)),
    trace: (t) => ({ pigs: hands(t) }),
  };
};

export const PIGS_MODULE: RuleModule<Table, PigsSlice> = {
  order: 17,
  id: 'pigs',
  box: 'expansion-2',
  tileSets: ['expansion-2'],
  options: {},
  pays: [PIG, HERD],
  shapes: {},
  hooks: (hand, options) => hooksOf(hand, options),
};
