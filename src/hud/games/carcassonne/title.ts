import { carcassonneFollowerShape } from '../../kit/shapes.tsx';
import type { TitleGame } from '../../table/game.ts';

/** Base Carcassonne, called The Countryside in the menu. */
export const carcassonneTitle: TitleGame = {
  name: ({ t }) => t('carcassonne.name'),
  blurb: ({ t }) => t('carcassonne.blurb'),
  figure: (look) => carcassonneFollowerShape(look),
  takesSets: false,
};
