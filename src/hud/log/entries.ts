import type { CastleEvent, Player } from '../../game/index.ts';
import type { LogEntry, MatchView } from '../../session/contract.ts';
import type { Texts } from '../../i18n/index.ts';
import { namesOf } from '../game/stage.ts';
import type { LogGroup } from '../game/words.ts';
import { groupEntries } from './groups.ts';
import type { Telling } from '../words/events.ts';
import { eventText } from '../words/events.ts';

export type CastleGroup = LogGroup<CastleEvent>;

export const tellingOf = (view: MatchView, texts: Texts): Telling => ({ texts, rules: view.rules, names: namesOf(view) });

/** The turns in groups, the first turn first. */
export function groupsOf(view: MatchView, texts: Texts): readonly CastleGroup[] {
  const names = namesOf(view);
  const heading = (turn: number, player: Player, extra = false): string => texts.t(extra ? 'log.turn.extra' : 'log.turn', { count: turn, player: names[player] });
  return groupEntries(view.log, (event) => (event.type === 'turn-began' ? { player: event.player, heading: heading(event.turn, event.player, event.extra) } : null), {
    first: heading(view.log[0]?.turn ?? 1, 0),
    final: texts.t('log.final'),
  });
}

/** Whom an entry is about, for its colour mark. */
export function subjectOf(event: CastleEvent): Player | null {
  if (event.type === 'scored') return event.line.player;
  if (event.type === 'completed') return event.scorer;
  if (event.type === 'keep-compared' || event.type === 'over') return event.winner;
  return 'player' in event ? event.player : null;
}

/** Worth saying aloud and in the summary of a turn; the rest is detail. */
export function isEssential(event: CastleEvent): boolean {
  switch (event.type) {
    case 'laid':
    case 'deployed':
    case 'scored':
    case 'token-taken':
    case 'token-used':
    case 'token-lost':
    case 'keep-moved':
    case 'set-aside':
    case 'final-began':
    case 'keep-compared':
    case 'over':
      return true;
    case 'completed':
      return event.scorer === null;
    default:
      return false;
  }
}

export const sentences = (view: MatchView, texts: Texts, entries: readonly LogEntry[]): readonly string[] => {
  const telling = tellingOf(view, texts);
  return entries.map((entry) => eventText(telling, entry.event));
};
