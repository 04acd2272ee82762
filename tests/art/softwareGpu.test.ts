import { afterEach, expect, test, vi } from 'vitest';
import { openGpu } from '../../src/art/light/gpu/gpu.ts';

/** Which graphics cards compute the light: a context that says what draws for it. */

interface Names {
  readonly plain: string;
  readonly unmasked?: string;
}

function stubCard({ plain, unmasked }: Names): void {
  const parameters: Record<number, unknown> = { 1: plain, 2: unmasked };
  const known: Record<string, unknown> = {
    RENDERER: 1,
    getExtension: () => (unmasked === undefined ? null : { UNMASKED_RENDERER_WEBGL: 2 }),
    getParameter: (name: number) => parameters[name],
    getShaderPrecisionFormat: () => ({ precision: 23 }),
    isContextLost: () => false,
  };
  const gl = new Proxy(known, {
    get: (all, name) => all[String(name)] ?? (/^[A-Z]/.test(String(name)) ? 0 : () => ({})),
  });
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => gl;
      transferToImageBitmap = () => undefined;
      addEventListener = () => undefined;
    },
  );
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  {
    plain: 'WebKit WebGL',
    unmasked: 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)',
  },
  { plain: 'WebKit WebGL', unmasked: 'ANGLE (Mesa, llvmpipe (LLVM 15.0.7 256 bits), OpenGL 4.5)' },
  { plain: 'WebKit WebGL', unmasked: 'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)' },
  { plain: 'llvmpipe, or similar' },
  { plain: 'Mesa/X.org softpipe' },
])('the processor computes the light, not $plain $unmasked', (names) => {
  stubCard(names);
  expect(openGpu()).toBeUndefined();
  expect(openGpu({ anyCard: true })).toBeDefined();
});

test.each([
  { plain: 'WebKit WebGL', unmasked: 'ANGLE (Qualcomm, Adreno (TM) 619, OpenGL ES 3.2)' },
  { plain: 'WebKit WebGL', unmasked: 'Apple GPU' },
  { plain: 'WebKit WebGL' },
  { plain: 'ANGLE (Intel, Intel(R) HD Graphics 400 Direct3D11), or similar' },
])('$plain $unmasked computes the light', (names) => {
  stubCard(names);
  expect(openGpu()).toBeDefined();
});
