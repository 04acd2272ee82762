import { describe, expect, test } from 'vitest';
import { Evaluation } from '../../../src/bots/carcassonne/evaluation.ts';
import { known } from '../../../src/bots/carcassonne/knowledge.ts';
import { CARCASSONNE_LEVELS } from '../../../src/bots/carcassonne/levels.ts';
import { weightsFor } from '../../../src/bots/carcassonne/weights.ts';
import { Search } from '../../../src/bots/search.ts';
import { Turns, candidatesOf } from '../../../src/bots/turns.ts';
import { carcassonne, seededRandom } from '../../../src/game/index.ts';
import { DRAWN } from '../../../src/game/rulesets/carcassonne/base/table.ts';

/**
 * Players choose for their own good, even in another's turn, and do not know what a draw during a turn will be: shown
 * with made-up modules.
 */

type Table = carcassonne.Table;
type Hooks = carcassonne.Hooks<Table>;
type Stage = NonNullable<Hooks['stages']>[number];
type Verb = NonNullable<Hooks['verbs']>[number]['verb'];

const { score: SCORE, actor: ACTOR } = carcassonne.ADDRESS;
const actorOf = (t: Table): number => t.get(ACTOR);
const gain = (t: Table, player: number, points: number): void => t.set(SCORE + player, t.get(SCORE + player) + points);

/** A verb with a number from `least` to `most`. */
const numbers = (text: string, [least, most]: readonly [number, number], play: Verb['play']): Verb => ({
  do: text,
  list: (_, out, from, tag) => {
    for (let n = least; n <= most; n++) out[from + n - least] = tag + n;
    return from + most - least + 1;
  },
  play: (t, n) => {
    play(t, n);
    t.next();
  },
  actionOf: (t, number) => ({ player: actorOf(t), do: text, number }),
  moveOf: (_, { number }) => ({ ok: true, value: Number(number) }),
});
const word = (text: string, play: (t: Table) => void): Verb => numbers(text, [0, 0], play);
const choice = (slot: Stage['part'], awaiting: string, ...verbs: readonly Verb[]): Stage => ({
  part: slot,
  choice: { awaiting, verbs },
});
/** From here on another player acts. */
const hands = (slot: Stage['part'], to: (t: Table) => number): Stage => ({
  part: slot,
  pass: (t) => {
    t.set(ACTOR, to(t));
    return carcassonne.NEXT;
  },
});
const other = (t: Table): number => (t.player + 1) % t.players;

const DECK = carcassonne.deal(carcassonne.rulesOf(), seededRandom('deck')).deck;

/** A game with such a module, continued until `awaiting` is awaited. */
function gameWith(
  hooks: Hooks | ((own: number) => Hooks),
  awaiting: string,
  { players = 2, deck = DECK } = {},
): carcassonne.CarcassonnePosition {
  const { material, sets, start } = carcassonne.rulesOf();
  const made: carcassonne.RuleModule<Table> = {
    order: 1,
    id: 'made',
    tileSets: [],
    options: {},
    shapes: {},
    hooks: (own) => (typeof hooks === 'function' ? hooks(own) : hooks),
  };
  const rules = carcassonne.compose({ modules: [made], interactions: [] }, carcassonne.DEFAULT_OPTIONS, {
    material,
    sets,
    start,
  });
  const position = carcassonne.startGame({
    rules,
    players: Array.from({ length: players }, (_, n) => `${n}`),
    start,
    deck,
  });
  while (position.awaiting !== awaiting) {
    const moves = position.legalMoves();
    position.play(moves.at(-1) ?? 0);
  }
  return position;
}

