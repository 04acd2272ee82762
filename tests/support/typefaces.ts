import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { renamed } from './sfnt.ts';

/** Makes the fonts of assets/fonts from their packages: only the letters that the game writes, only the weights that it uses. */

const ROOT = resolve(import.meta.dirname, '../..');
export const FOLDER = join(ROOT, 'assets/fonts');
const GRENZE = join(ROOT, 'node_modules/@fontsource-variable/grenze');
const SOURCE_SANS = join(ROOT, 'node_modules/source-sans');

/** All that a keyboard has: people type names. */
const TYPED = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
const NARROW = 'ÄÖÜßäöüÓóÂâÎî'; // in Latin-1
const WIDE = 'ĄąĆćĘęŁłŃńŚśŹźŻżĂăȘșȚțẞ'; // beyond
const MARKS = '\u00a0·×°½–—’‘‚“”„…•−';
const SIGNS = '→●';

/** What every character set of the display face, beside the text face in the same line, need not have. */
export const LEFT_TO_TEXT = SIGNS;

const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'tnum'];
/** Copyright, licence and where it stands go along. */
const NAMES = [0, 7, 13, 14];

const make = (font: Buffer, text: string): Promise<Buffer> =>
  subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: FEATURES,
    preserveNameIds: NAMES,
  });

const grenze = (part: string): Buffer => readFileSync(join(GRENZE, `files/grenze-${part}-wght-normal.woff2`));

/** Each file by its name. */
export async function makeTypefaces(): Promise<ReadonlyMap<string, Buffer>> {
  const sourceSans = readFileSync(join(SOURCE_SANS, 'VF/SourceSans3VF-Upright.ttf'));
  return new Map([
    // The package comes in two parts; the page puts them together (src/hud/styles/typefaces.css).
    ['display.woff2', await make(grenze('latin'), TYPED + NARROW + MARKS)],
    ['display-more.woff2', await make(grenze('latin-ext'), WIDE)],
    // "Source" is a reserved name.
    [
      'text.woff2',
      await make(
        renamed(sourceSans, /Source ?Sans ?3 ?(VF|Upright)?/, 'RampartsText'),
        TYPED + NARROW + WIDE + MARKS + SIGNS,
      ),
    ],
    ['Grenze-OFL.txt', readFileSync(join(GRENZE, 'LICENSE'))],
    ['SourceSans-OFL.txt', readFileSync(join(SOURCE_SANS, 'LICENSE.md'))],
  ]);
}
