import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { FeatureSpec, TileSpec } from '../../game/index.ts';
import { PORTS, isHalf, isInner, sideOf } from '../../session/workshop/tileEdits.ts';
import type { Port } from '../../session/workshop/tileEdits.ts';
import { letterOf } from './words.ts';
import styles from './Schema.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

const SIZE = 300;
const NEAR = 0.17;

/** A position on the edge, in fractions of the tile. */
function placeOf(port: Port): Point {
  const along = isHalf(port) ? (port.endsWith('L') ? NEAR : 1 - NEAR) : 0.5;
  switch (sideOf(port)) {
    case 'N':
      return { x: along, y: 0 };
    case 'E':
      return { x: 1, y: along };
    case 'S':
      return { x: 1 - along, y: 1 };
    case 'W':
      return { x: 0, y: 1 - along };
  }
}

const pull = ({ x, y }: Point, by: number): Point => ({ x: 0.5 + (x - 0.5) * by, y: 0.5 + (y - 0.5) * by });

const textOf = ({ x, y }: Point): string => `${Math.round(x * SIZE)} ${Math.round(y * SIZE)}`;

/** Overlay on the picture: which pieces of the edge belong together, and the letter of each feature. */
export function Schema({ tile, chosen }: { tile: TileSpec; chosen: number | null }): VNode {
  const inner = tile.features.filter(isInner);
  return (
    <svg class={styles.schema} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
      {tile.features.map((feature, n) => {
        const rim = rimOf(feature);
        const middle = middleOf(rim) ?? { x: 0.4 + 0.2 * inner.indexOf(feature), y: 0.5 };
        const lines = rim
          .map((point) => `M${textOf(pull(point, 0.94))}Q${textOf(pull(point, 0.6))} ${textOf(middle)}`)
          .join('');
        return (
          <g key={n} class={clsx(styles.feature, n === chosen && styles.chosen)} data-kind={feature.kind}>
            <path class={styles.rim} d={lines} />
            <path class={styles.line} d={lines} />
            <circle cx={middle.x * SIZE} cy={middle.y * SIZE} r={15} />
            <text x={middle.x * SIZE} y={middle.y * SIZE + 6}>
              {letterOf(n)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const rimOf = ({ halves, sides }: FeatureSpec): readonly Point[] =>
  PORTS.filter((port) => (isHalf(port) ? halves.includes(port) : sides.includes(port))).map(placeOf);

/** Where the letter is; `null` without an edge. */
function middleOf(rim: readonly Point[]): Point | null {
  if (rim.length === 0) return null;
  const sum = rim.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return pull({ x: sum.x / rim.length, y: sum.y / rim.length }, rim.length === 1 ? 0.74 : 0.66);
}
