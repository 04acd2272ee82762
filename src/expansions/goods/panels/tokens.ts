import { adapterOf, carcassonne } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import { carcassonneState } from '../../../hud/games/carcassonne/names.ts';
import type { NamedState } from '../../../hud/table/texts.ts';
import { nameOf } from '../../../hud/words/names.ts';

/** Trade goods: who has how many of each kind, and how many can still be taken. */

export const KINDS = ['wine', 'grain', 'cloth'] as const;
export type Kind = (typeof KINDS)[number];
export const asKind = (word: unknown): Kind | undefined => KINDS.find((kind) => kind === word);

export const tokensOf = (view: Pick<NamedState, 'state'>, kind: Kind): readonly number[] =>
  carcassonne.sliceOf(carcassonneState(view), 'goods')?.[kind] ?? [];

/** Signs of a kind on all tiles of the game that nobody has taken. */
export function leftOf(view: Pick<NamedState, 'state'>, kind: Kind): number {
  const state = carcassonneState(view);
  const { printed } = carcassonne.rulesOf(state.options);
  const all = [...new Set(printed)].reduce(
    (sum, { count, features }) => sum + count * features.filter(({ marks }) => marks[kind]).length,
    0,
  );
  return Math.max(0, all - tokensOf(view, kind).reduce((sum, count) => sum + count, 0));
}

/** Does the player have most of a kind, alone or tied? */
export function leads(view: Pick<NamedState, 'state'>, kind: Kind, player: number): 'alone' | 'tied' | null {
  const counts = tokensOf(view, kind);
  const most = Math.max(0, ...counts);
  if (most === 0 || counts[player] !== most) return null;
  return counts.filter((count) => count === most).length > 1 ? 'tied' : 'alone';
}

/** `Wine: 2. the most so far: 10 points. 5 more on the tiles`. */
export function tokenText(texts: Texts, view: NamedState, kind: Kind, player: number): string {
  const { t } = texts;
  const counts = tokensOf(view, kind);
  const most = Math.max(0, ...counts);
  const place = leads(view, kind, player);
  const first = texts.list(counts.flatMap((count, one) => (count === most ? [nameOf(view, one)] : [])));
  return [
    t('carcassonne.goods.row', { kind: t(`carcassonne.goods.Kind.${kind}`), count: counts[player] ?? 0 }),
    place === 'alone'
      ? t('carcassonne.goods.leads')
      : place === 'tied'
        ? t('carcassonne.goods.tied')
        : most === 0
          ? t('carcassonne.goods.none')
          : t('carcassonne.goods.behind', { player: first, most }),
    t('carcassonne.goods.left', { count: leftOf(view, kind) }),
  ].join(', ');
}

/** Number of tiles of the game is all that matters: the adapter knows them. */
export const kindsIn = (
  view: NamedState,
  features: readonly { readonly x: number; readonly y: number; readonly feature: number }[],
) => {
  const state = carcassonneState(view);
  const laid = [...state.start, ...state.laid];
  const tiles = adapterOf(view.rules).tiles(state);
  return KINDS.map((kind) => ({
    kind,
    count: features.filter(({ x, y, feature }) => {
      const tile = laid.find((one) => one.x === x && one.y === y)?.tile;
      return tiles.find(({ id }) => id === tile)?.features[feature]?.marks[kind];
    }).length,
  })).filter(({ count }) => count > 0);
};
