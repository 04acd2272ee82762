import { cellKey } from '../../game/index.ts';
import type { Cell } from '../../game/index.ts';
import type { Frame } from '../games/table.ts';
import { freshId, roundButton } from '../kit/controls.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/**
 * A board as a grid of words, for any game: always there for screen readers, visible when it has the focus or on
 * request.
 */
export interface TextGrid {
  readonly element: HTMLElement;
  /** Lays out the grid. When the layout changes, the current cell stays the same. */
  frame(frame: Frame): void;
  /** Sets the words and marks of each cell. */
  tell(
    wordsOf: (cell: Cell) => string,
    marksOf: (cell: Cell) => { readonly fits: boolean; readonly previewed: boolean },
  ): void;
  /** Makes it visible, or returns the focus to where it was before. */
  toggle(): void;
  /** Whether it is visible or has the focus. */
  open(): boolean;
}

export interface GridPorts {
  readonly hint: string;
  tap(cell: Cell): void;
  /** Inspects a cell; repeated calls go through the features there. */
  ask(cell: Cell): void;
}

interface Square extends Cell {
  readonly element: HTMLElement;
  readonly kind: 'cell' | 'start';
  /** Its current words and marks. */
  told: string;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function createTextGrid(hud: Hud, ports: GridPorts): TextGrid {
  const { t } = hud.texts;
  let squares: ReadonlyMap<string, Square> = new Map();
  let current: Square | undefined;
  let span = 0;
  const hint = h('p', { class: 'hint', id: freshId('board') }, ports.hint);
  const grid = h('div', {
    role: 'grid',
    class: 'text-grid',
    'aria-label': t('board.label'),
    'aria-describedby': hint.id,
  });
  const close = roundButton('close', t('close'), () => toggle());
  const element = h('section', { class: 'text-board' }, h('div', { class: 'text-board-head' }, hint, close), grid);

  const goTo = (square: Square | undefined): void => {
    if (!square) return;
    if (current) current.element.tabIndex = -1;
    current = square;
    square.element.tabIndex = 0;
    square.element.focus();
  };
  const squareOf = (target: EventTarget | null): Square | undefined =>
    [...squares.values()].find((square) => square.element === target);
  const next = (from: Square, dx: number, dy: number): Square | undefined => {
    for (let step = 1; step <= span; step += 1) {
      const found = squares.get(cellKey({ x: from.x + dx * step, y: from.y + dy * step }));
      if (found) return found;
    }
    return undefined;
  };
  const tap = ({ x, y, kind }: Square): void => {
    if (kind === 'cell') ports.tap({ x, y });
  };
  on(grid, 'keydown', (event) => {
    const square = squareOf(event.target);
    if (!square || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) goTo(next(square, arrow[0], arrow[1]));
    else if (event.key === 'Home') goTo([...squares.values()].find((other) => other.y === square.y));
    else if (event.key === 'End') goTo([...squares.values()].findLast((other) => other.y === square.y));
    else if (event.key === 'i') ports.ask(square);
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    else if (!event.repeat) tap(square);
    event.preventDefault();
    event.stopPropagation();
  });
  on(grid, 'click', (event) => {
    const target = event.target instanceof HTMLElement ? event.target.closest('.text-cell') : null;
    const square = squareOf(target);
    if (!square) return;
    goTo(square);
    tap(square);
  });

  let from: EventTarget | null = null;
  on(element, 'focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) from = relatedTarget;
  });
  const open = (): boolean => element.classList.contains('shown') || element.contains(document.activeElement);

  function toggle(): void {
    const shown = !open();
    element.classList.toggle('shown', shown);
    if (shown) return current?.element.focus();
    if (from instanceof HTMLElement && from.isConnected) from.focus();
    if (element.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  }

  return {
    element,
    open,
    toggle,
    frame({ left, right, top, bottom, kindOf, first }) {
      const hadFocus = grid.contains(document.activeElement);
      const made = new Map<string, Square>();
      const rows: HTMLElement[] = [];
      span = right - left + bottom - top;
      setAttribute(grid, 'aria-rowcount', bottom - top + 1);
      setAttribute(grid, 'aria-colcount', right - left + 1);
      for (let y = top; y <= bottom; y += 1) {
        const row = h('div', { role: 'row', class: 'text-row', 'aria-rowindex': y - top + 1 });
        for (let x = left; x <= right; x += 1) {
          const kind = kindOf({ x, y });
          const square = h('div', {
            role: 'gridcell',
            class: kind ? 'text-cell' : 'text-cell wall',
            'aria-colindex': x - left + 1,
            tabindex: kind ? -1 : null,
            'aria-label': kind ? null : t('board.wall'),
          });
          if (kind === 'start') square.classList.add('start');
          if (kind) made.set(cellKey({ x, y }), { x, y, element: square, kind, told: '' });
          row.append(square);
        }
        rows.push(row);
      }
      grid.replaceChildren(...rows);
      squares = made;
      current = (current && made.get(cellKey(current))) ?? (first && made.get(cellKey(first)));
      if (current) current.element.tabIndex = 0;
      if (hadFocus) current?.element.focus();
    },
    tell(wordsOf, marksOf) {
      for (const square of squares.values()) {
        const { fits, previewed } = marksOf(square);
        const words = wordsOf(square);
        // Most cells do not change, and reading the DOM is slower than this comparison.
        const told = `${words} ${fits} ${previewed}`;
        if (square.told === told) continue;
        square.told = told;
        setText(square.element, words);
        square.element.classList.toggle('fits', fits);
        square.element.classList.toggle('previewed', previewed);
      }
    },
  };
}
