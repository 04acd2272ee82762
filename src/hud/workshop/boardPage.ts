import type { Board, Cell, Side } from '../../game/index.ts';
import { SIDES, sameCell } from '../../game/index.ts';
import {
  SPACE_LOOKS,
  beginAt,
  giveToken,
  isFree,
  lookOf,
  numberCorner,
  numberEvenly,
  setSpace,
  toggleCell,
} from '../../session/workshop/boardEdits.ts';
import type { SpaceLook } from '../../session/workshop/boardEdits.ts';
import type { OwnSet } from '../../session/contracts/workshop.ts';
import { checkBox, choiceGroup, textButton } from '../kit/controls.ts';
import { h, on, setText } from '../kit/dom.ts';
import { createBoardPicture } from './boardPicture.ts';
import type { Bench, WorkshopPage } from './page.ts';
import { issueText } from './words.ts';

const MODES = ['cells', 'spaces', 'corners'] as const;
type Mode = (typeof MODES)[number];
/** Width of the empty border around the board, to draw on, in cells. */
const RING = 1;
/** Distance from the middle of a cell to the wall beside it. */
const WALL_AT = 0.5;

const OUT: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The outline of the board, its start spaces and the numbers of its towers. */
export function createBoardPage(bench: Bench, id: string): WorkshopPage {
  const { app, texts } = bench.hud;
  const { t } = texts;
  const { workshop } = app;
  let mode: Mode = 'cells';
  let board: Board = workshop.get(id)?.draft.board ?? { rows: [], cells: [], corners: [], startSpaces: [] };
  let atCell: Cell = { x: 0, y: 0 };
  let drawn = '';

  const hint = h('p', { class: 'hint' });
  const plan = h('div', { class: 'plan' });
  const evenly = textButton('plain small', t('board.number'), () => edit(numberEvenly), 'sum');
  const issues = h('ul', { class: 'tile-issues', role: 'status' });
  const count = h('p', { class: 'label', role: 'status' });
  const picture = createBoardPicture(bench);
  const corners = h('ol', { class: 'corner-rows' });
  const modes = choiceGroup<Mode>(
    t('board.mode'),
    MODES.map((value) => ({ value, label: t(`board.mode.${value}`) })),
    'cells',
    (value) => {
      mode = value;
      drawn = '';
      const own = workshop.get(id);
      if (own) update(own);
    },
  );

  function edit(change: (now: Board) => Board): void {
    const own = workshop.get(id);
    if (!own) return;
    const next = change(own.draft.board);
    if (next !== own.draft.board) workshop.change(id, { ...own.draft, board: next });
  }

  const put = <E extends HTMLElement>(element: E, x: number, y: number): E => {
    element.style.setProperty('--x', String(x + RING));
    element.style.setProperty('--y', String(y + RING));
    return element;
  };

  function cellButton(cell: Cell, inside: boolean): HTMLElement {
    const { x, y } = cell;
    const here = sameCell(cell, atCell);
    const words = t(inside ? 'board.cell.in' : 'board.cell.out', { x: x + 1, y: y + 1 });
    const button = put(
      h('button', {
        type: 'button',
        class: `plan-cell${inside ? ' inside' : ''}`,
        'aria-pressed': inside,
        'aria-label': words,
        tabindex: here ? 0 : -1,
        'data-key': `${x},${y}`,
      }),
      x,
      y,
    );
    on(button, 'focus', () => {
      plan.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
      button.setAttribute('tabindex', '0');
      atCell = cell;
    });
    on(button, 'click', () => {
      const { width, height } = sizeOf(board);
      atCell = cell;
      edit((now) => toggleCell(now, cell));
      // Growth to the left or above shifts everything.
      atCell = { x: Math.max(0, Math.min(x, width)), y: Math.max(0, Math.min(y, height)) };
      focusCell();
    });
    return button;
  }

  const focusCell = (): void => plan.querySelector<HTMLElement>(`[data-key="${atCell.x},${atCell.y}"]`)?.focus();

  function lookName(look: SpaceLook | null): string {
    if (look === null) return t('board.look.none');
    return texts.r(bench.rules(), look === 'market' ? 'board.look.market' : `kind.${look}`);
  }

  function spaceButton(cell: Cell, side: Side): HTMLElement {
    const space = board.startSpaces.find((one) => sameCell(one.cell, cell) && one.side === side);
    const look = space ? lookOf(space) : null;
    const [dx, dy] = OUT[side];
    const words = t('board.space', {
      side: t(`side.${side}`),
      x: cell.x + 1,
      y: cell.y + 1,
      look: lookName(look),
    });
    const button = put(
      h(
        'button',
        {
          type: 'button',
          class: `plan-space${look ? ` kind-${look === 'market' ? 'court' : look} set` : ''}`,
          'aria-label': words,
          title: words,
          'data-key': `${cell.x},${cell.y},${side}`,
        },
        look === 'market' && h('span', { 'aria-hidden': 'true' }, '●'),
      ),
      cell.x + dx * WALL_AT,
      cell.y + dy * WALL_AT,
    );
    on(button, 'click', () => edit((now) => setSpace(now, cell, side, after(look))));
    return button;
  }

  function cornerField(n: number): HTMLElement {
    const corner = board.corners[n];
    const [x, y] = corner?.vertex ?? [0, 0];
    const input = h('input', {
      type: 'number',
      min: 0,
      max: 98,
      step: 1,
      inputmode: 'numeric',
      value: corner?.fields[0] ?? 0,
      'aria-label': t('board.corner', { x, y }),
      'data-key': `number-${n}`,
    });
    on(input, 'change', () =>
      edit((now) => numberCorner(now, n, Math.max(0, Math.min(98, Math.round(input.valueAsNumber) || 0)))),
    );
    const token = checkBox(t('board.corner.token', { x, y }), corner?.token ?? false, (checked) =>
      edit((now) => giveToken(now, n, checked)),
    );
    token.input.dataset.key = `token-${n}`;
    const begin = textButton('plain small', t('board.begin'), () => edit((now) => beginAt(now, n)));
    begin.element.setAttribute('aria-label', t('board.begin.at', { x, y }));
    begin.element.hidden = n === 0;
    return h(
      'li',
      { class: 'corner-row' },
      h('span', { class: 'corner-place', 'aria-hidden': 'true' }, `${texts.number(x)}, ${texts.number(y)}`),
      input,
      token.element,
      begin.element,
    );
  }

  function draw(): void {
    const { width, height } = sizeOf(board);
    // Walls around a corner are closer together than cells.
    plan.classList.toggle('roomy', mode === 'spaces');
    plan.style.setProperty('--columns', String(width + 2 * RING));
    plan.style.setProperty('--rows', String(height + 2 * RING));
    const key =
      plan.contains(document.activeElement) || corners.contains(document.activeElement)
        ? (document.activeElement as HTMLElement).dataset.key
        : undefined;
    const inside = new Set(board.cells.map(({ x, y }) => `${x},${y}`));
    const places = Array.from({ length: height + 2 * RING }, (_, row) =>
      Array.from({ length: width + 2 * RING }, (_unused, column) => ({ x: column - RING, y: row - RING })),
    ).flat();
    const still = (): HTMLElement[] =>
      board.cells.map(({ x, y }) => put(h('span', { class: 'plan-cell inside still' }), x, y));
    const walls = (): HTMLElement[] =>
      board.cells.flatMap((cell) =>
        SIDES.filter((side) => isFree(board, cell, side)).map((side) => spaceButton(cell, side)),
      );
    const towers = board.corners.map(({ vertex: [x, y], fields }) =>
      put(h('span', { class: 'plan-tower', 'aria-hidden': 'true' }, texts.number(fields[0])), x - 0.5, y - 0.5),
    );
    plan.replaceChildren(
      ...(mode === 'cells' ? places.map((cell) => cellButton(cell, inside.has(`${cell.x},${cell.y}`))) : still()),
      ...(mode === 'spaces' ? walls() : []),
      ...(mode === 'spaces' ? [] : towers),
    );
    corners.replaceChildren(...(mode === 'corners' ? board.corners.map((_, n) => cornerField(n)) : []));
    if (mode === 'cells' && !plan.querySelector('[tabindex="0"]'))
      plan.querySelector('button')?.setAttribute('tabindex', '0');
    if (key !== undefined)
      (
        plan.querySelector<HTMLElement>(`[data-key="${key}"]`) ??
        corners.querySelector<HTMLElement>(`[data-key="${key}"]`)
      )?.focus();
  }

  on(plan, 'keydown', (event) => {
    const step = ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const)[
      event.key as 'ArrowLeft'
    ];
    if (!step || mode !== 'cells') return;
    event.preventDefault();
    const next = { x: atCell.x + step[0], y: atCell.y + step[1] };
    plan.querySelector<HTMLElement>(`[data-key="${next.x},${next.y}"]`)?.focus();
  });

  function update(own: OwnSet): void {
    board = own.draft.board;
    setText(hint, mode === 'spaces' ? texts.r(bench.rules(), 'board.hint.spaces') : t(`board.hint.${mode}`));
    setText(count, t('workshop.cells.count', { count: board.cells.length }));
    evenly.element.hidden = mode !== 'corners';
    const state = `${bench.rules()} ${mode} ${JSON.stringify(board)}`;
    if (state !== drawn) {
      drawn = state;
      draw();
    }
    const mine = own.issues.filter(
      (issue) => !('tile' in issue) && !issue.code.startsWith('tiles') && issue.code !== 'set-large',
    );
    issues.replaceChildren(...mine.map((issue) => h('li', {}, issueText(texts, bench.rules(), own.draft, issue))));
    picture.show(mine.length === 0 ? board : null);
  }

  return {
    element: h(
      'section',
      { class: 'workshop-part', 'aria-label': t('workshop.part.board') },
      modes.element,
      hint,
      h(
        'div',
        { class: 'board-columns' },
        h(
          'div',
          { class: 'plan-part' },
          count,
          h('div', { class: 'plan-scroll', role: 'group', tabindex: 0, 'aria-label': t('board.plan') }, plan),
          issues,
          evenly.element,
          corners,
        ),
        picture.element,
      ),
    ),
    update,
  };
}

function sizeOf({ rows }: Board): { readonly width: number; readonly height: number } {
  return { width: Math.max(1, ...rows.map((row) => row.length)), height: Math.max(1, rows.length) };
}

/** Cycles through the looks and back to none. */
function after(look: SpaceLook | null): SpaceLook | null {
  const order = [SPACE_LOOKS[0], SPACE_LOOKS[1], SPACE_LOOKS[2], SPACE_LOOKS[4], SPACE_LOOKS[3]] as const;
  return look === null ? order[0] : (order[order.indexOf(look) + 1] ?? null);
}
