import type { PixelRect, Relief } from '../relief.ts';
import { UNITS } from './gpu.ts';
import type { Gpu, Unit } from './gpu.ts';

/** Textures of one relief, and scratch textures for the current window. */
export interface Layers {
  /** Uploads a rectangle of the relief to the GPU. */
  upload(rect: PixelRect): void;
  /** Makes the scratch textures at least this large. */
  fit(w: number, h: number): void;
  /** Binds every texture for the passes; another relief may have been lit in between. */
  bind(): void;
  /** Sets the target of the next pass. */
  target(unit: Unit): void;
  close(): void;
}

interface Format {
  readonly inner: number;
  readonly outer: number;
  readonly type: number;
}

export function openLayers({ gl }: Gpu, relief: Relief): Layers {
  const RED: Format = { inner: gl.R8, outer: gl.RED, type: gl.UNSIGNED_BYTE };
  const RGBA: Format = { inner: gl.RGBA8, outer: gl.RGBA, type: gl.UNSIGNED_BYTE };
  const formats: Readonly<Record<Unit, Format>> = {
    uHeight: { inner: gl.R16F, outer: gl.RED, type: gl.FLOAT },
    uAlbedo: { inner: gl.RGB8, outer: gl.RGB, type: gl.UNSIGNED_BYTE },
    uGloss: RED,
    uTranslucency: RED,
    uGlow: RED,
    uSkySeen: RED,
    uRough: RED,
    uSource: RGBA,
    uSpread: RGBA,
  };
  const textures = new Map<Unit, WebGLTexture>();
  const frame = gl.createFramebuffer();
  let scratch = { w: 0, h: 0 };

  const use = (unit: Unit): void => {
    gl.activeTexture(gl.TEXTURE0 + UNITS.indexOf(unit));
    gl.bindTexture(gl.TEXTURE_2D, textures.get(unit) ?? null);
  };

  function make(unit: Unit, w: number, h: number): void {
    gl.deleteTexture(textures.get(unit) ?? null);
    textures.set(unit, gl.createTexture());
    use(unit);
    gl.texStorage2D(gl.TEXTURE_2D, 1, formats[unit].inner, w, h);
    for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
    const filter = unit === 'uSource' || unit === 'uRough' ? gl.LINEAR : gl.NEAREST;
    for (const way of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, way, filter);
  }

  for (const unit of ['uHeight', 'uAlbedo', 'uGloss', 'uTranslucency', 'uGlow', 'uSkySeen'] as const)
    make(unit, relief.w, relief.h);

  return {
    upload({ x, y, w, h }) {
      const put = (unit: Unit, data: ArrayBufferView, perPixel: number): void => {
        use(unit);
        const { outer, type } = formats[unit];
        gl.texSubImage2D(gl.TEXTURE_2D, 0, x, y, w, h, outer, type, data, (y * relief.w + x) * perPixel);
      };
      gl.pixelStorei(gl.UNPACK_ROW_LENGTH, relief.w);
      put('uHeight', relief.height, 1);
      put('uAlbedo', relief.albedo, 3);
      put('uGloss', relief.gloss, 1);
      put('uTranslucency', relief.translucency, 1);
      put('uGlow', relief.glow, 1);
      gl.pixelStorei(gl.UNPACK_ROW_LENGTH, 0);
    },
    fit(w, h) {
      if (w <= scratch.w && h <= scratch.h) return;
      scratch = { w: Math.max(w, scratch.w), h: Math.max(h, scratch.h) };
      make('uRough', scratch.w, scratch.h);
      for (const unit of ['uSource', 'uSpread'] as const) make(unit, (scratch.w + 1) >> 1, (scratch.h + 1) >> 1);
    },
    bind() {
      for (const unit of UNITS) use(unit);
    },
    target(unit) {
      gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, textures.get(unit) ?? null, 0);
    },
    close() {
      for (const texture of textures.values()) gl.deleteTexture(texture);
      gl.deleteFramebuffer(frame);
      textures.clear();
    },
  };
}
