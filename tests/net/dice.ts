import { accept, refuse } from '../../src/game/index.ts';
import type { Action, GameAdapter, GameState } from '../../src/game/index.ts';

/** A game that no code above the rules knows: a turn begins with two dice, and a third one may be thrown during it. */
interface DiceState extends GameState {
  /** Dice thrown so far in the game, and in this turn; how many this turn takes. */
  readonly thrown: number;
  readonly dice: readonly number[];
  readonly takes: number;
}

const TURNS = 8;
const VERBS = ['again', 'pass'];
const PIPS = [1, 2, 3, 4, 5, 6];
const nothing = (): never => {
  throw new Error('Not for this game');
};

const legal = ({ player, awaiting, takes }: DiceState): readonly Action[] =>
  awaiting !== 'choose' ? [] : (takes < 3 ? VERBS : ['pass']).map((verb) => ({ player, do: verb }));

export const DICE: GameAdapter<DiceState> = {
  id: 'dice',
  seats: { fewest: 2, most: 4 },
  modules: ['bids'],
  boxOf: () => null,
  options: [
    { name: 'target', values: [50, 100], module: null },
    { name: 'least', values: [1, 2], module: 'bids' },
  ],
  mostDraws: 60,
  parseOptions: (given) => accept({ target: 50, ...(given as object) }),
  formatOptions: (options) =>
    Object.fromEntries(
      Object.entries(options).filter(([name, value]) => (name === 'target' ? value !== 50 : value !== 1)),
    ),
  conceal: ({ players, options }) => ({
    rules: 'dice',
    options,
    drawn: [],
    left: 0,
    setAside: [],
    laid: [],
    scores: Array<number>(players).fill(0),
    turn: 1,
    player: 0,
    awaiting: 'throw',
    hand: null,
    last: null,
    thrown: 0,
    dice: [],
    takes: 2,
  }),
  parseAction: (value) =>
    VERBS.includes((value as Action).do) ? accept(value as Action) : refuse('malformed', 'No such action.'),
  act(state, action) {
    if (!legal(state).some(({ player, do: verb }) => player === action.player && verb === action.do))
      return refuse('wrong-action', 'Not now.');
    if (action.do === 'again') return accept({ ...state, awaiting: 'throw', takes: 3 });
    const scores = state.scores.with(
      state.player,
      (state.scores[state.player] ?? 0) + state.dice.reduce((sum, die) => sum + die, 0),
    );
    const next = { ...state, scores, dice: [], takes: 2 };
    return accept(
      state.turn === TURNS
        ? { ...next, awaiting: 'over' }
        : { ...next, awaiting: 'throw', turn: state.turn + 1, player: (state.player + 1) % scores.length },
    );
  },
  advance: (state) => state,
  choices: () => ({ choose: VERBS }),
  actor: ({ player }) => player,
  isEnding: ({ awaiting }) => awaiting === 'over',
  prompt: (state) =>
    legal(state).length > 0 ? { actor: state.player, awaiting: 'choose', options: [], preset: null } : null,
  legalActions: legal,
  hide: (state) => state,
  due: ({ awaiting, thrown }) =>
    awaiting === 'throw' ? { slot: `die ${thrown}`, candidates: () => PIPS.map((pips) => ({ pips })) } : null,
  reveal(state, { pips }) {
    if (state.awaiting !== 'throw' || typeof pips !== 'number') return undefined;
    const dice = [...state.dice, pips];
    return { ...state, thrown: state.thrown + 1, dice, awaiting: dice.length < state.takes ? 'throw' : 'choose' };
  },
  drawIn: () => undefined,
  isRevealed: () => false,
  isWhole: () => false,
  tiles: () => [],
  pieces: () => [],
  deal: nothing,
  origin: nothing,
  recall: nothing,
  parseRecord: nothing,
  formatRecord: nothing,
  replay: nothing,
  readShorthand: nothing,
};
