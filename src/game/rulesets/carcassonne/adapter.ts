import type { GameAdapter, GameRequest, OptionSpec, StopAt } from '../../core/adapter.ts';
import { keepOpen } from '../../core/opened.ts';
import type { Piece } from '../../core/piece.ts';
import { accept, assert, requireAt, refuse } from '../../core/result.ts';
import { BASE_SHAPES, parseAction } from './base/action.ts';
import { positionOf, stateOf } from './base/convert.ts';
import { FOLLOWERS } from './base/options.ts';
import type { CarcassonneOptions } from './base/options.ts';
import { replayFrom } from './base/replay.ts';
import { deal, initialState } from './base/setup.ts';
import { stackOf } from './base/state.ts';
import type { CarcassonneState } from './base/state.ts';
import { hideSecrets } from './base/view.ts';
import { numberedFigure } from './base/table.ts';
import { FIELDS, MAX_PLAYERS } from './base/vocabulary.ts';
import { isTileDue, stackSize, tilesToCome, withTile } from './chance.ts';
import { MODULES } from './modules.ts';
import { bagOf, drawnSets, modulesOfSet } from './bag.ts';
import { MOST_COPIES, MOST_TILES, TINY_CITY, formatOptions, parseOptions } from './parseOptions.ts';
import { promptOf } from './prompt.ts';
import { formatCarcassonneRecord, parseCarcassonneRecord } from './record.ts';
import { rulesOf } from './rules.ts';
import type { CarcassonneRules } from './rules.ts';
import { playShorthand } from './shorthand.ts';

/**
 * The 400 tiles of the longest deck (RECORD.md) and room for tiles that come back; with one secret for the lot, 480 in
 * all.
 */
const MOST_DRAWS = 479;

const OPTIONS: readonly OptionSpec[] = [
  { name: 'fields', values: FIELDS, module: null },
  { name: 'tinyCity', values: TINY_CITY, module: null },
  { name: 'followers', values: Array.from({ length: FOLLOWERS }, (_, n) => FOLLOWERS - n), module: null },
  ...MODULES.flatMap(({ id, options }) =>
    Object.entries(options).map(([name, values]): OptionSpec => ({ name, values, module: id })),
  ),
];

/** Every action of any game. */
const SHAPES = Object.assign({}, BASE_SHAPES, ...MODULES.map(({ shapes }) => shapes)) as typeof BASE_SHAPES;

const rulesFor = ({ options }: Pick<CarcassonneState, 'options'>): CarcassonneRules => rulesOf(options);

const ask = keepOpen((state: CarcassonneState) => positionOf(state, rulesFor(state)), stateOf);

/** The state after the steps that need no choice. */
const advanced = (state: CarcassonneState, stopAt: StopAt): CarcassonneState =>
  ask(state, (position, reached) => {
    position.advance(stopAt);
    return reached();
  });

const tileSlot = (draw: number): string => `tile ${draw}`;

const names = (count: number): readonly string[] => Array<string>(count).fill('');

function requestedRules({ options }: GameRequest): CarcassonneRules {
  const parsed = parseOptions(options);
  assert(parsed.ok, parsed.ok ? 'options' : parsed.error.message);
  return rulesOf(parsed.value);
}

/** For a saved game: how many of the returned tiles the deck contains again, where they are drawn again. */
const knownReturnsOf = ({ knownReturns, returned }: CarcassonneState): number | null =>
  knownReturns === null ? null : Math.max(knownReturns, returned.length);
/** The same for a record: all of them once the game is over. */
const finalReturnsOf = (state: CarcassonneState): number | null =>
  state.awaiting === 'over' ? null : knownReturnsOf(state);

