import { expect } from 'vitest';
import { adapterOf, checkAnyRecord, carcassonne, readAnyRecord } from '../../src/game/index.ts';
import type { ScoreLine } from '../../src/game/index.ts';
import { featuresOf, handsOf, has, menInHand, regionOf } from '../support/plainBoard.ts';
import type { Laid, PlainGame } from '../support/plainBoard.ts';
import * as plain from '../support/plainCarcassonne.ts';
import type { PlayedCarcassonne } from '../support/randomCarcassonne.ts';
import { expectSame } from '../support/same.ts';

/** Invariants of every game of Carcassonne, checked along a random one. */

const { sliceOf } = carcassonne;
type Position = carcassonne.CarcassonnePosition;
const key = (action: object): string => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Position ⇄ state converts exactly, and figures and tiles are conserved. */
export function checkState(position: Position): void {
  const state = carcassonne.stateOf(position);
  const again = carcassonne.positionOf(state, position.table.rules);
  expectSame(carcassonne.stateOf(again), state);
  expectSame([...again.legalMoves()], [...position.legalMoves()]);
  expectSame(JSON.parse(JSON.stringify(state)), state);
  const abbots = sliceOf(state, 'abbot')?.abbots;
  const inside = sliceOf(state, 'count')?.figures ?? [];
  for (let player = 0; player < state.players; player++) {
    const out = (figure: string): number =>
      [...state.followers, ...inside].filter((f) => f.player === player && f.figure === figure).length;
    expect((state.supply[player] ?? 0) + out('follower')).toBe(state.options.followers);
    if (abbots) expect((abbots[player] ?? 0) + out('abbot')).toBe(1);
  }
  // Every drawn tile is placed, set aside, in hand, beside the board, or returned.
  const putBy = sliceOf(state, 'dragon')?.putBy ?? [];
  const laid = state.laid.map(({ tile }) => tile);
  const stalls = (sliceOf(state, 'bazaars')?.stalls ?? []).filter((stall) => !stall.laid).map(({ tile }) => tile);
  const kept = [
    ...laid,
    ...stalls,
    ...state.setAside,
    ...(state.hand ? [state.hand] : []),
    ...putBy,
    ...state.returned,
  ];
  expectSame(kept.sort(), [...state.drawn].sort());
}

/**
 * Every piece is on the table once, from the first draw to the end; neutral ones are always there, and none is lost or
 * created.
 */
export function checkPieces(position: Position): void {
  const state = carcassonne.stateOf(position);
  const { rules } = position.table;
  const pieces = adapterOf('carcassonne').pieces(state);
  expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
  const board = new Set([...state.start, ...state.laid].map(({ x, y }) => `${x},${y}`));
  // Bridges and castles are in a hand or on the table.
  for (const [module, list, sort] of [
    ['bridges', 'built', 'bridge'],
    ['castles', 'castles', 'castle'],
  ] as const) {
    const slice = state.slices[module] as Readonly<Record<string, readonly unknown[]>> | undefined;
    if (!slice) continue;
    const out = pieces.filter((piece) => piece.id.startsWith(`${sort}:`));
    expect(slice[list]).toHaveLength(out.length);
    for (const [player, left] of ((slice.left ?? []) as readonly number[]).entries())
      expect(left + out.filter(({ owner }) => owner === player).length).toBe(state.players > 4 ? 2 : 3);
  }
  for (const { place } of pieces)
    if (place.on === 'tile' || place.on === 'feature') expect(board.has(`${place.x},${place.y}`)).toBe(true);
  const common = pieces.filter(({ sort }) => /^(dragon|fairy|count|king|robber|king-card|robber-card)$/.test(sort));
  expect(common.map(({ id }) => id)).toEqual(
    ['dragon', 'fairy', 'count', 'king'].flatMap((id) =>
      !rules.options.modules.includes(id) ? [] : id === 'king' ? ['king', 'king-card', 'robber', 'robber-card'] : [id],
    ),
  );
  for (const [n, { hand, id }] of rules.figures.entries()) {
    for (let player = 0; player < state.players; player++) {
      const out = pieces.filter(({ owner, sort }) => owner === player && sort === id).length;
      expect(position.table.get(hand + player) + out).toBe(n === 0 ? state.options.followers : 1);
    }
  }
}

