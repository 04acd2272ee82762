import { describe, expect, test } from 'vitest';
import { carcassonne, seededRandom, shuffled } from '../../../src/game/index.ts';
import { module, rulesWith, begin, act, refusal, legal, word, pass } from './hookRules.ts';
import type { Hooks, Beginning } from './hookRules.ts';
import { tile, tiles } from './notation.ts';

/** Modules join every part that the turn names, without the base game knowing them: shown with made-up modules. */

const CITY = tile('full city, coat of arms');
const ROAD = tile('straight road');

describe('the parts of the turn', () => {
  test('work runs in the order of the rule page, including the base game’s', () => {
    const seen: string[] = [];
    const note = module('note', {
      stages: carcassonne.TURN_PARTS.map((part) => ({ part, pass: () => (seen.push(part), carcassonne.NEXT) })),
    });
    const position = begin([note], '2 × straight road');
    expect(seen.splice(0)).toEqual(['begin', 'draw']);
    act(position, 'place at 1,0');
    expect(seen.splice(0)).toEqual(['place']);
    act(position, 'pass');
    expect(seen.splice(0)).toEqual([
      'deploy',
      'roam',
      'list',
      'found',
      'reinforce',
      'regions',
      'rivals',
      'reach',
      'cards',
      'home',
      'enter',
      'move',
      'late',
      'market',
      'begin',
      'draw',
    ]);
    act(position, 'place at 2,0; pass');
    expect(seen.slice(-5)).toEqual(['leave', 'unfinished', 'fields', 'bonuses', 'over']);
    expect(position.awaiting).toBe('over');
  });

  test.each([
    'begin',
    'roam',
    'found',
    'reinforce',
    'rivals',
    'enter',
    'move',
    'late',
    'market',
    'leave',
    'bonuses',
  ] as const)('other players choose in %s, one after the other, and the turn continues with its player', (slot) => {
    const asking = module('asking', (base) => ({
      size: 1,
      save: (t) => ({ asked: t.get(base) }),
      load: (t, { asked }: { readonly asked: number }) => t.set(base, asked),
      trace: (t) => ({ asked: t.get(base) }),
      stages: [
        { part: slot, pass: (t) => (t.set(base, 2), t.set(carcassonne.ADDRESS.actor, 2), carcassonne.NEXT) },
        {
          part: slot,
          choice: {
            awaiting: `ask-${slot}`,
            verbs: [
              word(
                'nod',
                (t) => {
                  t.set(base, t.get(base) - 1);
                  t.set(carcassonne.ADDRESS.actor, 1);
                },
                (t) => t.get(base) > 0,
              ),
              { ...pass, list: (t, out, from, tag) => (t.get(base) > 0 ? pass.list(t, out, from, tag) : from) },
            ],
          },
        },
      ],
    }));
    const position = begin([asking], '2 × straight road', { players: 3 });
    while (!position.awaiting.startsWith('ask'))
      if (position.awaiting === 'place') position.play(position.legalMoves()[0] ?? -1);
      else act(position, 'pass');
    const asker = position.player;
    expect([position.actor, legal(position)]).toEqual([2, ['nod', 'pass']]);
    const state = carcassonne.stateOf(position);
    expect(carcassonne.stateOf(carcassonne.positionOf(state, position.table.rules))).toEqual(state);
    expect(carcassonne.traceStep(0, position)).toMatchObject({
      turn: asker,
      player: 2,
      awaiting: `ask-${slot}`,
      legal: 2,
      asked: 2,
    });
    act(position, 'nod');
    expect([position.actor, position.player]).toEqual([1, asker]);
    position.undo();
    expect(carcassonne.stateOf(position)).toEqual(state);
    act(position, 'nod; nod');
    expect(position.actor).toBe(position.player);
  });
});

