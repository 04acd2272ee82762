import type { Cell } from '../../game/index.ts';
import { assistsOf } from '../../session/match/assists.ts';
import type { Pointed } from '../../session/contracts/match.ts';
import type { GameTable, TableContext } from '../table/table.ts';
import { laidOn, specOf } from '../words/names.ts';
import { whereIs } from './AssistCard.tsx';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far an arrow key searches for the next thing. */
const REACH = 12;

export interface Inspector {
  /** Starts or ends inspecting the board by keyboard. */
  toggle(): void;
  /** Inspects a cell; repeated calls go through the features there. */
  ask(cell: Cell): void;
  /** Returns true if it handled the key. */
  key(key: string): boolean;
}

/** Inspecting the board by keyboard: arrows go from cell to cell, Enter from feature to feature. */
export function createInspector({ match, texts: game }: TableContext, table: GameTable): Inspector {
  const assists = assistsOf(match);

  /** The current cell: the inspected one, otherwise that of the held tile, the last tile, or a legal cell. */
  function here(): Cell {
    const { gesture, state, legalCells } = match.view;
    const start =
      gesture.type === 'placing' ? gesture : (state.laid.at(-1) ?? legalCells[0] ?? table.frame(match.view).first);
    return (assists.view.pointed && whereIs(table, assists.view.pointed)) ?? start ?? { x: 0, y: 0 };
  }

  /** What can be inspected on a cell: the features that the game uses, or the cell itself. */
  function thingsAt({ x, y }: Cell): readonly Pointed[] {
    const laid = laidOn(game, match.view, { x, y });
    if (!laid) return table.bare({ x, y });
    const features = specOf(match.view, laid.tile)?.features ?? [];
    // What is built on a tile is a feature after all the printed ones.
    return Array.from({ length: features.length + 1 }, (_, feature): Pointed => ({
      what: 'feature',
      x,
      y,
      feature,
    })).filter((at) => table.about(at) !== null);
  }

  function step(dx: number, dy: number): void {
    const { x, y } = here();
    for (let n = 1; n < REACH; n += 1) {
      const [first] = thingsAt({ x: x + dx * n, y: y + dy * n });
      if (first) return assists.pin(first);
    }
  }

  function ask(cell: Cell): void {
    const things = thingsAt(cell);
    const { pointed } = assists.view;
    const place = things.findIndex((thing) => JSON.stringify(thing) === JSON.stringify(pointed));
    assists.pin(things[(place + 1) % things.length] ?? null);
  }

  function toggle(): void {
    const cell = here();
    assists.look(!assists.view.looking);
    if (assists.view.looking) assists.pin(thingsAt(cell)[0] ?? null);
  }

  return {
    toggle,
    ask,
    key(key) {
      if (!assists.view.looking) return false;
      const arrow = ARROWS[key];
      if (arrow) step(arrow[0], arrow[1]);
      else if (key === 'Enter' || key === ' ') ask(here());
      else if (key === 'Escape') toggle();
      else return false;
      return true;
    },
  };
}
