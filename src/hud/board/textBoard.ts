import { cellKey } from '../../game/index.ts';
import type { Cell } from '../../game/index.ts';
import { assistsOf } from '../../session/assists.ts';
import type { MatchView } from '../../session/contract.ts';
import { listedOptions } from '../../session/gesture.ts';
import type { GameTable, TableContext } from '../games/table.ts';
import { cellText, piecesByCell } from './describe.ts';
import { createTextGrid } from './textGrid.ts';
import type { TextGrid } from './textGrid.ts';

export interface TextBoard extends Pick<TextGrid, 'element' | 'toggle' | 'open'> {
  update(view: MatchView): void;
}

/**
 * The text board: all tiles, and every cell beside one. `ask` inspects a cell; repeated calls go through the features
 * there.
 */
export function createTextBoard(
  { hud, match, texts: game }: TableContext,
  table: GameTable,
  ask: (cell: Cell) => void = () => {},
): TextBoard {
  const assists = assistsOf(match);
  const grid = createTextGrid(hud, { hint: table.boardHint, tap, ask });
  let framed = '';

  /** Chooses an option that points at the cell, the next one if tapped again; otherwise places the tile there. */
  function tap(cell: Cell): void {
    const { view, intents } = match;
    const there = listedOptions(view.prompt).filter(
      ({ target }) => target.on === 'cell' && cellKey(target) === cellKey(cell),
    );
    const chosen = view.gesture.type === 'choosing' ? view.gesture.option.id : null;
    const option = there[(there.findIndex(({ id }) => id === chosen) + 1) % there.length];
    if (option && !view.legalCells.some((legal) => cellKey(legal) === cellKey(cell))) intents.choose(option.id);
    else intents.tapCell(cell);
  }

  return {
    element: grid.element,
    open: grid.open,
    toggle: grid.toggle,
    update(view) {
      const frame = table.frame(view);
      const key = [frame.left, frame.right, frame.top, frame.bottom].join();
      if (key !== framed) grid.frame(frame);
      framed = key;
      const legal = new Set(view.legalCells.map(cellKey));
      const dead = new Set((assists.view.allowed ? assists.known.dead : []).map(cellKey));
      const pieces = piecesByCell(view);
      const preview = view.gesture.type === 'placing' ? cellKey(view.gesture) : null;
      grid.tell(
        (cell) =>
          table.start(cell) ??
          cellText(game, view, cell, { pieces, dead: dead.has(cellKey(cell)), beside: table.beside(cell) }),
        (cell) => ({ fits: legal.has(cellKey(cell)), previewed: preview === cellKey(cell) }),
      );
    },
  };
}
