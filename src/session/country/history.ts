import { country } from '../../game/index.ts';
import type { CountryMatch as CountryWhole } from '../../game/index.ts';
import { numberEntries } from '../entries.ts';
import type { CountryLogEntry } from './contract.ts';

/** What a match has been so far, as events: replayed from its actions, so that undo and resume need nothing else. */
export interface CountryHistory {
  readonly entries: readonly CountryLogEntry[];
  readonly finalLines: readonly country.CountryLine[];
}

/** Plays a match anew with what the viewer may know. */
export function retell({ players, state, actions }: CountryWhole, listen: country.CountryListener): void {
  const rules = country.rulesOf(state.options);
  const deck = [...state.drawn, ...Array<null>(state.left).fill(null)];
  const start = country.initialState({ rules, players, start: state.start, deck });
  const told = country.replayFrom({ start, rules, actions }, listen);
  if (!told.ok) throw new Error(`Expected a match that replays: ${told.error.message}`);
}

export const historyOf = (entries: readonly CountryLogEntry[]): CountryHistory => ({ entries, finalLines: entries.flatMap(({ event }) => (event.type === 'scored' && event.final ? [event.line] : [])) });

/** Replays what the viewer may know; entries that were there before keep their identity. */
export function tellHistory(match: CountryWhole, before: CountryHistory | undefined): CountryHistory {
  const { entries, listen } = numberEntries<country.CountryEvent>(before?.entries);
  retell(match, listen);
  return historyOf(entries);
}
