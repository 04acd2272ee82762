import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { TileImages } from '../../art/contract.ts';
import type { Rotation, TileId } from '../../game/index.ts';
import { useHud } from '../kit/context.tsx';
import { TileCanvas } from './TileCanvas.tsx';
import type { PaintedTile } from './TileCanvas.tsx';
import { useTable } from './useMatch.tsx';
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

/** A tile of the match in a tray. */
export function TilePicture({ tile, rotation = 0, label, isDraggable = false }: TilePictureProps): VNode {
  const { tiles } = useTable().match.view;
  const spec = tiles.find(({ id }) => id === tile);
  const painted = usePainted(tile, rotation);
  return (
    <div class={styles.picture} data-drag={isDraggable ? 'hand' : undefined}>
      {spec && <TileCanvas tile={spec} rotation={rotation} painted={painted} label={label} />}
    </div>
  );
}

/** The painted picture of the tile, turned this way; `null` until there is one. */
function usePainted(tile: TileId | null, rotation: Rotation): PaintedTile | null {
  const { app } = useHud();
  const [painted, setPainted] = useState<{ readonly tile: TileId; readonly images: TileImages } | null>(null);
  useLayoutEffect(() => {
    if (tile === null) return undefined;
    return app.watchTile(tile, (images) => setPainted({ tile, images }));
  }, [app, tile]);
  const image = painted?.tile === tile ? painted.images[rotation] : undefined;
  return useMemo(() => (image ? { image, rotation } : null), [image, rotation]);
}
