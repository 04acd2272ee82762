import { DEVELOP, SKY, SKY_MEAN, SOURCE, SPREAD, SUN, VERTEX } from './shaders.ts';
import { isSoftware } from './software.ts';

/** The painter's own WebGL 2 context: no frame of the page ever waits for it. */

const PASSES = { sky: SKY, skyMean: SKY_MEAN, sun: SUN, source: SOURCE, spread: SPREAD, develop: DEVELOP } as const;
export type PassName = keyof typeof PASSES;

type Value = readonly number[] | Float32Array;
export interface Pass {
  readonly program: WebGLProgram;
  ints(name: string, ...values: readonly number[]): void;
  floats(name: string, ...values: readonly number[]): void;
  list(name: string, values: Value): void;
}

export interface Gpu {
  readonly gl: WebGL2RenderingContext;
  readonly canvas: OffscreenCanvas;
  readonly passes: Readonly<Record<PassName, Pass>>;
  readonly lost: boolean;
}

/** Samplers of all passes, in the order of their texture units. */
export const UNITS = [
  'uHeight',
  'uAlbedo',
  'uGloss',
  'uTranslucency',
  'uGlow',
  'uSkySeen',
  'uRough',
  'uSource',
  'uSpread',
] as const;
export type Unit = (typeof UNITS)[number];

/**
 * Opens the context. Returns undefined if the CPU has to compute the light: there is no such context, or its precision
 * is too low. Software renderers are slower than our own code on the CPU, so they are accepted only for tests
 * (`anyCard`).
 */
export function openGpu({ anyCard = false } = {}): Gpu | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  try {
    const canvas = new OffscreenCanvas(16, 16);
    const gl = canvas.getContext('webgl2', {
      failIfMajorPerformanceCaveat: !anyCard,
      alpha: true,
      antialias: false,
      depth: false,
      stencil: false,
      premultipliedAlpha: true,
    });
    if (!gl || !canvas.transferToImageBitmap) return undefined;
    const precision = gl.getShaderPrecisionFormat(gl.FRAGMENT_SHADER, gl.HIGH_FLOAT)?.precision ?? 0;
    if (precision < 23 || (!anyCard && isSoftware(gl))) return undefined;
    let lost = false;
    canvas.addEventListener('webglcontextlost', () => {
      lost = true;
    });
    gl.disable(gl.DITHER);
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
    const make = (name: PassName): Pass => link(gl, PASSES[name]);
    const passes = {
      sky: make('sky'),
      skyMean: make('skyMean'),
      sun: make('sun'),
      source: make('source'),
      spread: make('spread'),
      develop: make('develop'),
    };
    return {
      gl,
      canvas,
      passes,
      get lost() {
        return lost || gl.isContextLost();
      },
    };
  } catch {
    // The driver cannot compile the passes; the CPU is used instead.
    return undefined;
  }
}

function link(gl: WebGL2RenderingContext, fragment: string): Pass {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('No shader');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? 'No program');
  gl.useProgram(program);
  // `uFrom` is set for each draw call.
  for (const [unit, name] of UNITS.entries()) gl.uniform1i(gl.getUniformLocation(program, name), unit);
  const places = new Map<string, WebGLUniformLocation | null>();
  const place = (name: string): WebGLUniformLocation | null => {
    const known = places.get(name);
    if (known !== undefined) return known;
    const found = gl.getUniformLocation(program, name);
    places.set(name, found);
    return found;
  };
  return {
    program,
    ints(name, ...v) {
      if (v.length === 1) gl.uniform1iv(place(name), v);
      else if (v.length === 2) gl.uniform2iv(place(name), v);
      else gl.uniform4iv(place(name), v);
    },
    floats(name, ...v) {
      if (v.length === 1) gl.uniform1fv(place(name), v);
      else if (v.length === 2) gl.uniform2fv(place(name), v);
      else gl.uniform3fv(place(name), v);
    },
    list: (name, values) => gl.uniform1fv(place(name), values),
  };
}
