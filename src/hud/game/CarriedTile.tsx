import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Match } from '../../session/contracts/match.ts';
import { TilePicture } from '../table/TilePicture.tsx';
import { useTable, useView } from '../table/useMatch.tsx';
import styles from './CarriedTile.module.css';

/** A point of the window, in CSS pixels. */
interface At {
  readonly x: number;
  readonly y: number;
}

/** What the table does with a tile that is dragged onto it. */
export interface CarryPorts {
  /** The tile in hand is dragged over this point; returns whether it would stay there. */
  carry(at: At): boolean;
  /** It is let go; `false`: the drag was broken off. */
  drop(done: boolean): void;
}

interface Carried extends At {
  /** It lies on a legal cell. */
  readonly holds: boolean;
}

/** Movement beyond this is a drag, in CSS pixels. */
const SLACK = 6;

/** The tile in hand while it is dragged onto the table: large, above the finger that would hide it. */
export function CarriedTile({ ports }: { ports: CarryPorts }): VNode | null {
  const { match } = useTable();
  const { hand, gesture } = useView();
  const [at, setAt] = useState<Carried | null>(null);
  useLayoutEffect(() => followDrags(match, ports, setAt), [match]);
  if (!at || !hand) return null;
  return (
    <div
      class={clsx(styles.carried, at.holds && styles.holds)}
      style={{ left: `${at.x}px`, top: `${at.y}px` }}
      data-carried
      aria-hidden="true"
    >
      <TilePicture tile={hand.id} rotation={gesture.type === 'placing' ? gesture.rotation : 0} />
    </div>
  );
}

/** Follows drags of the tile in hand. Returns a function that stops it. */
function followDrags(match: Match, ports: CarryPorts, show: (at: Carried | null) => void): () => void {
  const gone = new AbortController();
  let ended = new AbortController();

  function begin(down: PointerEvent): void {
    const hand = down.target instanceof Element ? down.target.closest('[data-drag="hand"]') : null;
    if (!hand || !down.isPrimary || !match.view.myTurn || match.view.legalCells.length === 0) return;
    ended.abort();
    ended = new AbortController();
    const { signal } = ended;
    let carries = false;
    const isOther = (event: PointerEvent): boolean => event.pointerId !== down.pointerId;
    function move(event: PointerEvent): void {
      const { clientX: x, clientY: y } = event;
      if (isOther(event) || (!carries && Math.hypot(x - down.clientX, y - down.clientY) < SLACK)) return;
      carries = true;
      show({ x, y, holds: ports.carry({ x, y }) });
    }
    function end(event: PointerEvent): void {
      if (isOther(event)) return;
      ended.abort();
      if (carries) ports.drop(event.type === 'pointerup');
      show(null);
    }
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', end, { signal });
    document.addEventListener('pointercancel', end, { signal });
  }

  document.addEventListener('pointerdown', begin, { signal: gone.signal });
  return () => {
    gone.abort();
    ended.abort();
  };
}
