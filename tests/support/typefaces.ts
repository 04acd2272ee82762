import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { figureOutlines, withFigures } from './figures.ts';
import { renamed } from './sfnt.ts';

/** Makes the fonts of src/hud/styles/fonts from their packages, with only the characters and weights that the game uses. */

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'src/hud/styles/fonts');
/** Published with the page, under their names. */
const LICENCES = join(ROOT, 'assets/fonts');
/** Where a font or its licence lies. */
export const placeOf = (name: string): string => join(name.endsWith('.txt') ? LICENCES : FOLDER, name);
export const typefaceFiles = (): readonly string[] => [LICENCES, FOLDER].flatMap((folder) => readdirSync(folder));
const GRENZE = join(ROOT, 'node_modules/@fontsource-variable/grenze');
const SOURCE_SANS = join(ROOT, 'node_modules/source-sans');

const range = (first: number, last: number): string =>
  String.fromCharCode(...Array.from({ length: last + 1 - first }, (_, index) => first + index));

/** People type names: every key, and the letters of Western Europe. */
const TYPED = range(0x20, 0x7e) + range(0xc0, 0xff);
/** The other letters of Polish, Romanian and German. */
const FURTHER = 'ĄąĆćĘęŁłŃńŚśŹźŻżĂăȘșȚțẞ';
const MARKS = '\u00a0·°±½–—’‘‚“”„…•−';
/** The display face lacks these: the text face writes them in the same line. */
export const SIGNS = '→●';

const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark'];
/** Copyright, licence and its address are kept. */
const NAMES = [0, 7, 13, 14];

const make = (font: Buffer, text: string): Promise<Buffer> =>
  subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: FEATURES,
    preserveNameIds: NAMES,
  });

const grenze = (part: string): Buffer => readFileSync(join(GRENZE, `files/grenze-${part}-wght-normal.woff2`));

/** By default Grenze writes figures of several heights and widths. */
const latin = async (): Promise<Buffer> =>
  withFigures(await subsetFont(grenze('latin'), TYPED + MARKS, { targetFormat: 'truetype' }));

/** The painter carves numbers where there are no fonts. */
export const OUTLINES = join(ROOT, 'src/art/board/numeralPaths.ts');
export async function makeOutlines(): Promise<string> {
  const figures = figureOutlines(await latin(), 700).map(
    (parts) => `  [\n${parts.map((part) => `    '${part}',\n`).join('')}  ],\n`,
  );
  return `/**
 * Outlines of the digits 0…9 in a box of 10 × 14, in parts that may overlap. Generated from Grenze by \`npm run fonts\`
 * (OFL, see assets/fonts).
 */
export const NUMERALS: readonly (readonly string[])[] = [\n${figures.join('')}];\n`;
}

/** Each file by its name. */
export async function makeTypefaces(): Promise<ReadonlyMap<string, Buffer>> {
  const sourceSans = readFileSync(join(SOURCE_SANS, 'VF/SourceSans3VF-Upright.ttf'));
  return new Map([
    // The package has two parts; the page combines them (src/hud/styles/typefaces.css).
    ['display.woff2', await make(await latin(), TYPED + MARKS)],
    ['display-more.woff2', await make(grenze('latin-ext'), FURTHER)],
    // "Source" is a reserved name.
    [
      'text.woff2',
      await make(
        renamed(sourceSans, /Source ?Sans ?3 ?(VF|Upright)?/, 'RampartsText'),
        TYPED + FURTHER + MARKS + SIGNS,
      ),
    ],
    ['Grenze-OFL.txt', readFileSync(join(GRENZE, 'LICENSE'))],
    ['SourceSans-OFL.txt', readFileSync(join(SOURCE_SANS, 'LICENSE.md'))],
  ]);
}
