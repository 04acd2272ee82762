import type { Texts } from '../../i18n/index.ts';
import { playedBy } from '../../session/archive/statistics.ts';
import { isFinishedGame } from '../../session/contracts/archive.ts';
import type { FinishedGame, SavedGame } from '../../session/contracts/archive.ts';
import { rulesName } from '../setup/gameWords.ts';

/** Rules, opponent, result and date. */
export function aboutGame(texts: Texts, game: SavedGame): string {
  const { t } = texts;
  const levels = [...new Set(game.seats.flatMap((seat) => (seat.kind === 'bot' ? [texts.level(seat.level)] : [])))];
  const withFriend = game.online === true || game.seats.some(({ kind }) => kind === 'peer');
  const people = withFriend ? 'archive.opponent.friend' : 'archive.opponent.screen';
  const opponent =
    levels.length > 0
      ? t('archive.opponent.bot', { level: texts.list(levels) })
      : t(game.byHand ? 'archive.opponent.table' : people);
  const outcome = isFinishedGame(game) ? outcomeOf(texts, game) : [];
  return [rulesName(texts, game.rules), opponent, ...outcome, texts.when(game.savedAt)].join(' · ');
}

function outcomeOf({ t, list }: Texts, game: FinishedGame): readonly string[] {
  const { names, result } = game;
  const { ended, by, timeUp, winners } = result;
  if (ended === 'drawn') return [t('archive.drawn')];
  const gaveUp =
    by === undefined ? [] : [t(timeUp ? 'archive.time-up' : 'archive.resigned', { player: names[by] ?? '' })];
  const played = playedBy(game);
  if (played)
    return [
      played.outcome === 'lost' && names.length > 2
        ? t('archive.place', { place: played.place, count: names.length })
        : t(`archive.${played.outcome}`),
      ...gaveUp,
    ];
  if (winners.length === names.length) return [t('archive.shared'), ...gaveUp];
  return [
    t(winners.length > 1 ? 'carcassonne.won.shared' : 'archive.won-by', {
      player: list(winners.map((player) => names[player] ?? '')),
    }),
    ...gaveUp,
  ];
}
