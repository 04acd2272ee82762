import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { Bench } from 'tinybench';
import { greedyMove } from '../../src/arena/baseline/greedy.ts';
import { CARCASSONNE_LEVELS } from '../../src/bots/carcassonne/levels.ts';
import { LEVELS } from '../../src/bots/levels.ts';
import { think } from '../../src/bots/think.ts';
import {
  RULE_SETS,
  adapterOf,
  carcassonne,
  deal,
  defaultOptions,
  hideSecrets,
  makeGame,
  moveCall,
  positionOf,
  seededRandom,
  startGame,
  stateOf,
} from '../../src/game/index.ts';
import type { CastlePosition, CastleState, MatchState, RuleSetId } from '../../src/game/index.ts';
import { pick } from '../support/randomGame.ts';

/**
 * How fast the rules play: `npm run bench`. Compare ratios within one run only: machines are shared and noisy. Bundled like
 * the page, because Vitest's module wrappers slow the hot paths down by half.
 */

const random = seededRandom('bench');
/** Positions of a short search: decks rarely share a prefix yet. */
const WORK = 10_000;
/** Tiles left in the middle of a game. */
const MIDDLE = 40;

function begin(id: RuleSetId): CastlePosition {
  const rules = RULE_SETS[id];
  return startGame({ rules, options: defaultOptions(rules), ...deal(rules, random) });
}

function playOut(position: CastlePosition): void {
  while (position.awaiting !== 'over') position.play(position.randomMove(random));
}

/** A position in the middle of a game that awaits a placement. */
function middle(tiles: number): CastlePosition {
  for (;;) {
    const position = begin('castle');
    while (position.awaiting !== 'over') {
      if (position.awaiting === 'place' && stateOf(position).laid.length === tiles) return position;
      position.play(pick(position.legalMoves(), random));
    }
  }
}

function playThroughReducer(id: RuleSetId): void {
  const rules = RULE_SETS[id];
  const game = makeGame(adapterOf(id), {
    players: ['Ada', 'Jan'],
    start: (chance) => adapterOf(id).deal({ options: {}, players: 2 }, chance),
  });
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game }) as State<MatchState>;
  while (!state.ctx.gameover) {
    const position = positionOf(state.G.state as CastleState, rules);
    const action = position.actionOf(pick(position.legalMoves(), random));
    const { move, args } = moveCall(action);
    state = reducer(state, {
      type: 'MAKE_MOVE',
      payload: { type: move, args: [...args], playerID: String(action.player) },
    }) as State<MatchState>;
  }
}

function beginCarcassonne(modules: readonly string[]): carcassonne.CarcassonnePosition {
  const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules });
  return carcassonne.startGame({
    rules,
    players: ['Ada', 'Jan'],
    start: rules.start,
    ...carcassonne.deal(rules, random),
  });
}

/** Fast bots read the moves directly from the move list. */
function playOutCarcassonne(position: carcassonne.CarcassonnePosition): void {
  for (let count = position.listMoves(); count > 0; count = position.listMoves())
    position.play(position.moves[Math.floor(random() * count)] ?? 0);
}

/** Complete two-player games of Carcassonne, and the search in the middle of one. */
function carcassonneRows(): readonly Row[] {
  const sets = [
    [],
    ['dragon', 'fairy', 'princess', 'portal'],
    ['river-2'],
    ['count'],
    ['king'],
    ['cult'],
    ['count', 'king', 'cult'],
  ];
  return sets.flatMap((modules): Row[] => {
    const kept = beginCarcassonne(modules);
    const middleGame = beginCarcassonne(modules);
    while (middleGame.left > MIDDLE || middleGame.awaiting !== 'place')
      middleGame.play(pick(middleGame.legalMoves(), random));
    const state = carcassonne.hideSecrets(carcassonne.stateOf(middleGame), middleGame.table.rules);
    const name = ['carcassonne', ...modules].join(' ');
    return [
      {
        name: `${name}: random games, dealing included`,
        amount: 1,
        unit: 'games/s',
        run: () => playOutCarcassonne(beginCarcassonne(modules)),
      },
      {
        name: `${name}: random games, played out and taken back`,
        amount: 1,
        unit: 'games/s',
        run: () => {
          const { depth } = kept;
          playOutCarcassonne(kept);
          while (kept.depth > depth) kept.undo();
        },
      },
      {
        name: `${name}: positions of a search`,
        amount: WORK,
        unit: 'positions/s',
        run: () => void think(state, { ...CARCASSONNE_LEVELS.regent, work: WORK }, 'bench'),
      },
    ];
  });
}

interface Row {
  readonly name: string;
  /** Number of operations in one run. */
  readonly amount: number;
  readonly unit: string;
  readonly run: () => void;
}

function rows(): readonly Row[] {
  const games = (['castle', 'zamek'] as const).flatMap((id): Row[] => {
    const kept = begin(id);
    return [
      { name: `${id}: random games, dealing included`, amount: 1, unit: 'games/s', run: () => playOut(begin(id)) },
      {
        name: `${id}: random games, played out and taken back`,
        amount: 1,
        unit: 'games/s',
        run: () => {
          const { depth } = kept;
          playOut(kept);
          while (kept.depth > depth) kept.undo();
        },
      },
      {
        name: `${id}: random games through boardgame.io's reducer`,
        amount: 1,
        unit: 'games/s',
        run: () => playThroughReducer(id),
      },
    ];
  });
  const turns = [10, 30, 50].flatMap((tiles): Row[] => {
    const position = middle(tiles);
    const moves = [...position.legalMoves()];
    const state = hideSecrets(stateOf(position));
    return [
      {
        name: `${tiles} tiles laid: legal actions listed`,
        amount: moves.length,
        unit: 'actions/s',
        run: () => void position.legalMoves(),
      },
      {
        name: `${tiles} tiles laid: actions played and taken back`,
        amount: moves.length,
        unit: 'actions/s',
        run: () => {
          for (const move of moves) {
            position.play(move, 'draw');
            position.undo();
          }
        },
      },
      {
        name: `${tiles} tiles laid: positions of a search`,
        amount: WORK,
        unit: 'positions/s',
        run: () => void think(state, { ...LEVELS.regent, work: WORK }, 'bench'),
      },
      {
        name: `${tiles} tiles laid: choices of the one-turn bot`,
        amount: 1,
        unit: 'choices/s',
        run: () => void greedyMove(position, random),
      },
    ];
  });
  return [...games, ...carcassonneRows(), ...turns];
}

const bench = new Bench({ time: 1500, warmupTime: 300 });
const list = rows();
for (const row of list) bench.add(row.name, row.run);
await bench.run();
const perSecond = list.map((row) => {
  const result = bench.getTask(row.name)?.result;
  const median = result && 'latency' in result ? result.latency.p50 : NaN;
  return { ...row, rate: (1000 / median) * row.amount };
});
const [reference] = perSecond;
for (const { name, rate, unit } of perSecond) {
  const ratio = rate / (reference?.rate ?? 1);
  process.stdout.write(
    `${name.padEnd(68)} ${Math.round(rate).toLocaleString('en').padStart(12)} ${unit.padEnd(10)} ×${ratio.toPrecision(3)}\n`,
  );
}
