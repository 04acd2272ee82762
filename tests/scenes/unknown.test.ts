import { describe, expect, test } from 'vitest';
import type { GameEvent, Piece as GamePiece, Place } from '../../src/game/index.ts';
import type { Match, MatchView } from '../../src/session/contracts/match.ts';
import { targetAt } from '../../src/scenes/input/target.ts';
import type { Beat } from '../../src/scenes/motion/beats.ts';
import { planMotion } from '../../src/scenes/motion/plan.ts';
import { badgesOf, optionMarkers } from '../../src/scenes/overlay/markers.ts';
import { drawnPiece } from '../../src/scenes/pieces/pieces.ts';
import type { Pieces } from '../../src/scenes/pieces/pieces.ts';
import { createTapper, follower, laid, option, promptWith, testGame, viewWith } from './support.ts';

/** How the table shows verbs, pieces and events without their own picture. */

const camera = { x: 0, y: 0, zoom: 100 };
const free = { x: 0, y: 0, w: 1000, h: 1000 };
const board = { laid: [laid(3, 0), laid(4, 4)], followers: [follower(1, 3, 0, 0)] };
const feature = { on: 'feature', x: 4, y: 4, feature: 0, kind: 'lair', features: [], completed: false } as const;

/** A tap on a point of the table, and the options that it chooses. */
function tap(view: MatchView, at: { readonly x: number; readonly y: number }): readonly string[] {
  const chosen: string[] = [];
  const match = { view, intents: { choose: (id: string) => void chosen.push(id) } } as unknown as Match;
  createTapper(match, (point) => targetAt(point, { view, game: testGame, camera, free }))(at);
  return chosen;
}

describe('an unknown verb', () => {
  const options = [
    option('wake feature', feature),
    option('tame feature', { ...feature, feature: 1 }, { piece: 'griffin' }),
    option('push piece', { on: 'piece', piece: 'follower:1:3,0,0' }),
    option('dig cell', { on: 'cell', x: 6, y: 6, rotations: [] }),
  ];
  const off = [
    option('sell spot', { on: 'spot', spot: 'market 1' }),
    option('bid number', { on: 'number', detail: 'gold', least: 0, most: 5 }),
    option('pass', { on: 'nothing' }, { declines: true }),
  ];
  const view = viewWith(board, [], { prompt: promptWith('dream', [...options, ...off]) });

  test('has a disc if its target is on the table, and only then', () => {
    const markers = optionMarkers(view, testGame, camera);
    expect(markers.map((marker) => marker.option.id)).toEqual(options.map(({ id }) => id));
    expect(markers.map(({ figure }) => figure)).toEqual([null, null, null, null]);
    expect(markers[2]?.at).toEqual({ x: 350, y: 12.5 });
    expect(markers[3]?.at).toEqual({ x: 650, y: 650 });
  });

  test('is chosen by a tap on its disc, and cancelled by another one', () => {
    for (const { option: one, at } of optionMarkers(view, testGame, camera)) {
      expect(targetAt(at, { view, game: testGame, camera, free })).toEqual({ type: 'option', option: one });
      expect(tap(view, at)).toEqual([one.id]);
      expect(tap({ ...view, gesture: { type: 'choosing', option: one, number: null } }, at)).toEqual(['pass']);
    }
  });

  test('is shown beside the badge of a region that scores; the region keeps its own choice there', () => {
    const plain = option('score', feature, { points: 4 });
    const other = option('score twice', feature, { points: 8 });
    const used = option('score griffin', feature, { points: 9, piece: 'griffin' });
    const scoring = viewWith(board, [], { prompt: promptWith('score', [plain, other, used]) });
    expect(optionMarkers(scoring, testGame, camera)).toEqual([]);
    const badges = badgesOf(scoring, testGame, camera);
    expect(badges).toHaveLength(1);
    const [at, ...extras] = badges.flatMap((badge) => [badge.at, ...badge.extras.map((extra) => extra.at)]);
    if (!at) throw new Error('Expected a badge');
    expect([at, ...extras].map((point) => tap(scoring, point))).toEqual([
      ['score'],
      ['score twice'],
      ['score griffin'],
    ]);
    const holding = { ...scoring, gesture: { type: 'choosing', option: used, number: null } } as const;
    expect(tap(holding, at)).toEqual([]);
    expect(extras[1] && tap(holding, extras[1])).toEqual(['score']);
  });
});

