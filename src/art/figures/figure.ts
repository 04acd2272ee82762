import type { Figure, Skin } from '../contract.ts';
import { EMBLEM_PATHS, TOKEN_BACK_PATHS, TOKEN_EFFECTS, ZAMEK_EMBLEMS } from '../emblems.ts';
import { shapeOf } from '../players.ts';
import type { Picture } from './picture.ts';
import { token } from './token.ts';
import { woodenPiece } from './wood.ts';

export interface FigureLook {
  readonly colour?: number;
  readonly kind?: number;
}

/** Emblem of a token by its number. */
export function emblemOf(kind: number, skin: Skin): readonly string[] {
  const effect = TOKEN_EFFECTS[skin][kind];
  if (!effect) return TOKEN_BACK_PATHS;
  return (skin === 'zamek' ? ZAMEK_EMBLEMS[effect] : undefined) ?? EMBLEM_PATHS[effect];
}

/** Paints a piece or a token about `size` pixels wide. */
export function paintFigure(figure: Figure, { colour = 0, kind = 0 }: FigureLook, skin: Skin, size: number): Picture {
  const follower = shapeOf(colour) === 1 ? 'brim' : 'hood';
  switch (figure) {
    case 'follower':
      return woodenPiece({ piece: follower, colour, lying: false, size });
    case 'merchant':
      return woodenPiece({ piece: follower, colour, lying: true, size });
    case 'keep':
      return woodenPiece({ piece: skin === 'zamek' ? 'home' : 'keep', colour, lying: false, size });
    case 'token-back':
      return token(TOKEN_BACK_PATHS, size);
    case 'token-face':
      return token(emblemOf(kind, skin), size);
  }
}
