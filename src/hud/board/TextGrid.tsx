import { clsx } from 'clsx';
import type { ComponentChildren, VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { cellKey, sameCell } from '../../game/index.ts';
import type { Cell } from '../../game/index.ts';
import type { Frame } from '../table/table.ts';
import { RoundButton } from '../kit/Button.tsx';
import { useFreshId, useTexts } from '../kit/context.tsx';
import type { OpenBoard } from './useTextBoard.ts';
import text from '../kit/text.module.css';
import styles from './TextGrid.module.css';

/** The words and marks of each cell. */
export interface CellTexts {
  words(cell: Cell): string;
  fits(cell: Cell): boolean;
  isPreviewed(cell: Cell): boolean;
}

interface TextGridProps {
  readonly board: OpenBoard;
  readonly frame: Frame;
  readonly hint: string;
  /** Beside the hint. */
  readonly head?: ComponentChildren;
  readonly cells: CellTexts;
  readonly onTap: (cell: Cell) => void;
  /** Inspects a cell; repeated calls go through the features there. */
  readonly onAsk: (cell: Cell) => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n);

/** Cells in reading order. */
const cellsOf = ({ left, right, top, bottom, kindOf }: Frame): readonly Cell[] =>
  range(top, bottom).flatMap((y) =>
    range(left, right)
      .map((x) => ({ x, y }))
      .filter((cell) => kindOf(cell) !== null),
  );

const isIn = ({ left, right, top, bottom, kindOf }: Frame, { x, y }: Cell): boolean =>
  x >= left && x <= right && y >= top && y <= bottom && kindOf({ x, y }) !== null;

/** The next cell in this direction. */
function beyond(frame: Frame, { x, y }: Cell, [dx, dy]: readonly [number, number]): Cell | undefined {
  const span = frame.right - frame.left + frame.bottom - frame.top;
  for (let step = 1; step <= span; step += 1) {
    const cell = { x: x + dx * step, y: y + dy * step };
    if (isIn(frame, cell)) return cell;
  }
  return undefined;
}

/**
 * A board as a grid of words, for any game: always there for screen readers, visible when it has the focus or on
 * request.
 */
export function TextGrid({
  board: { box, isShown, toggle },
  frame,
  hint,
  head,
  cells,
  onTap,
  onAsk,
}: TextGridProps): VNode {
  const { t } = useTexts();
  const hintId = useFreshId('board');
  const [chosen, setChosen] = useState<Cell | undefined>(frame.first);
  // When the layout changes, the current cell stays the same.
  const current = chosen && isIn(frame, chosen) ? chosen : frame.first;

  function goTo(cell: Cell | undefined): void {
    if (!cell) return;
    setChosen(cell);
    box.current?.querySelector<HTMLElement>(`[data-cell="${cellKey(cell)}"]`)?.focus();
  }

  function press(event: KeyboardEvent): void {
    const cell = cellOf(event.target);
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) goTo(beyond(frame, cell, arrow));
    else if (event.key === 'Home') goTo(cellsOf(frame).find(({ y }) => y === cell.y));
    else if (event.key === 'End') goTo(cellsOf(frame).findLast(({ y }) => y === cell.y));
    else if (event.key === 'i') onAsk(cell);
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    else if (!event.repeat && frame.kindOf(cell) === 'cell') onTap(cell);
    event.preventDefault();
    event.stopPropagation();
  }

  function click({ target }: MouseEvent): void {
    const cell = target instanceof Element ? cellOf(target.closest('[role="gridcell"]')) : null;
    if (!cell) return;
    goTo(cell);
    if (frame.kindOf(cell) === 'cell') onTap(cell);
  }

  return (
    <section class={styles.board} data-shown={isShown || undefined} ref={box}>
      <div class={styles.boardHead}>
        <p class={clsx(text.hint, styles.hint)} id={hintId}>
          {hint}
        </p>
        {head}
        <RoundButton sign="close" label={t('close')} onPress={toggle} />
      </div>
      <div
        role="grid"
        class={styles.grid}
        aria-label={t('board.label')}
        aria-describedby={hintId}
        aria-rowcount={frame.bottom - frame.top + 1}
        aria-colcount={frame.right - frame.left + 1}
        onKeyDown={press}
        onClick={click}
      >
        {range(frame.top, frame.bottom).map((y) => (
          <Row key={y} y={y} frame={frame} cells={cells} current={current} />
        ))}
      </div>
    </section>
  );
}

/** The cell that a square shows. */
function cellOf(square: EventTarget | null): Cell | null {
  const key = square instanceof HTMLElement ? square.dataset['cell'] : undefined;
  const [x, y] = key?.split(',').map(Number) ?? [];
  return x === undefined || y === undefined ? null : { x, y };
}

interface RowProps extends Pick<TextGridProps, 'frame' | 'cells'> {
  readonly y: number;
  readonly current: Cell | undefined;
}

/** A row is rendered only when one of its squares changes: a late game has hundreds, and most changes touch one. */
function Row({ y, frame, cells, current }: RowProps): VNode {
  const { t } = useTexts();
  const squares = range(frame.left, frame.right).map((x): SquareProps => {
    const cell = { x, y };
    const column = x - frame.left + 1;
    const kind = frame.kindOf(cell);
    if (!kind) return { column, words: t('board.wall'), look: styles.wall };
    const isStart = kind === 'start' && styles.start;
    const look = clsx(isStart, cells.fits(cell) && styles.fits, cells.isPreviewed(cell) && styles.previewed);
    return { column, words: cells.words(cell), look, cell, isCurrent: current && sameCell(current, cell) };
  });
  const index = y - frame.top + 1;
  return useMemo(() => <Squares index={index} squares={squares} />, [JSON.stringify(squares), index]);
}

const Squares = ({ index, squares }: { readonly index: number; readonly squares: readonly SquareProps[] }): VNode => (
  <div role="row" class={styles.row} aria-rowindex={index}>
    {squares.map((square) => (
      <Square key={square.column} {...square} />
    ))}
  </div>
);

interface SquareProps {
  /** From 1. */
  readonly column: number;
  readonly words: string;
  readonly look: string | undefined;
  /** A wall has none. */
  readonly cell?: Cell;
  readonly isCurrent?: boolean | undefined;
}

const Square = ({ column, words, look, cell, isCurrent }: SquareProps): VNode =>
  cell ? (
    <div
      role="gridcell"
      class={clsx(styles.cell, look)}
      aria-colindex={column}
      tabIndex={isCurrent ? 0 : -1}
      data-cell={cellKey(cell)}
    >
      {words}
    </div>
  ) : (
    <div role="gridcell" class={clsx(styles.cell, look)} aria-colindex={column} aria-label={words} />
  );
