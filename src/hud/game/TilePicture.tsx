import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Rotation, TileId } from '../../game/index.ts';
import { useHud } from '../kit/context.tsx';

interface TilePictureProps {
  /** `null` shows the empty tray. */
  readonly tile: TileId | null;
  readonly rotation: Rotation;
  /** Empty if text beside it describes the tile. */
  readonly spoken: string;
  /** The tile can be dragged from here onto the table. */
  readonly isDraggable?: boolean;
}

/** The painted tile; until it is painted, the tray stays empty. */
export function TilePicture({ tile, rotation, spoken, isDraggable = false }: TilePictureProps): VNode {
  const { app } = useHud();
  const canvas = useRef<HTMLCanvasElement>(null);
  /** The tile whose picture is shown, in whatever rotation. */
  const [painted, setPainted] = useState<TileId | null>(null);
  useLayoutEffect(() => {
    if (tile === null) return undefined;
    let isWanted = true;
    app.tilePicture(tile, rotation).then(
      (picture) => {
        const { current } = canvas;
        if (!isWanted || !current) return;
        current.width = picture.width;
        current.height = picture.height;
        current.getContext('2d')?.drawImage(picture, 0, 0);
        setPainted(tile);
      },
      () => isWanted && setPainted(null),
    );
    return () => (isWanted = false);
  }, [tile, rotation]);
  return (
    <div
      class={tile !== null && painted !== tile ? 'tile-picture pending' : 'tile-picture'}
      data-drag={isDraggable ? 'hand' : undefined}
    >
      <canvas
        ref={canvas}
        width={1}
        height={1}
        role={spoken === '' ? 'presentation' : 'img'}
        aria-label={spoken === '' ? undefined : spoken}
        hidden={tile === null}
      />
    </div>
  );
}