describe('a piece without its own picture', () => {
  const view = viewWith(board);
  const griffinAt = (place: Place, id = 'griffin', owner: number | null = null): GamePiece => ({
    id,
    sort: 'griffin',
    owner,
    place,
  });
  const drawn = (...pieces: readonly GamePiece[]): Pieces =>
    new Map(pieces.flatMap((piece) => drawnPiece(piece, view, testGame) ?? []).map((piece) => [piece.key, piece]));
  const plan = (was: Pieces, will: Pieces, events: readonly GameEvent[] = []): readonly Beat[] | undefined =>
    planMotion({ before: view, now: viewWith(board, events), was, will, game: testGame });
  const tile: Place = { on: 'tile', x: 4, y: 4 };

  test('is a plain disc, neutral or in the colours of its player, on a tile, a feature or an edge', () => {
    expect(drawnPiece(griffinAt(tile), view, testGame)).toMatchObject({
      key: 'griffin',
      owner: null,
      figure: null,
      colour: -1,
      pose: 'flat',
      x: 4.5,
      y: 4.5,
    });
    expect(drawnPiece(griffinAt(tile, 'mine', 1), view, testGame)).toMatchObject({ owner: 1, figure: null, colour: 1 });
    expect(drawnPiece(griffinAt({ on: 'feature', x: 4, y: 4, feature: 0 }), view, testGame)).toMatchObject({
      x: 4.5,
      y: 4.125,
    });
    expect(
      [0, 1, 2, 3]
        .map((side) => drawnPiece(griffinAt({ on: 'edge', x: 4, y: 4, side }), view, testGame))
        .map((one) => [one?.x, one?.y]),
    ).toEqual([
      [4.5, 4],
      [5, 4.5],
      [4.5, 5],
      [4, 4.5],
    ]);
    expect(drawnPiece(griffinAt({ on: 'spot', spot: 'city of nowhere' }), view, testGame)).toBeUndefined();
  });

  test('comes, walks and goes by its id, whatever the events say', () => {
    const [here, there] = [drawn(griffinAt(tile)), drawn(griffinAt({ on: 'tile', x: 3, y: 0 }))];
    expect(plan(new Map(), here)).toMatchObject([[{ type: 'appear', piece: { key: 'griffin' } }]]);
    expect(plan(here, there)).toMatchObject([[{ type: 'slide', piece: { key: 'griffin', x: 3.5, y: 0.5 } }]]);
    expect(plan(there, new Map())).toMatchObject([[{ type: 'vanish', piece: { key: 'griffin' } }]]);
    expect(plan(here, here)).toEqual([]);
  });

  test('of two alike, is the moved one when it walks', () => {
    const twin = griffinAt({ on: 'tile', x: 3, y: 0 }, 'twin');
    expect(plan(drawn(griffinAt(tile), twin), drawn(griffinAt({ on: 'tile', x: 3, y: 0 }), twin))).toMatchObject([
      [{ type: 'slide', piece: { key: 'griffin' } }],
    ]);
  });

  test('walks in its turn among other events, and unknown events change nothing', () => {
    const [here, there] = [drawn(griffinAt(tile)), drawn(griffinAt({ on: 'tile', x: 3, y: 0 }))];
    const moved: GameEvent = {
      type: 'moved',
      player: 0,
      piece: 'griffin',
      sort: 'griffin',
      from: tile,
      to: { on: 'tile', x: 3, y: 0 },
    };
    const points: GameEvent = {
      type: 'scored',
      final: false,
      line: { player: 0, what: 'scales', count: 1, each: 2, points: 2, region: null, features: [] },
    };
    const strange: readonly GameEvent[] = [
      { type: 'roared' },
      { type: 'moved', player: 0, piece: 'nobody', sort: 'ghost', from: tile, to: tile },
      { type: 'taken', player: 0, what: 'gold' },
      { type: 'named', player: 1, what: 'bid', number: 3 },
    ];
    const beats = plan(here, there, [...strange, moved, points]);
    expect(beats?.map((beat) => beat.map(({ type }) => type))).toEqual([['slide'], ['sweep']]);
    expect(plan(here, here, strange)).toEqual([]);
  });
});

describe('a tile that is exchanged for another form of it', () => {
  const before = viewWith({ laid: [laid(3, 0), laid(4, 4)] });

  test('is neither placed nor lifted', () => {
    const now = viewWith({ laid: [laid(3, 0), laid(4, 4, 0, 'C02')] });
    expect(planMotion({ before, now, was: new Map(), will: new Map(), game: testGame })).toEqual([]);
  });

  test('does not hide the placement of another one', () => {
    const now = viewWith({ laid: [laid(3, 0), laid(4, 4, 0, 'C02'), laid(5, 4)] });
    expect(planMotion({ before, now, was: new Map(), will: new Map(), game: testGame })).toMatchObject([
      [{ type: 'drop', tile: { x: 5, y: 4 } }],
    ]);
  });
});