describe('draw and close', () => {
  test('the stack is arranged, and the game may begin elsewhere', () => {
    const { material } = carcassonne.rulesOf();
    const rules = carcassonne.compose(
      {
        modules: [
          module('order', {
            arrange: (stack) => [...stack].sort((a, b) => (a.id < b.id ? -1 : 1)),
            start: () => [{ tile: CITY, x: 5, y: 5, rotation: 0 }],
          }),
        ],
        interactions: [],
      },
      carcassonne.DEFAULT_OPTIONS,
      { material, sets: ['base'], start: [] },
    );
    const { deck } = carcassonne.deal(rules, () => 0.5);
    expect(deck).toEqual([...deck].sort());
    expect([deck.length, deck.includes(CITY), rules.start[0]?.x]).toEqual([70, false, 5]);
  });

  test('a tile is set aside and another drawn', () => {
    const by: number[] = [];
    const position = begin(
      [module('by', { setsAside: (t, tile) => t.material.tiles[tile]?.id === CITY && by.push(tile) > 0 })],
      'full city, coat of arms; straight road',
    );
    expect([carcassonne.stateOf(position).hand, by.length, position.left]).toEqual([ROAD, 1, 0]);
  });

  test('a tile comes instead of drawing, while the stack is empty, to the player that the module names', () => {
    const by: number[] = [];
    const market = module('market', {
      setsAside: (t, tile) => t.left > 0 && by.push(tile) > 0,
      tileToPlace: (t) => (t.left === 0 ? (by.pop() ?? -1) : -1),
      continuesWithEmptyStack: () => by.length > 0,
      nextPlayer: (t) => (t.left === 0 ? { player: 2, begin: false } : undefined),
    });
    const position = begin([market], '3 × straight road', { players: 3 });
    const turns: number[] = [];
    while (position.awaiting !== 'over') {
      if (position.awaiting === 'place') turns.push(position.player);
      position.play(position.legalMoves().at(-1) ?? -1);
    }
    expect(turns).toEqual([0, 2, 2]);
  });
});

describe('a tile that goes back into the stack', () => {
  /** Sets the first tile aside, and returns it to the stack with the first placed tile. */
  const back = module('back', (base) => ({
    size: 1,
    maxReturns: 1,
    setUp: (t) => t.set(base, -1),
    save: (t) => ({ by: t.get(base) }),
    load: (t, { by }: { readonly by: number }) => t.set(base, by),
    hide: () => ({ by: null }),
    setsAside: (t, tile) => t.get(base) === -1 && (t.set(base, tile), true),
    tileLaid: (t) => {
      if (t.get(base) < 0) return;
      carcassonne.returnTile(t, t.get(base));
      t.set(base, -2);
    },
  }));
  const DECK = 'full city, coat of arms; 4 × straight road';
  const drawnBy = (deck: readonly (string | null)[], beginning: Beginning = {}): carcassonne.CarcassonnePosition => {
    const position = begin([back], deck, beginning);
    act(position, 'place at 1,0');
    return position;
  };

  test('goes where the stack’s order requires, the same every time; undone like a move', () => {
    const position = begin([back], DECK);
    const before = carcassonne.stateOf(position);
    expect([before.left, before.returned]).toEqual([3, []]);
    act(position, 'place at 1,0');
    const state = carcassonne.stateOf(position);
    expect([state.left, state.returned, [...(state.stack ?? [])].sort()]).toEqual([
      4,
      [CITY],
      [CITY, ROAD, ROAD, ROAD],
    ]);
    expect(carcassonne.stateOf(carcassonne.positionOf(state, position.table.rules))).toEqual(state);
    position.undo();
    expect(carcassonne.stateOf(position)).toEqual(before);
    act(position, 'place at 1,0');
    expect(carcassonne.stateOf(position)).toEqual(state);
  });

  test('goes to any place of the stack, and stays behind what has to come first', () => {
    const decks = Array.from({ length: 40 }, (_, n) => [
      CITY,
      ROAD,
      ...shuffled(
        tiles('city edge, three roads; city edge; city edge, garden; two city edges, opposite'),
        seededRandom(`deck ${n}`),
      ),
    ]);
    const places = decks.map((deck) => carcassonne.stateOf(drawnBy(deck)).stack?.indexOf(CITY));
    expect(new Set(places).size).toBeGreaterThan(2);
    const last = module('last', {
      arrange: (stack) => [...stack.filter(({ id }) => id !== CITY), ...stack.filter(({ id }) => id === CITY)],
    });
    for (const deck of decks) {
      const position = begin([back, last], deck);
      act(position, 'place at 1,0');
      expect(carcassonne.stateOf(position).stack?.at(-1)).toBe(CITY);
    }
  });

  test('is one more unknown tile where the stack is not known', () => {
    const state = carcassonne.stateOf(drawnBy([CITY, ROAD, null, null]));
    expect([state.left, state.stack, state.returned]).toEqual([3, null, [CITY]]);
    expect(carcassonne.stateOf(carcassonne.positionOf(state, rulesWith([back])))).toEqual(state);
  });

  test('is already in a deck that lists how the tiles were drawn', () => {
    const position = begin([back], 'full city, coat of arms; 2 × straight road; full city, coat of arms', {
      knownReturns: 1,
    });
    expect(carcassonne.stateOf(position)).toMatchObject({ left: 1, stack: [ROAD, CITY] });
    act(position, 'place at 1,0');
    const state = carcassonne.stateOf(position);
    expect(state).toMatchObject({ left: 2, stack: [ROAD, CITY], returned: [CITY] });
    expect(carcassonne.stateOf(carcassonne.positionOf(state, position.table.rules))).toEqual(state);
  });

  test('may come next', () => {
    const rules = rulesWith([back]);
    const once = carcassonne.tilesToCome(rules, [CITY])?.filter((tile) => tile === CITY).length ?? 0;
    expect(carcassonne.tilesToCome(rules, [CITY], [CITY])?.filter((tile) => tile === CITY)).toHaveLength(once + 1);
  });

  test('a module’s secrets are hidden from players, with the stack', () => {
    const view = carcassonne.hideSecrets(carcassonne.stateOf(begin([back], DECK)), rulesWith([back]));
    expect([view.slices, view.stack]).toEqual([{ back: { by: null } }, null]);
  });
});