/** Every drawn tile is one of the possible ones, from a stack in the order that modules require. */
export function checkDraws({ setup, position, actions }: PlayedCarcassonne): void {
  const { numberOf } = setup.rules.material.table;
  const stack = setup.deck.map((id) => numberOf.get(id ?? '') ?? -1);
  if (String(carcassonne.inOrder(setup.rules, stack)) !== String(stack)) return;
  const seen = (from: carcassonne.CarcassonneState, to: carcassonne.CarcassonneState): void => {
    // Tiles return before the next draw.
    for (let n = from.drawn.length; n < to.drawn.length; n++)
      expect(carcassonne.tilesToCome(setup.rules, to.drawn.slice(0, n), to.returned)).toContain(to.drawn[n]);
  };
  const again = carcassonne.positionOf(carcassonne.initialState(setup), setup.rules);
  let before = carcassonne.stateOf(again);
  again.advance();
  const look = (): void => {
    const now = carcassonne.stateOf(again);
    seen(before, now);
    before = now;
  };
  look();
  for (const action of actions) {
    const move = again.moveOf(action);
    if (!move.ok) throw new Error(move.error.message);
    again.play(move.value);
    look();
  }
  expect(before.drawn).toEqual(carcassonne.stateOf(position).drawn);
}

/** Undoing any move restores the very same state. */
export function checkTakeBack(position: Position): void {
  const before = carcassonne.stateOf(position);
  const moves = [...position.legalMoves()];
  for (const move of [...moves.slice(0, 5), ...moves.slice(-3)]) {
    position.play(move);
    position.undo();
  }
  expectSame(carcassonne.stateOf(position), before);
  expectSame([...position.legalMoves()], moves);
}

/** The board in the form of the rule page's program: with bridges. */
function plainBoard(state: carcassonne.CarcassonneState): readonly Laid[] {
  const bridges = sliceOf(state, 'bridges')?.built ?? [];
  return [...state.start, ...state.laid].map((laid) => {
    const bridge = bridges.find(({ x, y }) => x === laid.x && y === laid.y);
    return bridge ? { ...laid, bridge: bridge.axis } : laid;
  });
}

/** Regions joined incrementally equal those found from scratch. */
export function checkRegions(position: Position): void {
  const { table: t } = position;
  const state = carcassonne.stateOf(position);
  const board = plainBoard(state);
  const seen = new Set<string>();
  const weightBy = (sort: string): number =>
    carcassonne.weightOf(
      t.rules,
      t.rules.figures.findIndex(({ id }) => id === sort),
    );
  // One comparison for all: thousands of `expect` calls are slow.
  const joined: unknown[] = [];
  const scratch: unknown[] = [];
  for (const laid of board) {
    for (const feature of featuresOf(laid).keys()) {
      if (seen.has(key({ x: laid.x, y: laid.y, feature }))) continue;
      const spots = regionOf({ board }, { x: laid.x, y: laid.y, feature });
      for (const { x, y, feature: number } of spots) seen.add(key({ x, y, feature: number }));
      const node = t.nodeAt({ x: laid.x, y: laid.y, feature });
      if (node === undefined) throw new Error('a feature without a node');
      const root = t.regions.find(node);
      joined.push({
        features: t.featuresOf(root).map(key).sort(),
        tiles: t.regions.tileCount(root),
        followers: Array.from({ length: t.players }, (_, player) => t.regions.weightOf(root, player)),
      });
      scratch.push({
        features: spots.map(key).sort(),
        tiles: new Set(spots.map(({ x, y }) => `${x},${y}`)).size,
        followers: Array.from({ length: t.players }, (_, player) =>
          state.followers
            .filter(
              (f) => f.player === player && spots.some((s) => s.x === f.x && s.y === f.y && s.feature === f.feature),
            )
            .reduce((sum, { figure }) => sum + weightBy(figure), 0),
        ),
      });
    }
  }
  expect(joined).toEqual(scratch);
}

