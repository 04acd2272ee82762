import { describe, expect, test } from 'vitest';
import type { CastleEvent } from '../../src/game/index.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { march } from '../../src/scenes/motion/march.ts';
import type { Beat } from '../../src/scenes/motion/beats.ts';
import { newEntries } from '../../src/scenes/motion/beats.ts';
import { planMotion } from '../../src/scenes/motion/plan.ts';
import { act, createQueue, once, sequence, together, wait } from '../../src/scenes/motion/timeline.ts';
import { piecesOf } from '../../src/scenes/pieces/pieces.ts';
import { follower, laid, option, testGame, viewWith } from './support.ts';

const plan = (before: MatchView, now: MatchView): readonly Beat[] | undefined =>
  planMotion({ before, now, was: piecesOf(before, testGame), will: piecesOf(now, testGame), game: testGame });
const types = (beats: readonly Beat[] | undefined): string[][] | undefined =>
  beats?.map((beat) => beat.map((step) => step.type));

const at = { x: 3, y: 0, feature: 0 };
const laidEvent: CastleEvent = { type: 'laid', player: 0, tile: 'C01', x: 3, y: 0, rotation: 0 };
const scored: CastleEvent = {
  type: 'scored',
  final: false,
  line: {
    player: 0,
    what: 'path',
    count: 3,
    each: 1,
    points: 3,
    fountain: false,
    token: null,
    region: at,
    features: [at],
  },
};

describe('the animation between two views', () => {
  test('is empty when nothing changed', () => {
    const view = viewWith({ laid: [laid(3, 0)] });
    expect(plan(view, { ...view })).toEqual([]);
  });

  test('drops a placed tile', () => {
    expect(types(plan(viewWith(), viewWith({ laid: [laid(3, 0)] }, [laidEvent])))).toEqual([['drop']]);
  });

  test('drops a tile without an event too', () => {
    expect(types(plan(viewWith(), viewWith({ laid: [laid(3, 0)] })))).toEqual([['drop']]);
  });

  test('removes tokens that nobody reached from the wall at the end', () => {
    const last = viewWith();
    const end = viewWith({}, [], { over: true });
    expect(types(plan(last, end))).toEqual([['vanish', 'vanish']]);
  });

  test('is empty for a resumed game', () => {
    expect(plan(viewWith(), viewWith({ laid: [laid(3, 0), laid(4, 0)] }))).toBeUndefined();
  });

  test('shows a follower that scores at once coming and going although no view ever contained it', () => {
    const before = viewWith({ laid: [laid(3, 0)] });
    const now = viewWith({ laid: [laid(3, 0)], scores: [3, 0] }, [
      { type: 'deployed', player: 0, kind: 'path', at },
      { type: 'completed', kind: 'path', region: at, features: [at], tiles: 3, followers: [1, 0], scorer: 0 },
      scored,
      { type: 'marker', player: 0, from: 0, to: 3 },
      { type: 'follower-home', player: 0, kind: 'path', at },
    ]);
    expect(types(plan(before, now))).toEqual([['arrive'], ['sweep'], ['march', 'slide'], ['leave']]);
  });

  test('sends followers home side by side', () => {
    const before = viewWith({ laid: [laid(3, 0)], followers: [follower(0, 3, 0, 0), follower(1, 3, 0, 1)] });
    const now = viewWith({ laid: [laid(3, 0)] }, [
      { type: 'follower-home', player: 0, kind: 'path', at },
      { type: 'follower-home', player: 1, kind: 'court', at: { ...at, feature: 1 } },
    ]);
    expect(types(plan(before, now))).toEqual([['leave', 'leave']]);
  });

  test('shows two stops of a marker as two walks, and turns a token between them', () => {
    const now = viewWith({ scores: [15, 0], wall: [17] }, [
      { type: 'marker', player: 0, from: 0, to: 12 },
      { type: 'token-taken', player: 0, field: 12, kind: 4, effect: 'final-path' },
      { type: 'marker', player: 0, from: 12, to: 15 },
    ]);
    const beats = plan(viewWith(), now);
    expect(types(beats)).toEqual([['march', 'slide'], ['reveal'], ['march']]);
    expect(beats?.[0]?.[0]).toMatchObject({ from: 0, to: 12 });
  });

  test('needs no events for undo: the follower leaves, then the tile is lifted', () => {
    const before = viewWith({ laid: [laid(3, 0)], followers: [follower(0, 3, 0, 0)], scores: [4, 0] }, [laidEvent]);
    const now = viewWith();
    const beats = types(plan(before, now));
    expect(beats?.[0]?.slice().sort()).toEqual(['leave', 'slide', 'slide']);
    expect(beats?.[1]).toEqual(['lift']);
  });

  test('treats an entry that has taken the number of another as new', () => {
    const other: CastleEvent = { ...laidEvent, x: 4 };
    expect(newEntries(viewWith({}, [laidEvent]), viewWith({}, [other])).map((entry) => entry.event)).toEqual([other]);
    expect(newEntries(viewWith({}, [laidEvent]), viewWith({}, [{ ...laidEvent }]))).toEqual([]);
  });

  test('does not move previewed pieces from the hand', () => {
    const holding = viewWith({}, [], {
      gesture: { type: 'placing', x: 3, y: 0, rotation: 0, rotations: [0], along: null },
    });
    expect(plan(holding, viewWith({ laid: [laid(3, 0)] }, [laidEvent]))?.[0]?.[0]).toMatchObject({
      type: 'drop',
      held: true,
    });
    const choosing = viewWith({ laid: [laid(3, 0)] }, [], {
      gesture: {
        type: 'choosing',
        option: option(
          'deploy feature=0',
          { on: 'feature', ...at, kind: 'path', features: [], completed: false },
          { piece: 'follower' },
        ),
        number: null,
      },
    });
    const deployed = viewWith({ laid: [laid(3, 0)], followers: [follower(0, 3, 0, 0)] }, [
      { type: 'deployed', player: 0, kind: 'path', at },
    ]);
    expect(plan(choosing, deployed)?.[0]?.[0]).toMatchObject({ type: 'arrive', shown: true });
  });

  test('shows final points at their regions', () => {
    const now = viewWith({ scores: [3, 0] }, [
      { type: 'final-began' },
      { type: 'keep-compared', sizes: [2, 0], empty: [{ x: 1, y: 1 }], winner: 0 },
      { ...scored, final: true },
      { type: 'marker', player: 0, from: 0, to: 3 },
    ]);
    expect(types(plan(viewWith(), now))).toEqual([['cells'], ['sweep'], ['march', 'slide']]);
  });

  test('leaves the pieces of the new view after all beats', () => {
    const before = viewWith({ laid: [laid(3, 0)], followers: [follower(1, 3, 0, 1)] });
    const now = viewWith({
      laid: [laid(3, 0)],
      followers: [follower(0, 3, 0, 0)],
      keeps: [{ ...at, size: 2 }, null],
      wall: [12],
    });
    const table = new Map(piecesOf(before, testGame));
    for (const step of (plan(before, now) ?? []).flat()) {
      if (step.type === 'leave' || step.type === 'vanish' || step.type === 'reveal') table.delete(step.piece.key);
      else if ('piece' in step) table.set(step.piece.key, step.piece);
    }
    expect(new Map([...table].sort())).toEqual(new Map([...piecesOf(now, testGame)].sort()));
  });
});