describe('two modules at once', () => {
  test('the interaction of a pair runs after both, and knows their numbers', () => {
    const one = module('one', { size: 1, start: () => [{ tile: tile('monastery'), x: 0, y: 0, rotation: 0 }] });
    const two = module('two', { size: 1 });
    const pair: carcassonne.Interaction<carcassonne.Table> = {
      modules: ['one', 'two'],
      hooks: (addresses) => ({
        start: () => [{ tile: CITY, x: addresses.two === addresses.one ? 0 : 1, y: 0, rotation: 0 }],
      }),
    };
    expect(rulesWith([one, two]).start[0]?.tile).toBe(tile('monastery'));
    expect(rulesWith([one, two], [pair]).start).toEqual([{ tile: CITY, x: 1, y: 0, rotation: 0 }]);
  });

  test('a turn without its begin; modules hear of the end of every turn, also of the last', () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const again = module('again', {
      stages: [{ part: 'begin', pass: (t) => (begun.push(t.player), carcassonne.NEXT) }],
      nextPlayer: (t) => (ended.push(t.player), t.left === 1 ? { player: t.player, begin: false } : undefined),
    });
    const position = begin([again], '3 × straight road');
    act(position, 'place at 1,0; pass; place at 2,0; pass');
    expect([begun, position.player, position.awaiting]).toEqual([[0, 1], 1, 'place']);
    act(position, 'place at 3,0; pass');
    expect([ended, position.awaiting]).toEqual([[0, 1, 1], 'over']);
  });
});

describe('building on a placed tile', () => {
  const EW = { kind: 'road', sides: ['E', 'W'], halves: [], marks: {} } as const;
  const BRIDGED = `${tile('monastery')}|EW`;
  const SITE = { kind: 'site', sides: [], halves: [], marks: {} } as const;
  /** A monastery tile has a site for a road over it, and a form with that road. */
  const over = module(
    'over',
    {
      verbs: [
        {
          part: 'deploy',
          verb: word(
            'build',
            (t) => carcassonne.build(t, t.plane.cellAt(0, 1), t.material.table.numberOf.get(BRIDGED) ?? -1),
            (t) => t.plane.cellAt(0, 1) >= 0 && t.regions.kind(t.nodeAt({ x: 0, y: 1, feature: 2 }) ?? 0) !== 0,
          ),
        },
      ],
    },
    {
      vary: (tiles) =>
        tiles.flatMap((one) =>
          one.id === tile('monastery')
            ? [
                { ...one, features: [...one.features, SITE] },
                { ...one, id: BRIDGED, features: [...one.features, EW] },
              ]
            : [one],
        ),
    },
  );

  test('makes the road a feature of that tile: it can be occupied, continued and completed', () => {
    const position = begin([over], 'monastery; monastery with road; 2 × straight road');
    act(position, 'place at 0,1');
    expect(refusal(position, 'follower on feature 2')).toBe('no-such-feature');
    const before = carcassonne.stateOf(position);
    act(position, 'build');
    expect(legal(position).filter((verb) => verb === 'deploy')).toHaveLength(3);
    const built = carcassonne.stateOf(position);
    expect(carcassonne.stateOf(carcassonne.positionOf(built, position.table.rules))).toEqual(built);
    position.undo();
    expect(carcassonne.stateOf(position)).toEqual(before);
    act(position, 'build');
    act(position, 'follower on road');
    // A monastery whose road leads west now fits beside it, and a field does not.
    expect([refusal(position, 'place at 1,1 turned 1'), refusal(position, 'place at 1,1')]).toEqual([
      'legal',
      'side-must-match',
    ]);
    act(position, 'place at 1,1 turned 1; pass; place at -1,1; pass; place at -2,1; pass');
    // Four tiles, still open to the west.
    expect([position.awaiting, position.score(0)]).toEqual(['over', 4]);
  });

  test('counts for nothing before it is built', () => {
    const position = begin([over], 'monastery; straight road', { start: 'monastery at 0,0' });
    act(position, 'place at 0,1; pass');
    expect([position.score(0), position.score(1)]).toEqual([0, 0]);
  });
});

