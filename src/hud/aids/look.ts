import type { Cell } from '../../game/index.ts';
import type { Aids, Pointed } from '../../session/aids.ts';
import type { Match } from '../../session/contract.ts';
import { placeOf } from '../board/describe.ts';
import type { Hud } from '../kit/hud.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export interface Look {
  /** Begins to look around with the keys, or ends it. */
  toggle(): void;
  /** Asks about a cell; asked again, about the next feature there. */
  ask(cell: Cell): void;
  /** True if the key was meant for looking around. */
  key(key: string): boolean;
}

const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

/** Looking around with the keys: arrows go from cell to cell, Enter from feature to feature. */
export function createLook(hud: Hud, match: Match, aids: Aids): Look {
  /** What there is to ask about on a cell, or in the niche there. */
  function thingsAt(cell: Cell): readonly Pointed[] {
    const { board, state } = match.view;
    const laid = state.laid.find((tile) => sameCell(tile, cell));
    if (laid) return hud.app.tile(laid.tile).features.map((_, feature) => ({ what: 'feature', x: cell.x, y: cell.y, feature }));
    if (board.cells.some((one) => sameCell(one, cell))) return [{ what: 'cell', x: cell.x, y: cell.y }];
    const space = board.startSpaces.find((one) => sameCell(placeOf(one), cell));
    return space ? space.features.map((_, feature) => ({ what: 'space', space: space.id, feature })) : [];
  }

  function here(): Cell {
    const { board, gesture, state } = match.view;
    const { pointed } = aids.view;
    if (pointed?.what === 'feature' || pointed?.what === 'cell') return pointed;
    const space = pointed?.what === 'space' ? board.startSpaces.find(({ id }) => id === pointed.space) : undefined;
    if (space) return placeOf(space);
    return gesture.type === 'placing' ? gesture : (state.laid.at(-1) ?? match.view.legalCells[0] ?? { x: 4, y: 4 });
  }

  function step(dx: number, dy: number): void {
    const { x, y } = here();
    for (let n = 1; n < 12; n += 1) {
      const [first] = thingsAt({ x: x + dx * n, y: y + dy * n });
      if (first) return aids.pin(first);
    }
  }

  function ask(cell: Cell): void {
    const things = thingsAt(cell);
    const { pointed } = aids.view;
    const place = things.findIndex((thing) => JSON.stringify(thing) === JSON.stringify(pointed));
    aids.pin(things[(place + 1) % things.length] ?? null);
  }

  function toggle(): void {
    const cell = here();
    aids.look(!aids.view.looking);
    if (aids.view.looking) aids.pin(thingsAt(cell)[0] ?? null);
  }

  return {
    toggle,
    ask,
    key(key) {
      if (!aids.view.looking) return false;
      const arrow = ARROWS[key];
      if (arrow) step(arrow[0], arrow[1]);
      else if (key === 'Enter' || key === ' ') ask(here());
      else if (key === 'Escape') toggle();
      else return false;
      return true;
    },
  };
}
