import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Phaser with only what the table uses: a scene with cameras, pictures and graphics, drawn with canvas or WebGL. Its own
 * core also has input, tweens, loading, text, animations and filters. Over the wire, the table takes
 * 143 kB then instead of 233.
 */

const ENTRY = '\0phaser-parts';
const SOURCES = fileURLToPath(new URL('src/', import.meta.resolve('phaser/package.json')));

/** What the table imports from `phaser`. */
const EXPORTS = `
import CONST from '${SOURCES}const.js';
import MODES from '${SOURCES}scale/const/SCALE_MODE_CONST.js';
import Image from '${SOURCES}gameobjects/image/Image.js';
export { default as Game } from '${SOURCES}core/Game.js';
export { default as Scene } from '${SOURCES}scene/Scene.js';
export const { CANVAS, WEBGL } = CONST;
export const Scale = { NONE: MODES.NONE };
export const GameObjects = { Image };
`;
/** Parts that register themselves. */
const PLUGINS = [
  'cameras/2d/CameraManager.js',
  'events/EventEmitter.js',
  'gameobjects/DisplayList.js',
  'gameobjects/GameObjectCreator.js',
  'gameobjects/GameObjectFactory.js',
  'gameobjects/UpdateList.js',
  'gameobjects/graphics/GraphicsFactory.js',
  'gameobjects/image/ImageFactory.js',
  'scene/ScenePlugin.js',
];

/** Parts that other parts name, but only build when they are asked for. */
const UNUSED = [
  'animations/AnimationManager',
  'core/DebugHeader',
  'filters/',
  'input/InputManager',
  'loader/(?!events)',
  'math/easing/',
  'renderer/snapshot/',
  'renderer/webgl/renderNodes/(?:BatchHandler(?:PointLight|Strip|TileSprite|Tri(?!Flat))|DynamicTextureHandler)',
  'renderer/webgl/renderNodes/filters/',
  'renderer/webgl/renderNodes/submitter/Submitter(?:Mesh|Tile)',
  'renderer/webgl/renderNodes/texturer/TexturerTile',
  'renderer/webgl/renderNodes/transformer/TransformerTile',
  'textures/Dynamic',
  'textures/parsers/(?!index|Canvas|Image)',
];
/**
 * Lists of which other parts use one entry; a picture that repeats, which is built once and shown nowhere; and what Phaser
 * asks the browser as soon as it is loaded, which takes half of that time: every browser that is new enough has it, or
 * the table does not use it. Where there is no WebGL, starting a game with it throws.
 */
const SHORTENED = {
  'device/Audio.js': 'module.exports = {};',
  'device/CanvasFeatures.js': 'module.exports = { supportInverseAlpha: true, supportNewBlendModes: true };',
  'device/Features.js': 'module.exports = { canvas: true, webGL: true };',
  'device/Input.js': 'module.exports = {};',
  'device/Video.js': 'module.exports = {};',
  'gameobjects/tilesprite/TileSprite.js': 'module.exports = class { setOrigin() { return this; } destroy() {} };',
  'math/index.js': "exports.RandomDataGenerator = require('./random-data-generator/RandomDataGenerator');",
  'renderer/index.js': "exports.Events = require('./events');",
};
const isUnused = new RegExp(`/phaser/src/(?:${UNUSED.join('|')})`);

export const phaserParts = (): Plugin => ({
  name: 'phaser-parts',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    // Switches of its sources, and the global object as they call it.
    define: {
      global: 'globalThis',
      'typeof CANVAS_RENDERER': 'true',
      'typeof WEBGL_RENDERER': 'true',
      'typeof WEBGL_DEBUG': 'false',
      'typeof FEATURE_SOUND': 'false',
      'typeof PLUGIN_CAMERA3D': 'false',
      'typeof PLUGIN_FBINSTANT': 'false',
    },
  }),
  resolveId: { filter: { id: /^phaser$/ }, handler: () => ENTRY },
  load: {
    filter: { id: [/^\0phaser-parts$/, isUnused, /\/phaser\/src\/(?:device|gameobjects|math|renderer)\//] },
    handler(id) {
      if (id === ENTRY) return `${PLUGINS.map((file) => `import '${SOURCES}${file}';`).join('\n')}${EXPORTS}`;
      if (isUnused.test(id)) return 'module.exports = function Unused() {};';
      const [, short] = Object.entries(SHORTENED).find(([file]) => id === SOURCES + file) ?? [];
      return short ?? null;
    },
  },
});
