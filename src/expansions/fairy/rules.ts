import { tileOrBeside } from '../../game/core/piece.ts';
import { accept, refuse } from '../../game/core/result.ts';
import type { Cell } from '../../game/core/vocabulary.ts';
import { addLine } from '../../game/rulesets/carcassonne/base/scoring.ts';
import { NEXT } from '../../game/rulesets/carcassonne/base/hooks.ts';
import type { Hooks, RuleModule, Verb } from '../../game/rulesets/carcassonne/base/hooks.ts';
import {
  PLAYER,
  DEPLOYED,
  figureId,
  deployedNode,
  deployedNumber,
  deployedPlayer,
  isFollower,
} from '../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../game/rulesets/carcassonne/base/table.ts';

/** The fairy (RULES.md §13.6). */

const FAIRY = 'fairy';
/** The words and points of score lines. */
const AT_BEGIN = { what: FAIRY, each: 1 } as const;
const WITH_REGION = { what: 'fairyRegion', each: 3 } as const;

/** The slice of the module. */
export interface FairySlice {
  /** The fairy's cell; `null` before the first move. */
  readonly fairy: Cell | null;
  /** Number of the figure next to the fairy; `null` if there is none, or if the fairy belongs to a whole tile. */
  readonly figure: number | null;
}

/** Addresses of the fairy's cell, -1 off the board, and of the number of the figure next to it, -1 for none. */
const cellAddress = (base: number): number => base;
const figureAddress = (base: number): number => base + 1;
const SIZE = 2;

/** The fairy's cell; -1 off the board. `base`: the address of the module's integers. */
export const fairyCell = (t: Table, base: number): number => t.get(cellAddress(base));

const entry = (t: Table, index: number): number => t.get(DEPLOYED + 1 + index);

/**
 * Index of the figure next to the fairy among those on the board, or -1. A figure that was sent home never returns with
 * the same number.
 */
function companion(t: Table, base: number): number {
  const number = t.get(figureAddress(base));
  if (number < 0) return -1;
  for (let n = t.get(DEPLOYED) - 1; n >= 0; n--) if (deployedNumber(entry(t, n)) === number) return n;
  return -1;
}

const cellOf = (t: Table, cell: number): Cell | null => (cell < 0 ? null : t.plane.coordinates(cell));

function move(t: Table, base: number, cell: number, figure: number): void {
  const from = t.get(cellAddress(base));
  t.set(cellAddress(base), cell);
  t.set(figureAddress(base), figure);
  if (t.events)
    t.emit({
      type: 'moved',
      player: t.get(PLAYER),
      piece: FAIRY,
      sort: FAIRY,
      from: tileOrBeside(FAIRY, cellOf(t, from)),
      to: tileOrBeside(FAIRY, cellOf(t, cell)),
    });
  t.next();
}

/** Moves the fairy next to one of the player's figures; `rest` is its index among those on the board. */
function besideFigure(base: number): Verb<Table> {
  const isOpen = (t: Table, n: number, now: number): boolean =>
    n !== now && deployedPlayer(entry(t, n)) === t.get(PLAYER) && isFollower(t, entry(t, n));
  return {
    do: FAIRY,
    list: (t, out, from, tag) => {
      const now = companion(t, base);
      const count = t.get(DEPLOYED);
      let length = from;
      for (let n = 0; n < count; n++) if (isOpen(t, n, now)) out[length++] = tag + n;
      return length;
    },
    play: (t, n) => move(t, base, t.cellOf(deployedNode(entry(t, n))), deployedNumber(entry(t, n))),
    actionOf: (t, n) => ({ player: t.get(PLAYER), do: FAIRY, ...t.featureAt(deployedNode(entry(t, n))) }),
    moveOf: (t, { x = 0, y = 0, feature }) => {
      if (feature === undefined) return refuse('malformed', 'She is put beside a follower, who stands on a feature.');
      const node = t.nodeAt({ x, y, feature });
      if (node === undefined) return refuse('no-such-feature', `There is no feature ${feature} on ${x},${y}.`);
      const now = companion(t, base);
      for (let n = 0; n < t.get(DEPLOYED); n++)
        if (deployedNode(entry(t, n)) === node && isOpen(t, n, now)) return accept(n);
      return refuse('no-such-target', 'She can be put beside no follower there.');
    },
    target: (t, n) => ({ on: 'piece', piece: figureId(entry(t, n)) }),
    piece: () => FAIRY,
  };
}

