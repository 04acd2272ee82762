import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Rotation, TileId } from '../../game/index.ts';
import { useHud } from '../kit/context.tsx';
import styles from './TilePicture.module.css';

interface TilePictureProps {
  /** `null` shows the empty tray. */
  readonly tile: TileId | null;
  readonly rotation?: Rotation;
  /** Describes the tile; absent: text beside it does. */
  readonly label?: string | undefined;
  /** The tile can be dragged from here onto the table. */
  readonly isDraggable?: boolean;
}

/** The painted tile; until it is painted, the tray stays empty. */
export function TilePicture({ tile, rotation = 0, label, isDraggable = false }: TilePictureProps): VNode {
  const { app } = useHud();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState<TileId | null>(null);
  useLayoutEffect(() => {
    if (tile === null) return undefined;
    let wanted = true;
    app.tilePicture(tile, rotation).then(
      (picture) => {
        if (!wanted || !canvas.current) return;
        Object.assign(canvas.current, { width: picture.width, height: picture.height });
        canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
        setPainted(tile);
      },
      () => wanted && setPainted(null),
    );
    return () => {
      wanted = false;
    };
  }, [app, tile, rotation]);
  return (
    <div
      class={clsx(styles.picture, !(tile === painted || tile === null) && styles.pending)}
      data-drag={isDraggable ? 'hand' : undefined}
    >
      <canvas
        ref={canvas}
        role={label === undefined ? 'presentation' : 'img'}
        aria-label={label}
        width={1}
        height={1}
        hidden={tile === null}
      />
    </div>
  );
}
