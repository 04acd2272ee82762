import type { Cell } from '../../game/index.ts';
import type { Intents, MatchView } from '../../session/contract.ts';
import type { Hud } from '../kit/hud.ts';
import { cellText, placeOf, startText } from './describe.ts';
import { createTextGrid } from './textGrid.ts';
import type { TextGrid } from './textGrid.ts';

export interface TextBoard extends Pick<TextGrid, 'element' | 'toggle' | 'open'> {
  update(view: MatchView): void;
}

/** What helps to read the board. */
export interface BoardLook {
  /** Asks about a cell; asked again, about the next feature there. */
  ask(cell: Cell): void;
  /** Cells that nothing can fill any more. */
  dead(): readonly Cell[];
}
const NOBODY_LOOKS: BoardLook = { ask: () => {}, dead: () => [] };

const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

/** The walled board in words, with the start spaces in its wall. */
export function createTextBoard(hud: Hud, intents: Intents, start: MatchView, look: BoardLook = NOBODY_LOOKS): TextBoard {
  const { board } = start;
  const spaces = new Map(board.startSpaces.map((space) => [keyOf(placeOf(space)), space]));
  const inside = new Set(board.cells.map(keyOf));
  const places = [...board.cells, ...board.startSpaces.map(placeOf)];
  const grid = createTextGrid(hud, { hint: hud.texts.t('board.hint'), tap: intents.tapCell, ask: look.ask });
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  grid.frame({
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    kindOf: (cell) => (inside.has(keyOf(cell)) ? 'cell' : spaces.has(keyOf(cell)) ? 'start' : null),
    first: board.cells.toSorted((a, b) => a.y - b.y || a.x - b.x)[0],
  });
  return {
    element: grid.element,
    open: grid.open,
    toggle: grid.toggle,
    update(view) {
      const legal = new Set(view.legalCells.map(keyOf));
      const dead = new Set(look.dead().map(keyOf));
      const hanging = view.gesture.type === 'placing' ? keyOf(view.gesture) : null;
      grid.tell(
        (cell) => {
          const space = inside.has(keyOf(cell)) ? undefined : spaces.get(keyOf(cell));
          return space ? startText(hud, view, space) : cellText(hud, view, cell, dead.has(keyOf(cell)));
        },
        (cell) => ({ fits: legal.has(keyOf(cell)), hanging: hanging === keyOf(cell) }),
      );
    },
  };
}
