import { expect } from 'vitest';
import {
  MATERIAL,
  RULE_SETS,
  checkRecord,
  formatCastleRecord,
  hideSecrets,
  parseMaterial,
  positionOf,
  readRecord,
  replay,
  seededRandom,
  startGame,
  stateOf,
} from '../../src/game/index.ts';
import type {
  CastleAction,
  CastleEvent,
  CastlePosition,
  CastleSetup,
  Material,
  RuleSetId,
} from '../../src/game/index.ts';
import boardData from '../../src/game/rulesets/castle/data/board.json' with { type: 'json' };
import tileData from '../../src/game/rulesets/castle/data/tiles.json' with { type: 'json' };
import tokenData from '../../src/game/rulesets/castle/data/tokens.json' with { type: 'json' };
import { pick, randomSetup } from '../support/randomGame.ts';
import { scratchRegions } from '../support/scratchRegions.ts';
import { expectSame } from '../support/same.ts';

/** Invariants of every game, checked along a random one. The seed is the game's name. */

/** More than any game has. */
const MOST_ACTIONS = 400;

/** Plays a whole random game and returns its actions. */
export function playRandomly(
  rules: RuleSetId,
  seed: string,
  visit?: (position: CastlePosition) => void,
): { setup: CastleSetup; position: CastlePosition; actions: CastleAction[] } {
  const random = seededRandom(seed);
  const setup = randomSetup(rules, random);
  const position = startGame(setup);
  const actions: CastleAction[] = [];
  while (position.awaiting !== 'over' && actions.length < MOST_ACTIONS) {
    visit?.(position);
    const move = pick(position.legalMoves(), random);
    actions.push(position.actionOf(move));
    position.play(move);
  }
  expect(actions.length).toBeLessThan(MOST_ACTIONS);
  return { setup, position, actions };
}

/** Position ⇄ state converts exactly, and followers are conserved. */
export function checkState(position: CastlePosition): void {
  const state = stateOf(position);
  const again = positionOf(state, RULE_SETS[state.rules]);
  expectSame(stateOf(again), state);
  expectSame([...again.legalMoves()], [...position.legalMoves()]);
  expectSame(JSON.parse(JSON.stringify(state)), state);
  const { supply } = position.summary();
  for (const player of [0, 1] as const) {
    expect((supply[player] ?? 0) + state.followers.filter((f) => f.player === player).length).toBe(6);
  }
  expect(state.laid.length + state.setAside.length + (state.hand ? 1 : 0)).toBe(state.drawn.length);
}

/** Undoing any move restores the very same state. */
export function checkTakeBack(position: CastlePosition): void {
  const before = stateOf(position);
  const moves = [...position.legalMoves()];
  for (const move of moves.slice(0, 6)) {
    position.play(move);
    position.undo();
  }
  expectSame(stateOf(position), before);
  expectSame([...position.legalMoves()], moves);
}

/** Regions joined incrementally equal those found from scratch. */
export function checkRegions(position: CastlePosition): void {
  const state = stateOf(position);
  const { table } = position;
  // One comparison for all: thousands of `expect` calls are slow.
  const scratch = scratchRegions(state).filter(({ features }) => features.length > 0);
  const joined = scratch.map((region) => {
    const roots = new Set(
      region.features.map((key) => {
        const [x = 0, y = 0, feature = 0] = key.split(',').map(Number);
        return table.rootAt({ x, y, feature });
      }),
    );
    const [root] = roots;
    if (root === undefined) throw new Error('a feature without a region');
    return {
      roots: roots.size,
      features: table
        .featuresOf(root)
        .map(({ x, y, feature }) => `${x},${y},${feature}`)
        .sort(),
      kind: table.kindOf(root),
      tiles: table.regions.tileCount(root),
      open: table.regions.open(root),
      mark: table.regions.mark(root),
    };
  });
  expect(joined).toEqual(
    scratch.map(({ features, kind, tiles, open, mark }) => ({ roots: 1, features, kind, tiles, open, mark })),
  );
}

/** The enumerated actions are exactly those that are accepted. */
export function checkLegality(position: CastlePosition): void {
  const key = (action: CastleAction): string => JSON.stringify(action);
  const legal = new Set(position.legalActions().map(key));
  const { player } = position;
  const candidates: CastleAction[] = [{ player, do: 'pass' }];
  for (let kind = 0; kind < 11; kind++) candidates.push({ player, do: 'token', kind });
  for (let feature = -1; feature < 8; feature++) candidates.push({ player, do: 'deploy', feature });
  for (let x = -1; x < 10; x++)
    for (let y = -1; y < 10; y++)
      for (const rotation of [0, 1, 2, 3] as const) candidates.push({ player, do: 'place', x, y, rotation });
  const accepted = (actions: readonly CastleAction[]): string[] =>
    actions.filter((action) => position.moveOf(action).ok).map(key);
  // One comparison for all: thousands of `expect` calls are slow.
  expect(accepted(candidates)).toEqual(candidates.map(key).filter((name) => legal.has(name)));
  const actions = position.legalActions();
  expect(accepted(actions)).toEqual(actions.map(key));
  expect(accepted(actions.map((action) => ({ ...action, player: player === 0 ? 1 : 0 })))).toEqual([]);
}

