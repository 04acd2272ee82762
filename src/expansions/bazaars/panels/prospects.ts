import type { MatchView } from '../../../session/contracts/match.ts';
import type { CarcassonneKnowledge } from '../../../session/games/carcassonne.ts';
import type { GameTexts } from '../../../hud/table/texts.ts';
import { nameOf } from '../../../hud/words/names.ts';

/** Most completions to list; more cannot be read at a glance. */
const MOST = 3;

/** The player to address: the only person on this device, otherwise the one who acts; `null` for a spectator. */
export function readerOf({ players, myTurn, actor }: Pick<MatchView, 'players' | 'myTurn' | 'actor'>): number | null {
  const people = players.filter(({ seat }) => seat.kind === 'human');
  return people.length === 1 ? (people[0]?.index ?? null) : myTurn ? actor : null;
}

/**
 * What a tile could do for the reader: where it fits, and what it would complete. `full`: with the details that assists
 * give.
 */
export function prospectsText(
  game: GameTexts,
  view: MatchView,
  { cells, completes }: ReturnType<CarcassonneKnowledge['prospects']>,
  full: boolean,
): string {
  const { t, list } = game.texts;
  if (cells.length === 0) return t('carcassonne.bazaars.look.nowhere');
  const fits = t('carcassonne.bazaars.look.fits', { count: cells.length });
  if (!full || completes.length === 0) return fits;
  const reader = readerOf(view);
  const rank = (leaders: readonly number[]): number =>
    reader !== null && leaders.includes(reader) ? 0 : leaders.length === 0 ? 1 : 2;
  const told = completes
    .toSorted((a, b) => rank(a.leaders) - rank(b.leaders) || b.points - a.points)
    .slice(0, MOST)
    .map(({ kind, points, leaders }) => {
      const what = game.kind(kind)?.title ?? kind;
      if (leaders.length === 0) return t('carcassonne.bazaars.look.free', { what, count: points });
      const mine = reader !== null && leaders.includes(reader);
      const others = list(leaders.filter((player) => player !== reader).map((player) => nameOf(view, player)));
      if (!mine) return t('carcassonne.bazaars.look.others', { what, count: points, player: others });
      return others === ''
        ? t('carcassonne.bazaars.look.yours', { what, count: points })
        : t('carcassonne.bazaars.look.shared', { what, count: points, player: others });
    });
  return `${fits} ${t('carcassonne.bazaars.look.completes', { what: [...new Set(told)].join('; ') })}`;
}
