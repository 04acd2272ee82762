import type { Structure } from '../../art/contract.ts';
import type { VNode } from 'preact';
import { adapterOf, carcassonne } from '../../game/index.ts';
import type { Piece } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import { carcassonneFollowerShape, pieceShape } from '../kit/shapes.tsx';
import type { NamedState } from '../table/texts.ts';
import { boxWords } from '../../expansions/boxes/panels.ts';
import { MODULE_PANELS } from '../../expansions/panels.ts';
import type { HudModule } from './module.ts';

/** The structures of all modules. The looks are those of the book: a player's number. */
export const builtIn = (pieces: readonly Piece[], view: Pick<NamedState, 'state'>): readonly Structure[] =>
  pieces.flatMap((piece) => Object.values(MODULE_PANELS).flatMap(({ built }) => built?.(piece, view) ?? []));

/** A figure that is not a follower, in a player's look; `undefined`: no module draws it. */
export function figureShape(sort: string, look: number): VNode | undefined {
  const [drawn] = Object.values(MODULE_PANELS).flatMap(({ figures }) => figures?.[sort] ?? []);
  return drawn && ('worn' in drawn ? carcassonneFollowerShape(look, drawn.worn) : pieceShape(drawn.outline));
}

/** How many times larger than a follower a sort of figure is. */
export const largerSort = (sort: string): number =>
  Object.values(MODULE_PANELS).flatMap(({ larger }) => larger?.[sort] ?? [])[0] ?? 1;

/** A module without texts is called by its id. */
export const moduleWords = (id: string): HudModule => MODULE_PANELS[id] ?? { name: () => id, blurb: () => '' };

/** The published names of all expansions. */
export const expansionNames = (texts: Texts): readonly string[] => moduleNames(texts, carcassonne.MODULE_IDS);

/** The published names of modules: a box as sold, or a module that is not grouped in one. */
export function moduleNames(texts: Texts, modules: readonly string[]): readonly string[] {
  const adapter = adapterOf('carcassonne');
  const words = modules.map((id) => boxWords(adapter.boxOf(id) ?? '') ?? moduleWords(id));
  return [...new Set(words.map((one) => one.name(texts)))];
}
