import { checkGameRecord } from '../../src/game/index.ts';
import type { Save, SavedResult } from '../../src/persistence/save.ts';
import type { Archive, FinishedGame, FinishedSave } from '../../src/session/contracts/archive.ts';
import type { Assist, Seat } from '../../src/session/contracts/match.ts';

/** Finished games around a record, as the archive keeps them; the record need not be complete. */
export interface FinishedChange {
  readonly id?: string;
  readonly savedAt?: number;
  /** The person on this device. */
  readonly me?: number;
  /** Others than the record leads to, perhaps of more players. */
  readonly scores?: readonly number[];
  readonly seats?: readonly Seat[];
  readonly without?: readonly Assist[];
  readonly result?: Partial<SavedResult>;
}

/** The scores at the end of a record. */
function scoresOf(record: unknown): readonly number[] {
  const found = checkGameRecord(record);
  if (!found.ok) return [0, 0];
  const { rules, record: begun } = found.value;
  const replayed = rules.replay(begun.start, begun.actions);
  return replayed.ok ? replayed.state.scores : [0, 0];
}

export function finishedSave(
  record: unknown,
  { id = 'game', savedAt = 0, me = 0, scores = scoresOf(record), seats, without, result }: FinishedChange = {},
): FinishedSave {
  const { rules = '' } = record as { readonly rules?: string };
  const most = Math.max(...scores);
  return {
    format: 'ramparts-save',
    version: 1,
    id,
    savedAt,
    match: {
      record: record as Save['match']['record'],
      newGame: {
        rules,
        options: {},
        players: scores.map((_, player) => `Player ${player + 1}`),
        seats:
          seats ??
          scores.map((_, player): Seat => (player === me ? { kind: 'human' } : { kind: 'bot', level: 'page' })),
        colours: scores.map((_, player) => player),
        seed: '',
        ...(without ? { without } : {}),
      },
    },
    result: {
      ended: 'over',
      winners: scores.flatMap((score, player) => (score === most ? [player] : [])),
      scores,
      turns: 1,
      points: {},
      counted: true,
      ...result,
    },
  };
}

/** The game as lists show it. */
export function finishedGame({ id, savedAt, match: { newGame }, result }: FinishedSave): FinishedGame {
  const { rules, players: names, seats, colours } = newGame;
  return { id, rules, names, colours, seats, scores: result.scores, savedAt, over: true, result };
}

/** An archive with these games, latest first. */
export const archiveOf = (saves: readonly FinishedSave[]): Pick<Archive, 'games' | 'get'> => ({
  games: saves.map(finishedGame).toSorted((a, b) => b.savedAt - a.savedAt),
  get: (id) => saves.find((save) => save.id === id) ?? null,
});