/** The enumerated actions are exactly those that are accepted. */
export function checkLegality(position: Position): void {
  const legal = new Set(position.legalActions().map(key));
  const { actor: player } = position;
  const candidates: carcassonne.Action[] = [
    { player, do: 'pass' },
    { player, do: 'recall' },
  ];
  const sorts = new Set(['abbot', ...position.table.rules.figures.slice(1).map(({ id }) => id)]);
  const figures = [{}, ...[...sorts].map((figure) => ({ figure }))];
  const quarters = ['palace', 'market', 'smithy', 'cathedral', 'keep'];
  for (const quarter of quarters)
    candidates.push(...figures.map((figure) => ({ player, do: 'enter', quarter, ...figure })), {
      player,
      do: 'count',
      quarter,
    });
  const features = (x: number, y: number): carcassonne.Action[] =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((feature) => [
      ...figures.map((figure) => ({ player, do: 'deploy', feature, x, y, ...figure })),
      { player, do: 'dismiss', feature, x, y },
      { player, do: 'fairy', feature, x, y },
    ]);
  const byTile = position.table.rules.options.extra['fairy'] === 'tile';
  const { last, start, laid } = carcassonne.stateOf(position);
  const board = new Set([...start, ...laid].map((one) => `${one.x},${one.y}`));
  for (let feature = -1; feature < 10; feature++)
    candidates.push(...figures.map((figure) => ({ player, do: 'deploy', feature, ...figure })), {
      player,
      do: 'deploy',
      feature,
      figure: 'bishop',
    });
  for (let x = -9; x < 10; x++)
    for (let y = -9; y < 10; y++) {
      for (const rotation of [0, 1, 2, 3] as const) candidates.push({ player, do: 'place', x, y, rotation });
      candidates.push({ player, do: 'dragon', x, y });
      for (const axis of ['NS', 'WE', 'EW']) candidates.push({ player, do: 'bridge', x, y, axis });
      if (byTile) candidates.push({ player, do: 'fairy', x, y });
      // The tile just placed may be named, but need not be.
      else if (board.has(`${x},${y}`) && (x !== last?.x || y !== last.y)) candidates.push(...features(x, y));
      else if (!board.has(`${x},${y}`)) candidates.push(...features(x, y).slice(0, 4));
    }
  for (let tile = -1; tile < 7; tile++) {
    candidates.push({ player, do: 'offer', tile });
    for (const bid of [-1, 0, 7, 99, 100]) candidates.push({ player, do: 'offer', tile, bid });
  }
  for (let points = -1; points <= 100; points++) candidates.push({ player, do: 'bid', points });
  candidates.push({ player, do: 'buy' }, { player, do: 'sell' });
  // A region may be named by any of its features.
  if (position.awaiting === 'castle')
    for (const { x, y } of [...start, ...laid])
      for (let feature = 0; feature < 6; feature++) {
        const move = position.moveOf({ player, do: 'castle', x, y, feature });
        if (move.ok) candidates.push(position.actionOf(move.value));
      }
  if (position.awaiting === 'reinforce')
    for (const { x, y } of [...start, ...laid])
      for (let feature = 0; feature < 10; feature++)
        for (const quarter of quarters) {
          const named = { player, do: 'reinforce', quarter, x, y, feature };
          for (const figure of figures) {
            const move = position.moveOf({ ...named, ...figure });
            if (move.ok) candidates.push(position.actionOf(move.value));
          }
        }
  // One comparison for all, since they are many. Below, all legal ones are accepted.
  expect(candidates.filter((candidate) => position.moveOf(candidate).ok && !legal.has(key(candidate)))).toEqual([]);
  const actions = position.legalActions();
  const moves = actions.map((action) => position.moveOf(action));
  expect(moves.map((move) => move.ok && key(position.actionOf(move.value)))).toEqual(actions.map(key));
  expect(actions.filter((action) => position.moveOf({ ...action, player: player + 1 }).ok)).toEqual([]);
}

/** The record replays to the same state, its text reads back unchanged, and every point is in a line. */
export function checkRecordOf({ setup, position, actions }: PlayedCarcassonne): void {
  const value = carcassonne.formatCarcassonneRecord(setup, actions);
  const read = readAnyRecord(JSON.stringify(value));
  if (!read.ok || read.value.game !== 'carcassonne') throw new Error(read.ok ? 'another game' : read.error.message);
  expect(carcassonne.formatCarcassonneRecord(read.value.record.setup, actions)).toEqual(value);
  const lines: ScoreLine[] = [];
  const game = carcassonne.replay(read.value.record, ({ events }) => {
    for (const event of events) if (event.type === 'scored') lines.push(event.line);
  });
  if (!game.ok) throw new Error(`${game.at}: ${game.error.message}`);
  expect(lines.filter(({ points, count, each }) => points !== count * each)).toEqual([]);
  const sums = setup.players.map(() => 0);
  for (const { player, points } of lines) sums[player] = (sums[player] ?? 0) + points;
  expect(carcassonne.stateOf(game.value.position)).toEqual(carcassonne.stateOf(position));
  expect(sums).toEqual(setup.players.map((_, player) => position.score(player)));
}

/** A player's view reveals nothing that is hidden. */
export function checkSecrecy(position: Position): void {
  const state = carcassonne.stateOf(position);
  const stack = state.stack ? [...state.stack].reverse() : null;
  const { rules } = position.table;
  expect(carcassonne.hideSecrets({ ...state, stack }, rules)).toEqual(carcassonne.hideSecrets(state, rules));
}

