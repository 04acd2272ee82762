import { beforeEach, describe, expect, test } from 'vitest';
import type { CastleEvent, CastleLine, FeatureAt, carcassonne } from '../../src/game/index.ts';
import { MOMENTS } from '../../src/scenes/settings.ts';
import type { Cue, HeardEvent, HeardView } from '../../src/sound/contract.ts';
import { createDirector } from '../../src/sound/director.ts';
import type { Director } from '../../src/sound/director.ts';
import { hopPitch } from '../../src/sound/pitch.ts';

const START: HeardView = {
  state: { left: 30, laid: [] },
  tiles: [],
  players: [{ seat: { kind: 'human' } }, { seat: { kind: 'bot' } }],
  gesture: { type: 'idle' },
  log: [],
  over: false,
  refusal: null,
  isPressed: false,
  isReplay: false,
};

const at: FeatureAt = { x: 1, y: 2, feature: 0 };
const elsewhere: FeatureAt = { x: 4, y: 4, feature: 1 };
const laid: CastleEvent = { type: 'laid', player: 0, tile: 'C01', x: 1, y: 2, rotation: 0 };
const completed = (
  kind: CastleLine['what'] & ('path' | 'house' | 'tower' | 'court'),
  features = [at],
): CastleEvent => ({
  type: 'completed',
  kind,
  region: features[0] ?? at,
  features,
  tiles: 3,
  followers: [1, 0],
  scorer: 0,
});
const scored = (what: CastleLine['what'], final = false, features = [at]): CastleEvent => ({
  type: 'scored',
  final,
  line: {
    player: 0,
    what,
    count: 3,
    each: 1,
    points: 3,
    fountain: false,
    token: null,
    region: features[0] ?? null,
    features,
  },
});
const turn = (player: 0 | 1): CastleEvent => ({ type: 'turn-began', player, turn: 2, extra: false });

let cues: Cue[];
let time: number;
let director: Director;
let view: HeardView;

const names = (): readonly string[] => cues.map(({ name }) => name);
const show = (change: Partial<HeardView>): void => {
  const before = view;
  view = { ...view, ...change };
  director.follow(view, before);
};
const happen = (...events: readonly HeardEvent[]): void =>
  show({ log: [...view.log, ...events.map((event) => ({ event }))] });

beforeEach(() => {
  cues = [];
  time = 0;
  view = START;
  director = createDirector({ play: (cue) => cues.push(cue), now: () => time });
  director.setTimed(true);
});

describe('while the table moves', () => {
  test.each([
    ['tile-drop', 'tile-drop'],
    ['tile-lift', 'tile-lift'],
    ['follower-lands', 'follower'],
    ['follower-lies', 'merchant'],
    ['follower-home', 'follower'],
    ['token-flip', 'token-flip'],
    ['keep-set', 'keep'],
    ['marker-hop', 'hop'],
    ['sets-out', 'hop'],
    ['comes-down', 'follower'],
  ] as const)('%s sounds like %s', (moment, name) => {
    director.moment(moment);
    expect(names()).toEqual([name]);
  });

  test('every moment of the table is known', () => {
    for (const moment of MOMENTS) director.moment(moment);
    expect(cues.length).toBe(MOMENTS.length - 1);
  });

  test('structures sound like their material; their points, when they score, in time with the pictures', () => {
    const placed = (sort: string): HeardEvent => ({
      type: 'placed',
      player: 0,
      piece: `${sort}:0`,
      sort,
      to: { on: 'tile', x: 0, y: 0 },
    });
    happen(placed('bridge-NS'), placed('castle'), placed('hut'));
    for (let n = 0; n < 3; n += 1) director.moment('built');
    happen({ type: 'reached', player: 0, from: at, to: elsewhere });
    expect(names()).toEqual(['bridge-built', 'castle-founded', 'keep']);
    director.moment('reached');
    expect(names().at(-1)).toBe('castle-paid');
    director.setTimed(false);
    happen(placed('bridge-WE'), { type: 'reached', player: 0, from: at, to: elsewhere });
    expect(names().slice(-2)).toEqual(['bridge-built', 'castle-paid']);
  });

  test('pieces that cross the board have their own sounds, in the order of the log', () => {
    const moved = (sort: string): HeardEvent => ({
      type: 'moved',
      player: 0,
      piece: sort,
      sort,
      from: { on: 'spot', spot: `beside ${sort}` },
      to: { on: 'tile', x: 0, y: 0 },
    });
    happen(moved('dragon'), moved('fairy'), moved('raft'));
    expect(names()).toEqual(['hop']);
    for (const moment of ['sets-out', 'breathes', 'strikes', 'sets-out', 'comes-down'] as const)
      director.moment(moment);
    expect(names()).toEqual(['hop', 'dragon-wings', 'dragon-breath', 'dragon-bite', 'fairy-rises', 'fairy-stays']);
  });

  test('the log alone makes no sound, a finished region the one of its kind', () => {
    happen(laid, completed('house'), completed('path', [elsewhere]), scored('path', false, [elsewhere]));
    expect(cues).toEqual([]);
    director.moment('region-done');
    director.moment('region-done');
    expect(names()).toEqual(['house', 'path']);
  });

  test('an announced region is not announced again with its points', () => {
    happen(completed('tower'));
    director.moment('region-done');
    happen(scored('tower'));
    director.moment('region-done');
    expect(names()).toEqual(['tower']);
  });

  test('at the end markets are counted in coins', () => {
    happen(scored('court', true), scored('path', true));
    director.moment('region-done');
    director.moment('region-done');
    expect(names()).toEqual(['coins', 'path']);
  });

  test('hops climb, and start again with the next walk', () => {
    for (let n = 0; n < 3; n += 1) {
      director.moment('marker-hop');
      time += 110;
    }
    time += 2000;
    director.moment('marker-hop');
    expect(cues.map(({ pitch }) => pitch)).toEqual([hopPitch(0), hopPitch(1), hopPitch(2), hopPitch(0)]);
  });
});

