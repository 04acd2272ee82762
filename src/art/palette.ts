import { fromHex } from './core/colour.ts';
import type { Rgb } from './core/colour.ts';

type Shades<T extends readonly string[]> = { readonly [K in keyof T]: Rgb };
const shades = <const T extends readonly string[]>(...hex: T): Shades<T> => hex.map(fromHex) as unknown as Shades<T>;

/**
 * Every colour of the painter, in sRGB; the light warms and darkens them. Reds are reserved for roofs, greys for stone,
 * turquoise for water.
 */
export const P = {
  grass: shades('#627845', '#506a41', '#75824c', '#8d8856'),
  dryGrass: fromHex('#a99f58'),
  dirt: shades('#a38a63', '#8f7653', '#b59c72'),
  mud: fromHex('#5f4a38'),
  path: shades('#dcc9a2', '#cdb78f', '#e6d7b6', '#bfa882'),
  pathJoint: fromHex('#9a8058'),
  kerb: shades('#cbbd9c', '#b7a888'),
  plaza: shades('#e6d9bd', '#d3c3a0', '#c2ad88', '#efe6d0'),
  plazaInlay: fromHex('#b0613f'),
  roof: shades('#ad5e44', '#9c4f3d', '#b87350', '#924a40', '#b2684c', '#a56a52', '#86503f', '#b4805e'),
  roofRidge: fromHex('#cf9670'),
  roofOld: fromHex('#86694f'),
  slate: shades('#676a6e', '#5b5f66', '#757679'),
  alley: fromHex('#5a4636'),
  plaster: fromHex('#cfc1a4'),
  stone: shades('#8f8d8a', '#83827f', '#9b9892', '#77787a'),
  stoneJoint: fromHex('#55534f'),
  stoneTop: shades('#aaa69d', '#9d9a94'),
  leaf: shades('#4d7040', '#416443', '#66834a', '#59763a'),
  leafDark: fromHex('#2a4630'),
  autumn: shades('#b0812f', '#a5632e', '#bb953f'),
  flower: shades('#f4e9d2', '#e8c545', '#d9546a', '#b98ad0'),
  wood: shades('#8a5f3a', '#75502f', '#a4774a'),
  woodDark: fromHex('#4b3220'),
  bareWood: fromHex('#f6e3bd'),
  water: fromHex('#3f9aa6'),
  waterDeep: fromHex('#1f6470'),
  awningRed: fromHex('#a93a31'),
  awningCream: fromHex('#e6d8ba'),
  awningBlue: fromHex('#2b6f9e'),
  fruit: shades('#d8432e', '#e69a2a', '#86a83a', '#7c3b66', '#f0d267'),
  banner: fromHex('#a32638'),
  gold: fromHex('#d9a93a'),
  straw: shades('#d8b45e', '#c49d49'),
  pig: fromHex('#e7a79a'),
  thatch: shades('#9c8458', '#8a734c', '#ab9468'),
  basalt: shades('#5b524d', '#3a3330', '#75695f'),
  ash: fromHex('#968d82'),
  burnt: shades('#2f2a26', '#4d4336'),
  lava: shades('#ffdf6b', '#ff8a1f', '#cf3517'),
  smoke: shades('#d9d4cc', '#b9b2aa'),
  chalk: fromHex('#fbf6ea'),
  spell: shades('#f8fbff', '#a9b8ff', '#4238b8'),
  rose: shades('#c42f66', '#e8799c'),
  royal: shades('#43557f', '#394a72', '#50628c'),
  verdigris: shades('#8fb5a2', '#7fa893', '#a3c4b2'),
  soot: shades('#3b342f', '#2c2724', '#4b423a'),
  whitewash: fromHex('#f4ecdd'),
};

/** Shown around the board until the woods there are painted. */
export const BACKDROP = '#232f1c';
/** The same for the open plane: wild land by day, seen from far away. */
export const OPEN_BACKDROP = '#4a6338';
