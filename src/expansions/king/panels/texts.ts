import type { FeatureAt, GameEvent } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import { cellName } from '../../../hud/games/carcassonne/names.ts';
import type { SliceTexts } from '../../../hud/table/texts.ts';
import { nameOf } from '../../../hud/words/names.ts';
import { reasonTexts } from '../../../hud/modules/reasons.ts';
import { BOTH, CARDS, asCard, heldText, sliceOf, titleOf } from './titles.ts';

/** Texts of the two titles. */
export function kingTexts(texts: Texts): SliceTexts {
  const { t } = texts;

  return {
    reason: reasonTexts(texts, 'crowns', 'outrides'),
    piece(sort) {
      const card = asCard(sort);
      if (card) return t(`carcassonne.king.piece.${card}`);
      const held = asCard(sort.replace(/-card$/, ''));
      return held && t(`carcassonne.king.card.${held}`);
    },
    onBoard(sort) {
      const card = asCard(sort);
      return card && t(`carcassonne.king.here.${card}`);
    },
    beside: (view) => (sliceOf(view) ? CARDS.map((card) => heldText(texts, view, card)) : []),
    holdings: (view, player) =>
      CARDS.flatMap((card) => (titleOf(view, card)?.player === player ? [t(`carcassonne.king.card.${card}`)] : [])),
    event(view, event) {
      const { player, sort, what, to } = event as GameEvent & { readonly player: number; readonly to?: FeatureAt };
      const taken = event.type === 'taken' ? asCard(what) : undefined;
      if (taken) return t(`carcassonne.king.taken.${taken}`, { player: nameOf(view, player) });
      const card = event.type === 'placed' || event.type === 'moved' ? asCard(sort) : undefined;
      return card && to ? t(`carcassonne.king.marked.${card}`, { cell: cellName(texts, to) }) : undefined;
    },
    line({ what, count, each, points }) {
      if (what === BOTH) return t('line.plain', { what: t('carcassonne.king.line.both'), points });
      const card = asCard(what);
      if (!card) return undefined;
      return each > 1
        ? t('line.plain', { what: t(`carcassonne.king.line.card.${card}`), points })
        : t('line.formula', { what: t(`carcassonne.king.line.${card}`, { count }), each, points });
    },
  };
}
