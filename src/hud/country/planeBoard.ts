import type { Cell } from '../../game/index.ts';
import type { CountryIntents, CountryView } from '../../session/country/contract.ts';
import { createTextGrid } from '../board/textGrid.ts';
import type { BoardLook, TextBoard } from '../board/textBoard.ts';
import type { Hud } from '../kit/hud.ts';
import { cellText } from './describe.ts';

const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

/** The open plane in words: what lies there and one row of cells round it. It grows with the board. */
export function createPlaneBoard(hud: Hud, intents: CountryIntents, look: BoardLook): Omit<TextBoard, 'update'> & { update(view: CountryView): void } {
  const grid = createTextGrid(hud, { hint: hud.texts.t('country.board.hint'), tap: intents.tapCell, ask: look.ask });
  let framed = '';

  function frame({ state }: CountryView): void {
    const cells = [...state.start, ...state.laid];
    const xs = cells.map(({ x }) => x);
    const ys = cells.map(({ y }) => y);
    const [left, right, top, bottom] = [Math.min(...xs) - 1, Math.max(...xs) + 1, Math.min(...ys) - 1, Math.max(...ys) + 1];
    const key = [left, right, top, bottom].join();
    if (key === framed) return;
    framed = key;
    grid.frame({ left, right, top, bottom, kindOf: () => 'cell', first: { x: 0, y: 0 } });
  }

  return {
    element: grid.element,
    open: grid.open,
    toggle: grid.toggle,
    update(view) {
      frame(view);
      const legal = new Set(view.legalCells.map(keyOf));
      const dead = new Set(look.dead().map(keyOf));
      const hanging = view.gesture.type === 'placing' ? keyOf(view.gesture) : null;
      grid.tell(
        (cell) => cellText(hud, view, cell, dead.has(keyOf(cell))),
        (cell) => ({ fits: legal.has(keyOf(cell)), hanging: hanging === keyOf(cell) }),
      );
    },
  };
}
