import { MATERIAL } from '../../src/game/index.ts';
import type { CastleState, Follower, GameEvent, LaidTile, Option, Prompt } from '../../src/game/index.ts';
import type { TileGeometry, TrackGeometry } from '../../src/art/contract.ts';
import type { Entry, Match, MatchView, PlayerView, TileLookup } from '../../src/session/contracts/match.ts';
import { createPlaces } from '../../src/scenes/board/places.ts';
import type { Places } from '../../src/scenes/board/places.ts';
import type { TableGame } from '../../src/scenes/game.ts';
import { createController } from '../../src/scenes/input/controller.ts';
import { carcassonneTable } from '../../src/scenes/games/carcassonne/carcassonneTable.ts';
import { castleTable } from '../../src/scenes/games/castle/castleTable.ts';
import type { Beat } from '../../src/scenes/motion/beats.ts';
import { planMotion } from '../../src/scenes/motion/plan.ts';
import { piecesOf } from '../../src/scenes/pieces/pieces.ts';
import type { TableSettings } from '../../src/scenes/settings.ts';
import type { Point } from '../../src/scenes/units.ts';

/** Views and a plain geometry for tests of the table: no game is played here. */

const player = (index: 0 | 1): PlayerView => ({
  index,
  name: `P${index}`,
  seat: { kind: 'human' },
  colour: index,
  score: 0,
  figures: [{ sort: 'follower', inHand: 6, of: 6 }],
});

export const startState: CastleState = {
  rules: 'castle',
  options: { tokenUse: 'same-turn', tokens: true },
  drawn: ['C01'],
  stack: null,
  left: 59,
  setAside: [],
  laid: [],
  followers: [],
  scores: [0, 0],
  keeps: [null, null],
  wallTokens: {},
  wall: [12, 17],
  held: [[], []],
  turn: 1,
  player: 0,
  awaiting: 'place',
  hand: 'C01',
  pending: [],
  last: null,
};

export function viewWith(
  state: Partial<CastleState> = {},
  events: readonly GameEvent[] = [],
  more: Partial<MatchView> = {},
): MatchView {
  return {
    rules: 'castle',
    tiles: MATERIAL.tiles,
    state: { ...startState, ...state },
    players: [player(0), player(1)],
    actor: 0,
    byHand: false,
    draw: null,
    myTurn: true,
    thinking: false,
    hand: null,
    prompt: null,
    legalCells: [],
    gesture: { type: 'idle' },
    ahead: null,
    canConfirm: false,
    canUndo: false,
    log: events.map((event, id): Entry => ({ id, turn: 1, event })),
    finalLines: [],
    lastTurn: null,
    over: false,
    refusal: null,
    hint: null,
    canHint: false,
    isReplay: false,
    away: [],
    challenge: null,
    lapse: null,
    clocks: null,
    isPressed: false,
    outOfTime: null,
    without: [],
    spot: null,
    ...more,
  };
}

export const laid = (x: number, y: number, rotation: LaidTile['rotation'] = 0, tile = 'C01'): LaidTile => ({
  x,
  y,
  rotation,
  tile,
});
export const follower = (owner: number, x: number, y: number, feature: number): Follower => ({
  player: owner,
  x,
  y,
  feature,
});

/** Spaces in a row above the board; tokens at their corners. */
const track: TrackGeometry = {
  fields: Array.from({ length: 100 }, (_, n) => ({
    n,
    x: n / 10,
    y: -0.3,
    corner: false,
    stand: { x: n / 10, y: -0.3 },
  })),
  tokens: [
    { field: 12, x: 1.2, y: -0.4, radius: 0.1 },
    { field: 17, x: 1.7, y: -0.4, radius: 0.1 },
  ],
};

const SIZE = 16;
/** Feature 0 is the northern quarter, feature 1 the rest. */
const geometry: TileGeometry = {
  anchors: [
    { x: 0.5, y: 0.125 },
    { x: 0.5, y: 0.6 },
  ],
  size: SIZE,
  owner: Int8Array.from({ length: SIZE * SIZE }, (_, n) => (n < (SIZE * SIZE) / 4 ? 0 : 1)),
};

export const testPlaces: Places = createPlaces({
  track,
  tile: () => geometry,
  rotate: ({ x, y }, rotation) =>
    [
      { x, y },
      { x: 1 - y, y: x },
      { x: 1 - x, y: 1 - y },
      { x: y, y: 1 - x },
    ][rotation] ?? { x, y },
  spec: (id) => ({
    id,
    square: false,
    ends: [],
    features: [
      { kind: 'path', sides: ['N'], halves: [], marks: {} },
      { kind: 'court', sides: [], halves: [], marks: {} },
    ],
  }),
});

/** The Castle's table with a plain geometry. */
export const testGame: TableGame = {
  ...castleTable(
    { view: viewWith() } as Match,
    settingsWith((id) => ({ id, square: false, ends: [], features: [] })),
  ),
  places: testPlaces,
  track: testPlaces,
};

/** Settings of a table that is never drawn. */
export function settingsWith(tiles: TileLookup): TableSettings {
  return { painter: { area: { x: -3, y: -3, w: 16, h: 16 } }, tiles } as unknown as TableSettings;
}

/** The table of a match of Carcassonne. */
export function tableOf(match: Match): TableGame {
  const specs = new Map(match.view.tiles.map((tile) => [tile.id, tile]));
  return carcassonneTable(
    match,
    settingsWith((id) => {
      const spec = specs.get(id);
      if (!spec) throw new Error(`There is no tile ${id}`);
      return spec;
    }),
  );
}

export const option = (id: string, target: Option['target'], more: Partial<Option> = {}): Option => ({
  id,
  action: { player: 0, do: id.split(' ')[0] ?? id },
  target,
  piece: null,
  points: null,
  scorer: 0,
  declines: false,
  ...more,
});
export const promptWith = (awaiting: string, options: readonly Option[]): Prompt => ({
  actor: 0,
  awaiting,
  options,
  preset: null,
});

/** The animation of a player's changes. */
export function beatsOf(
  { match, game }: { readonly match: Match; readonly game: TableGame },
  act: () => void,
): readonly Beat[] {
  const beats: Beat[] = [];
  const leave = match.subscribe((now, before) => {
    if (now.state === before.state && now.log === before.log) return;
    beats.push(...(planMotion({ before, now, was: piecesOf(before, game), will: piecesOf(now, game), game }) ?? []));
  });
  act();
  leave();
  return beats;
}

type Hands = Parameters<typeof createController>[0];

/** Taps the table of a match and does nothing else with it. */
export function createTapper(match: Match, target: Hands['target']): (at: Point) => void {
  const controller = createController({
    match,
    assists: { view: { looking: false }, pin: () => undefined } as unknown as Hands['assists'],
    inspect: () => null,
    calm: () => true,
    skip: () => undefined,
    wake: () => undefined,
    hover: () => undefined,
    pilot: {} as never,
    target,
  });
  return (at) => controller.signal({ type: 'tap', at, double: false });
}
