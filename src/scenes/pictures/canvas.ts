import type { Scene, Textures } from 'phaser';

/** The WebGL constant, which Phaser uses too; not worth loading Phaser for. */
const CLAMP_TO_EDGE = 33_071;

export type Painting = (g: CanvasRenderingContext2D, width: number, height: number) => void;

export function makeCanvas(width: number, height: number, paint?: Painting): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const g = canvas.getContext('2d');
  if (g && paint) paint(g, canvas.width, canvas.height);
  return canvas;
}

/**
 * Makes a canvas a texture; not through `addCanvas`, which reads every pixel back and keeps a copy.
 * An existing texture stays: removing it while a sprite shows it would stop all drawing.
 */
export function addTexture(scene: Scene, key: string, canvas: HTMLCanvasElement): Textures.Texture | null {
  if (scene.textures.exists(key)) return scene.textures.get(key);
  const texture = scene.textures.create(key, canvas, canvas.width, canvas.height);
  texture?.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
  clamp(texture);
  return texture;
}

/** Phaser lets textures of certain sizes repeat, which shows their opposite edge: hairlines where pictures meet. */
const clamp = (texture: Textures.Texture | null): unknown => texture?.source[0]?.setWrap(CLAMP_TO_EDGE, CLAMP_TO_EDGE);

/** Event of the textures: the canvas behind this key has changed. */
export const REFRESHED = 'refreshed';

/** Uploads a changed canvas to the graphics card. */
export function refreshTexture(scene: Scene, key: string): void {
  const texture = scene.textures.get(key);
  texture.source[0]?.update();
  clamp(texture);
  scene.textures.emit(REFRESHED, key);
}

/** The bounding box of what is not transparent. */
export function opaqueBox(canvas: HTMLCanvasElement): { x: number; y: number; w: number; h: number } {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d', { willReadFrequently: true })?.getImageData(0, 0, width, height).data;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; pixels && y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 24) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0
    ? { x: 0, y: 0, w: width, h: height }
    : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}
