import type { TileSpec } from '../../game/index.ts';
import { PORTS, isHalf, isInner, sideOf } from '../../session/workshop/tileEdits.ts';
import type { Port } from '../../session/workshop/tileEdits.ts';
import { s } from '../kit/dom.ts';
import { letterOf } from './words.ts';

/** Overlay on the picture: which pieces of the edge belong together, and the letter of each feature. */

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

export function schemaOf(tile: TileSpec, chosen: number | null): SVGSVGElement {
  const inner = tile.features.filter(isInner);
  const marks = tile.features.map((feature, n) => {
    const rim = PORTS.filter((port) =>
      isHalf(port) ? feature.halves.includes(port) : feature.sides.includes(port),
    ).map(placeOf);
    const middle =
      rim.length > 0
        ? pull(
            {
              x: rim.reduce((sum, { x }) => sum + x, 0) / rim.length,
              y: rim.reduce((sum, { y }) => sum + y, 0) / rim.length,
            },
            rim.length === 1 ? 0.74 : 0.66,
          )
        : { x: 0.4 + 0.2 * inner.indexOf(feature), y: 0.5 };
    const to = ({ x, y }: Point): string => `${Math.round(x * SIZE)} ${Math.round(y * SIZE)}`;
    const lines = rim.map((point) => `M${to(pull(point, 0.94))}Q${to(pull(point, 0.6))} ${to(middle)}`).join('');
    return s(
      'g',
      { class: `schema-feature kind-${feature.kind}${n === chosen ? ' chosen' : ''}` },
      s('path', { class: 'schema-rim', d: lines }),
      s('path', { class: 'schema-line', d: lines }),
      s('circle', { cx: middle.x * SIZE, cy: middle.y * SIZE, r: 15 }),
      s('text', { x: middle.x * SIZE, y: middle.y * SIZE + 6 }, letterOf(n)),
    );
  });
  return s(
    'svg',
    { class: 'schema', viewBox: `0 0 ${SIZE} ${SIZE}`, 'aria-hidden': 'true', focusable: 'false' },
    ...marks,
  );
}