/** Moves the fairy to a tile with one of the player's figures; `rest` is the cell. */
function ontoTile(base: number): Verb<Table> {
  const cells = (t: Table): readonly number[] => {
    const now = t.get(cellAddress(base));
    const mine = t.journal
      .entries(DEPLOYED)
      .flatMap((one) =>
        deployedPlayer(one) === t.get(PLAYER) && isFollower(t, one) ? [t.cellOf(deployedNode(one))] : [],
      );
    return [...new Set(mine)].filter((cell) => cell !== now);
  };
  return {
    do: FAIRY,
    list: (t, out, from, tag) => {
      let length = from;
      for (const cell of cells(t)) out[length++] = tag + cell;
      return length;
    },
    play: (t, cell) => move(t, base, cell, -1),
    actionOf: (t, cell) => ({ player: t.get(PLAYER), do: FAIRY, ...t.plane.coordinates(cell) }),
    moveOf: (t, { x = 0, y = 0 }) => {
      const cell = t.plane.cellAt(x, y);
      return cells(t).includes(cell) ? accept(cell) : refuse('no-such-target', 'She cannot be put on that tile.');
    },
    piece: () => FAIRY,
  };
}

/**
 * Players favoured by the fairy, as bits: the owner of the figure next to it, or the owners of all figures on its tile;
 * only in region `root`, -1 for any.
 */
function favoured(t: Table, base: number, byTile: boolean, root: number): number {
  const cell = t.get(cellAddress(base));
  if (cell < 0) return 0;
  const isMeant = (n: number): boolean => root < 0 || t.regions.find(deployedNode(entry(t, n))) === root;
  if (!byTile) {
    const beside = companion(t, base);
    return beside >= 0 && isMeant(beside) ? 1 << deployedPlayer(entry(t, beside)) : 0;
  }
  let players = 0;
  for (let n = t.get(DEPLOYED) - 1; n >= 0; n--) {
    const one = entry(t, n);
    if (t.cellOf(deployedNode(one)) === cell && isFollower(t, one) && isMeant(n)) players |= 1 << deployedPlayer(one);
  }
  return players;
}

function hooksOf(base: number, byTile: boolean): Hooks<Table, FairySlice> {
  return {
    size: SIZE,
    numbers: { cell: cellAddress(base), figure: figureAddress(base) },
    verbs: [{ part: 'deploy', verb: byTile ? ontoTile(base) : besideFigure(base) }],
    stages: [
      {
        part: 'begin',
        pass: (t) => {
          const player = t.get(PLAYER);
          if ((favoured(t, base, byTile, -1) >> player) & 1) addLine(t, { player, ...AT_BEGIN, count: 1, root: -1 });
          return NEXT;
        },
      },
    ],
    scored: (t, root) => {
      const players = favoured(t, base, byTile, root);
      for (let player = 0; players >> player > 0; player++)
        if ((players >> player) & 1) addLine(t, { player, ...WITH_REGION, count: 1, root });
    },
    setUp: (t) => {
      t.set(cellAddress(base), -1);
      t.set(figureAddress(base), -1);
    },
    save: (t): FairySlice => ({
      fairy: cellOf(t, t.get(cellAddress(base))),
      figure: companion(t, base) < 0 ? null : t.get(figureAddress(base)),
    }),
    load: (t, slice) => {
      const { fairy, figure } = slice;
      t.set(cellAddress(base), fairy ? t.plane.cellAt(fairy.x, fairy.y) : -1);
      t.set(figureAddress(base), figure ?? -1);
    },
    pieces: (slice) => [{ id: FAIRY, sort: FAIRY, owner: null, place: tileOrBeside(FAIRY, slice.fairy) }],
    trace: (t) => {
      const fairy = cellOf(t, t.get(cellAddress(base)));
      return { fairy: fairy && [fairy.x, fairy.y] };
    },
  };
}

export const FAIRY_MODULE: RuleModule<Table, FairySlice> = {
  order: 4,
  id: FAIRY,
  box: 'expansion-3',
  tileSets: ['expansion-3'],
  options: { fairy: ['follower', 'tile'] },
  pays: [AT_BEGIN.what, WITH_REGION.what],
  shapes: { fairy: { must: { x: 'number', y: 'number' }, may: [{ feature: 'number' }] } },
  hooks: (base, { extra }) => hooksOf(base, extra[FAIRY] === 'tile'),
};
