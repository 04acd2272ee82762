import type { CastleEvent, Player } from '../../game/index.ts';
import type { LogEntry, MatchView } from '../../session/contract.ts';
import type { Texts } from '../../i18n/index.ts';
import { namesOf } from '../game/stage.ts';
import type { Telling } from '../words/events.ts';
import { eventText } from '../words/events.ts';

/** Entries of one turn, or of the final scoring. */
export interface LogGroup {
  readonly key: string;
  readonly heading: string;
  readonly player: Player | null;
  readonly entries: readonly LogEntry[];
}

export const tellingOf = (view: MatchView, texts: Texts): Telling => ({ texts, rules: view.rules, names: namesOf(view) });

/** The turn in groups, the first turn first. */
export function groupsOf(view: MatchView, texts: Texts): readonly LogGroup[] {
  const groups: { key: string; heading: string; player: Player | null; entries: LogEntry[] }[] = [];
  const names = namesOf(view);
  for (const entry of view.log) {
    const { event } = entry;
    if (event.type === 'turn-began') {
      const heading = texts.t(event.extra ? 'log.turn.extra' : 'log.turn', { count: event.turn, player: names[event.player] });
      groups.push({ key: `turn-${event.turn}`, heading, player: event.player, entries: [] });
    } else if (event.type === 'final-began') {
      groups.push({ key: 'final', heading: texts.t('log.final'), player: null, entries: [entry] });
    } else if (event.type !== 'drawn') {
      // Every turn draws: only what came of it is worth a line.
      const last = groups.at(-1);
      if (last) last.entries.push(entry);
      else groups.push({ key: 'start', heading: texts.t('log.turn', { count: entry.turn, player: names[0] }), player: 0, entries: [entry] });
    }
  }
  return groups;
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