/** The choice by current points, or by the weights: at once, and by a short search. */
function chosen(position: carcassonne.CarcassonnePosition, { seed = 's', weighs = false } = {}): readonly string[] {
  const said = (search: boolean): string => {
    const random = seededRandom(seed);
    const game = known(carcassonne.stateOf(position), random, position.table.rules);
    const before = carcassonne.stateOf(game.position);
    const evaluator = new Evaluation(game, weighs ? weightsFor(position.table.players, false) : null);
    const candidates = search
      ? new Search(
          game,
          evaluator,
          { ...CARCASSONNE_LEVELS.regent, plies: 0, work: 1500, deadline: 1 },
          random,
          () => 0,
        ).candidates()
      : candidatesOf(new Turns(game, evaluator));
    expect(carcassonne.stateOf(game.position)).toEqual(before);
    const { player: _, do: verb, ...details } = game.actionOf(candidates[0]?.moves[0] ?? -1);
    expect(candidates.every(({ value }) => Number.isFinite(value))).toBe(true);
    return [verb, ...Object.values(details)].join(' ');
  };
  return [said(false), said(true)];
}

const twice = (text: string): readonly string[] => [text, text];

describe('a choice in another’s turn', () => {
  const give = choice(
    'roam',
    'give',
    word('to-0', (t) => gain(t, 0, 10)),
    word('to-1', (t) => gain(t, 1, 10)),
  );

  test('is made for the good of the player who chooses', () => {
    const position = gameWith({ stages: [hands('roam', other), give] }, 'give');
    expect([position.player, position.actor]).toEqual([0, 1]);
    expect(chosen(position)).toEqual(twice('to-1 0'));
  });

  test('is foreseen: a player who would lose by it avoids it', () => {
    const hooks = (own: number): Hooks => ({
      size: 1,
      save: (t) => ({ stake: t.get(own) }),
      load: (t, { stake }: { readonly stake: number }) => t.set(own, stake),
      stages: [
        choice(
          'roam',
          'stake',
          word('high', (t) => t.set(own, 10)),
          word('low', (t) => t.set(own, 1)),
        ),
        hands('roam', other),
        choice(
          'roam',
          'give',
          word('to-0', (t) => gain(t, 0, t.get(own))),
          word('to-1', (t) => gain(t, 1, t.get(own))),
        ),
      ],
    });
    expect(chosen(gameWith(hooks, 'stake'))).toEqual(twice('low 0'));
  });

  test('comes after a tile is placed: candidates end there, and the tile is placed as before', () => {
    const position = gameWith({ stages: [hands('roam', other), give] }, 'place');
    const game = known(carcassonne.stateOf(position), seededRandom('s'), position.table.rules);
    for (const { moves } of candidatesOf(new Turns(game, new Evaluation(game, weightsFor(2, false))))) {
      for (const move of moves) {
        expect(game.actor).toBe(0);
        game.play(move);
      }
      expect([game.awaiting, game.actor]).toEqual(['give', 1]);
      for (const _ of moves) game.undo();
    }
    expect(chosen(position, { weighs: true }).every((action) => action.startsWith('place'))).toBe(true);
  });

  test('in the final scoring', () => {
    const position = gameWith({ stages: [hands('bonuses', () => 1), { ...give, part: 'bonuses' }] }, 'give', {
      deck: DECK.slice(0, 3),
    });
    expect(position.left).toBe(0);
    expect(chosen(position)).toEqual(twice('to-1 0'));
  });
});

describe('a number to bid', () => {
  const PRIZE = 8;

  test('is chosen from more numbers than can be enumerated', () => {
    const position = gameWith(
      {
        stages: [
          choice(
            'roam',
            'bid',
            numbers('bid', [0, 9000], (t, n) => gain(t, actorOf(t), n === 8123 ? 5 : 0)),
          ),
        ],
      },
      'bid',
      { deck: DECK.slice(0, 1) },
    );
    expect(position.legalActions()).toHaveLength(9001);
    expect(chosen(position)).toEqual(twice('bid 8123'));
  });

  test('is chosen against the best reply', () => {
    const auction = (own: number): Hooks => ({
      size: 1,
      save: (t) => ({ bid: t.get(own) }),
      load: (t, { bid }: { readonly bid: number }) => t.set(own, bid),
      stages: [
        choice(
          'roam',
          'bid',
          numbers('bid', [0, 10], (t, n) => t.set(own, n)),
        ),
        hands('roam', other),
        choice(
          'roam',
          'answer',
          numbers('answer', [0, 10], (t, n) =>
            n > t.get(own) ? gain(t, actorOf(t), PRIZE - n) : gain(t, t.player, PRIZE - t.get(own)),
          ),
        ),
      ],
    });
    const answered = gameWith(auction, 'bid');
    answered.play(answered.legalMoves()[0] ?? 0);
    expect(chosen(answered)).toEqual(twice('answer 1'));
    // With less the opponent bids more and gets the better deal.
    expect(chosen(gameWith(auction, 'bid'))).toEqual(twice('bid 7'));
  });
});

