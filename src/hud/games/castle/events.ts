import type { CastleEvent, RuleSetId } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import { nameOf } from '../../words/names.ts';
import { eventsBy } from '../../table/byWord.ts';
import type { SliceTexts } from '../../table/texts.ts';
import { cellName } from './names.ts';

type EventInWords = 'completed' | 'token-taken' | 'token-used' | 'token-lost' | 'keep-moved' | 'keep-compared' | 'over';

/** Events of The Castle and Zamek in words; `undefined` for every other event. */
export const castleEvents = ({ t, r }: Texts, rules: RuleSetId): NonNullable<SliceTexts['event']> =>
  eventsBy<Extract<CastleEvent, { readonly type: EventInWords }>>({
    completed(view, { kind, scorer, followers, region, tiles }) {
      // A court never is.
      if (kind === 'court') return undefined;
      const cell = cellName(region);
      if (scorer !== null) return r(rules, `completed.${kind}`, { cell, count: tiles, player: nameOf(view, scorer) });
      return r(rules, followers[0] + followers[1] > 0 ? `tied.${kind}` : `empty.${kind}`, { cell });
    },
    'token-taken': (view, { player, field, effect }) =>
      t('log.token-taken', { player: nameOf(view, player), field, token: r(rules, `token.${effect}`) }),
    'token-used': (view, { player, effect }) =>
      t('log.token-used', { player: nameOf(view, player), token: r(rules, `token.${effect}`) }),
    'token-lost': (view, { player, effect }) =>
      t('log.token-lost', { player: nameOf(view, player), token: r(rules, `token.${effect}`) }),
    'keep-moved': (view, { player, size }) => r(rules, 'keep.moved', { player: nameOf(view, player), count: size }),
    'keep-compared'(view, { sizes: [sizeFirst, sizeSecond], winner }) {
      const sizes = { first: nameOf(view, 0), second: nameOf(view, 1), sizeFirst, sizeSecond };
      return winner === null
        ? r(rules, 'keep.compared.none', sizes)
        : r(rules, 'keep.compared', { ...sizes, player: nameOf(view, winner) });
    },
    over(view, { scores: [first, second], winner }) {
      if (winner === null) return t('log.over.shared', { count: first });
      const [score, scoreOther] = winner === 0 ? [first, second] : [second, first];
      return t('log.over', { player: nameOf(view, winner), score, scoreOther });
    },
  });
