import { accept, checkRecord, replay } from '../game/index.ts';
import type { Result } from '../game/index.ts';
import { SAVE_FORMAT } from '../persistence/save.ts';
import type { Save } from '../persistence/save.ts';
import type { Saves } from '../persistence/saves.ts';
import type { SavedGame } from './appContract.ts';
import type { Match, NewGame } from './contract.ts';
import { openRecord } from './match.ts';

/** Kept games, between the rules and the storage: every action is kept, and a save that the rules refuse is set aside. */

export function keep(saves: Saves, id: string, newGame: NewGame, match: Match, now: number): Promise<Result<void>> {
  const record = JSON.parse(JSON.stringify(match.record())) as Save['match']['record'];
  return saves.put({ format: SAVE_FORMAT, version: 1, id, savedAt: now, match: { record, newGame } });
}

/** One save as the menu lists it, or why the rules refuse it. */
export function describeSave({ id, savedAt, match }: Save): Result<SavedGame> {
  const record = checkRecord(match.record);
  if (!record.ok) return record;
  const game = replay(record.value);
  if (!game.ok) return { ok: false, error: game.error };
  const { position } = game.value;
  const { newGame } = match;
  return accept({
    id,
    rules: newGame.rules,
    names: newGame.players,
    colours: newGame.colours,
    scores: [position.score(0), position.score(1)],
    savedAt,
    over: position.awaiting === 'over',
  });
}

/** Every readable save, latest first; the others are kept aside and counted. */
export async function listSaves(saves: Saves): Promise<{ readonly games: readonly SavedGame[]; readonly broken: number; readonly problem: string | null }> {
  const found = await saves.list();
  if (!found.ok) return { games: [], broken: 0, problem: found.error.code };
  const games: SavedGame[] = [];
  let broken = 0;
  for (const save of found.value) {
    const game = describeSave(save);
    if (game.ok) games.push(game.value);
    else {
      broken += 1;
      const aside = await saves.setAside(save, game.error);
      // Where there is no room to keep it aside it stays where it is.
      if (aside.ok) await saves.remove(save.id);
    }
  }
  return { games, broken, problem: null };
}

/** The set-up under which an imported record is played on: two people at this screen. */
export function newGameOf(text: unknown): Result<NewGame> {
  const begun = openRecord(text);
  if (!begun.ok) return begun;
  const { rules, options, players } = begun.value.setup;
  return accept({ rules: rules.id, options, players, seats: [{ kind: 'human' }, { kind: 'human' }], colours: [0, 1], seed: '' });
}