describe('without motion', () => {
  beforeEach(() => director.setTimed(false));

  test('one soft drop for a placed tile, with or without moments', () => {
    happen(laid);
    director.moment('tile-drop');
    expect(names()).toEqual(['tile-drop']);
    expect(cues[0]?.gain).toBeLessThan(1);
  });

  test('simultaneous events are heard one after the other', () => {
    happen(laid, { type: 'deployed', player: 0, kind: 'court', at }, completed('house'), scored('house'));
    expect(names()).toEqual(['tile-drop', 'merchant', 'house']);
    const times = cues.map(({ after = 0 }) => after);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });

  test('the final scoring is no burst', () => {
    happen(
      scored('path', true),
      scored('house', true),
      scored('court', true),
      scored('court', true),
      scored('tower', true),
    );
    expect(names()).toEqual(['coins']);
  });
});

describe('the hand', () => {
  const placing = { type: 'placing', x: 1, y: 1, rotation: 0 } as const;

  test('takes a tile, rotates it, and refuses an impossible rotation', () => {
    show({ gesture: placing });
    show({ gesture: { ...placing, rotation: 2 } });
    show({ gesture: { ...placing, rotation: 2 } });
    show({ gesture: { ...placing, x: 2, rotation: 2 } });
    expect(names()).toEqual(['tile-lift', 'rotate', 'illegal']);
  });

  test('chooses a follower for the held tile without a sound', () => {
    show({ gesture: { ...placing, along: null } });
    show({ gesture: { ...placing, along: 'deploy feature=1' } });
    show({ gesture: { ...placing, along: 'pass' } });
    expect(names()).toEqual(['tile-lift']);
  });

  test('entering a replay, stepping far through it and leaving it are silent; one step sounds, without a bell', () => {
    const tiles = (count: number): HeardView['state'] => ({
      left: 60 - count,
      laid: Array.from({ length: count }, () => ({ tile: 'C01', x: 0, y: 0, rotation: 0 as const })),
    });
    director.setTimed(false);
    show({ isReplay: true, log: [{ event: laid }], state: tiles(1) });
    show({ log: [{ event: laid }, { event: turn(0) }, { event: laid }, { event: laid }], state: tiles(3) });
    director.settled();
    expect(names()).toEqual([]);
    show({ log: [...view.log, { event: laid }, { event: turn(0) }], state: tiles(4) });
    director.settled();
    expect(names()).toEqual(['tile-drop']);
    show({ isReplay: false, log: [], state: tiles(0) });
    director.settled();
    expect(names()).toHaveLength(1);
  });

  test('a refusal knocks once', () => {
    show({ refusal: 'wrong-action' });
    show({ gesture: { type: 'idle' } });
    expect(names()).toEqual(['illegal']);
  });

  test('a clock with ten seconds left rings once', () => {
    show({ isPressed: true });
    show({ isPressed: true });
    expect(names()).toEqual(['last-tiles']);
  });

  test('a choice made by the time limit is no refusal', () => {
    show({ refusal: 'lapsed' });
    expect(names()).toEqual([]);
  });
});

