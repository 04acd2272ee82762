import type { carcassonne } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import { reasonTexts } from '../../../hud/modules/reasons.ts';
import type { SliceTexts } from '../../../hud/table/texts.ts';
import { SIGNS, asSign } from './signs.ts';

/** Texts of inns and cathedrals: on tiles, in score lines, in hints. */
export function innsTexts(texts: Texts): SliceTexts {
  const { t } = texts;
  return {
    marks: ({ marks }) => SIGNS.flatMap((sign) => (marks[sign] ? [t(`carcassonne.inns.mark.${sign}`)] : [])),
    reason: reasonTexts(texts, 'inn', 'cathedral', 'strands', 'empties'),
    line(line) {
      const { category, count, each, points, pennants } = line as carcassonne.CarcassonneLine;
      const sign = asSign(category);
      if (!sign) return undefined;
      if (each === 0) return t(`carcassonne.inns.line.none.${sign}`);
      if (pennants === 0)
        return t('line.formula', { what: t(`carcassonne.inns.line.${sign}`, { count }), each, points });
      return t('carcassonne.inns.line.pennants', {
        tiles: t('carcassonne.line.tiles', { count: count - pennants }),
        pennants: t('carcassonne.line.pennants', { count: pennants }),
        each,
        points,
      });
    },
  };
}
