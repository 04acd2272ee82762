import { DISTINCT_LOOKS, soundLooks } from '../../art/players.ts';
import { accept, adapterOf, parseJson, refuse } from '../../game/index.ts';
import type { GameState, Refusal, Result } from '../../game/index.ts';
import { continues } from '../../persistence/continues.ts';
import { SAVE_FORMAT } from '../../persistence/save.ts';
import type { Save } from '../../persistence/save.ts';
import type { Saves } from '../../persistence/saves.ts';
import type { Outcome, SavedGame } from '../contracts/app.ts';
import { isFinished } from '../archive/shelf.ts';
import type { Archivist } from '../archive/archive.ts';
import type { FinishedSave } from '../contracts/archive.ts';
import { isBackup } from '../archive/backup.ts';
import { resultOf, resultOfRecord, timeUp } from '../archive/result.ts';
import { timeLeft } from '../contracts/match.ts';
import type { Match, NewGame } from '../contracts/match.ts';
import { openHandGame } from '../match/handGame.ts';
import { openRecord } from '../match/openRecord.ts';
import { setOf } from '../match/ownSet.ts';

/** Saved games, between the rules and the storage. Every action is saved; saves that the rules refuse are set aside. */

export interface Keeping {
  readonly id: string;
  readonly game: NewGame;
  readonly match: Match;
  /** The game was not over when it was opened. */
  readonly counted: boolean;
  /** When it was first tried, in milliseconds since 1970; absent: this is the first attempt. */
  readonly savedAt?: number;
}

export const saveOf = ({ id, game, match }: Omit<Keeping, 'counted' | 'savedAt'>, now: number): Save => ({
  format: SAVE_FORMAT,
  version: 1,
  id,
  savedAt: now,
  match: {
    record: JSON.parse(JSON.stringify(match.record())) as Save['match']['record'],
    newGame: savedGame(game),
    ...leftIn(match),
  },
});

/** What is left of everyone's time. */
export function leftIn({ view: { clocks } }: Match): { readonly left?: readonly number[] } {
  return clocks ? { left: clocks.left.map((_, player) => Math.round(timeLeft(clocks, player))) } : {};
}

/** Leaves the custom set out, because the record contains it. */
function savedGame(game: NewGame): Save['match']['newGame'] {
  const { set: _inRecord, ...rest } = game;
  return rest;
}

/**
 * Saves a match: among the saves while it is played, in the archive when it is over. `save-elsewhere`: another tab has
 * continued the game, and that version stays.
 */
export async function keep(
  { saves, archive }: { readonly saves: Saves; readonly archive: Archivist },
  keeping: Keeping,
  now: number,
): Promise<Outcome> {
  const { match } = keeping;
  const save = wholeSave(keeping, now);
  // The final state goes to the saves first, and leaves them once it is archived.
  const kept = await put({ saves, archive }, save);
  if (!kept.ok) return kept.error.code;
  if (isFinished(save)) return moveToArchive(save, saves, archive);
  // The action that ended the game may have been undone, possibly while this was written.
  return !match.view.over && archive.get(save.id) ? archive.remove(save.id) : null;
}

/**
 * If the game is missing from the saves, another tab has finished it (`save-elsewhere`) or removed it; in the latter
 * case it is saved again.
 */
async function put(
  { saves, archive }: { readonly saves: Saves; readonly archive: Archivist },
  save: Save,
): Promise<Result<void>> {
  const kept = await saves.put(save);
  if (kept.ok || kept.error.code !== 'save-gone') return kept;
  return (await archive.has(save.id))
    ? refuse('save-elsewhere', 'Another tab has finished this game.')
    : saves.putAgain(save);
}

/** With its result if the game is over. */
export function wholeSave(keeping: Keeping, now: number): Save {
  const save = saveOf(keeping, now);
  const { match, counted } = keeping;
  const { over, outOfTime } = match.view;
  return over
    ? { ...save, result: resultOf(match.view, counted, outOfTime === null ? undefined : timeUp(outOfTime)) }
    : save;
}

