import { adapterOf, carcassonne } from '../../../game/index.ts';
import type { GameEvent, Place } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { isScored } from '../../../session/match/history.ts';
import { carcassonneState } from '../../../hud/games/carcassonne/names.ts';
import type { NamedState } from '../../../hud/table/texts.ts';
import { nameOf } from '../../../hud/words/names.ts';

/** The quarters of the Count's city, and the figures in them. */

export const COUNT = 'count';
/** Clockwise. */
export const QUARTERS = ['palace', 'market', 'smithy', 'cathedral'] as const;
export type Quarter = (typeof QUARTERS)[number];
/** The kind of feature that each leads to. */
export const LEADS_TO = { palace: 'city', market: 'field', smithy: 'road', cathedral: 'monastery' } as const;

export const asQuarter = (word: unknown): Quarter | undefined => QUARTERS.find((quarter) => quarter === word);
const PREFIX = 'quarter ';
export const quarterAt = (place: Place | undefined): Quarter | undefined =>
  place?.on === 'spot' && place.spot.startsWith(PREFIX) ? asQuarter(place.spot.slice(PREFIX.length)) : undefined;

export const sliceOf = (view: Pick<NamedState, 'state'>): carcassonne.Slices[typeof COUNT] | undefined =>
  carcassonne.sliceOf(carcassonneState(view), COUNT);

/** The number of figures in a quarter, by player. */
export function crowdIn(view: Pick<NamedState, 'state'>, quarter: Quarter): ReadonlyMap<number, number> {
  const crowd = new Map<number, number>();
  for (const one of sliceOf(view)?.figures ?? [])
    if (one.quarter === quarter) crowd.set(one.player, (crowd.get(one.player) ?? 0) + 1);
  return new Map([...crowd].toSorted(([a], [b]) => a - b));
}

/** `you 2 and Ion 1`; `own`: the player who reads it. Empty for an empty quarter. */
export const crowdText = (
  { t, list }: Texts,
  view: Pick<NamedState, 'players'>,
  crowd: ReadonlyMap<number, number>,
  own: number | null,
): string =>
  list(
    [...crowd]
      .filter(([, count]) => count > 0)
      .map(([player, count]) =>
        player === own
          ? t('carcassonne.count.own', { count })
          : t('carcassonne.count.other', { player: nameOf(view, player), count }),
      ),
  );

/**
 * What the tile of this turn has scored for other players, which is why a player may enter the city. `before`: only up
 * to this event.
 */
export function gainsText({ t, list }: Texts, view: MatchView, before?: GameEvent): string {
  const end = before ? view.log.findIndex(({ event }) => event === before) : view.log.length;
  const events = view.log.slice(0, Math.max(0, end)).map(({ event }) => event);
  const since = events.slice(events.findLastIndex(({ type }) => type === 'laid') + 1);
  const gains = new Map<number, number>();
  for (const event of since)
    if (isScored(event) && event.line.player !== view.state.player && event.line.region !== null)
      gains.set(event.line.player, (gains.get(event.line.player) ?? 0) + event.line.points);
  return list(
    [...gains]
      .filter(([, count]) => count > 0)
      .map(([player, count]) => t('carcassonne.count.gains', { player: nameOf(view, player), count })),
  );
}

export const isEnding = ({ rules, state }: Pick<NamedState, 'rules' | 'state'>): boolean =>
  adapterOf(rules).isEnding(state);

/** Where the Count is, and what that means. */
export const inText = ({ t }: Texts, view: Pick<NamedState, 'state'>): string =>
  t('carcassonne.count.move.detail', { in: t(`carcassonne.count.in.${sliceOf(view)?.count ?? 'palace'}`) });
