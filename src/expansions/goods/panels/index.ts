import type { Texts } from '../../../i18n/index.ts';
import { carcassonneState } from '../../../hud/games/carcassonne/names.ts';
import type { HudModule } from '../../../hud/modules/module.ts';
import { reasonTexts } from '../../../hud/modules/reasons.ts';
import { eventsBy } from '../../../hud/table/byWord.ts';
import type { SliceTexts } from '../../../hud/table/texts.ts';
import { nameOf } from '../../../hud/words/names.ts';
import { regionAt } from '../../../session/games/carcassonne.ts';
import { tokenRow } from './tokenRow.tsx';
import { KINDS, asKind, kindsIn, tokenText, tokensOf } from './tokens.ts';

function goodsTexts(texts: Texts): SliceTexts {
  const { t } = texts;
  return {
    reason: reasonTexts(texts, 'trades'),
    piece(sort) {
      const kind = asKind(sort);
      return kind && t(`carcassonne.goods.kind.${kind}`);
    },
    marks: ({ marks }) => KINDS.flatMap((kind) => (marks[kind] ? [t(`carcassonne.goods.kind.${kind}`)] : [])),
    holdings: (view, player) =>
      KINDS.flatMap((kind) => ((tokensOf(view, kind)[player] ?? 0) > 0 ? [tokenText(texts, view, kind, player)] : [])),
    event: eventsBy<{ readonly type: 'taken'; readonly player: number; readonly what: string }>({
      taken(view, { player, what }) {
        const kind = asKind(what);
        return kind && t(`carcassonne.goods.taken.${kind}`, { player: nameOf(view, player) });
      },
    }),
    line({ what, points }) {
      const kind = asKind(what);
      return kind && t('line.plain', { what: t(`carcassonne.goods.line.${kind}`), points });
    },
  };
}

export const goods: HudModule = {
  name: ({ t }) => t('carcassonne.goods'),
  blurb: ({ t }) => t('carcassonne.goods.hint'),
  picture: { figure: 'grain' },
  category({ t }, word) {
    const kind = asKind(word);
    return kind && t(`carcassonne.goods.line.${kind}`);
  },
  table: goodsTexts,
  panels: (context) => ({
    cardRows: [tokenRow(context)],
    about(at) {
      if (at.what !== 'feature') return undefined;
      const { texts } = context.hud;
      const { view } = context.match;
      const region = regionAt(carcassonneState(view), at);
      const kinds = region && region.open > 0 ? kindsIn(view, region.features) : [];
      if (kinds.length === 0) return undefined;
      const goods = kinds.map(({ kind, count }) =>
        texts.t('carcassonne.goods.row', { kind: texts.t(`carcassonne.goods.Kind.${kind}`), count }),
      );
      return {
        lines: [texts.t('carcassonne.goods.city', { goods: goods.join(', ') })],
        rules: [{ label: texts.t('carcassonne.goods'), topic: 'goods' }],
      };
    },
  }),
};
