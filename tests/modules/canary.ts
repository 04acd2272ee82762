import { accept, refuse } from '../../src/game/core/result.ts';
import { addLine } from '../../src/game/rulesets/carcassonne/base/scoring.ts';
import { returnTile } from '../../src/game/rulesets/carcassonne/base/returning.ts';
import { NEXT, WAIT } from '../../src/game/rulesets/carcassonne/base/hooks.ts';
import type { Hooks, RuleModule, Verb } from '../../src/game/rulesets/carcassonne/base/hooks.ts';
import {
  ACTOR,
  LAST,
  PLAYER,
  DEPLOYED,
  deployedFigure,
  deployedPlayer,
} from '../../src/game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../src/game/rulesets/carcassonne/base/table.ts';
import { nextTile } from '../../src/game/rulesets/carcassonne/base/turn.ts';
import { CITY, FIELD, MAX_PLAYERS, ROAD, kindSet } from '../../src/game/rulesets/carcassonne/base/vocabulary.ts';
import type { Piece } from '../../src/game/core/piece.ts';

/**
 * A module that no file of the program names, with everything that a module can add: the next player moves a bird that
 * nobody owns; placing a tile builds perches between two tiles and draws an omen for it during the turn; after every
 * second perch all players name a number of crumbs; the first city is set aside and returns to the stack with the first
 * perch; and every player has two fledglings that count twice, stay, and pay at the end; who builds a perch keeps a shell, and goes on with another tile, once in a turn.
 */

const STEPS = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
] as const;
const MOST_PERCHES = 8;
const SONG = 3;
const FEATHERS = 2;

const isFledgling = (t: Table, entry: number): boolean => t.rules.figures[deployedFigure(entry)]?.id === 'fledgling';

export interface Nest {
  readonly bird: { readonly x: number; readonly y: number };
  /** The first city: not seen yet, set aside, or returned. */
  readonly egg: string | null;
  readonly eggs: number;
  readonly omen: number;
  /** Players who still have to name a number; the best so far and who named it. */
  readonly bidders: number;
  readonly best: number;
  readonly perches: readonly { readonly x: number; readonly y: number; readonly side: number }[];
  readonly fledglings: readonly number[];
  /** Kept by each player: one for every omen. */
  readonly shells: readonly number[];
  readonly again: number;
}

const where = (t: Table, cell: number): { readonly x: number; readonly y: number } => ({
  x: t.plane.x(cell),
  y: t.plane.y(cell),
});

const pass: Verb<Table> = {
  do: 'pass',
  list(_, out, from, tag) {
    out[from] = tag;
    return from + 1;
  },
  play: (t) => t.next(),
  actionOf: (t) => ({ player: t.get(ACTOR), do: 'pass' }),
  moveOf: () => accept(0),
};

/** A verb for the tiles next to a cell; its parameter is the side where they are. */
function beside(
  word: string,
  from: (t: Table) => number,
  isFree: (t: Table, side: number) => boolean,
  play: (t: Table, side: number) => void,
  piece: string,
): Verb<Table> {
  const cellAt = (t: Table, side: number): number =>
    t.plane.cellAt(t.plane.x(from(t)) + (STEPS[side]?.dx ?? 0), t.plane.y(from(t)) + (STEPS[side]?.dy ?? 0));
  const isLegal = (t: Table, side: number): boolean =>
    cellAt(t, side) >= 0 && t.laidOn(cellAt(t, side)) > 0 && isFree(t, side);
  return {
    do: word,
    list(t, out, begin, tag) {
      let to = begin;
      for (let side = 0; side < 4; side++) if (isLegal(t, side)) out[to++] = tag + side;
      return to;
    },
    play,
    actionOf: (t, side) => ({ player: t.get(ACTOR), do: word, ...where(t, cellAt(t, side)) }),
    moveOf(t, { x, y }) {
      const side = [0, 1, 2, 3].find(
        (one) => isLegal(t, one) && where(t, cellAt(t, one)).x === x && where(t, cellAt(t, one)).y === y,
      );
      return side === undefined ? refuse('no-such-target', 'Nothing lies there.') : accept(side);
    },
    piece: () => piece,
  };
}

