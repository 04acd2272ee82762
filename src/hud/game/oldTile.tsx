import type { Rotation, TileId } from '../../game/index.ts';
import type { Hud } from '../kit/hud.ts';
import { island } from '../kit/render.tsx';
import { TilePicture } from './TilePicture.tsx';

/** For callers that are no components yet. */
export function createTilePicture(hud: Hud) {
  let shown: Parameters<typeof TilePicture>[0] = { tile: null, rotation: 0, spoken: '', isDraggable: true };
  const { element, update } = island(hud, () => <TilePicture {...shown} />);
  return {
    element,
    show(tile: TileId | null, rotation: Rotation, spoken: string): void {
      shown = { ...shown, tile, rotation, spoken };
      update();
    },
  };
}
