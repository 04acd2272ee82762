import type { Skin } from '../contract.ts';

/** The shipped board without tiles, in its first light, half as fine as the painter paints it; by skin. */
const FILES = import.meta.glob<string>('./stills/*.webp', { eager: true, query: '?url', import: 'default' });

/** Rejects if it cannot be loaded. */
export async function loadStill(skin: Skin): Promise<ImageBitmap> {
  const file = FILES[`./stills/${skin}.webp`];
  if (file === undefined) throw new Error(`There is no still of ${skin}`);
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`There is no ${file}`);
  return createImageBitmap(await answer.blob());
}
