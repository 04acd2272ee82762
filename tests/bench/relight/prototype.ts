import { sunDirection } from '../../../src/art/light/light.ts';
import type { Mood } from '../../../src/art/light/moods.ts';
import type { Relief } from '../../../src/art/light/relief.ts';

/**
 * The shader prototype of the look: everything in one pass, no cached sky, no true bounce. The game's passes are
 * measured against it.
 */

const VERTEX = `#version 300 es
out vec2 vUv;
void main() {
  vec2 p = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  vUv = p;
  gl_Position = vec4(p * 2.0 - 1.0, 0.0, 1.0);
}`;

const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D uAlbedo, uHeight;
uniform vec2 uTexel;            // 1 / texture size
uniform float uPpu;             // pixels per tile
uniform vec3 uSunDir;           // towards the sun, x right, y down, z up, normalised
uniform vec3 uSun, uSky, uLift;
uniform float uExposure, uGlow, uSat;
in vec2 vUv; out vec4 fragColor;

float H(vec2 uv) { vec2 e = texture(uHeight, uv).rg; return (e.r * 255.0 + e.g) / 256.0 - 0.25; }
float ign(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))); }   // interleaved gradient noise

float sunVis(vec2 uv, float h0, float jit) {
  vec2 dir = normalize(uSunDir.xy); float tanEl = uSunDir.z / length(uSunDir.xy), m = 1.0, d = 1.2;
  for (int i = 0; i < 40; i++) {
    float t = d * (0.8 + 0.4 * jit), u = t / uPpu, ray = h0 + 0.0015 + u * tanEl; if (ray > 0.42 || m < -1.0) break;
    m = min(m, (ray - H(uv + dir * t * uTexel)) / (u * 0.10 + 0.004)); d = d * 1.075 + 0.6;
  }
  return smoothstep(-1.0, 1.0, m);
}
float skyVis(vec2 uv, float h0, float jit) {
  float vis = 0.0;
  for (int q = 0; q < 6; q++) {
    float a = (float(q) + jit) * 1.0471976, t = 0.0, d = 1.3; vec2 dir = vec2(cos(a), sin(a));
    for (int i = 0; i < 6; i++) { t = max(t, (H(uv + dir * d * uTexel) - h0) / d * uPpu); d *= 1.9; }
    vis += 1.0 - t / sqrt(1.0 + t * t);
  }
  return vis / 6.0;
}
vec3 film(vec3 x) { return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0); }

void main() {
  vec4 alb4 = texture(uAlbedo, vUv), dat = texture(uHeight, vUv); vec3 alb = pow(alb4.rgb, vec3(2.2));
  float h0 = H(vUv), jit = ign(gl_FragCoord.xy);
  vec2 g = vec2(H(vUv + vec2(uTexel.x, 0.0)) - H(vUv - vec2(uTexel.x, 0.0)), H(vUv + vec2(0.0, uTexel.y)) - H(vUv - vec2(0.0, uTexel.y))) * 0.5 * uPpu;
  vec3 n = normalize(vec3(-clamp(g, -1.6, 1.6), 1.0));
  float wrap = dat.b * 0.5, diff = max(0.0, (dot(n, uSunDir) + wrap) / (1.0 + wrap)) * sunVis(vUv, h0, jit) * 0.72 / max(0.35, uSunDir.z);
  float ao = skyVis(vUv, h0, jit), hemi = ao * (0.35 + 0.65 * ao);
  vec3 c = alb * (uSun * diff + uSky * hemi * (0.62 + 0.38 * n.z) * 1.15);
  c += alb * alb * (0.35 + 0.9 * (1.0 - ao)) * (uSun * 0.30 + uSky * 0.25);                        // cheap stand-in for the bounce
  c += dat.a * pow(max(0.0, dot(n, normalize(uSunDir + vec3(0, 0, 1)))), 40.0) * uSun * 0.9 * diff;
  c += alb4.a * 2.0 * uGlow * vec3(1.0, 0.56, 0.20) * (alb * 2.2 + 0.03);
  c = film(c * uExposure * 0.66) + uLift; float l = dot(c, vec3(0.25, 0.65, 0.10)); c = mix(vec3(l), c, uSat);
  fragColor = vec4(pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2)), 1.0);
}`;

export function createPrototype(relief: Relief): { readonly gl: WebGL2RenderingContext; run(mood: Mood): void } {
  const { w, h } = relief;
  const canvas = new OffscreenCanvas(w, h);
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false });
  if (!gl) throw new Error('Expected WebGL 2');
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('No shader');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? 'No program');
  gl.useProgram(program);
  const place = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(program, name);
  for (const [unit, pixels] of [albedoOf(relief), heightOf(relief)].entries()) {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, w, h, 0, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
      gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST);
    for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  }
  gl.uniform1i(place('uAlbedo'), 0);
  gl.uniform1i(place('uHeight'), 1);
  gl.uniform2f(place('uTexel'), 1 / w, 1 / h);
  gl.uniform1f(place('uPpu'), relief.ppu);
  return {
    gl,
    run(mood) {
      gl.uniform3f(place('uSunDir'), ...sunDirection(mood));
      gl.uniform3f(place('uSun'), ...mood.sun);
      gl.uniform3f(place('uSky'), ...mood.sky);
      gl.uniform3f(place('uLift'), ...mood.lift);
      gl.uniform1f(place('uExposure'), mood.exposure);
      gl.uniform1f(place('uGlow'), mood.glow);
      gl.uniform1f(place('uSat'), mood.saturation);
      gl.viewport(0, 0, w, h);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
  };
}

function albedoOf({ w, h, albedo, glow }: Relief): Uint8Array {
  const out = new Uint8Array(w * h * 4);
  for (let k = 0; k < w * h; k++)
    out.set([albedo[k * 3] ?? 0, albedo[k * 3 + 1] ?? 0, albedo[k * 3 + 2] ?? 0, glow[k] ?? 0], k * 4);
  return out;
}

/** Height as 8.8 fixed point. */
function heightOf({ w, h, height, translucency, gloss }: Relief): Uint8Array {
  const out = new Uint8Array(w * h * 4);
  for (let k = 0; k < w * h; k++) {
    const v = Math.round(Math.min(255.99, Math.max(0, ((height[k] ?? 0) + 0.25) * 256)) * 256);
    out.set([v >> 8, v & 255, translucency[k] ?? 0, gloss[k] ?? 0], k * 4);
  }
  return out;
}
