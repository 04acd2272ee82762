import { createAdviser } from '../../bots/adviser.ts';
import type { Outcome, Settings } from '../contracts/app.ts';
import type { Current } from '../contracts/current.ts';
import type { Match, NewGame } from '../contracts/match.ts';
import { createMatch } from '../match/match.ts';
import type { MatchOptions } from '../match/match.ts';
import { setOf } from '../match/ownSet.ts';
import { onHidden } from '../platform/hidden.ts';
import { createTableMatch } from '../review/tableMatch.ts';
import type { Library } from '../saving/library.ts';
import type { Ownership } from '../saving/ownership.ts';
import type { AtTable } from './atTable.ts';
import { BOT_PACE, REVIEW_PACE } from './settings.ts';

/** What every match asks the settings for. */
export interface Pace {
  readonly confirm: () => boolean;
  readonly botPace: () => number;
}

/** Starts matches and resumes them. */
export interface Starting {
  readonly pace: Pace;
  /** Shows a match that somebody else has opened; it is saved after every action if its place is `saves`. */
  play(id: string, game: NewGame, match: Match, place: Current['place']): void;
  /** Starts or resumes a match; `left`: what was left of everyone's time. The current match is closed only if the new one can be played. */
  begin(id: string, game: NewGame, record?: unknown, place?: 'saves' | 'archive', left?: readonly number[]): Outcome;
}

export interface StartingPorts {
  readonly atTable: AtTable;
  readonly library: Pick<Library, 'unsaved'>;
  readonly ownership: Pick<Ownership, 'keep'>;
  readonly settings: () => Settings;
  readonly options: MatchOptions | undefined;
  readonly onChange: () => void;
}

export function createStarting({ atTable, library, ownership, settings, options, onChange }: StartingPorts): Starting {
  const pace = { confirm: () => settings().confirm, botPace: () => BOT_PACE[settings().speed] };
  const reviewPace = (): number => REVIEW_PACE[settings().speed];

  /** A room saves its own match, and archived games do not change. */
  async function autosave(): Promise<void> {
    const { current } = atTable;
    if (current?.place === 'saves') await ownership.keep({ ...current, match: current.live });
  }

  // What has been used of everyone's time is kept when the game is left, and when the page may be about to close.
  const keepTime = (): void => void (atTable.current?.live.view.clocks && autosave());
  atTable.onLeave(keepTime);
  onHidden(keepTime);

  function play(id: string, game: NewGame, match: Match, place: Current['place']): void {
    // The screen gets the match by way of what can also show its replay.
    const tableMatch = createTableMatch(game, match, { pace: reviewPace, newAdviser: () => createAdviser() });
    const counted = !game.byHand && (library.unsaved(id)?.counted ?? !match.view.over);
    atTable.show({ id, place, game, live: match, match: tableMatch.match, tableMatch, counted });
    match.subscribe((view, before) => {
      if (view.state !== before.state || view.over !== before.over) void autosave();
    });
    void autosave();
    onChange();
  }

  return {
    pace,
    play,
    begin(id, given, record, place = 'saves', left) {
      // In a finished game nobody's time runs, and nothing is kept from anybody.
      const { time: _time, without: _without, ...finished } = given;
      const game = place === 'archive' ? finished : given;
      // A finished game has all its draws.
      const { byHand: _byHand, ...drawn } = game;
      const match = createMatch(place === 'archive' ? drawn : game, {
        ...pace,
        ...options,
        left,
        ...(record === undefined ? {} : { record }),
      });
      if (!match.ok) return match.error.code;
      // The record contains the custom set.
      play(id, { ...game, set: setOf(match.value.view.state) }, match.value, place);
      return null;
    },
  };
}
