import { adapterOf, carcassonne, seededRandom } from '../../src/game/index.ts';
import type { GameEvent, GivenOptions } from '../../src/game/index.ts';
import type { Match, NewGame, Seat } from '../../src/session/contract.ts';
import { createMatch } from '../../src/session/match.ts';
import type { MatchOptions } from '../../src/session/match.ts';

/** What every module has to bear, and how its games are begun. */

/** One that exists, one after the other, and all that go together. */
export const EVERY_MODULE: readonly string[] = carcassonne.MODULE_IDS;

/** With options of its own that are not the usual ones. */
export const optionsWith = (module: string): GivenOptions => ({
  modules: [module],
  ...Object.fromEntries(
    adapterOf('carcassonne').options.flatMap((option) =>
      option.module === module ? [[option.name, option.values.at(-1)]] : [],
    ),
  ),
});

const NAMES = ['Ada', 'Jan', 'Mia', 'Ion', 'Eva', 'Leo'];
const HUMAN: Seat = { kind: 'human' };

export function newGame(module: string, size = 3, seats: readonly Seat[] = Array<Seat>(size).fill(HUMAN)): NewGame {
  return {
    rules: 'carcassonne',
    options: optionsWith(module),
    players: NAMES.slice(0, size),
    seats,
    colours: [0, 1, 8, 13, 4, 7].slice(0, size),
    seed: `journey of ${module}`,
  };
}

export function begin(game: NewGame, options: MatchOptions = {}): Match {
  const match = createMatch(game, options);
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

/** The rules of a game with this module, and a position of it that waits for the first choice. */
export function rulesWith(module: string): carcassonne.CarcassonneRules {
  const options = carcassonne.parseOptions(optionsWith(module));
  if (!options.ok) throw new Error(options.error.message);
  return carcassonne.rulesOf(options.value);
}

export function dealt(module: string, seed: string, players = 3): carcassonne.CarcassonneSetup {
  const rules = rulesWith(module);
  return {
    rules,
    players: NAMES.slice(0, players),
    start: rules.start,
    ...carcassonne.deal(rules, seededRandom(seed)),
  };
}

/** A person who does whatever comes to mind, by intents; the seed is theirs. */
export function createPerson(seed: string): (match: Match) => void {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  return ({ view, intents }) => {
    const cell = pick(view.legalCells);
    const option = pick((view.prompt?.options ?? []).filter(({ action }) => action.do !== 'place'));
    if (cell) intents.tapCell(cell);
    else if (option) {
      const { target } = option;
      intents.choose(
        option.id,
        target.on === 'number' ? target.least + Math.floor(random() * (target.most - target.least + 1)) : undefined,
      );
    }
    intents.confirm();
  };
}

/** What was done and what happened, by word: what a game has to show before anything can be said of it. */
export interface Seen {
  readonly verbs: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
}

export const seenIn = (match: Match): Seen => ({
  verbs: new Set(
    (match.record() as { readonly actions: readonly carcassonne.Action[] }).actions.map((action) => action.do),
  ),
  events: new Set(match.view.log.map(({ event }) => nameOf(event))),
});

const nameOf = (event: GameEvent): string =>
  event.type === 'scored' ? `scored ${(event['line'] as { readonly what: string }).what}` : event.type;

/** What a game with the canary shows. */
export const OF_CANARY: Seen = {
  verbs: new Set(['fly', 'perch', 'bid']),
  events: new Set(['moved', 'placed', 'taken', 'named', 'scored seeds', 'scored omens', 'scored songs']),
};
