import { adapterOf, seededRandom } from '../../src/game/index.ts';
import { mixesOf } from '../support/mixes.ts';
import type { Action, GameAdapter, GameState, GivenOptions, Prompt, Random } from '../../src/game/index.ts';

/** Games of any rule set at any moment, made with its adapter. */

/** Ways to play a rule set: without modules, and with as many as go together. */
export interface Variant {
  readonly name: string;
  readonly options: GivenOptions;
  /** By default three, or as many as can play. */
  readonly players?: readonly string[];
}

/** As many players as possible, with as many modules as go together. */
export const crowdsOf = (rules: GameAdapter): readonly Variant[] =>
  mixesOf(rules).map((modules) => ({
    name: `everyone with ${modules[0]} and more`,
    options: { modules },
    players: everyoneOf(rules),
  }));

export const variantsOf = (rules: GameAdapter): readonly Variant[] => [
  { name: 'plain', options: {} },
  ...mixesOf(rules).map((modules) => ({ name: `with ${modules[0]} and more`, options: { modules } })),
];

/** As many modules as go together, with every further value of their options. */
export function otherRulesOf(rules: GameAdapter): readonly Variant[] {
  return mixesOf(rules).flatMap((modules) => {
    const options = rules.options.filter(({ module }) => module !== null && modules.includes(module));
    const most = Math.max(1, ...options.map(({ values }) => values.length));
    return Array.from({ length: most - 1 }, (_, n) => ({
      name: `with ${modules[0]} and more, other rules ${n + 1}`,
      options: {
        modules,
        ...Object.fromEntries(options.map(({ name, values }) => [name, values[n + 1] ?? values.at(-1)])),
      },
    })).filter((variant) => rules.parseOptions(variant.options).ok);
  });
}

const NAMES = ['Ada', 'Jan', 'Zofia', 'Ion', 'Mia', 'Leo'];
export const playersOf = ({ seats }: GameAdapter): readonly string[] => NAMES.slice(0, Math.min(3, seats.most));
/** As many players as possible. */
export const everyoneOf = ({ seats }: GameAdapter): readonly string[] => NAMES.slice(0, seats.most);

export function dealt(rules: GameAdapter, { options, players }: Variant, seed = 'gallery'): GameState {
  const request = { options, players: (players ?? playersOf(rules)).length };
  return rules.deal(request, seededRandom(seed));
}

/** A moment of a game: the record up to it. */
export interface Moment {
  readonly state: GameState;
  readonly record: unknown;
}

/** Names of the choices of a turn: every reachable stage. */
export const stagesOf = (rules: GameAdapter, variant: Variant): readonly string[] =>
  Object.keys(rules.choices(dealt(rules, variant)));

/** Some stages are rare because of chance. */
const MOST_GAMES = 80;
/** Before this turn the board is nearly empty. */
const SETTLED = 9;
/** A settled game with a few options. */
const GOOD = 13;

/** Where this stage offers most, a few turns into the game; `null`: no game reached it. */
export const atStage = (id: string, variant: Variant, stage: string): Moment | null =>
  stageMoments(`${id}/${variant.name}`, () => findStages(id, variant)).get(stage) ?? null;

const stageMoments = remembered<ReadonlyMap<string, Moment>>();

/** The moments of all stages, so that no game is played twice. */
function findStages(id: string, variant: Variant): ReadonlyMap<string, Moment> {
  const stages = stagesOf(adapterOf(id), variant);
  const found = new Map<string, Moment>();
  for (let game = 0; game < MOST_GAMES && found.size < stages.length; game += 1) {
    const sought = stages.filter((stage) => !found.has(stage));
    const worths = new Map<string, number>();
    play(id, variant, `game ${game}`, (state, prompt, record) => {
      if (!prompt || !sought.includes(prompt.awaiting)) return false;
      const best = worths.get(prompt.awaiting) ?? 0;
      const worth = Math.min(prompt.options.length, 8) + (state.turn >= SETTLED ? 10 : 0);
      if (best >= GOOD || worth <= best) return false;
      found.set(prompt.awaiting, { state, record: record() });
      worths.set(prompt.awaiting, worth);
      return sought.every((stage) => (worths.get(stage) ?? 0) >= GOOD);
    });
  }
  return found;
}

export const atEnd = (id: string, variant: Variant, seed = 'end'): Moment =>
  ends(`${id}/${variant.name}/${seed}`, () => play(id, variant, seed, () => false));

const ends = remembered<Moment>();

function remembered<T>(): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
}

/** Plays until the visitor has seen enough, or to the end. `action`: the one that led here; `null` at the start. */
export function play(
  id: string,
  variant: Variant,
  seed: string,
  visit: (state: GameState, prompt: Prompt | null, record: () => unknown, action: Action | null) => boolean,
): Moment {
  const rules = adapterOf(id);
  const random = seededRandom(seed);
  const start = dealt(rules, variant, seed);
  const actions: Action[] = [];
  const record = (): unknown =>
    JSON.parse(
      JSON.stringify(
        rules.formatRecord({ players: variant.players ?? playersOf(rules), start, actions: [...actions] }),
      ),
    );
  let state = rules.advance(start, 'choice');
  for (;;) {
    const prompt = rules.prompt(state);
    if (visit(state, prompt, record, actions.at(-1) ?? null) || !prompt) return { state, record: record() };
    const action = chosen(state, rules.legalActions(state), random);
    const next = rules.act(state, action, 'choice');
    if (!next.ok) throw new Error(next.error.message);
    actions.push(action);
    state = next.value;
  }
}

/** Tiles close together, as people place them; everything else at random. */
function chosen({ awaiting, start = [], laid }: GameState, legal: readonly Action[], random: Random): Action {
  const lying = [...start, ...laid];
  const worth = (action: Action): number => {
    const { x, y } = action as { readonly x?: unknown; readonly y?: unknown };
    if (awaiting !== 'place' || typeof x !== 'number' || typeof y !== 'number') return random();
    const near = lying.filter((tile) => Math.abs(tile.x - x) <= 1 && Math.abs(tile.y - y) <= 1).length;
    return near * 0.6 - Math.hypot(x, y) * 0.15 + random();
  };
  const ranked = legal.map((action) => ({ action, value: worth(action) })).sort((a, b) => b.value - a.value);
  const [best] = ranked;
  if (!best) throw new Error(`Expected a legal action at ${awaiting}`);
  return best.action;
}