describe('when all is at rest', () => {
  test('a bell for a person’s turn, none for the computer’s', () => {
    happen(turn(1));
    director.settled();
    happen(turn(0));
    expect(names()).toEqual([]);
    director.settled();
    director.settled();
    expect(names()).toEqual(['turn']);
  });

  test('none for the turn of a friend at another device', () => {
    show({ players: [{ seat: { kind: 'peer' } }, { seat: { kind: 'human' } }] });
    happen(turn(0));
    director.settled();
    expect(names()).toEqual([]);
    happen(turn(1));
    director.settled();
    expect(names()).toEqual(['turn']);
  });

  test('a drum when five tiles are left, once', () => {
    for (const left of [6, 5, 4]) {
      show({ state: { ...view.state, left } });
      director.settled();
    }
    expect(names()).toEqual(['last-tiles']);
  });

  test.each([
    [0, 'fanfare'],
    [1, 'fanfare-soft'],
    [null, 'fanfare'],
  ] as const)('winner %s: %s', (winner, name) => {
    happen(turn(0), { type: 'over', scores: [50, 40], winner });
    director.settled();
    expect(names()).toEqual([name]);
  });

  test('what was undone is not heard again, what is played instead is', () => {
    director.setTimed(false);
    happen(laid);
    show({ log: [] });
    expect(cues.length).toBe(1);
    happen({ ...laid, x: 3 });
    expect(cues.length).toBe(2);
  });

  test('another match leaves nothing over', () => {
    happen(turn(0), completed('path'));
    director.reset();
    director.settled();
    director.moment('region-done');
    expect(cues).toEqual([]);
  });
});

