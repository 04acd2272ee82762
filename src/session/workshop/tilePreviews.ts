import type { PreviewPainter } from '../../art/previewPainter.ts';
import type { Workshop } from '../contracts/workshop.ts';

/** Size in pixels of a tile's picture. */
const PICTURE = 168;
/** Number of cached tile pictures: enough for two sets. */
const PICTURES = 160;

/** Pictures of tiles as they are edited; the latest are kept. */
export function cachedTilePreviews(painter: () => PreviewPainter): Workshop['paint'] {
  const pictures = new Map<string, Promise<ImageBitmap>>();
  return (tile, rules) => {
    const { id, features, square, ends } = tile;
    const key = `${rules} ${JSON.stringify([id, features, square, ends])}`;
    const known = pictures.get(key);
    if (known) return known;
    const picture = painter().paint(tile, rules, PICTURE);
    pictures.set(key, picture);
    picture.catch(() => pictures.delete(key));
    for (const old of [...pictures.keys()].slice(0, Math.max(0, pictures.size - PICTURES))) pictures.delete(old);
    return picture;
  };
}
