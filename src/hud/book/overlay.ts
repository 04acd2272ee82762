import type { Area, TrackGeometry } from '../../art/contract.ts';
import type { Ground, Point } from '../../art/ground.ts';
import { regionShape } from '../../art/regionOutline.ts';
import type { FeatureAt, ScoreLine } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Scene, SceneView, Walk } from '../../session/book/scene.ts';
import { h, s } from '../kit/dom.ts';
import { icon } from '../kit/icons.tsx';

/** What is drawn over the picture of a scene: borders, marked cells, the path of a marker, points, right or wrong. */

export const holds = (area: Area, { x, y }: Point): boolean =>
  x >= area.x && y >= area.y && x < area.x + area.w && y < area.y + area.h;

/** A spot: `score 12`, `corner 12`. */
export function spotOf(spot: string, track: TrackGeometry): Point | undefined {
  const [what, number] = spot.split(' ');
  if (what === 'corner') return track.tokens.find(({ field }) => field === Number(number));
  return track.fields.find(({ n }) => n === Number(number) % 100)?.stand;
}

export function overlayOf(
  texts: Texts,
  scene: Scene,
  view: SceneView,
  ground: Ground,
  track: TrackGeometry | null,
): readonly Element[] {
  const { camera, cells = [], wrong, right } = scene;
  const drawing = s(
    'svg',
    {
      class: 'scene-marks',
      viewBox: `${camera.x} ${camera.y} ${camera.w} ${camera.h}`,
      'aria-hidden': 'true',
      focusable: 'false',
    },
    ...cells.map(({ x, y }) =>
      s('rect', { class: 'scene-cell', x: x + 0.06, y: y + 0.06, width: 0.88, height: 0.88, rx: 0.08 }),
    ),
    ...view.regions.flatMap(({ features, owners }, n) => {
      const d = borderOf(features, view, ground);
      const whose = owners.length === 1 ? `player-${owners[0]}` : `region-${n}`;
      return [s('path', { class: 'scene-edge', d }), s('path', { class: `scene-region ${whose}`, d })];
    }),
    ...view.paths.map((path) =>
      s('polyline', { class: 'scene-path', points: path.map(({ x, y }) => `${x + 0.5},${y + 0.5}`).join(' ') }),
    ),
    ...(track && scene.only === undefined ? view.walks.map((walk) => walkOf(walk, track)) : []),
    view.judged && (right || wrong?.do === 'place') && frameOf(view.judged, right ? 'right' : 'wrong'),
  );
  return [drawing, ...badgesOf(scene, view, ground), ...pointsOf(texts, scene, view, ground)];
}

const frameOf = ({ x, y }: Point, verdict: string): SVGRectElement =>
  s('rect', { class: `scene-frame ${verdict}`, x: x + 0.03, y: y + 0.03, width: 0.94, height: 0.94, rx: 0.06 });

function borderOf(features: readonly FeatureAt[], { laid }: SceneView, ground: Ground): string {
  const { loops } = regionShape(features, laid, ground);
  const line = (points: readonly Point[]): string =>
    `M${points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`;
  return loops.map(line).join('');
}

/** The path of a marker from space to space along the wall, with an arrowhead. */
function walkOf({ from, to, player }: Walk, track: TrackGeometry): SVGPathElement {
  const points = Array.from({ length: to - from + 1 }, (_, n) =>
    track.fields.find((field) => field.n === (from + n) % 100),
  );
  const way = points.flatMap((point) => point ?? []);
  const [before, last] = [way.at(-2), way.at(-1)];
  const d = `M${way.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`;
  const tip =
    before && last
      ? ([-1, 1] as const)
          .map((hand) => {
            const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
            const [ux, uy] = [(last.x - before.x) / length, (last.y - before.y) / length];
            return `M${last.x} ${last.y}L${last.x - 0.16 * ux - hand * 0.12 * uy} ${last.y - 0.16 * uy + hand * 0.12 * ux}`;
          })
          .join('')
      : '';
  return s('path', { class: `scene-walk player-${player}`, d: d + tip });
}

const put = (element: HTMLElement, camera: Area, { x, y }: Point): HTMLElement => {
  element.style.left = `${((x - camera.x) / camera.w) * 100}%`;
  element.style.top = `${((y - camera.y) / camera.h) * 100}%`;
  return element;
};

/** A tick or a cross at the corner of the tile, or on the feature where no follower may stand. */
function badgesOf(
  { camera, right, wrong }: Scene,
  { judged, laid }: SceneView,
  ground: Ground,
): readonly HTMLElement[] {
  if (!judged || !(right || wrong)) return [];
  const at =
    wrong?.do === 'deploy'
      ? ground.feature({ ...judged, feature: wrong.feature }, laid)
      : { x: judged.x + 0.97, y: judged.y + 0.03 };
  const verdict = right ? 'right' : 'wrong';
  return [put(h('span', { class: `scene-badge ${verdict}` }, icon(right ? 'check' : 'close')), camera, at)];
}

/** Points within this distance would hide a piece; in cells. */
const NEAR = 0.4;

/** The points, on the regions that score them. */
function pointsOf(
  { number }: Texts,
  { camera, cells = [] }: Scene,
  view: SceneView,
  ground: Ground,
): readonly HTMLElement[] {
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
  return view.lines.map((line) => {
    const { x, y } = spotFor(line);
    const key = `${x} ${y}`;
    const before = places.get(key) ?? 0;
    places.set(key, before + 1);
    const label = h('span', { class: `scene-points player-${line.player}` }, number(line.points));
    return put(label, camera, { x: x + before * 0.5, y });
  });
}
