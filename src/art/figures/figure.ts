import type { Figure, PaintSkin } from '../contract.ts';
import {
  CARCASSONNE_FOLLOWERS,
  CARCASSONNE_MARKS,
  EMBLEM_PATHS,
  PIECE_PATHS,
  PLAYER_MARKS,
  TOKEN_BACK_PATHS,
  TOKEN_EFFECTS,
  ZAMEK_EMBLEMS,
} from '../emblems.ts';
import { paintOf, shapeOf } from '../players.ts';
import { MODULE_FIGURES } from '../../expansions/art/figures.ts';
import type { Picture } from './picture.ts';
import { paintStructure } from './structure.ts';
import { token } from './token.ts';
import { woodenPiece } from './wood.ts';

export interface FigureLook {
  readonly colour?: number;
  readonly kind?: number;
  /** Lit from the upper right, where the morning sun is; absent: from the upper left. */
  readonly fromRight?: boolean;
}

/** Emblem of a token, by its number. */
export function emblemOf(kind: number, skin: PaintSkin): readonly string[] {
  const effect = skin === 'country' ? undefined : TOKEN_EFFECTS[skin][kind];
  if (!effect) return TOKEN_BACK_PATHS;
  return (skin === 'zamek' ? ZAMEK_EMBLEMS[effect] : undefined) ?? EMBLEM_PATHS[effect];
}

/** Outline of a follower and its mark: two shapes in games for two, otherwise one for each colour. */
function personOf(colour: number, skin: PaintSkin): { readonly outline: readonly string[]; readonly mark: string } {
  if (skin !== 'country')
    return { outline: PIECE_PATHS[shapeOf(colour) === 1 ? 'brim' : 'hood'], mark: PLAYER_MARKS[shapeOf(colour)] };
  const paint = paintOf(colour);
  return {
    outline: CARCASSONNE_FOLLOWERS[paint] ?? PIECE_PATHS.hood,
    mark: CARCASSONNE_MARKS[paint] ?? PLAYER_MARKS[0],
  };
}

/** Paints a piece or a token about `size` pixels wide. */
export function paintFigure(
  figure: Figure,
  { colour = 0, kind = 0, fromRight = false }: FigureLook,
  skin: PaintSkin,
  size: number,
): Picture {
  const person = personOf(colour, skin);
  switch (figure) {
    case 'follower':
      return woodenPiece({ ...person, colour, lying: false, size, fromRight });
    case 'lying-follower':
      return woodenPiece({ ...person, colour, lying: true, size, fromRight });
    case 'keep':
      return woodenPiece({
        outline: PIECE_PATHS[skin === 'zamek' ? 'home' : 'keep'],
        mark: person.mark,
        small: true,
        colour,
        lying: false,
        size,
        fromRight,
      });
    case 'token-back':
      return token(TOKEN_BACK_PATHS, size, fromRight);
    case 'token-face':
      return token(emblemOf(kind, skin), size, fromRight);
    default: {
      const look = MODULE_FIGURES[figure];
      if ('above' in look) return paintStructure(look.above, size, fromRight);
      if ('worn' in look)
        return woodenPiece({
          ...person,
          outline: [...person.outline, ...look.worn],
          parts: look.parts,
          lying: look.lying ?? false,
          colour,
          size,
          fromRight,
        });
      return woodenPiece({ ...look, mark: person.mark, colour, lying: false, size, fromRight });
    }
  }
}
