import { country } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { accept } from '../../game/index.ts';
import { SAVE_FORMAT } from '../../persistence/save.ts';
import type { CountrySave } from '../../persistence/save.ts';
import type { CountryGame } from '../archiveContract.ts';
import type { CountryMatch, CountryNewGame } from './contract.ts';
import { openCountryRecord } from './match.ts';

/** Kept games of the countryside, between the rules and the storage. */

export interface CountryKeeping {
  readonly id: string;
  readonly game: CountryNewGame;
  readonly match: CountryMatch;
  /** It was not over already when it was opened. */
  readonly counted: boolean;
}

export const countrySaveOf = ({ id, game, match }: Omit<CountryKeeping, 'counted'>, now: number): CountrySave => ({
  format: SAVE_FORMAT,
  version: 1,
  id,
  savedAt: now,
  match: { record: JSON.parse(JSON.stringify(match.record())) as CountrySave['match']['record'], newGame: game },
});

/** One save as the menu lists it, or why the rules refuse it. */
export function describeCountrySave({ id, savedAt, match: { record, newGame } }: CountrySave): Result<CountryGame> {
  const begun = openCountryRecord(record);
  if (!begun.ok) return begun;
  const { setup, actions } = begun.value;
  const game = country.replay({ setup, actions });
  if (!game.ok) return { ok: false, error: game.error };
  const { position } = game.value;
  return accept({
    id,
    rules: newGame.rules,
    names: newGame.players,
    colours: newGame.colours,
    seats: newGame.seats,
    scores: newGame.players.map((_, player) => position.score(player)),
    savedAt,
    over: position.awaiting === 'over',
  });
}

/** The set-up under which a record from outside is played on: people at this screen. */
export function gameOfRecord({ rules, players }: country.CountrySetup): CountryNewGame {
  const { modules, fields, tinyCity, followers } = rules.options;
  return { rules: rules.id, options: { modules, fields, tinyCity, followers }, players, seats: players.map(() => ({ kind: 'human' }) as const), colours: LOOKS.slice(0, players.length), seed: '' };
}

/** Looks of six who cannot be taken for one another: no two of one colour. */
export const LOOKS: readonly number[] = [0, 1, 8, 13, 4, 7];