describe('place', () => {
  test('a condition forbids what the sides allow', () => {
    const east = module('east', {
      conditions: [
        {
          concerns: () => true,
          whyIllegal: (t, cell) => (t.plane.x(cell) > 0 ? { code: 'no-east', message: '' } : undefined),
        },
      ],
    });
    const position = begin([east], 'straight road');
    expect(position.legalActions().every(({ x = 0 }) => x <= 0)).toBe(true);
    expect([
      refusal(position, 'place at 1,0'),
      refusal(position, 'place at 1,0 turned 1'),
      refusal(position, 'place at -1,0'),
    ]).toEqual(['no-east', 'side-must-match', 'legal']);
  });

  test('a possibility allows what the sides forbid, and takes effect before the tile is placed', () => {
    const prepared: string[] = [];
    const cell = (t: carcassonne.Table): number => t.plane.cellAt(1, 0);
    const bridge = module('bridge', {
      possibility: {
        list: (t, _, out, from, tag) => {
          out[from] = tag + cell(t) * 4 + 1;
          return from + 1;
        },
        allows: (t, at, _, rotation) => at === cell(t) && rotation === 1,
        prepare: (t, at, _, rotation) => void (rotation === 1 && prepared.push(`${t.plane.x(at)},${t.laidOn(at)}`)),
      },
      verbs: [{ part: 'place', verb: pass }],
      tileLaid: (t, at) => void prepared.push(`laid ${t.plane.x(at)}`),
    });
    const position = begin([bridge], '2 × straight road');
    expect(legal(position)).toContain('pass');
    expect(refusal(position, 'place at 1,0 turned 1')).toBe('legal');
    act(position, 'place at 1,0 turned 1');
    expect(prepared).toEqual(['1,0', 'laid 1']);
  });
});

describe('deploy', () => {
  test('a module forbids it, and it is skipped', () => {
    const position = begin([module('ban', { forbidsDeploy: () => true })], '2 × straight road');
    act(position, 'place at 1,0');
    expect([position.awaiting, position.player]).toEqual(['place', 1]);
  });

  test('a use instead of deploying, one before it, and one that allows nothing else', () => {
    let forced = false;
    const uses = module('uses', (base) => ({
      size: 1,
      verbs: [
        {
          part: 'deploy',
          verb: {
            ...word(
              'must',
              (t) => t.next(),
              () => forced,
            ),
            alone: () => forced,
          },
        },
        {
          part: 'deploy',
          verb: word(
            'build',
            (t) => t.set(base, 1),
            (t) => t.get(base) === 0,
          ),
        },
        { part: 'deploy', verb: word('instead', (t) => t.next()) },
      ],
    }));
    const position = begin([uses], '3 × straight road');
    act(position, 'place at 1,0');
    expect(new Set(legal(position))).toEqual(new Set(['deploy', 'pass', 'build', 'instead']));
    act(position, 'build');
    expect([position.awaiting, new Set(legal(position))]).toEqual(['deploy', new Set(['deploy', 'pass', 'instead'])]);
    act(position, 'instead');
    forced = true;
    act(position, 'place at 2,0');
    // The game took the only legal action itself.
    expect([position.awaiting, position.player]).toEqual(['place', 0]);
  });

  test('anywhere: every open unoccupied region on the board, but no closed ones', () => {
    const start = 'city edge at 0,0; city edge at 0,-1 turned 2; straight road under a city edge at 4,4';
    const position = begin(
      [
        module('portal', {
          anywhere: () => true,
          forbidsFeature: (t, node) => t.featureAt(node).x === 4 && t.regions.kind(node) === 0,
        }),
      ],
      'monastery',
      { start },
    );
    act(position, 'place at 0,1');
    expect(refusal(position, 'follower on city at 0,0')).toBe('region-closed');
    expect(refusal(position, 'follower on city at 4,4')).toBe('legal');
    expect(refusal(position, 'follower on road at 4,4')).toBe('no-such-target');
    expect(refusal(position, 'follower on feature 0 at 9,9')).toBe('no-such-feature');
    expect(refusal(position, 'follower on feature 7 at 4,4')).toBe('no-such-feature');
    const actions = position.legalActions();
    for (const action of actions) expect(position.moveOf(action).ok).toBe(true);
    expect(actions.filter((action) => action.x === 4)).toHaveLength(3);
    act(position, 'follower on city at 4,4');
    expect(carcassonne.stateOf(position).followers).toEqual([
      { number: 0, player: 0, x: 4, y: 4, feature: 1, figure: 'follower' },
    ]);
  });

  test('a module’s figure counts in majorities and returns to its own supply', () => {
    const big = module('big', (base) => ({
      size: 6,
      figures: [{ id: 'big', hand: base, stands: 2 }],
      trace: (t) => ({ big: t.get(base) }),
    }));
    const position = begin([big], 'city edge; straight road');
    act(position, 'place at 0,-1 turned 2');
    expect(position.legalActions().filter(({ figure }) => figure === 'big')).toHaveLength(1);
    act(position, 'big on city');
    expect([position.score(0), carcassonne.traceStep(0, position).big, position.supply(0)]).toEqual([4, 1, 7]);
  });

  test('a figure that accompanies followers goes only where one of its player is, weighs nothing, and returns with the last', () => {
    const ROADS = 1 << carcassonne.KINDS.indexOf('road');
    const dog = module('dog', (base) => ({
      size: 6,
      figures: [{ id: 'dog', hand: base, stands: ROADS, accompanies: true }],
      trace: (t) => ({ dogs: [t.get(base), t.get(base + 1)] }),
    }));
    const position = begin([dog], '3 × straight road; 2 × four roads; straight road');
    act(position, 'place at 1,0');
    expect(refusal(position, 'dog on road')).toBe('figure-unusable');
    act(position, 'follower on road; place at 2,0');
    expect(refusal(position, 'dog on road')).toBe('figure-unusable');
    act(position, 'pass; place at -1,0; dog on road');
    expect(carcassonne.traceStep(0, position)['dogs']).toEqual([0, 1]);
    const root = position.table.regions.find(position.table.nodeAt({ x: 1, y: 0, feature: 0 }) ?? -1);
    expect(position.table.regions.weightOf(root, 0)).toBe(1);
    act(position, 'place at 3,0; pass; place at -2,0; pass');
    expect([position.score(0), position.supply(0), carcassonne.traceStep(0, position)['dogs']]).toEqual([6, 7, [1, 1]]);
  });
});

