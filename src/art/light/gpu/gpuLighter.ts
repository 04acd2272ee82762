import { FADE } from '../../board/backdrop.ts';
import { createBlocks } from '../blocks.ts';
import { bounceRadius, exposureOf, grown, lightMargin, sunDirection, sunStrength } from '../light.ts';
import { FEW_STEPS, processorLighter } from '../lighter.ts';
import type { Lighter, LighterOptions, OpenLighter } from '../lighter.ts';
import type { Mood } from '../moods.ts';
import { JITTER, SKY_REACH } from '../rays.ts';
import type { PixelRect, Relief } from '../relief.ts';
import { UNITS } from './gpu.ts';
import type { Gpu, Pass } from './gpu.ts';
import { openLayers } from './layers.ts';
import { createPace } from './pace.ts';

/** Lights on the GPU. If that fails, now or later, the CPU takes over. */
export const gpuLighter =
  (gpu: Gpu): OpenLighter =>
  (relief, options): Lighter => {
    /** Opened when it is needed: it keeps two bytes for each pixel. */
    let processor: Lighter | undefined;
    const card = openCard(gpu, relief, options);
    const pace = createPace(relief.w * relief.h);
    return {
      // Pieces are limited so that a slow GPU can draw frames of the page in between.
      atOnce: 400_000,
      get sunSteps() {
        return gpu.lost || pace.slow ? FEW_STEPS : 0;
      },
      changed(rect) {
        card.changed(rect);
        processor?.changed(rect);
      },
      light(rect, mood) {
        if (!gpu.lost) {
          const done = pace.begin(rect.w * rect.h);
          card.light(rect, mood);
          if (done) done(() => card.wait());
          const image = gpu.canvas.transferToImageBitmap();
          if (!gpu.lost) return image;
        }
        processor ??= processorLighter(relief, options);
        return processor.light(rect, mood);
      },
      close: card.close,
    };
  };

function openCard(gpu: Gpu, relief: Relief, { fades }: LighterOptions) {
  const { gl, canvas, passes } = gpu;
  const layers = openLayers(gpu, relief);
  const margin = lightMargin(relief.ppu);
  const skyReach = Math.ceil(SKY_REACH * relief.ppu) + 3;
  const stale = createBlocks(relief.w, relief.h);
  const all: PixelRect = { x: 0, y: 0, w: relief.w, h: relief.h };
  let pending: PixelRect[] = [];

  function draw(pass: Pass, window: PixelRect, at: PixelRect, set?: () => void): void {
    gl.useProgram(pass.program);
    pass.ints('uWindow', window.x, window.y, window.w, window.h);
    pass.ints('uSize', relief.w, relief.h);
    pass.floats('uPpu', relief.ppu);
    set?.();
    gl.viewport(at.x, at.y, at.w, at.h);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  /** Updates the visibility of the sky for places that have changed. */
  function lookUp(rect: PixelRect): void {
    const place = stale.take(rect);
    if (!place) return;
    const window = grown(all, place, 2);
    layers.fit(window.w, window.h);
    layers.bind();
    layers.target('uRough');
    draw(passes.sky, window, { ...window, x: 0, y: 0 });
    layers.target('uSkySeen');
    draw(passes.skyMean, window, place);
  }

  function shine(pass: Pass, mood: Mood): void {
    pass.floats('uDirection', ...sunDirection(mood));
    pass.floats('uSun', ...mood.sun);
    pass.floats('uSky', ...mood.sky);
    pass.floats('uStrength', sunStrength(mood));
  }

  return {
    changed(rect: PixelRect): void {
      pending.push(rect);
      stale.add(grown(all, rect, skyReach));
    },
    /** Draws the lit rectangle on the canvas. */
    light(rect: PixelRect, mood: Mood): void {
      for (const part of pending) layers.upload(part);
      pending = [];
      lookUp(rect);
      const window = even(grown(all, rect, margin));
      const whole = { ...window, x: 0, y: 0 };
      const half = { x: 0, y: 0, w: (window.w + 1) >> 1, h: (window.h + 1) >> 1 };
      layers.fit(window.w, window.h);
      layers.bind();
      layers.target('uRough');
      const a = (mood.azimuth * Math.PI) / 180;
      draw(passes.sun, window, whole, () => {
        passes.sun.list('uJitter', JITTER);
        passes.sun.floats('uWay', Math.sin(a), -Math.cos(a));
        passes.sun.floats('uTan', Math.tan((mood.elevation * Math.PI) / 180));
      });
      layers.target('uSource');
      draw(passes.source, window, half, () => shine(passes.source, mood));
      for (const [from, to, across] of [
        ['uSource', 'uSpread', 1],
        ['uSpread', 'uSource', 0],
      ] as const) {
        layers.target(to);
        draw(passes.spread, window, half, () => {
          passes.spread.ints('uFrom', UNITS.indexOf(from));
          passes.spread.ints('uAlong', across, 1 - across);
          passes.spread.floats('uReach', bounceRadius(relief.ppu) + 0.5);
        });
      }
      if (canvas.width !== rect.w || canvas.height !== rect.h) Object.assign(canvas, { width: rect.w, height: rect.h });
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      const { develop } = passes;
      draw(develop, window, { ...rect, x: 0, y: 0 }, () => {
        shine(develop, mood);
        develop.ints('uRect', rect.x, rect.y, rect.w, rect.h);
        develop.floats('uBounce', mood.bounce);
        develop.floats('uExposure', exposureOf(mood));
        develop.floats('uLamps', mood.glow);
        develop.floats('uSaturation', mood.saturation);
        develop.floats('uLift', ...mood.lift);
        develop.floats('uFade', fades ? FADE * relief.ppu : 0);
      });
    },
    /** Blocks until all draw calls are finished. */
    wait(): void {
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    },
    close(): void {
      layers.close();
    },
  };
}

const even = ({ x, y, w, h }: PixelRect): PixelRect => ({
  x: x - (x & 1),
  y: y - (y & 1),
  w: w + (x & 1),
  h: h + (y & 1),
});