function nestOf(base: number, crumbs: number): Hooks<Table> {
  const [BIRD, EGG, EGGS, OMEN, BIDDERS, BEST, PERCHES] = [
    base,
    base + 1,
    base + 2,
    base + 3,
    base + 4,
    base + 5,
    base + 6,
  ];
  const HAND = PERCHES + 1 + MOST_PERCHES;
  const SHELLS = HAND + MAX_PLAYERS;
  /** The player of the turn goes on afterwards. */
  const AGAIN = SHELLS + MAX_PLAYERS;
  const perch = (cell: number, side: number): number => cell * 4 + side;
  const isFree = (t: Table, side: number): boolean =>
    t.get(PERCHES) < MOST_PERCHES && !t.journal.entries(PERCHES).includes(perch(t.get(LAST), side));
  const tileName = (t: Table, tile: number): string => t.material.tiles[tile]?.id ?? '';

  const fly = beside(
    'fly',
    (t) => t.get(BIRD),
    () => true,
    (t, side) => {
      const from = { on: 'tile', ...where(t, t.get(BIRD)) } as const;
      const step = STEPS[side] ?? STEPS[0];
      t.set(BIRD, t.plane.cellAt(from.x + step.dx, from.y + step.dy));
      t.emit({
        type: 'moved',
        player: t.get(ACTOR),
        piece: 'bird',
        sort: 'bird',
        from,
        to: { on: 'tile', ...where(t, t.get(BIRD)) },
      });
      addLine(t, { player: t.get(ACTOR), what: 'seeds', count: 1, each: 1, root: -1 });
      t.next();
    },
    'bird',
  );

  const build = beside(
    'perch',
    (t) => t.get(LAST),
    isFree,
    (t, side) => {
      t.journal.push(PERCHES, perch(t.get(LAST), side));
      t.emit({
        type: 'placed',
        player: t.get(ACTOR),
        piece: `perch:${t.get(PERCHES) - 1}`,
        sort: 'perch',
        to: { on: 'edge', ...where(t, t.get(LAST)), side },
      });
      if (t.get(EGG) >= 0) returnTile(t, t.get(EGG));
      t.set(EGG, -1);
      t.set(OMEN, 1);
      if (!t.inSecondPart) t.set(AGAIN, 1);
      t.next();
    },
    'perch',
  );

  /** Draws a tile during the turn, for as many points as it has features, and discards it. */
  const omen = (t: Table): number => {
    if (t.get(OMEN) === 0 || t.left === 0) return NEXT;
    const tile = nextTile(t);
    if (tile < 0) return WAIT;
    t.set(OMEN, 0);
    t.journal.push(t.aside, tile);
    t.journal.add(SHELLS + t.get(PLAYER), 1);
    t.emit({ type: 'taken', player: t.get(PLAYER), what: tileName(t, tile) });
    addLine(t, { player: t.get(PLAYER), what: 'omens', count: t.featureCount(tile), each: 1, root: -1 });
    if (t.get(PERCHES) % 2 === 0) t.set(BIDDERS, t.players);
    return NEXT;
  };

  const bid: Verb<Table> = {
    do: 'bid',
    number: 'crumbs',
    list(t, out, from, tag) {
      if (t.get(BIDDERS) === 0) return from;
      for (let n = 0; n <= crumbs; n++) out[from + n] = tag + n;
      return from + crumbs + 1;
    },
    play(t, number) {
      t.emit({ type: 'named', player: t.get(ACTOR), what: 'crumbs', number });
      if (number * 8 > t.get(BEST)) t.set(BEST, number * 8 + t.get(ACTOR));
      t.set(BIDDERS, t.get(BIDDERS) - 1);
      t.set(ACTOR, (t.get(ACTOR) + 1) % t.players);
      if (t.get(BIDDERS) > 0) return;
      if (t.get(BEST) > 0) addLine(t, { player: t.get(BEST) % 8, what: 'songs', count: 1, each: SONG, root: -1 });
      t.set(BEST, 0);
      t.next();
    },
    actionOf: (t, number) => ({ player: t.get(ACTOR), do: 'bid', crumbs: number }),
    moveOf: (_, { crumbs: number }) =>
      typeof number === 'number' && number >= 0 && number <= crumbs
        ? accept(number)
        : refuse('no-such-target', 'So many crumbs there are not.'),
  };

  /** At the end every fledgling on the board pays its player, and so does every shell. */
  const feathers = (t: Table): number => {
    for (const entry of t.journal.entries(DEPLOYED))
      if (isFledgling(t, entry))
        addLine(t, { player: deployedPlayer(entry), what: 'feathers', count: 1, each: FEATHERS, root: -1 });
    for (let player = 0; player < t.players; player++)
      if (t.get(SHELLS + player) > 0)
        addLine(t, { player, what: 'shells', count: t.get(SHELLS + player), each: 1, root: -1 });
    return NEXT;
  };

  return {
    size: 7 + MOST_PERCHES + 1 + 2 * MAX_PLAYERS + 1,
    maxReturns: 1,
    figures: [{ id: 'fledgling', hand: HAND, stands: kindSet(ROAD, CITY, FIELD), weight: 2, each: 2 }],
    setUp(t) {
      t.set(BIRD, t.get(t.laidCells + 1));
      t.set(EGG, -1);
    },
    save: (t): Record<keyof Nest, unknown> => ({
      bird: where(t, t.get(BIRD)),
      egg: t.get(EGG) < 0 ? null : tileName(t, t.get(EGG)),
      eggs: t.get(EGGS),
      omen: t.get(OMEN),
      bidders: t.get(BIDDERS),
      best: t.get(BEST),
      perches: t.journal.entries(PERCHES).map((one) => ({ ...where(t, one >> 2), side: one & 3 })),
      fledglings: Array.from({ length: t.players }, (_, player) => t.get(HAND + player)),
      shells: Array.from({ length: t.players }, (_, player) => t.get(SHELLS + player)),
      again: t.get(AGAIN),
    }),
    load(t, slice) {
      const nest = slice as unknown as Nest;
      t.set(BIRD, t.plane.cellAt(nest.bird.x, nest.bird.y));
      t.set(EGG, nest.egg === null ? -1 : (t.material.table.numberOf.get(nest.egg) ?? -1));
      t.set(EGGS, nest.eggs);
      t.set(OMEN, nest.omen);
      t.set(BIDDERS, nest.bidders);
      t.set(BEST, nest.best);
      for (const { x, y, side } of nest.perches) t.journal.push(PERCHES, perch(t.plane.cellAt(x, y), side));
      nest.fledglings.forEach((count, player) => t.set(HAND + player, count));
      nest.shells.forEach((count, player) => t.set(SHELLS + player, count));
      t.set(AGAIN, nest.again);
    },
    trace: (t) => ({ perches: t.get(PERCHES) }),
    pieces(slice) {
      const { bird, egg, perches } = slice as unknown as Nest;
      return [
        { id: 'bird', sort: 'bird', owner: null, place: { on: 'tile', ...bird } },
        ...perches.map((edge, n): Piece => ({
          id: `perch:${n}`,
          sort: 'perch',
          owner: null,
          place: { on: 'edge', ...edge },
        })),
        ...(egg === null
          ? []
          : [{ id: 'egg', sort: 'egg', owner: null, place: { on: 'spot', spot: 'nest' } } as const]),
      ];
    },
    setsAside(t, tile) {
      const isEgg =
        t.get(EGGS) === 0 && (t.material.tiles[tile]?.features.some(({ kind }) => kind === 'city') ?? false);
      if (isEgg) {
        t.set(EGG, tile);
        t.set(EGGS, 1);
      }
      return isEgg;
    },
    goesOn(t) {
      const isAsked = t.get(AGAIN) === 1;
      t.set(AGAIN, 0);
      return isAsked;
    },
    figureStays: (t, index) => isFledgling(t, t.get(DEPLOYED + 1 + index)),
    stages: [
      {
        part: 'roam',
        pass(t) {
          t.set(ACTOR, (t.get(PLAYER) + 1) % t.players);
          return NEXT;
        },
      },
      { part: 'roam', choice: { awaiting: 'flight', verbs: [fly, pass] } },
      { part: 'found', choice: { awaiting: 'perches', verbs: [build, pass] } },
      { part: 'found', pass: omen },
      { part: 'late', choice: { awaiting: 'crumbs', verbs: [bid] } },
      { part: 'bonuses', pass: feathers },
    ],
  };
}

export const CANARY: RuleModule<Table> = {
  order: Number.MAX_SAFE_INTEGER,
  id: 'canary',
  tileSets: [],
  options: { crumbs: [3, 12] },
  shapes: {
    fly: { must: { x: 'number', y: 'number' } },
    perch: { must: { x: 'number', y: 'number' } },
    bid: { must: { crumbs: 'number' } },
  },
  hooks: (base, { extra }) => nestOf(base, Number(extra['crumbs'] ?? 3)),
};
