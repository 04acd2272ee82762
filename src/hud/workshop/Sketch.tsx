import type { RefObject, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TileSpec } from '../../game/index.ts';
import { useHud } from '../kit/context.tsx';
import { TileCanvas } from '../table/TileCanvas.tsx';
import type { PaintedTile } from '../table/TileCanvas.tsx';
import { useBench } from './bench.tsx';
import styles from './Sketch.module.css';

type Job = () => Promise<void>;

/**
 * Visible sketches waiting for the painter, which gets one at a time, so that none waits for those that were scrolled
 * out of view.
 */
const waiting = new Set<Job>();
let painting = false;

function paintFirst(): void {
  const [first] = waiting;
  if (painting || !first) return;
  waiting.delete(first);
  painting = true;
  void first().finally(() => {
    painting = false;
    paintFirst();
  });
}

/** Returns a function that takes the job back, unless it has begun. */
function queue(job: Job): () => void {
  waiting.add(job);
  paintFirst();
  return () => waiting.delete(job);
}

interface SketchProps {
  readonly tile: TileSpec;
  /** It can be painted; otherwise it stays a flat drawing. */
  readonly isWhole: boolean;
}

/** A tile, painted when it becomes visible. */
export function Sketch({ tile, isWhole }: SketchProps): VNode {
  const { workshop } = useHud().app;
  const { rules } = useBench();
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useIsSeen(place);
  const wanted = isWhole ? `${rules} ${JSON.stringify(tile)}` : null;
  /** What has been given to the painter last. */
  const begun = useRef<string | null>(null);
  const latest = useRef<string | null>(null);
  const [result, setResult] = useState<{ readonly of: string; readonly painted: PaintedTile | null } | null>(null);

  async function paint(of: string): Promise<void> {
    begun.current = of;
    try {
      const image = await workshop.paint(tile, rules);
      if (latest.current === of) setResult({ of, painted: { image, rotation: 0 } });
    } catch {
      if (latest.current === of) setResult({ of, painted: null });
    }
  }

  useLayoutEffect(() => {
    latest.current = wanted;
    if (wanted !== begun.current) begun.current = null;
  }, [wanted]);
  useLayoutEffect(
    () => (wanted !== null && isSeen && begun.current === null ? queue(() => paint(wanted)) : undefined),
    [wanted, isSeen],
  );

  const shown = result !== null && result.of === wanted ? result.painted : null;
  return (
    <span ref={place} class={styles.sketch} aria-hidden="true">
      <TileCanvas tile={tile} painted={shown} />
    </span>
  );
}

function useIsSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useLayoutEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting === true));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isSeen;
}
