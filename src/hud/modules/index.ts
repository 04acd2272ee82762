import type { Structure } from '../../art/contract.ts';
import { adapterOf, carcassonne } from '../../game/index.ts';
import type { Piece } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { NamedState } from '../table/texts.ts';
import { abbot } from './abbot.ts';
import { bazaars } from './bazaars/bazaars.ts';
import { boxWords } from './boxes.ts';
import { bridges } from './bridges.ts';
import { castles } from './castles/castles.ts';
import { count } from './count/count.ts';
import { cult } from './cult.ts';
import { dragon } from './dragon.ts';
import { fairy } from './fairy.ts';
import { king } from './king/king.ts';
import type { HudModule } from './module.ts';
import { portal } from './portal.ts';
import { princess } from './princess.ts';
import { river1 } from './river1.ts';
import { river2 } from './river2.ts';

/** By module id. */
const MODULES: Readonly<Record<string, HudModule>> = {
  'river-1': river1,
  abbot,
  dragon,
  fairy,
  princess,
  portal,
  'river-2': river2,
  count,
  king,
  cult,
  bridges,
  castles,
  bazaars,
};

/** The structures of all modules. The looks are those of the book: a player's number. */
export const builtIn = (pieces: readonly Piece[], view: Pick<NamedState, 'state'>): readonly Structure[] =>
  pieces.flatMap((piece) => Object.values(MODULES).flatMap(({ built }) => built?.(piece, view) ?? []));

/** A module without texts is called by its id. */
export const moduleWords = (id: string): HudModule => MODULES[id] ?? { name: () => id, blurb: () => '' };

/** The published names of all expansions: a box as sold, or a module that is not grouped in one. */
export function expansionNames(texts: Texts): readonly string[] {
  const adapter = adapterOf('carcassonne');
  const words = carcassonne.MODULE_IDS.map((id) => boxWords(adapter.boxOf(id) ?? '') ?? moduleWords(id));
  return [...new Set(words.map((one) => one.name(texts)))];
}
