import type { CastleEvent, RuleSetId } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { nameOf } from '../../words/names.ts';
import { cellName } from './names.ts';

/** Events of The Castle and Zamek in words; `undefined` for every other event. */
export function castleEvent(
  { t, r }: Texts,
  rules: RuleSetId,
  view: MatchView,
  event: CastleEvent,
): string | undefined {
  const name = (player: number): string => nameOf(view, player);
  switch (event.type) {
    case 'completed': {
      const { kind, scorer, followers } = event;
      // A court never is.
      if (kind === 'court') return undefined;
      const cell = cellName(event.region);
      if (scorer !== null) return r(rules, `completed.${kind}`, { cell, count: event.tiles, player: name(scorer) });
      return r(rules, followers[0] + followers[1] > 0 ? `tied.${kind}` : `empty.${kind}`, { cell });
    }
    case 'token-taken':
      return t('log.token-taken', {
        player: name(event.player),
        field: event.field,
        token: r(rules, `token.${event.effect}`),
      });
    case 'token-used':
      return t('log.token-used', { player: name(event.player), token: r(rules, `token.${event.effect}`) });
    case 'token-lost':
      return t('log.token-lost', { player: name(event.player), token: r(rules, `token.${event.effect}`) });
    case 'keep-moved':
      return r(rules, 'keep.moved', { player: name(event.player), count: event.size });
    case 'keep-compared': {
      const sizes = { first: name(0), second: name(1), sizeFirst: event.sizes[0], sizeSecond: event.sizes[1] };
      return event.winner === null
        ? r(rules, 'keep.compared.none', sizes)
        : r(rules, 'keep.compared', { ...sizes, player: name(event.winner) });
    }
    case 'over': {
      const [first, second] = event.scores;
      if (event.winner === null) return t('log.over.shared', { count: first });
      const [score, scoreOther] = event.winner === 0 ? [first, second] : [second, first];
      return t('log.over', { player: name(event.winner), score, scoreOther });
    }
    default:
      return undefined;
  }
}
