import { clsx } from 'clsx';
import type { CSSProperties, VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Board, Cell, Side } from '../../game/index.ts';
import { SIDES, sameCell } from '../../game/index.ts';
import { SPACE_LOOKS, isFree, lookOf, setSpace, toggleCell } from '../../session/workshop/boardEdits.ts';
import type { SpaceLook } from '../../session/workshop/boardEdits.ts';
import { useTexts } from '../kit/context.tsx';
import { useBench } from './bench.tsx';
import styles from './Plan.module.css';

export const MODES = ['cells', 'spaces', 'corners'] as const;
export type Mode = (typeof MODES)[number];
export type EditBoard = (change: (board: Board) => Board) => void;

/** Width of the empty border around the board, to draw on, in cells. */
const RING = 1;
/** Distance from the middle of a cell to the wall beside it. */
const WALL_AT = 0.5;
const OUT: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const placeAt = (x: number, y: number): CSSProperties => ({ '--x': String(x + RING), '--y': String(y + RING) });
const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

interface PlanProps {
  readonly board: Board;
  readonly onEdit: EditBoard;
}

/** The board from above, to draw on. */
export function Plan({ board, mode, onEdit }: PlanProps & { readonly mode: Mode }): VNode {
  const texts = useTexts();
  /** The cell that had the focus last. */
  const [at, setAt] = useState<Cell>({ x: 0, y: 0 });
  const { width, height } = sizeOf(board);
  const [columns, rows] = [width + 2 * RING, height + 2 * RING];
  return (
    <div class={styles.scroll} role="group" tabIndex={0} aria-label={texts.t('board.plan')}>
      <div
        // Walls around a corner are closer together than cells.
        class={clsx(styles.plan, mode === 'spaces' && styles.roomy)}
        style={{ '--columns': String(columns), '--rows': String(rows) }}
      >
        {mode === 'cells' ? (
          <Cells board={board} at={at} onReach={setAt} onEdit={onEdit} />
        ) : (
          board.cells.map((cell) => (
            <span key={keyOf(cell)} class={clsx(styles.cell, styles.inside)} style={placeAt(cell.x, cell.y)} />
          ))
        )}
        {mode === 'spaces' ? (
          <Walls board={board} onEdit={onEdit} />
        ) : (
          board.corners.map(({ vertex: [x, y], fields }, n) => (
            <span key={n} class={styles.tower} aria-hidden="true" style={placeAt(x - 0.5, y - 0.5)}>
              {texts.number(fields[0])}
            </span>
          ))
        )}
      </div>
    </div>
  );
}

function sizeOf({ rows }: Board): { readonly width: number; readonly height: number } {
  return { width: Math.max(1, ...rows.map((row) => row.length)), height: Math.max(1, rows.length) };
}

interface CellsProps extends PlanProps {
  readonly at: Cell;
  readonly onReach: (cell: Cell) => void;
}

/** A button for every cell inside, and for those around. Arrow keys move between them. */
function Cells({ board, at, onReach, onEdit }: CellsProps): VNode {
  const { t } = useTexts();
  const { width, height } = sizeOf(board);
  const inside = new Set(board.cells.map(keyOf));
  const places = Array.from({ length: height + 2 * RING }, (_, row) =>
    Array.from({ length: width + 2 * RING }, (_unused, column) => ({ x: column - RING, y: row - RING })),
  ).flat();
  const first = places.find((cell) => sameCell(cell, at)) ?? places[0];

  function toggle(cell: Cell, plan: Element | null): void {
    onEdit((now) => toggleCell(now, cell));
    // Growth to the left or above shifts everything.
    const next = { x: Math.max(0, Math.min(cell.x, width)), y: Math.max(0, Math.min(cell.y, height)) };
    onReach(next);
    focusCell(plan, next);
  }

  function walk(event: KeyboardEvent & { readonly currentTarget: Element }): void {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    focusCell(event.currentTarget.parentElement, { x: at.x + step[0], y: at.y + step[1] });
  }

  return (
    <>
      {places.map((cell) => {
        const isInside = inside.has(keyOf(cell));
        return (
          <button
            key={keyOf(cell)}
            type="button"
            class={clsx(styles.cell, isInside && styles.inside)}
            style={placeAt(cell.x, cell.y)}
            aria-pressed={isInside}
            aria-label={t(isInside ? 'board.cell.in' : 'board.cell.out', { x: cell.x + 1, y: cell.y + 1 })}
            tabIndex={cell === first ? 0 : -1}
            data-key={keyOf(cell)}
            onFocus={() => onReach(cell)}
            onClick={({ currentTarget }) => toggle(cell, currentTarget.parentElement)}
            onKeyDown={walk}
          />
        );
      })}
    </>
  );
}

const focusCell = (plan: Element | null, cell: Cell): void =>
  plan?.querySelector<HTMLElement>(`[data-key="${keyOf(cell)}"]`)?.focus();

/** A button on every wall, for a start space beyond it. */
function Walls({ board, onEdit }: PlanProps): VNode {
  const { t, r } = useTexts();
  const { rules } = useBench();
  const nameOf = (look: SpaceLook | null): string =>
    look === null ? t('board.look.none') : r(rules, look === 'market' ? 'board.look.market' : `kind.${look}`);
  const walls = board.cells.flatMap((cell) =>
    SIDES.filter((side) => isFree(board, cell, side)).map((side) => ({ cell, side })),
  );
  return (
    <>
      {walls.map(({ cell, side }) => {
        const space = board.startSpaces.find((one) => sameCell(one.cell, cell) && one.side === side);
        const look = space ? lookOf(space) : null;
        const [dx, dy] = OUT[side];
        const words = t('board.space', {
          side: t(`side.${side}`),
          x: cell.x + 1,
          y: cell.y + 1,
          look: nameOf(look),
        });
        return (
          <button
            key={`${keyOf(cell)},${side}`}
            type="button"
            class={clsx(styles.space, look && styles.set)}
            data-kind={look === 'market' ? 'court' : (look ?? undefined)}
            style={placeAt(cell.x + dx * WALL_AT, cell.y + dy * WALL_AT)}
            aria-label={words}
            title={words}
            onClick={() => onEdit((now) => setSpace(now, cell, side, after(look)))}
          >
            {look === 'market' && <span aria-hidden="true">●</span>}
          </button>
        );
      })}
    </>
  );
}

/** Cycles through the looks and back to none. */
function after(look: SpaceLook | null): SpaceLook | null {
  const order = [SPACE_LOOKS[0], SPACE_LOOKS[1], SPACE_LOOKS[2], SPACE_LOOKS[4], SPACE_LOOKS[3]] as const;
  return look === null ? order[0] : (order[order.indexOf(look) + 1] ?? null);
}