/** The adapter of Carcassonne: the base game and all its modules. */
export const CARCASSONNE_ADAPTER: GameAdapter<CarcassonneState> = {
  id: 'carcassonne',
  seats: { fewest: 2, most: MAX_PLAYERS },
  modules: MODULES.map(({ id }) => id),
  boxOf: (module) => MODULES.find(({ id }) => id === module)?.box ?? null,
  options: OPTIONS,
  bags: { sets: drawnSets, modulesOf: modulesOfSet, mostCopies: MOST_COPIES, mostTiles: MOST_TILES, look: bagOf },
  mostDraws: MOST_DRAWS,
  parseOptions,
  formatOptions: (options) => formatOptions(options as CarcassonneOptions),
  deal(request, random) {
    const rules = requestedRules(request);
    return initialState({ rules, players: names(request.players), start: rules.start, ...deal(rules, random) });
  },
  conceal(request) {
    const rules = requestedRules(request);
    return initialState({
      rules,
      players: names(request.players),
      start: rules.start,
      deck: Array<null>(stackSize(rules)).fill(null),
    });
  },
  origin: (state) =>
    initialState({
      rules: rulesFor(state),
      players: names(state.players),
      start: state.start,
      deck: [...state.drawn, ...stackOf(state)],
      knownReturns: knownReturnsOf(state),
    }),
  recall: (earlier, later) => ({
    ...earlier,
    knownReturns: knownReturnsOf(later),
    stack: [...later.drawn.slice(earlier.drawn.length), ...stackOf(later)],
  }),
  parseRecord(envelope) {
    const record = parseCarcassonneRecord(envelope);
    if (!record.ok) return record;
    const { setup, actions } = record.value;
    return accept({ players: setup.players, start: initialState(setup), actions });
  },
  formatRecord({ players, start, actions, end }) {
    const stack = end ? [...end.drawn, ...stackOf(end)] : stackOf(start);
    const deck = stack.filter((tile) => tile !== null);
    const knownReturns = end ? finalReturnsOf(end) : start.knownReturns;
    return formatCarcassonneRecord(
      {
        rules: rulesFor(start),
        players,
        start: start.start,
        deck,
        // If the rest of the stack is unknown, the deck lists the draws in order.
        knownReturns: deck.length < stack.length ? null : knownReturns,
      },
      actions,
    );
  },
  replay(start, actions, listener) {
    const played = replayFrom(
      { start, rules: rulesFor(start), actions },
      listener && (({ n, events, position }) => listener({ n, events, state: () => stateOf(position) })),
    );
    return played.ok ? { ok: true, state: stateOf(played.value.position), actions: played.value.actions } : played;
  },
  parseAction(value, state) {
    const shapes = state ? rulesFor(state).shapes : SHAPES;
    const action = parseAction(value, shapes);
    return action.ok && !state && !Object.hasOwn(shapes, action.value.do)
      ? refuse('malformed', 'This is no action of Carcassonne.')
      : action;
  },
  act: (state, action, stopAt) =>
    ask(state, (position, reached) => {
      const move = position.moveOf(action);
      if (!move.ok) return move;
      position.play(move.value, stopAt);
      return accept(reached());
    }),
  advance: advanced,
  choices(state) {
    const verbs = new Map<string, readonly string[]>();
    for (const { choice } of rulesFor(state).stages) {
      if (choice)
        verbs.set(choice.awaiting, [...(verbs.get(choice.awaiting) ?? []), ...choice.verbs.map((verb) => verb.do)]);
    }
    return Object.fromEntries(verbs);
  },
  hasLapses: (options) => rulesOf(options as CarcassonneOptions).stages.some(({ choice }) => choice?.lapses),
  actor: ({ actor }) => actor,
  isEnding: (state) => state.stage >= rulesFor(state).stageOf.leave,
  prompt: (state) => ask(state, promptOf),
  legalActions: (state) => ask(state, (position) => position.legalActions()),
  readShorthand: (state, text) => ask(state, (position) => playShorthand(position, text)),
  hide: (state) => hideSecrets(state, rulesFor(state)),
  due(state) {
    if (!isTileDue(state)) return null;
    const candidates = (): readonly string[] => tilesToCome(rulesFor(state), state.drawn, state.returned) ?? [];
    return { slot: tileSlot(state.drawn.length), candidates: () => candidates().map((tile) => ({ tile })) };
  },
  reveal(state, { tile }) {
    const known = typeof tile === 'string' ? withTile(state, tile) : undefined;
    return known && advanced(known, 'final');
  },
  drawIn({ stack }, slot) {
    const tile = stack?.find((_, n) => tileSlot(n) === slot);
    return typeof tile === 'string' ? { tile } : undefined;
  },
  isWhole: () => true,
  // A tile drawn in the middle of a turn; the tile of the next turn is drawn after the action.
  isRevealed: (before, after) => after.drawn.length > before.drawn.length,
  tiles: (state) => rulesFor(state).allPrinted,
  pieces: ({ options, followers, scores, slices }) => [
    ...followers.map(({ number, figure, player, x, y, feature }): Piece => ({
      id: numberedFigure(number),
      sort: figure,
      owner: player,
      place: { on: 'feature', x, y, feature },
    })),
    ...scores.map((_, player): Piece => ({
      id: `marker:${player}`,
      sort: 'marker',
      owner: player,
      place: { on: 'spot', spot: `score ${requireAt(scores, player)}` },
    })),
    ...rulesOf(options).hooked.flatMap(({ id, hooks }) => (slices[id] && hooks.pieces?.(slices[id])) || []),
  ],
};