/** Describes a save for the menu, or says why the rules refuse it. */
export function describeSave(save: Save): Result<SavedGame> {
  const { id, savedAt, match } = save;
  const { newGame } = match;
  const reached = reachedIn(save);
  if (!reached.ok) return reached;
  const { rules, scores, awaiting } = reached.value;
  return accept({
    id,
    rules,
    names: newGame.players,
    colours: soundLooks(newGame.colours),
    seats: newGame.seats,
    scores,
    savedAt,
    over: awaiting === 'over',
    ...(newGame.byHand ? { byHand: true } : {}),
  });
}

/** The state in which the game was saved. */
function reachedIn({ match: { record, newGame }, result }: Save): Result<GameState> {
  const opened = openRecord(record);
  if (!opened.ok) return opened;
  if (!newGame.byHand || result) return accept(opened.value.end);
  // Its record ends with the tiles drawn so far, but the game goes on.
  const hand = openHandGame({ ...newGame, rules: opened.value.start.rules }, opened.value);
  return hand.ok ? accept(hand.value.state) : hand;
}

export interface Listing {
  readonly saves: Saves;
  readonly archive: Archivist;
  readonly freshId: () => string;
  /** Resolves to true if no tab plays the game with this id. */
  readonly isFree: (id: string) => Promise<boolean>;
}

/** Lists every readable save that is not in the archive, latest first. The others are set aside and counted. */
export async function listSaves({ saves, archive, freshId, isFree }: Listing): Promise<{
  readonly games: readonly SavedGame[];
  readonly broken: number;
  readonly problem: string | null;
}> {
  const found = await saves.list();
  if (!found.ok) return { games: [], broken: 0, problem: found.error.code };
  const games: SavedGame[] = [];
  let broken = 0;
  let problem: string | null = null;
  for (const save of found.value) {
    const game = describeSave(save);
    if (!game.ok) {
      broken += 1;
      const aside = await saves.setAside(save, game.error);
      // If there is no space to set it aside, it stays where it is.
      if (aside.ok) await saves.remove(save.id, save);
      continue;
    }
    // Older versions left finished games here, and the page may have been closed before a game was moved.
    const over = game.value.over || isFinished(save) ? withResult(save) : null;
    if (over) await moveToArchive(over, saves, archive);
    const finished = archive.get(save.id);
    if (!finished) games.push(game.value);
    else if (!continues(finished, save) && (await isFree(save.id))) {
      // Two tabs of an older version continued the same game differently: keep both, as separate games.
      const copy = { ...save, id: freshId() };
      const kept = await saves.put(copy);
      if (!kept.ok) problem = kept.error.code;
      else {
        await saves.remove(save.id, save);
        games.push({ ...game.value, id: copy.id });
      }
    }
  }
  return { games, broken, problem };
}

/** Removes the game from the saves only after the archive has stored it durably. */
async function moveToArchive(save: FinishedSave, saves: Saves, archive: Archivist): Promise<Outcome> {
  const trouble = await archive.keep(save);
  if (trouble === null && archive.lasts) await saves.remove(save.id, save);
  return trouble;
}

/** Adds the result from the record if the save has none. */
function withResult(save: Save): FinishedSave | null {
  if (isFinished(save)) return save;
  const result = resultOfRecord(save.match.record, true);
  return result.ok ? { ...save, result: result.value } : null;
}

/** Parses an exported record, and sets up a game in which people on this screen continue it. */
export function readRecord(
  text: string,
): Result<{ readonly record: unknown; readonly game: NewGame }, Refusal & { readonly at?: number }> {
  const record = parseJson(text);
  if (record === undefined) return refuse('malformed', 'This is no JSON.');
  if (isBackup(record)) return refuse('is-backup', 'This is a file of all games.');
  const begun = openRecord(record);
  if (!begun.ok) return begun;
  const { players, start } = begun.value;
  const { rules, options } = start;
  return accept({
    record,
    game: {
      rules,
      set: setOf(start),
      options: adapterOf(rules).formatOptions(options),
      players,
      seats: players.map(() => ({ kind: 'human' })),
      colours: DISTINCT_LOOKS.slice(0, players.length),
      seed: '',
    },
  });
}

/** The error code; for a record, with the index of the illegal action. */
export const codeOf = ({ code, at }: { readonly code: string; readonly at?: number }): string =>
  at === undefined ? code : `${code}@${at}`;
