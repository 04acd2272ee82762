import { lookOf, paintOf, shapeOf } from '../../art/players.ts';
import type { Texts } from '../../i18n/index.ts';

export const PAINTS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The name of a look's colour. */
export const paintName = (texts: Texts, look: number): string => texts.t(`paint.${PAINTS[paintOf(look)] ?? 0}`);

/** Describes a look: `Azure, pointed hood`. */
export const lookName = (texts: Texts, look: number): string =>
  texts.t('colour.look', { paint: paintName(texts, look), shape: texts.t(`shape.${shapeOf(look)}`) });

/** The looks after player `who` has chosen `look`: the player who had that colour gets the freed one. */
export const looksAmong = (looks: readonly number[], who: number, look: number): readonly number[] =>
  looks.map((other, player) =>
    player === who
      ? look
      : paintOf(other) === paintOf(look)
        ? lookOf(paintOf(looks[who] ?? look), shapeOf(other))
        : other,
  );
