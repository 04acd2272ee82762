import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Ground } from '../../art/ground.ts';
import { bookOf } from '../../session/book/index.ts';
import type { Scene, SceneView } from '../../session/book/scene.ts';
import { hudGameOf } from '../games/index.ts';
import { useTexts } from '../kit/context.tsx';
import { Icon } from '../kit/icons.tsx';
import { builtIn } from '../modules/index.ts';
import { lineText } from '../words/events.ts';
import { useGallery } from './gallery.ts';
import type { Illustrator } from './illustrator.ts';
import { paintPieces } from './pieces.ts';
import { SceneLabels, SceneMarks } from './SceneOverlay.tsx';
import { namedScene, sceneText } from './sceneText.ts';
import styles from './SceneFigure.module.css';

/** A scene as a figure: its picture, its text, and the points that the rules calculate. */
export function SceneFigure({ rules, scene }: { rules: string; scene: Scene }): VNode {
  const texts = useTexts();
  const view = useMemo(() => bookOf(rules).play(scene), [rules, scene]);
  const game = hudGameOf(rules).texts(texts);
  const verdict = scene.wrong ? 'wrong' : scene.right ? 'right' : null;
  return (
    <figure class={clsx(styles.scene, verdict && styles[verdict])} data-scene={scene.text}>
      <ScenePicture scene={scene} view={view} label={sceneText(game, scene, view)} />
      <figcaption>
        {verdict && (
          <strong class={styles.verdict}>
            <Icon name={verdict === 'right' ? 'check' : 'close'} />
            {texts.t(`rules.${verdict}`)}
          </strong>
        )}
        <span>{hudGameOf(rules).bookText(texts, scene.text)}</span>
        {view.lines.map((line, n) => (
          <span key={n} class={styles.line} data-colour={line.player}>
            {lineText(game, namedScene(texts, view), line)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

interface ScenePictureProps {
  readonly scene: Scene;
  readonly view: SceneView;
  readonly label: string;
}

function ScenePicture({ scene, view, label }: ScenePictureProps): VNode {
  const gallery = useGallery();
  const { illustrator } = gallery;
  const { camera } = scene;
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLCanvasElement>(null);
  const people = useRef<HTMLCanvasElement>(null);
  const [ground, setGround] = useState<Ground | null>(null);
  const [failed, setFailed] = useState(false);
  useLayoutEffect(() => {
    const [at, below, above] = [place.current, board.current, people.current];
    if (!at || !below || !above) return undefined;
    illustrator.flat(view.laid, camera, below);
    return gallery.hang({
      place: at,
      paint: async () => setGround(await paintScene(illustrator, scene, view, below, above)),
      onFailure: () => setFailed(true),
    });
  }, [gallery]);
  return (
    <div
      ref={place}
      class={styles.view}
      role="img"
      aria-label={label}
      data-painted={ground ? 'yes' : failed ? 'no' : undefined}
      style={{ aspectRatio: `${camera.w} / ${camera.h}` }}
    >
      <canvas ref={board} />
      {ground && <SceneMarks scene={scene} view={view} ground={ground} track={illustrator.track} />}
      <canvas ref={people} />
      {ground && <SceneLabels scene={scene} view={view} ground={ground} />}
    </div>
  );
}

/** Paints the board and the pieces on it. Returns where the features are. */
async function paintScene(
  illustrator: Illustrator,
  { camera }: Scene,
  view: SceneView,
  board: HTMLCanvasElement,
  people: HTMLCanvasElement,
): Promise<Ground> {
  const built = builtIn(view.pieces, view);
  const ground = await illustrator.ground(view.laid, built);
  await illustrator.board(view.laid, built, camera, board);
  people.width = board.width;
  people.height = board.height;
  const pen = people.getContext('2d');
  if (pen) await paintPieces(pen, camera, view, ground, illustrator);
  return ground;
}
