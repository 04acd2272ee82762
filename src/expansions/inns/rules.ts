import type { Rate, RuleModule } from '../../game/rulesets/carcassonne/base/hooks.ts';
import { hasSign } from '../../game/rulesets/carcassonne/base/marks.ts';
import type { Table } from '../../game/rulesets/carcassonne/base/table.ts';
import { CITY } from '../../game/rulesets/carcassonne/base/vocabulary.ts';

/** Inns and cathedrals (RULES.md §16.2): a road or city with one scores more when completed, and nothing otherwise. */

const INN = 'inn';
const CATHEDRAL = 'cathedral';
/** Per tile and coat of arms, completed. */
const FINISHED = { [INN]: 2, [CATHEDRAL]: 3 } as const;
/** Unfinished at the end, by option. */
const UNFINISHED = { zero: 0, plain: 1 } as const;

const rateOf = (category: keyof typeof FINISHED, each: number): Rate => ({ tile: each, pennant: each, category });

export const INNS_MODULE: RuleModule<Table> = {
  order: 14,
  id: 'inns',
  box: 'expansion-1',
  tileSets: ['expansion-1'],
  options: { innsFinal: Object.keys(UNFINISHED) },
  shapes: {},
  signs: [INN, CATHEDRAL],
  pays: [INN, CATHEDRAL],
  hooks(_, { extra }) {
    const atEnd = UNFINISHED[extra['innsFinal'] === 'plain' ? 'plain' : 'zero'];
    const finished = { road: rateOf(INN, FINISHED[INN]), city: rateOf(CATHEDRAL, FINISHED[CATHEDRAL]) };
    const unfinished = { road: rateOf(INN, atEnd), city: rateOf(CATHEDRAL, atEnd) };
    return {
      rate(t, root, ending) {
        if (!hasSign(t.regions, root)) return undefined;
        const rates = ending === 'finished' ? finished : unfinished;
        return t.regions.kind(root) === CITY ? rates.city : rates.road;
      },
    };
  },
};
