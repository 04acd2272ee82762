import { cellKey, sameCell } from '../../game/index.ts';
import type { Cell, Option } from '../../game/index.ts';
import { assistsOf } from '../../session/match/assists.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { listedOptions } from '../../session/match/gesture.ts';
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

  /** Previews the tile there, or chooses the option that points at the cell; confirms either if tapped again. */
  function tap(cell: Cell): void {
    const { view, intents } = match;
    const { gesture, legalCells, prompt } = view;
    const isHere = (at: Cell): boolean => sameCell(at, cell);
    const pointsHere = ({ target }: Option): boolean => target.on === 'cell' && isHere(target);
    if (gesture.type === 'placing' && isHere(gesture)) return intents.confirm();
    if (gesture.type === 'choosing' && pointsHere(gesture.option)) return intents.confirm();
    const option = listedOptions(prompt).find(pointsHere);
    if (option && !legalCells.some(isHere)) intents.choose(option.id);
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
