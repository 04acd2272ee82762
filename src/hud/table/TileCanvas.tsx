import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { drawFlatTile, turnSquare } from '../../art/flat.ts';
import type { Rotation, TileSpec } from '../../game/index.ts';

/** A painted picture of a tile, turned this way. */
export interface PaintedTile {
  readonly image: ImageBitmap;
  readonly rotation: Rotation;
}

interface TileCanvasProps {
  readonly tile: TileSpec;
  readonly rotation?: Rotation;
  /** `null`: not painted yet, or not at all; a flat drawing stands in. */
  readonly painted: PaintedTile | null;
  /** Describes the tile; absent: text beside it does. */
  readonly label?: string | undefined;
}

/** The picture of a tile wherever one is shown. If it was painted turned otherwise, it is turned. */
export function TileCanvas({ tile, rotation = 0, painted, label }: TileCanvasProps): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    if (painted) drawPainted(canvas.current, painted, rotation);
    else drawFlatTile(canvas.current, tile, rotation);
  }, [tile, rotation, painted]);
  return (
    <canvas
      ref={canvas}
      role={label === undefined ? 'presentation' : 'img'}
      aria-label={label}
      data-painted={painted ? 'yes' : 'no'}
      width={1}
      height={1}
    />
  );
}

function drawPainted(canvas: HTMLCanvasElement, { image, rotation }: PaintedTile, wanted: Rotation): void {
  Object.assign(canvas, { width: image.width, height: image.height });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.scale(image.width, image.height);
  turnSquare(pen, wanted - rotation);
  pen.drawImage(image, 0, 0, 1, 1);
}
