import type { Area, Figure } from '../../art/contract.ts';
import { FIGURES } from '../../art/contract.ts';
import type { Ground, Point } from '../../art/ground.ts';
import type { Place } from '../../game/index.ts';
import type { SceneView } from '../../session/book/scene.ts';
import { builtIn, largerSort } from '../modules/index.ts';
import type { Illustrator } from './illustrator.ts';
import { contains, spotOf } from './spots.ts';

/** In cells. */
const HEIGHTS: Readonly<Record<string, number>> = { marker: 0.46, keep: 0.5, token: 0.44 };
const HEIGHT = 0.56;
/** Height of pieces without an owner. */
const TALL = 0.8;
const LENGTH = 0.6;
/** Offset of two pieces on one spot. */
const BESIDE = 0.18;
/** Features on which a follower lies down. */
const LAIN_ON = ['court', 'field'];

const figureOf = (sort: string): Figure => FIGURES.find((figure) => figure === sort) ?? 'follower';

/** Paints the pieces in the visible part of the board. */
export async function paintPieces(
  pen: CanvasRenderingContext2D,
  camera: Area,
  view: SceneView,
  ground: Ground,
  { figure: paint, track }: Illustrator,
): Promise<void> {
  const ppu = pen.canvas.width / camera.w;
  const pointOf = (place: Place): Point | undefined => {
    if (place.on === 'feature') return ground.feature(place, view.laid);
    if (place.on === 'tile') return { x: place.x + 0.5, y: place.y + 0.5 };
    return place.on === 'spot' && track ? spotOf(place.spot, track) : undefined;
  };
  const shown = view.pieces.flatMap((piece) => {
    const at = builtIn([piece], view).length > 0 ? undefined : pointOf(piece.place);
    return at && contains(camera, at) ? [{ ...piece, at }] : [];
  });
  const drawn = shown.map(({ sort, owner, place, at }, n) => {
    const kind = place.on === 'feature' ? ground.kindAt(place, view.laid) : undefined;
    const lying = FIGURES.find((figure) => figure === `lying-${sort}`);
    const lies = lying !== undefined && kind !== undefined && LAIN_ON.includes(kind);
    const larger = largerSort(sort);
    const others = shown.filter((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < BESIDE);
    const aside = others.length > 1 ? (others[0]?.id === shown[n]?.id ? -BESIDE : BESIDE) : 0;
    return {
      at: { x: at.x + aside, y: at.y },
      look: owner ?? 0,
      figure: sort === 'token' ? ('token-back' as const) : lies ? lying : figureOf(sort),
      height: (lies ? LENGTH : (HEIGHTS[sort] ?? (owner === null ? TALL : HEIGHT))) * larger,
      stands: !lies && sort !== 'token',
    };
  });
  const pictures = await Promise.all(drawn.map(({ figure, look }) => paint(figure, look)));
  for (const [n, { at, height, stands }] of drawn.entries()) {
    const picture = pictures[n];
    if (!picture) continue;
    const scale = (height * ppu) / (stands ? picture.height : Math.max(picture.width, picture.height));
    const [w, h] = [picture.width * scale, picture.height * scale];
    const [x, y] = [(at.x - camera.x) * ppu, (at.y - camera.y) * ppu];
    const foot = stands ? y + h * 0.36 : y + h * 0.3;
    pen.fillStyle = 'rgba(20, 12, 32, 0.38)';
    pen.beginPath();
    pen.ellipse(x + w * 0.08, foot, w * 0.42, h * 0.12, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.drawImage(picture, x - w / 2, stands ? foot - h * 0.97 : y - h / 2, w, h);
  }
}