/** The record replays to the same state, its text reads back unchanged, and every point is in a line. */
export function checkRecordOf({ setup, position, actions }: ReturnType<typeof playRandomly>): void {
  const value = formatCastleRecord(setup, actions);
  const record = readRecord(JSON.stringify(value));
  if (!record.ok) throw new Error(record.error.message);
  expect(formatCastleRecord(record.value.setup, actions)).toEqual(value);
  const lines: CastleEvent[] = [];
  const game = replay(record.value, ({ events }) => void lines.push(...events));
  if (!game.ok) throw new Error(game.error.message);
  expect(stateOf(game.value.position)).toEqual(stateOf(position));
  const scored = lines.flatMap((event) => (event.type === 'scored' ? [event.line] : []));
  expect(scored.filter(({ points, count, each }) => points !== count * each)).toEqual([]);
  const sums = [0, 0];
  for (const { player, points } of scored) sums[player] = (sums[player] ?? 0) + points;
  expect(sums).toEqual([position.score(0), position.score(1)]);
}

/** A player's view reveals nothing that is hidden. */
export function checkSecrecy(position: CastlePosition): void {
  const state = stateOf(position);
  const stack = state.stack ? [...state.stack].reverse() : null;
  const faceDown = new Set(state.wall.map(String));
  const wallTokens = Object.fromEntries(
    Object.entries(state.wallTokens).map(([field, kind]) => [field, faceDown.has(field) ? 9 : kind]),
  );
  expect(hideSecrets({ ...state, stack, wallTokens })).toEqual(hideSecrets(state));
}

const SIDES = ['N', 'E', 'S', 'W'];

/** The material with the whole board rotated clockwise by a quarter turn. */
export function turnedMaterial(): Material {
  const height = boardData.rows.length;
  const width = boardData.rows[0]?.length ?? 0;
  const rows = Array.from({ length: width }, (_, y) =>
    Array.from({ length: height }, (__, x) => boardData.rows[height - 1 - x]?.[y] ?? '.').join(''),
  );
  const turnSide = (side: string): string => SIDES[(SIDES.indexOf(side) + 1) % 4] ?? side;
  const turnWords = (words: string | undefined): string | undefined =>
    words
      ?.split(' ')
      .map((word) => turnSide(word[0] ?? '') + word.slice(1))
      .join(' ');
  const startSpaces = boardData.startSpaces.map(({ cell: [x = 0, y = 0], side, features, ...rest }) => ({
    ...rest,
    cell: [height - 1 - y, x],
    side: turnSide(side),
    features: features.map(
      (feature) =>
        JSON.parse(
          JSON.stringify({
            ...feature,
            sides: turnWords('sides' in feature ? feature.sides : undefined),
            halves: turnWords('halves' in feature ? feature.halves : undefined),
          }),
        ) as unknown,
    ),
  }));
  const corners = boardData.corners.map(({ vertex: [x = 0, y = 0], ...rest }) => ({
    ...rest,
    vertex: [height - y, x],
  }));
  const material = parseMaterial({ rows, corners, startSpaces }, tileData, tokenData);
  if (!material.ok) throw new Error(material.error.message);
  return material.value;
}

/** Rotating the whole board changes no score. */
export function checkTurned({ setup, position, actions }: ReturnType<typeof playRandomly>, turned: Material): void {
  const height = MATERIAL.board.rows.length;
  const moved = actions.map((action) => {
    if (action.do === 'place')
      return { ...action, x: height - 1 - action.y, y: action.x, rotation: (action.rotation + 1) % 4 };
    if (action.do === 'score') return { ...action, x: height - 1 - action.y, y: action.x };
    return action;
  });
  const record = checkRecord(formatCastleRecord(setup, []));
  if (!record.ok) throw new Error(record.error.message);
  const game = replay({ ...record.value, actions: moved }, undefined, turned);
  if (!game.ok) throw new Error(`${game.at}: ${game.error.message}`);
  expect([game.value.position.score(0), game.value.position.score(1)]).toEqual([position.score(0), position.score(1)]);
}