describe('a draw during a turn', () => {
  const RARE = 6;
  const draw = (t: Table): number => {
    const drawn = t.get(DRAWN);
    t.set(DRAWN, drawn + 1);
    return t.get(t.deck + 1 + drawn);
  };
  /** A tile is drawn for points: `rare` for about one tile in six, `common` for every other. */
  const gamble = (rare: number, common: number): Hooks => ({
    stages: [
      choice(
        'roam',
        'dare',
        word('dare', (t) => gain(t, actorOf(t), draw(t) % RARE === 0 ? rare : common)),
        word('stay', () => undefined),
      ),
      choice(
        'enter',
        'then',
        word('yes', () => undefined),
        word('no', () => undefined),
      ),
    ],
  });
  const SEEDS = Array.from({ length: 30 }, (_, n) => `seed ${n}`);

  test('is unknown in advance', () => {
    const [bad, good] = [gameWith(gamble(1, -30), 'dare'), gameWith(gamble(-1, 30), 'dare')];
    for (const seed of SEEDS) {
      expect(chosen(bad, { seed })).toEqual(twice('stay 0'));
      expect(chosen(good, { seed })).toEqual(twice('dare 0'));
    }
  });

  test('ends planning', () => {
    const position = gameWith(gamble(1, 1), 'dare');
    const game = known(carcassonne.stateOf(position), seededRandom('s'), position.table.rules);
    const ways = candidatesOf(new Turns(game, new Evaluation(game, null))).map(({ moves }) => moves.length);
    expect(ways.sort()).toEqual([1, 2, 2]);
  });
});

test.each([2, 3, 5])('a whole game with all of it, %i players', { timeout: 60_000 }, (players) => {
  const turn = (own: number): Hooks => ({
    size: 1,
    save: (t) => ({ sum: t.get(own) }),
    load: (t, { sum }: { readonly sum: number }) => t.set(own, sum),
    stages: [
      choice(
        'roam',
        'bid',
        numbers('bid', [0, 3], (t, n) => t.set(own, n)),
      ),
      hands('roam', other),
      choice(
        'roam',
        'answer',
        numbers('answer', [0, 3], (t, n) => gain(t, n > t.get(own) ? actorOf(t) : t.player, 1)),
      ),
      hands('enter', (t) => (t.player + 2) % t.players),
      choice(
        'enter',
        'nudge',
        word('left', (t) => gain(t, actorOf(t), 1)),
        word('right', (t) => gain(t, t.player, 1)),
      ),
    ],
  });
  const position = gameWith(turn, 'place', { players, deck: DECK.slice(0, 6) });
  const { rules } = position.table;
  while (position.awaiting !== 'over') {
    const random = seededRandom(`${position.left}`);
    const game = known(carcassonne.stateOf(position), random, rules);
    const [best] = new Search(
      game,
      new Evaluation(game, weightsFor(players, false)),
      { ...CARCASSONNE_LEVELS.regent, work: 100, deadline: 1 },
      random,
      () => 0,
    ).candidates();
    const [move = -1] = best?.moves ?? [];
    expect([...position.legalMoves()]).toContain(move);
    if (position.awaiting === 'nudge')
      expect(game.actionOf(move)).toMatchObject({
        player: position.actor,
        do: position.actor === position.player ? (expect.any(String) as string) : 'left',
      });
    position.play(move);
  }
});
