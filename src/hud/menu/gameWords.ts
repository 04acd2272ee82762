import type { SavedGame } from '../../session/appContract.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { followerShape } from '../kit/shapes.ts';

export const versus = ({ texts }: Hud, game: SavedGame): string => texts.t('menu.continue.versus', { first: game.names[0], second: game.names[1] });

/** Two badges side by side, in the colours of a game. */
export const badges = (game: SavedGame): HTMLElement =>
  h('span', { class: 'badge-pair', 'aria-hidden': 'true' }, ...game.colours.map((colour) => h('span', { class: `badge player-${colour}` }, followerShape(colour))));
