import { STEEPEST } from '../light.ts';
import { CEILING, PENUMBRA, REACH, SKY_DIRECTIONS, SKY_REACH, STRIDE } from '../rays.ts';
import { GLOW_SCALE } from '../relief.ts';

/**
 * The light of `light.ts` and `rays.ts` as fragment passes, step by step the same. Pixels of the board are counted from
 * the top left, as in a relief; every pass knows which window of the board its target shows, and windows start at even
 * pixels. When the sun moves, only its light is computed again; the visibility of the sky is kept.
 */

const float = (v: number): string => (Number.isInteger(v) ? `${v}.0` : String(v));

/** One triangle that covers everything. */
export const VERTEX = `#version 300 es
void main() {
  gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0.0, 1.0);
}`;

const HEAD = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
uniform sampler2D uHeight;
uniform ivec4 uWindow;
uniform ivec2 uSize;
uniform float uPpu;
out vec4 result;
float heightAt(ivec2 p) { return texelFetch(uHeight, p, 0).r; }
bool outside(ivec2 p) { return any(greaterThanEqual(uvec2(p), uvec2(uSize))); }
ivec2 here() { return uWindow.xy + ivec2(gl_FragCoord.xy); }
ivec2 inWindow(ivec2 p) { return clamp(p - uWindow.xy, ivec2(0), uWindow.zw - 1); }
/** Light thrown back is soft: one value for four pixels. */
ivec4 halfWindow() { return (uWindow + ivec4(0, 0, 1, 1)) / 2; }
`;

export const SKY = `${HEAD}
void main() {
  ivec2 p = here();
  float start = heightAt(p);
  float turn = float((p.x & 3) * 4 + (p.y & 3)) / 16.0 * (6.283185307 / ${float(SKY_DIRECTIONS)});
  float seen = 0.0;
  for (int q = 0; q < ${SKY_DIRECTIONS}; q++) {
    float a = float(q) / ${float(SKY_DIRECTIONS)} * 6.283185307 + turn;
    vec2 way = vec2(cos(a), sin(a));
    float steepest = 0.0;
    float d = 1.3;
    for (int n = 0; n < 16; n++) {
      ivec2 at = p + ivec2(floor(way * d + 0.5));
      if (d >= ${float(SKY_REACH)} * uPpu || outside(at)) break;
      steepest = max(steepest, (heightAt(at) - start) * uPpu / d);
      d *= 1.75;
    }
    seen += 1.0 - steepest / sqrt(1.0 + steepest * steepest);
  }
  result = vec4(seen / ${float(SKY_DIRECTIONS)});
}`;

/** The mean of 5 × 5 pixels, written to the texture of the whole board. */
export const SKY_MEAN = `${HEAD}
uniform sampler2D uRough;
void main() {
  ivec2 p = ivec2(gl_FragCoord.xy);
  float sum = 0.0;
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) sum += texelFetch(uRough, inWindow(p + ivec2(x, y)), 0).r;
  result = vec4(sum / 25.0);
}`;

export const SUN = `${HEAD}
uniform float uJitter[16];
uniform vec2 uWay;
uniform float uTan;
void main() {
  ivec2 p = here();
  float jitter = uJitter[(p.x & 3) + 4 * (p.y & 3)];
  float start = heightAt(p) + 0.0015;
  float least = 1.0;
  float d = 1.2;
  for (int n = 0; n < 96; n++) {
    float t = d * jitter;
    float u = t / uPpu;
    float ray = start + u * uTan;
    ivec2 at = p + ivec2(floor(uWay * t + 0.5));
    if (d >= ${float(REACH)} * uPpu || ray > ${float(CEILING)} || outside(at)) break;
    least = min(least, (ray - heightAt(at)) / (u * ${float(PENUMBRA)} + 0.004));
    if (least < -1.0) break;
    d = d * ${float(STRIDE.times)} + ${float(STRIDE.plus)};
  }
  result = vec4(smoothstep(-1.0, 1.0, least));
}`;

const FACING = `
uniform sampler2D uAlbedo, uTranslucency;
uniform vec3 uDirection, uSun, uSky;
uniform float uStrength;
vec3 albedoAt(ivec2 p) { vec3 c = texelFetch(uAlbedo, p, 0).rgb; return c * c; }
vec2 slopeAt(ivec2 p) {
  ivec2 low = max(p - 1, ivec2(0)), high = min(p + 1, uSize - 1);
  vec2 rise = vec2(heightAt(ivec2(high.x, p.y)) - heightAt(ivec2(low.x, p.y)), heightAt(ivec2(p.x, high.y)) - heightAt(ivec2(p.x, low.y)));
  return clamp(rise * uPpu * 0.5, -${float(STEEPEST)}, ${float(STEEPEST)});
}
float diffuse(ivec2 p, vec2 slope, float sun) {
  float wrap = texelFetch(uTranslucency, p, 0).r * 0.5;
  float facing = (uDirection.z - dot(slope, uDirection.xy)) / sqrt(dot(slope, slope) + 1.0);
  return max(0.0, (facing + wrap) / (1.0 + wrap)) * sun * uStrength;
}
`;

/**
 * Light reflected by four pixels, stored as the square root of an eighth of it: this gives bytes more precision in the
 * dark.
 */
export const SOURCE = `${HEAD}${FACING}
uniform sampler2D uRough;
void main() {
  ivec2 at = 2 * ivec2(gl_FragCoord.xy);
  vec3 back = vec3(0.0);
  for (int n = 0; n < 4; n++) {
    ivec2 one = min(at + ivec2(n & 1, n >> 1), uWindow.zw - 1);
    ivec2 p = uWindow.xy + one;
    back += 0.25 * albedoAt(p) * (diffuse(p, slopeAt(p), texelFetch(uRough, one, 0).r) * uSun + 0.25 * uSky);
  }
  result = vec4(sqrt(back * 0.125), 1.0);
}`;

/** Two box filters in succession equal one triangle filter. First along the rows, then along the columns. */
export const SPREAD = `${HEAD}
uniform sampler2D uFrom;
uniform float uReach;
uniform ivec2 uAlong;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy), end = halfWindow().zw - 1;
  vec3 sum = vec3(0.0);
  float weights = 0.0;
  for (int k = -int(ceil(uReach)) + 1; float(k) < uReach; k++) {
    vec3 c = texelFetch(uFrom, clamp(at + uAlong * k, ivec2(0), end), 0).rgb;
    float weight = uReach - abs(float(k));
    sum += c * c * weight;
    weights += weight;
  }
  result = vec4(sqrt(sum / weights), 1.0);
}`;

/** Combines the lights and develops the picture, first row on top. */
export const DEVELOP = `${HEAD}${FACING}
uniform sampler2D uGloss, uGlow, uSkySeen, uRough, uSource;
uniform ivec4 uRect;
uniform vec3 uLift;
uniform float uBounce, uExposure, uLamps, uSaturation, uFade;
/** Of 3 × 3 pixels: filtered reads between pixels count for two. */
float sunMean(vec2 at) {
  vec2 size = vec2(textureSize(uRough, 0)), end = vec2(uWindow.zw) - 0.5;
  vec2 low = max(at - 0.5, 0.5) / size, high = min(at + 1.0, end) / size;
  return (4.0 * texture(uRough, low).r + 2.0 * texture(uRough, vec2(high.x, low.y)).r + 2.0 * texture(uRough, vec2(low.x, high.y)).r + texture(uRough, high).r) / 9.0;
}
vec3 film(vec3 x) { return x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14); }
vec3 toSrgb(vec3 v) { return mix(v * 12.92, 1.055 * pow(max(v, vec3(1e-5)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, v)); }
void main() {
  ivec2 p = uRect.xy + ivec2(int(gl_FragCoord.x), uRect.w - 1 - int(gl_FragCoord.y));
  vec3 albedo = albedoAt(p);
  vec2 slope = slopeAt(p);
  float nz = inversesqrt(dot(slope, slope) + 1.0);
  float sun = sunMean(vec2(p - uWindow.xy) + 0.5);
  float open = texelFetch(uSkySeen, p, 0).r;
  float dome = open * (0.35 + 0.65 * open) * (0.62 + 0.38 * nz) * 1.15;
  vec3 back = texture(uSource, clamp((vec2(p - uWindow.xy) + 0.5) * 0.5, vec2(0.5), vec2(halfWindow().zw) - 0.5) / vec2(textureSize(uSource, 0))).rgb;
  back *= back * 8.0 * uBounce * (0.25 + 1.3 * (1.0 - open));
  vec3 c = albedo * (uSun * diffuse(p, slope, sun) + uSky * dome + back);
  float gloss = texelFetch(uGloss, p, 0).r;
  if (gloss > 0.0) {
    float facing = (uDirection.z + 1.0 - dot(slope, uDirection.xy)) * nz / length(uDirection + vec3(0.0, 0.0, 1.0));
    c += gloss * pow(max(facing, 1e-4), 40.0) * sun * 0.9 * uSun + gloss * 0.1 * open * uSky;
  }
  c += texelFetch(uGlow, p, 0).r * ${float(GLOW_SCALE)} * uLamps * vec3(1.0, 0.56, 0.2) * (albedo * 2.2 + 0.03);
  c = film(c * uExposure) + uLift;
  float grey = dot(c, vec3(0.25, 0.65, 0.1));
  c = grey + (c - grey) * uSaturation + vec3((grey - 0.35) * 0.07, 0.0, (0.35 - grey) * 0.09) * grey;
  c = toSrgb(clamp(c, 0.0, 1.0));
  float cover = 1.0;
  if (uFade > 0.0) {
    vec2 near = (vec2(p) + 0.5);
    near = min(near, vec2(uSize) - near);
    cover = 1.0 - smoothstep(0.05, 1.0, length(max(vec2(0.0), 1.0 - near / uFade)));
  }
  result = vec4(c * cover, cover);
}`;
