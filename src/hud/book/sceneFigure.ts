import type { Texts } from '../../i18n/index.ts';
import type { Scene, SceneView } from '../../session/book/scene.ts';
import { hudGameOf } from '../games/index.ts';
import { h } from '../kit/dom.ts';
import { icon } from '../kit/icons.tsx';
import { builtIn } from '../modules/index.ts';
import { lineText } from '../words/events.ts';
import type { Gallery } from './gallery.ts';
import { overlayOf } from './overlay.ts';
import { paintPieces } from './pieces.ts';
import { sceneText } from './sceneText.ts';

/** A scene as a figure: its picture, its text, and the points that the rules calculate. */
export function sceneFigure(texts: Texts, scene: Scene, view: SceneView, gallery: Gallery): HTMLElement {
  const { t } = texts;
  const game = hudGameOf(view.rules).texts(texts);
  const { camera } = scene;
  const canvas = h('canvas', {});
  const place = h('div', { class: 'scene-view', role: 'img', 'aria-label': sceneText(game, scene, view) }, canvas);
  place.style.aspectRatio = `${camera.w} / ${camera.h}`;
  const verdict = scene.wrong ? 'wrong' : scene.right ? 'right' : null;

  gallery.hang(place, async () => {
    const { illustrator } = gallery;
    const built = builtIn(view.pieces, view);
    const ground = await illustrator.ground(view.laid, built);
    await illustrator.board(view.laid, built, camera, canvas);
    const people = h('canvas', { width: canvas.width, height: canvas.height });
    const pen = people.getContext('2d');
    if (pen) await paintPieces(pen, camera, view, ground, illustrator);
    const [drawing, ...labels] = overlayOf(texts, scene, view, ground, illustrator.track);
    // Borders are on the ground, below the pieces.
    place.append(...(drawing ? [drawing] : []), people, ...labels);
  });

  return h(
    'figure',
    { class: verdict === null ? 'scene' : `scene ${verdict}`, 'data-scene': scene.text },
    place,
    h(
      'figcaption',
      {},
      verdict &&
        h('strong', { class: 'scene-verdict' }, icon(verdict === 'right' ? 'check' : 'close'), t(`rules.${verdict}`)),
      h('span', {}, hudGameOf(view.rules).bookText(texts, scene.text)),
      ...view.lines.map((line) => h('span', { class: `scene-line player-${line.player}` }, lineText(game, line))),
    ),
  );
}
