import { clsx } from 'clsx';
import type { CSSProperties, VNode } from 'preact';
import type { Area, TrackGeometry } from '../../art/contract.ts';
import type { Ground, Point } from '../../art/ground.ts';
import { regionShape } from '../../art/regionOutline.ts';
import type { FeatureAt, ScoreLine } from '../../game/index.ts';
import type { Scene, SceneView, Walk } from '../../session/book/scene.ts';
import { useTexts } from '../kit/context.tsx';
import { Icon } from '../kit/icons.tsx';
import { contains } from './spots.ts';
import styles from './SceneOverlay.module.css';

/** What is drawn over the picture of a scene: borders, marked cells, the path of a marker, points, right or wrong. */

interface SceneProps {
  readonly scene: Scene;
  readonly view: SceneView;
  readonly ground: Ground;
}

/** Whatever lies on the ground, below the pieces. */
export function SceneMarks({ scene, view, ground, track }: SceneProps & { track: TrackGeometry | null }): VNode {
  const { camera, cells = [], wrong, right } = scene;
  return (
    <svg
      class={styles.marks}
      viewBox={`${camera.x} ${camera.y} ${camera.w} ${camera.h}`}
      aria-hidden="true"
      focusable="false"
    >
      {cells.map(({ x, y }) => (
        <rect
          key={`${x},${y}`}
          class={styles.cell}
          data-mark="cell"
          x={x + 0.06}
          y={y + 0.06}
          width={0.88}
          height={0.88}
          rx={0.08}
        />
      ))}
      {view.regions.map(({ features, owners }, n) => {
        const d = borderOf(features, view, ground);
        const whose = owners.length === 1 ? { 'data-colour': owners[0] } : { 'data-region': n };
        return [
          <path key={`edge ${n}`} class={styles.edge} d={d} />,
          <path key={`region ${n}`} class={styles.region} data-mark="region" {...whose} d={d} />,
        ];
      })}
      {view.paths.map((path, n) => (
        <polyline key={n} class={styles.path} points={path.map(({ x, y }) => `${x + 0.5},${y + 0.5}`).join(' ')} />
      ))}
      {track &&
        scene.only === undefined &&
        view.walks.map((walk, n) => (
          <path key={n} class={styles.walk} data-mark="walk" data-colour={walk.player} d={walkPath(walk, track)} />
        ))}
      {view.judged && (right || wrong?.do === 'place') && (
        <rect
          class={clsx(styles.frame, right ? styles.right : styles.wrong)}
          x={view.judged.x + 0.03}
          y={view.judged.y + 0.03}
          width={0.94}
          height={0.94}
          rx={0.06}
        />
      )}
    </svg>
  );
}

function borderOf(features: readonly FeatureAt[], { laid }: SceneView, ground: Ground): string {
  const { loops } = regionShape(features, laid, ground);
  const line = (points: readonly Point[]): string =>
    `M${points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`;
  return loops.map(line).join('');
}

/** The path of a marker from space to space along the wall, with an arrowhead. */
function walkPath({ from, to }: Walk, track: TrackGeometry): string {
  const points = Array.from({ length: to - from + 1 }, (_, n) =>
    track.fields.find((field) => field.n === (from + n) % 100),
  );
  const way = points.flatMap((point) => point ?? []);
  const [before, last] = [way.at(-2), way.at(-1)];
  const d = `M${way.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`;
  if (!before || !last) return d;
  const tip = ([-1, 1] as const).map((hand) => {
    const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
    const [ux, uy] = [(last.x - before.x) / length, (last.y - before.y) / length];
    return `M${last.x} ${last.y}L${last.x - 0.16 * ux - hand * 0.12 * uy} ${last.y - 0.16 * uy + hand * 0.12 * ux}`;
  });
  return d + tip.join('');
}

const placeIn = (camera: Area, { x, y }: Point): CSSProperties => ({
  left: `${((x - camera.x) / camera.w) * 100}%`,
  top: `${((y - camera.y) / camera.h) * 100}%`,
});

/** Whatever lies above the pieces: right or wrong, and the points on the regions that score them. */
export function SceneLabels({ scene, view, ground }: SceneProps): VNode {
  const { number } = useTexts();
  const { camera, right, wrong } = scene;
  const { judged, laid } = view;
  // At the corner of the tile, or on the feature where no follower may stand.
  const badge =
    judged &&
    (wrong?.do === 'deploy'
      ? ground.feature({ ...judged, feature: wrong.feature }, laid)
      : { x: judged.x + 0.97, y: judged.y + 0.03 });
  return (
    <>
      {badge && (right || wrong) && (
        <span
          class={clsx(styles.badge, right ? styles.right : styles.wrong)}
          data-mark={right ? 'right' : 'wrong'}
          style={placeIn(camera, badge)}
        >
          <Icon name={right ? 'check' : 'close'} />
        </span>
      )}
      {pointsOf(scene, view, ground).map(({ line, at, beside }, n) => (
        <span
          key={n}
          class={styles.points}
          data-mark="points"
          data-colour={line.player}
          style={{ ...placeIn(camera, at), '--beside': beside }}
        >
          {number(line.points)}
        </span>
      ))}
    </>
  );
}

/** Points within this distance would hide a piece; in cells. */
const NEAR = 0.4;

interface Written {
  readonly line: ScoreLine;
  readonly at: Point;
  /** How many others are written there before it. */
  readonly beside: number;
}

/** Where the points of each region in the picture are written. */
function pointsOf({ camera, cells = [] }: Scene, view: SceneView, ground: Ground): readonly Written[] {
  const places = new Map<string, number>();
  const middle = { x: camera.x + camera.w / 2, y: camera.y + camera.h / 2 };
  const taken = view.pieces.flatMap(({ place }) => (place.on === 'feature' ? ground.feature(place, view.laid) : []));
  const spotFor = ({ features }: ScoreLine): Point => {
    const spots =
      features.length > 0
        ? features.map((feature) => ground.feature(feature, view.laid))
        : cells.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
    const isFree = (spot: Point): boolean => taken.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) > NEAR);
    const far = (spot: Point): number => Math.hypot(spot.x - middle.x, spot.y - middle.y);
    const nearest = spots.toSorted((a, b) => far(a) - far(b));
    const [first = middle] = nearest;
    // Next to the head of the piece there.
    return nearest.find(isFree) ?? { x: first.x + NEAR, y: first.y - NEAR / 2 };
  };
  const placed = view.lines.map((line) => {
    const at = spotFor(line);
    const key = `${at.x} ${at.y}`;
    const beside = places.get(key) ?? 0;
    places.set(key, beside + 1);
    return { line, at, beside };
  });
  return placed.filter(({ at }) => contains(camera, at));
}
