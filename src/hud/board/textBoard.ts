import type { Cell, StartSpace } from '../../game/index.ts';
import type { Intents, MatchView } from '../../session/contract.ts';
import { freshId, roundButton } from '../kit/controls.ts';
import { h, on, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { cellText, placeOf, startText } from './describe.ts';

export interface TextBoard {
  readonly element: HTMLElement;
  update(view: MatchView): void;
  /** Shows it to the eye as well, or gives the focus back to where it came from. */
  toggle(): void;
  /** It is shown, or has the focus. */
  open(): boolean;
}

/** What helps to read the board. */
export interface BoardLook {
  /** Asks about a cell; asked again, about the next feature there. */
  ask(cell: Cell): void;
  /** Cells that nothing can fill any more. */
  dead(): readonly Cell[];
}
const NOBODY_LOOKS: BoardLook = { ask: () => {}, dead: () => [] };

interface Square extends Cell {
  readonly element: HTMLElement;
  readonly space: StartSpace | null;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The board as a grid of words: for screen readers always, for the eye when it has the focus or is asked for. */
export function createTextBoard(hud: Hud, intents: Intents, start: MatchView, look: BoardLook = NOBODY_LOOKS): TextBoard {
  const { t } = hud.texts;
  const squares = new Map<string, Square>();
  const keyOf = (cell: Cell): string => `${cell.x},${cell.y}`;
  const { board } = start;
  const spaces = new Map(board.startSpaces.map((space) => [keyOf(placeOf(space)), space]));
  const inside = new Set(board.cells.map(keyOf));
  const places = [...board.cells, ...board.startSpaces.map(placeOf)];
  const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];

  const hint = h('p', { class: 'hint', id: freshId('board') }, t('board.hint'));
  const grid = h('div', { role: 'grid', class: 'text-grid', 'aria-label': t('board.label'), 'aria-describedby': hint.id, 'aria-rowcount': bottom - top + 1, 'aria-colcount': right - left + 1 });
  for (let y = top; y <= bottom; y += 1) {
    const row = h('div', { role: 'row', class: 'text-row', 'aria-rowindex': y - top + 1 });
    for (let x = left; x <= right; x += 1) {
      const key = keyOf({ x, y });
      const space = inside.has(key) ? null : (spaces.get(key) ?? null);
      const real = inside.has(key) || space !== null;
      const element = h('div', { role: 'gridcell', class: real ? 'text-cell' : 'text-cell wall', 'aria-colindex': x - left + 1, tabindex: real ? -1 : null, 'aria-label': real ? null : t('board.wall') });
      if (space) element.classList.add('start');
      if (real) squares.set(key, { x, y, element, space });
      row.append(element);
    }
    grid.append(row);
  }
  const close = roundButton('close', t('close'), () => toggle());
  const element = h('section', { class: 'text-board' }, h('div', { class: 'text-board-head' }, hint, close), grid);

  let current = [...squares.values()].find((square) => !square.space);
  if (current) current.element.tabIndex = 0;
  const goTo = (square: Square | undefined): void => {
    if (!square) return;
    if (current) current.element.tabIndex = -1;
    current = square;
    square.element.tabIndex = 0;
    square.element.focus();
  };
  const squareOf = (target: EventTarget | null): Square | undefined => [...squares.values()].find((square) => square.element === target);
  const next = (from: Square, dx: number, dy: number): Square | undefined => {
    for (let step = 1; step <= right - left + bottom - top; step += 1) {
      const found = squares.get(keyOf({ x: from.x + dx * step, y: from.y + dy * step }));
      if (found) return found;
    }
    return undefined;
  };
  const tap = (square: Square): void => {
    if (!square.space) intents.tapCell({ x: square.x, y: square.y });
  };
  on(grid, 'keydown', (event) => {
    const square = squareOf(event.target);
    if (!square || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) goTo(next(square, arrow[0], arrow[1]));
    else if (event.key === 'Home') goTo([...squares.values()].find((other) => other.y === square.y));
    else if (event.key === 'End') goTo([...squares.values()].findLast((other) => other.y === square.y));
    else if (event.key === 'i') look.ask(square);
    else if (event.key === 'Enter' || event.key === ' ') tap(square);
    else return;
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
    update(view) {
      const legal = new Set(view.legalCells.map(keyOf));
      const dead = new Set(look.dead().map(keyOf));
      for (const [key, square] of squares) {
        setText(square.element, square.space ? startText(hud, view, square.space) : cellText(hud, view, square, dead.has(key)));
        square.element.classList.toggle('fits', legal.has(key));
        square.element.classList.toggle('hanging', view.gesture.type === 'placing' && keyOf(view.gesture) === key);
      }
    },
  };
}
