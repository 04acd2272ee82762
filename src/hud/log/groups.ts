import type { GameEvent } from '../../game/index.ts';
import type { Entry, MatchView } from '../../session/contracts/match.ts';
import type { GameTexts } from '../table/texts.ts';
import { nameOf } from '../words/names.ts';

/** Entries of one turn, of its second part, or of the final scoring. */
export interface LogGroup {
  readonly key: string;
  readonly heading: string;
  readonly player: number | null;
  readonly entries: readonly Entry[];
}

const isTurnBegin = (event: GameEvent): event is GameEvent & { readonly player: number; readonly turn: number } =>
  event.type === 'turn-began';
const isSecondPart = (event: GameEvent): event is GameEvent & { readonly player: number; readonly turn: number } =>
  event.type === 'turn-went-on';

/** The turns in groups, in order, then the final scoring. */
export function groupsOf({ texts: { t } }: GameTexts, view: MatchView): readonly LogGroup[] {
  const heading = (
    count: number,
    player: number,
    as: 'log.turn' | 'log.turn.extra' | 'log.turn.second' = 'log.turn',
  ): string => t(as, { count, player: nameOf(view, player) });
  const groups: (Omit<LogGroup, 'entries'> & { readonly entries: Entry[] })[] = [];
  for (const entry of view.log) {
    const { event, turn } = entry;
    if (isTurnBegin(event))
      groups.push({
        key: `turn-${turn}`,
        player: event.player,
        heading: heading(event.turn, event.player, event['extra'] === true ? 'log.turn.extra' : 'log.turn'),
        entries: [],
      });
    else if (isSecondPart(event))
      groups.push({
        key: `turn-${turn}-second`,
        player: event.player,
        heading: heading(event.turn, event.player, 'log.turn.second'),
        entries: [],
      });
    else if (event.type === 'final-began')
      groups.push({ key: 'final', heading: t('log.final'), player: null, entries: [entry] });
    else if (event.type !== 'drawn') {
      // Draws are left out: every turn has one.
      const last = groups.at(-1);
      if (last) last.entries.push(entry);
      else groups.push({ key: 'start', heading: heading(view.log[0]?.turn ?? 1, 0), player: 0, entries: [entry] });
    }
  }
  return groups;
}
