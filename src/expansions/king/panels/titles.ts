import { carcassonne, sameFeature } from '../../../game/index.ts';
import type { FeatureAt, GameState } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import { carcassonneState, cellName } from '../../../hud/games/carcassonne/names.ts';
import type { NamedState } from '../../../hud/table/texts.ts';
import { nameOf } from '../../../hud/words/names.ts';

/** The two titles: who holds them, for what, and what they are worth. */

export const KING = 'king';
export const CARDS = [KING, 'robber'] as const;
export type Card = (typeof CARDS)[number];
/** Points of a player with both. */
export const BOTH = 'kingAndRobber';

type Title = NonNullable<carcassonne.Slices[typeof KING][Card]>;
export const sliceOf = (view: Pick<NamedState, 'state'>): carcassonne.Slices[typeof KING] | undefined =>
  carcassonne.sliceOf(carcassonneState(view), KING);
export const titleOf = (view: Pick<NamedState, 'state'>, card: Card): Title | null => sliceOf(view)?.[card] ?? null;
export const asCard = (word: unknown): Card | undefined => CARDS.find((card) => card === word);

/** By state: what each card would score for its holder now. */
const worths = new WeakMap<GameState, Readonly<Record<Card, number>>>();

export function cardPoints(view: Pick<NamedState, 'state'>, card: Card): number {
  const state = carcassonneState(view);
  const known =
    worths.get(state) ??
    (() => {
      const { lines } = carcassonne.projectedFinal(carcassonne.positionOf(state, carcassonne.rulesOf(state.options)));
      const sum = (words: readonly string[]): number =>
        lines.filter(({ what }) => words.includes(what)).reduce((points, line) => points + line.points, 0);
      // The points of a player with both cards are counted for each card.
      return { king: sum([KING, BOTH]), robber: sum(['robber', BOTH]) };
    })();
  worths.set(state, known);
  return known[card];
}

/** Who holds a card and for what, and what it takes to win it. */
export function heldText(texts: Texts, view: NamedState, card: Card): string {
  const { t } = texts;
  const title = titleOf(view, card);
  if (!title) return t(`carcassonne.king.free.${card}`);
  const { player, region, size } = title;
  const held = t(`carcassonne.king.held.${card}`, {
    player: nameOf(view, player),
    size,
    cell: cellName(texts, region),
    count: cardPoints(view, card),
  });
  return `${held}. ${t(`carcassonne.king.win.${card}`, { size: size + 1 })}`;
}

/** Whether both are parts of one region. */
export const isSameRegion = (state: carcassonne.CarcassonneState, one: FeatureAt, other: FeatureAt): boolean => {
  if (sameFeature(one, other)) return true;
  const regions = carcassonne.regionsOf(carcassonne.positionOf(state, carcassonne.rulesOf(state.options)));
  return regions.some(({ features }) => [one, other].every((end) => features.some((at) => sameFeature(at, end))));
};