describe('pieces', () => {
  test('markers on one space stand side by side, also a round apart', () => {
    const pieces = piecesOf(viewWith({ scores: [107, 7] }), testGame);
    const [blue, yellow] = [pieces.get('marker:0'), pieces.get('marker:1')];
    expect((yellow?.x ?? 0) - (blue?.x ?? 0)).toBeCloseTo(0.22);
    expect([blue?.laps, yellow?.laps]).toEqual([1, 0]);
  });

  test('a follower on a court lies, others stand, turned with the tile', () => {
    const pieces = piecesOf(
      viewWith({ laid: [laid(3, 0, 1)], followers: [follower(0, 3, 0, 0), follower(1, 3, 0, 1)] }),
      testGame,
    );
    expect(pieces.get('follower:0:3,0,0')).toMatchObject({ pose: 'standing', figure: 'follower', x: 3.875 });
    expect(pieces.get('follower:1:3,0,1')).toMatchObject({ pose: 'lying', figure: 'lying-follower', x: 3.4, y: 0.5 });
  });
});

describe('the way of a marker', () => {
  test('speeds up after the eighth space', () => {
    expect(march(0, 10).map((hop) => hop.ms)).toEqual([110, 110, 110, 110, 110, 110, 110, 110, 45, 45]);
  });
  test('goes on past space 99', () => {
    expect(march(98, 101).map((hop) => hop.to)).toEqual([99, 100, 101]);
  });
  test('does not walk backwards', () => {
    expect(march(5, 2)).toEqual([]);
  });
});

describe('timeline', () => {
  test('time left over by one part is spent on the next', () => {
    const seen: string[] = [];
    const motion = sequence([() => wait(100), () => once(() => seen.push('b')), () => wait(50)]);
    expect(motion.advance(120)).toBeUndefined();
    expect(seen).toEqual(['b']);
    expect(motion.advance(40)).toBe(10);
  });

  test('parallel parts end with the slowest', () => {
    expect(together([wait(10), wait(30)]).advance(20)).toBeUndefined();
    expect(together([wait(10), wait(30)]).advance(40)).toBe(10);
  });

  test('the last step always gets 1', () => {
    const steps: number[] = [];
    act({ ms: 10, step: (t) => steps.push(t) }).advance(500);
    expect(steps).toEqual([1]);
  });

  test('skipping runs every end, in order, also of what an end adds', () => {
    const queue = createQueue();
    const seen: number[] = [];
    queue.push(() => act({ ms: 1000, end: () => seen.push(1) }));
    queue.push(() =>
      once(() => {
        seen.push(2);
        queue.push(() => act({ ms: 50, end: () => seen.push(3) }));
      }),
    );
    let idle = false;
    queue.whenIdle(() => (idle = true));
    queue.skip();
    expect(seen).toEqual([1, 2, 3]);
    expect(idle).toBe(true);
    expect(queue.busy).toBe(false);
  });
});
