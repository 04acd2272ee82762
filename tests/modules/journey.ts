import { carcassonne, seededRandom } from '../../src/game/index.ts';
import type { GameEvent, GivenOptions } from '../../src/game/index.ts';
import type { Match, NewGame, Seat } from '../../src/session/contracts/match.ts';
import { createMatch } from '../../src/session/match/match.ts';
import type { MatchOptions } from '../../src/session/match/match.ts';
import { isAsked } from '../support/onlyExpansion.ts';

/** What the modules must withstand, and how their games begin. */

/** Modules that are played together. */
export type Mix = readonly string[];

/** Modules whose games are long enough. */
const MOST = 5;

/** Room for more of these modules in a game. */
const goTogether = (modules: Mix): boolean =>
  modules.length <= MOST && carcassonne.parseOptions({ modules: [...modules] }).ok;

/** The games that are played: few, with every module in one of them; those of a box together. Other mixes: tests/properties. */
function mixed(): readonly Mix[] {
  const mixes: { readonly modules: Mix; readonly alone: boolean }[] = [];
  const add = (modules: Mix): void => {
    const at = mixes.findIndex((mix) => !mix.alone && goTogether([...mix.modules, ...modules]));
    const into = mixes[at];
    if (into) mixes[at] = { ...into, modules: [...into.modules, ...modules] };
    else mixes.push({ modules, alone: false });
  };
  const boxes = new Set(carcassonne.MODULES.map(({ box }) => box));
  for (const box of boxes) {
    const ids = carcassonne.MODULES.filter((one) => one.box === box).map(({ id }) => id);
    const together = ids.reduce<Mix>((some, id) => (goTogether([...some, id]) ? [...some, id] : some), []);
    if (box !== undefined) add(together);
    // One that excludes others of its box, or came in none, by itself.
    const others = ids.filter((id) => box === undefined || !together.includes(id));
    mixes.push(...others.map((id) => ({ modules: [id], alone: true })));
  }
  return mixes.map(({ modules }) => modules);
}
export const MIXES = mixed();
export const EVERY_MIX = MIXES.filter(isAsked).map((mix) => [mix.join(' '), mix] as const);

function rulesOf(given: GivenOptions): carcassonne.CarcassonneRules {
  const options = carcassonne.parseOptions(given);
  if (!options.ok) throw new Error(options.error.message);
  return carcassonne.rulesOf(options.value);
}

/** With non-default options, unless these leave less to do. */
export const optionsWith = (mix: Mix): GivenOptions =>
  carcassonne.MODULES.filter(({ id }) => mix.includes(id))
    .flatMap(({ options }) => Object.entries(options))
    .reduce<GivenOptions>(
      (given, [name, values]) => {
        const other: GivenOptions = { ...given, [name]: values.at(-1) };
        return rulesOf(other).verbs.length < rulesOf(given).verbs.length ? given : other;
      },
      { modules: mix },
    );

const NAMES = ['Ada', 'Jan', 'Mia', 'Ion', 'Eva', 'Leo'];
const HUMAN: Seat = { kind: 'human' };

export function newGame(mix: Mix, size = 3, seats: readonly Seat[] = Array<Seat>(size).fill(HUMAN)): NewGame {
  return {
    rules: 'carcassonne',
    options: optionsWith(mix),
    players: NAMES.slice(0, size),
    seats,
    colours: [0, 1, 8, 13, 4, 7].slice(0, size),
    seed: `journey of ${mix.join()}`,
  };
}

export function begin(game: NewGame, options: MatchOptions = {}): Match {
  const match = createMatch(game, options);
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

/** The rules of a game with these modules. */
export const rulesWith = (mix: Mix): carcassonne.CarcassonneRules => rulesOf(optionsWith(mix));

/** Verbs that only these modules have, as far as the game's options use them. */
export const verbsOf = (mix: Mix): readonly string[] =>
  carcassonne.MODULES.filter(({ id }) => mix.includes(id))
    .flatMap(({ shapes }) => Object.keys(shapes))
    .filter((word) => rulesWith(mix).verbs.some((verb) => verb.do === word));

export function dealt(mix: Mix, seed: string, players = 3): carcassonne.CarcassonneSetup {
  const rules = rulesWith(mix);
  return {
    rules,
    players: NAMES.slice(0, players),
    start: rules.start,
    ...carcassonne.deal(rules, seededRandom(seed)),
  };
}

/** A person who acts at random, by intents; the seed is theirs. */
export function createPerson(seed: string): (match: Match) => void {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  return ({ view, intents }) => {
    const cell = pick(view.legalCells);
    const options = (view.prompt?.options ?? []).filter(({ action }) => action.do !== 'place');
    // Verbs with many targets are chosen no more often than those with one.
    const verb = pick([...new Set(options.map(({ action }) => action.do))]);
    const option = pick(options.filter(({ action }) => action.do === verb));
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

/** Verbs and events that a game must have shown before it proves anything. */
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
