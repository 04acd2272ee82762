import { createCountryAdviser } from '../../bots/country/adviser.ts';
import type { CountryAdviser } from '../../bots/country/adviser.ts';
import { simplestAction } from '../../bots/country/choose.ts';
import { createCountryThinker } from '../../bots/country/thinker.ts';
import type { CountryThinker } from '../../bots/country/thinker.ts';
import { BOT_LEVELS } from '../../bots/levels.ts';
import { accept, checkAnyRecord, country, countryMoveCall, makeCountryGame, refuse, seededRandom } from '../../game/index.ts';
import type { CountryMatch as CountryWhole, Refusal, Result } from '../../game/index.ts';
import { createKeeper, makeMove } from '../tableKeeper.ts';
import type { CountryMatch, CountryNewGame } from './contract.ts';
import { createCountryPlay } from './play.ts';

/** One match of the countryside at this device. */

export interface CountryMatchOptions {
  /** A record to go on from, as an object. */
  readonly record?: unknown;
  /** Does a choice wait for the green button? */
  readonly confirm?: () => boolean;
  /** Shortest time between two actions of a bot, in milliseconds, so that people can follow. */
  readonly botPace?: () => number;
  readonly thinker?: CountryThinker;
  /** Who is asked for hints. */
  readonly adviser?: CountryAdviser;
}

interface Begun {
  readonly setup: country.CountrySetup;
  readonly actions: readonly country.Action[];
}

/** Begins a match, or goes on with a record; refuses a record that does not replay, with the code of the rules. */
export function createCountryMatch(game: CountryNewGame, options: CountryMatchOptions = {}): Result<CountryMatch> {
  const begun = options.record === undefined ? accept({ setup: dealGame(game), actions: [] }) : openCountryRecord(options.record);
  return begun.ok ? accept(runMatch(game, begun.value, options)) : begun;
}

function dealGame({ options, players, seed }: CountryNewGame): country.CountrySetup {
  const rules = country.rulesOf({ ...country.DEFAULT_OPTIONS, ...options });
  return { rules, players, start: rules.start, ...country.deal(rules, seededRandom(seed)) };
}

/** A record whose every action is legal; the error says which one is not. */
export function openCountryRecord(value: unknown): Result<Begun, Refusal & { readonly at?: number }> {
  const read = checkAnyRecord(value);
  if (!read.ok) return read;
  if (read.value.family !== 'country') return refuse('bad-rules', 'The record is of another family.');
  const { record } = read.value;
  const game = country.replay(record);
  if (!game.ok) return { ok: false, error: { ...game.error, at: game.at } };
  return accept({ setup: record.setup, actions: game.value.actions });
}

function runMatch(game: CountryNewGame, { setup, actions }: Begun, { confirm = () => true, botPace = () => 0, thinker = createCountryThinker(), adviser = createCountryAdviser() }: CountryMatchOptions): CountryMatch {
  const { rules } = setup;
  const keeper = createKeeper<CountryWhole, country.Action>({
    game: makeCountryGame(setup),
    players: setup.players.length,
    actions,
    call: countryMoveCall,
    actor: ({ state }) => state.actor,
    over: ({ state }) => state.awaiting === 'over',
    mayUndo: () => true,
    bots: game.seats.map((seat, player) => {
      if (seat.kind !== 'bot') return undefined;
      const level = BOT_LEVELS.find((known) => known === seat.level) ?? 'castellan';
      return async ({ G }) => makeMove(countryMoveCall(await thinker.think(country.hideSecrets(G.state, rules), level, `${game.seed}/${player}`)), player);
    }),
    simplest: ({ state }) => simplestAction(state),
    record: (whole) => country.formatCountryRecord(setup, whole.actions),
    botPace,
    close() {
      thinker.close();
      adviser.close();
    },
  });
  const play = createCountryPlay(game, keeper, { confirmed: confirm, adviser });
  keeper.begin(play.settle);
  return play.match;
}
