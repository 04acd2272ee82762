import { carcassonneState } from '../../../hud/games/carcassonne/names.ts';
import type { About, ModulePanels, TableContext } from '../../../hud/table/table.ts';
import { SIGNS } from './signs.ts';
import { titleRow } from './titleRow.tsx';
import { CARDS, KING, heldText, isSameRegion, sliceOf, titleOf } from './titles.ts';

const ROWS = CARDS.map(titleRow);

export function kingPanels(context: TableContext): ModulePanels {
  const { hud, match } = context;
  const { texts } = hud;
  const { t } = texts;

  const about = (): About => ({
    sign: SIGNS.king(),
    title: t('carcassonne.king'),
    rows: CARDS.map((card) => ({
      label: t(`carcassonne.king.card.${card}`),
      value: heldText(texts, match.view, card),
    })),
    rules: [{ label: t('carcassonne.king'), topic: KING }],
  });

  return {
    cardRows: ROWS.map((row) => row(context)),
    // The region with the marker explains the card, too.
    about(at) {
      if (at.what !== 'feature') return undefined;
      const state = carcassonneState(match.view);
      const lines = CARDS.flatMap((card) => {
        const title = titleOf({ state }, card);
        return title && isSameRegion(state, title.region, at) ? [heldText(texts, match.view, card)] : [];
      });
      return lines.length === 0 ? undefined : { lines, rules: [{ label: t('carcassonne.king'), topic: KING }] };
    },
    places: [
      {
        sign: SIGNS.king,
        label: t('carcassonne.king'),
        key: 'O',
        glance: () => (sliceOf(match.view) ? CARDS.map((card) => heldText(texts, match.view, card)).join(' ') : null),
        groups: () =>
          CARDS.map((card) => {
            const title = titleOf(match.view, card);
            return { sign: SIGNS[card], barred: false, figures: title ? [{ player: title.player, count: 1 }] : [] };
          }),
        about,
      },
    ],
  };
}