describe('score and final', () => {
  test('extra points with a region that scores, during play and at the end', () => {
    const scored: string[] = [];
    const position = begin(
      [module('bonus', { scored: (t, root) => void scored.push(t.kindOf(root)) })],
      'city edge; straight road',
    );
    act(position, 'place at 0,-1 turned 2; follower on city');
    expect(scored.splice(0)).toEqual(['city']);
    act(position, 'place at 1,0; follower on road');
    expect([scored, position.awaiting]).toEqual([['road'], 'over']);
  });

  test('a city’s value for farmers, and what counts as completed', () => {
    const field = (hooks: Hooks): number => {
      const position = begin([module('farm', hooks)], 'city edge; straight road');
      act(position, 'place at 0,-1 turned 2; follower on field; place at 1,0; pass');
      return position.score(0);
    };
    expect([
      field({}),
      field({ cityWorth: () => 4 }),
      field({ isUncounted: () => true }),
      field({ cityWorth: () => undefined }),
    ]).toEqual([3, 4, 0, 3]);
  });

  test('what a player’s farmers have scored is told, with the fields and the number of cities', () => {
    const told: unknown[] = [];
    const hooks: Hooks = {
      farmersScored: (_, { player, fields, count }) => void told.push([player, fields.length, count]),
    };
    const position = begin([module('farm', hooks)], 'city edge; straight road');
    act(position, 'place at 0,-1 turned 2; follower on field; place at 1,0; pass');
    expect([position.awaiting, told]).toEqual(['over', [[0, 1, 1]]]);
  });
});

describe('limits', () => {
  const more = (sorts: number, each: number): Hooks => ({
    figures: Array.from({ length: sorts }, (_, n) => ({ id: `sort ${n}`, hand: 0, each, stands: 1 })),
  });

  test('a game has at most eight sorts of figures, followers included, and twenty figures for each player', () => {
    expect(rulesWith([module('seven', more(7, 1))]).figures).toHaveLength(8);
    expect(() => rulesWith([module('eight', more(8, 1))])).toThrow('at most 8 sorts of figures');
    expect(rulesWith([module('thirteen', more(1, 13))]).figures).toHaveLength(2);
    expect(() => rulesWith([module('fourteen', more(1, 14))])).toThrow('at most 20 figures for each player');
  });
});
