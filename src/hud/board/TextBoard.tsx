import type { VNode } from 'preact';
import { cellKey, sameCell } from '../../game/index.ts';
import type { Cell, Option } from '../../game/index.ts';
import type { Match, MatchView } from '../../session/contracts/match.ts';
import { listedOptions } from '../../session/match/gesture.ts';
import { PlayerClock } from '../table/PlayerClock.tsx';
import { useContent } from '../table/useContent.tsx';
import { useAssists, useTable, useView } from '../table/useMatch.tsx';
import { cellText, piecesByCell } from './describe.ts';
import type { CellTexts } from './TextGrid.tsx';
import { TextGrid } from './TextGrid.tsx';
import type { OpenBoard } from './useTextBoard.ts';
import styles from './TextBoard.module.css';

interface TextBoardProps {
  readonly board: OpenBoard;
  /** Inspects a cell; repeated calls go through the features there. */
  readonly ask: (cell: Cell) => void;
}

/** The text board: all tiles, and every cell beside one. */
export function TextBoard({ board, ask }: TextBoardProps): VNode {
  const { match, texts: game } = useTable();
  const { table } = useContent();
  const view = useView();
  const assists = useAssists();
  const legal = new Set(view.legalCells.map(cellKey));
  const dead = new Set((assists.may('tiles') ? assists.known.dead : []).map(cellKey));
  const pieces = piecesByCell(view);
  const preview = view.gesture.type === 'placing' ? cellKey(view.gesture) : null;
  const cells: CellTexts = {
    words: (cell) =>
      table.start(cell) ??
      cellText(game, view, cell, { pieces, dead: dead.has(cellKey(cell)), beside: table.beside(cell) }),
    fits: (cell) => legal.has(cellKey(cell)),
    isPreviewed: (cell) => preview === cellKey(cell),
  };
  return (
    <TextGrid
      board={board}
      frame={table.frame(view)}
      hint={table.boardHint}
      head={view.clocks && <BoardClocks view={view} />}
      cells={cells}
      onTap={(cell) => tap(match, cell)}
      onAsk={ask}
    />
  );
}

/** Everyone's time, where the board covers the cards. */
const BoardClocks = ({ view }: { readonly view: MatchView }): VNode => (
  <ul class={styles.clocks} data-board-clocks>
    {view.players.map(({ index, name, seat }) =>
      seat.kind === 'bot' ? null : (
        <li key={index}>
          {name} <PlayerClock index={index} />
        </li>
      ),
    )}
  </ul>
);

/** Previews the tile there, or chooses the option that points at the cell; confirms either if tapped again. */
function tap({ view, intents }: Match, cell: Cell): void {
  const { gesture, legalCells, prompt } = view;
  const isHere = (at: Cell): boolean => sameCell(at, cell);
  const pointsHere = ({ target }: Option): boolean => target.on === 'cell' && isHere(target);
  if (gesture.type === 'placing' && isHere(gesture)) return intents.confirm();
  if (gesture.type === 'choosing' && pointsHere(gesture.option)) return intents.confirm();
  const option = listedOptions(prompt).find(pointsHere);
  if (option && !legalCells.some(isHere)) intents.choose(option.id);
  else intents.tapCell(cell);
}