/**
 * Rotating the whole board changes no score, unless it depends on which figures are on the fairy's tile: a follower
 * that leaves the City is on another one then (RULES.md §14.6).
 */
export function checkTurned({ setup, position, actions }: PlayedCarcassonne): void {
  const isByTile = setup.rules.options.modules.includes('fairy') && setup.rules.options.extra['fairy'] === 'tile';
  if (isByTile && actions.some((action) => action.do === 'reinforce')) return;
  const turn = <
    T extends { readonly x?: number; readonly y?: number; readonly rotation?: number; readonly axis?: unknown },
  >(
    thing: T,
  ): T =>
    thing.x === undefined || thing.y === undefined
      ? thing
      : {
          ...thing,
          x: -thing.y,
          y: thing.x,
          ...(thing.rotation === undefined ? {} : { rotation: (thing.rotation + 1) % 4 }),
          ...(thing.axis === undefined ? {} : { axis: thing.axis === 'NS' ? 'WE' : 'NS' }),
        };
  const record = checkAnyRecord(carcassonne.formatCarcassonneRecord({ ...setup, start: setup.start.map(turn) }, []));
  if (!record.ok || record.value.game !== 'carcassonne')
    throw new Error(record.ok ? 'another game' : record.error.message);
  const game = carcassonne.replay({ setup: record.value.record.setup, actions: actions.map(turn) });
  if (!game.ok) throw new Error(`${game.at}: ${game.error.message}`);
  expect(setup.players.map((_, player) => game.value.position.score(player))).toEqual(
    setup.players.map((_, player) => position.score(player)),
  );
}

/** Figures of a sort in every hand; `null` without their module. */
const inHands = (game: PlainGame, module: string, figure: string): readonly number[] | null =>
  has(game, module) ? game.scores.map((_, player) => menInHand(game, player, figure)) : null;
const tokensOf = ({ goods, scores }: PlainGame): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(['wine', 'grain', 'cloth'].map((kind) => [kind, goods[kind] ?? scores.map(() => 0)]));

/** The program from the rule page alone gives the same choices and the same points. */
export function checkAgainstPlain({ setup, position, actions }: PlayedCarcassonne, every: number): void {
  const { modules, fields, tinyCity, followers, extra } = setup.rules.options;
  const end = carcassonne.stateOf(position);
  let game = plain.begin({
    options: { modules, fields, tinyCity, followers, ...extra },
    players: setup.players.length,
    // All tiles in the order in which they were drawn, including those drawn twice.
    deck: end.drawn,
    start: setup.start,
  });
  const again = carcassonne.startGame(setup);
  for (const [n, action] of actions.entries()) {
    const { awaiting, player, actor } = again;
    const { dragon, fairy, count, king, robber, bridges, castles, bazaar, ...own } = carcassonne.traceStep(n, again);
    const hands = handsOf(setup.players.length);
    expect([
      ...[n, awaiting, player, actor, carcassonne.stateOf(again).scores, dragon ?? null, fairy ?? null],
      ...[count ?? 'palace', king ?? null, robber ?? null],
      ...[bridges ?? hands, castles ?? hands, bazaar ?? null],
      ...[own['builders'] ?? null, own['double'] ?? null, own['pigs'] ?? null, own['goods'] ?? null],
    ]).toEqual([
      n,
      game.awaiting,
      game.player,
      game.actor,
      game.scores,
      game.dragon && [game.dragon.x, game.dragon.y],
      game.fairy && [game.fairy.x, game.fairy.y],
      game.count,
      game.king,
      game.robber,
      game.bridges,
      game.castlesLeft,
      game.fair && game.fair.tiles.map(({ tile, owner }) => (owner === null ? tile : null)),
      inHands(game, 'builders', 'builder'),
      modules.includes('builders') ? ['due', 'on'].indexOf(game.second ?? '') + 1 : null,
      inHands(game, 'pigs', 'pig'),
      modules.includes('goods') ? tokensOf(game) : null,
    ]);
    if (n % every === 0) expect(again.legalActions().map(key).sort()).toEqual(plain.legalActions(game).map(key).sort());
    game = plain.play(game, action);
    const move = again.moveOf(action);
    if (!move.ok) throw new Error(move.error.message);
    again.play(move.value);
  }
  expect(game.awaiting).toBe('over');
  expect(end.setAside).toEqual(game.aside);
  expect(setup.players.map((_, player) => position.score(player))).toEqual(game.scores);
}