describe('Carcassonne', () => {
  const tiles = [
    { id: 'B21', features: [{ kind: 'city' }, { kind: 'field' }] },
    { id: 'B31', features: [{ kind: 'road' }, { kind: 'field' }] },
    { id: 'B02', features: [{ kind: 'monastery' }, { kind: 'field' }] },
    { id: 'R07', features: [{ kind: 'city' }, { kind: 'river' }, { kind: 'field' }] },
  ];
  const lay = (tile: string): carcassonne.CarcassonneEvent => ({
    type: 'laid',
    player: 0,
    tile,
    x: 1,
    y: 2,
    rotation: 0,
  });
  const send = (kind: carcassonne.Kind, figure = 'follower'): carcassonne.CarcassonneEvent => ({
    type: 'deployed',
    player: 0,
    figure,
    kind,
    at,
  });
  const done = (
    kind: carcassonne.Kind,
    features = [at],
    scorers: readonly number[] = [0],
  ): carcassonne.CarcassonneEvent => ({
    type: 'completed',
    kind,
    region: at,
    features,
    tiles: 3,
    followers: [1, 0, 0],
    scorers,
  });
  const points = (player: number, what: string, features = [at], final = false): carcassonne.CarcassonneEvent => ({
    type: 'scored',
    final,
    line: { player, what, count: 3, each: 1, points: 3, pennants: 0, region: at, features },
  });

  /** The sound of each event without motion; an empty list: deliberately silent. */
  const UNTIMED: Readonly<
    Record<carcassonne.CarcassonneEvent['type'], readonly [carcassonne.CarcassonneEvent, readonly string[]]>
  > = {
    'turn-began': [{ type: 'turn-began', player: 0, turn: 2 }, ['turn']],
    'turn-went-on': [{ type: 'turn-went-on', player: 0, turn: 2 }, ['turn']],
    // It is in the hand, and shown there.
    drawn: [{ type: 'drawn', player: 0, tile: 'B21' }, []],
    'set-aside': [{ type: 'set-aside', player: 0, tile: 'B21' }, ['tile-lift']],
    laid: [lay('B21'), ['tile-drop']],
    deployed: [send('city'), ['follower']],
    completed: [done('road'), ['path']],
    scored: [points(0, 'monastery'), ['monastery']],
    // No marker walks around a track: the points rise over the region.
    marker: [{ type: 'marker', player: 0, from: 0, to: 3 }, []],
    // Part of the sound of its region; with motion, one by one.
    'follower-home': [{ type: 'follower-home', player: 0, figure: 'follower', kind: 'road', at }, []],
    placed: [
      { type: 'placed', player: 0, piece: 'barn:0', sort: 'barn', to: { on: 'tile', x: 1, y: 2 } },
      ['follower'],
    ],
    moved: [
      {
        type: 'moved',
        player: 0,
        piece: 'barn:0',
        sort: 'barn',
        from: { on: 'tile', x: 1, y: 2 },
        to: { on: 'tile', x: 1, y: 3 },
      },
      ['follower'],
    ],
    removed: [
      { type: 'removed', player: 0, piece: 'barn:0', sort: 'barn', from: { on: 'tile', x: 1, y: 2 } },
      ['follower'],
    ],
    reached: [{ type: 'reached', player: 0, from: at, to: at }, ['castle-paid']],
    // Nothing on the table changes: the panel shows it.
    taken: [{ type: 'taken', player: 0, what: 'gold' }, []],
    named: [{ type: 'named', player: 0, what: 'bid', number: 3 }, ['bazaar-bid']],
    passed: [{ type: 'passed', player: 0, what: 'bid' }, []],
    rivalry: [{ type: 'rivalry', state: 'begun', features: [at, elsewhere], players: [0, 1] }, ['cult-challenge']],
    // The lines that follow are heard.
    'final-began': [{ type: 'final-began' }, []],
    over: [{ type: 'over', scores: [9, 5, 5], winners: [0] }, ['fanfare']],
  };

  beforeEach(() => show({ tiles, players: (['human', 'bot', 'human'] as const).map((kind) => ({ seat: { kind } })) }));

  test.each(Object.entries(UNTIMED))('%s has its sound, or is silent for a reason', (_, [event, wanted]) => {
    director.setTimed(false);
    happen(event);
    director.settled();
    expect(names()).toEqual(wanted);
  });

  test.each([
    ['B21', 'land-stone'],
    ['B31', 'land-gravel'],
    ['B02', 'land-grass'],
    ['R07', 'land-water'],
  ])('%s lands on its ground', (tile, ground) => {
    happen(lay(tile));
    director.moment('tile-drop');
    director.moment('tile-drop');
    expect(names()).toEqual(['tile-drop', ground, 'tile-drop']);
  });

  test('deployed figures differ by sound; farmers lie down', () => {
    happen(send('road'), send('city'), send('monastery'), send('garden', 'abbot'), send('field'));
    for (let n = 0; n < 5; n++) director.moment('follower-lands');
    director.moment('follower-lies');
    expect(names()).toEqual(['follower', 'follower', 'follower', 'abbot', 'follower', 'farmer']);
    expect(new Set(cues.slice(0, 3).map(({ pitch }) => pitch)).size).toBe(3);
  });

  test('a city that two share is heard once, the recalled abbot at his garden', () => {
    happen(done('city', [at], [0, 2]), points(0, 'city'), points(2, 'city'));
    director.moment('region-done');
    director.moment('region-done');
    director.settled();
    happen(points(0, 'garden', [elsewhere]));
    director.moment('region-done');
    expect(names()).toEqual(['tower', 'garden']);
  });

  test('at the end every kind is heard once, as it is drawn', () => {
    happen(
      points(0, 'road', [at], true),
      points(1, 'road', [elsewhere], true),
      points(0, 'field', [{ ...at, feature: 3 }], true),
      points(2, 'field', [{ ...elsewhere, feature: 3 }], true),
    );
    for (let n = 0; n < 4; n++) director.moment('region-done');
    expect(names()).toEqual(['path', 'field']);
  });

  test.each([true, false])(
    'a bazaar is heard once a moment: stalls, the hammer, each bid, the sale; moving: %s',
    (timed) => {
      const spot = { on: 'spot', spot: 'stall 0 B21' } as const;
      const stall = { player: 0, piece: 'stall:0', sort: 'stall' } as const;
      const placed: HeardEvent = { type: 'placed', ...stall, to: spot };
      const named = (number: number): HeardEvent => ({ type: 'named', player: 0, what: 'bid', number });
      const sold: HeardEvent = { type: 'moved', ...stall, from: spot, to: { on: 'spot', spot: 'hand 1 B21' } };
      director.setTimed(timed);
      for (const batch of [
        [placed, placed],
        [named(2)],
        [{ type: 'passed', player: 1, what: 'bid' } as const],
        [named(3)],
        [sold],
      ])
        happen(...batch);
      happen(named(0));
      happen({ type: 'removed', ...stall, from: spot });
      expect(names()).toEqual(['stall-opens', 'bazaar-hammer', 'bazaar-bid', 'bazaar-sold', 'bazaar-hammer']);
    },
  );

  test('a soft fanfare where only others have won', () => {
    happen({ type: 'over', scores: [1, 9, 9], winners: [1] });
    director.settled();
    happen({ type: 'over', scores: [9, 9, 1], winners: [0, 1] });
    director.settled();
    expect(names()).toEqual(['fanfare-soft', 'fanfare']);
  });
});
