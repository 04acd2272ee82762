import type { AnyGame } from '../../session/appContract.ts';
import { isCountryGame } from '../../session/archiveContract.ts';
import type { Texts } from '../../i18n/index.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { countryFollowerShape, followerShape } from '../kit/shapes.ts';

/** What is played, by name. */
export const rulesName = (texts: Texts, rules: AnyGame['rules']): string => (rules === 'carcassonne' ? texts.t('country.name') : texts.r(rules, 'name'));

export const versus = ({ texts }: Hud, game: AnyGame): string => (isCountryGame(game) ? texts.list(game.names) : texts.t('menu.continue.versus', { first: game.names[0], second: game.names[1] }));

/** Scores in the order of the names. */
export const scoresText = (texts: Texts, { scores }: Pick<AnyGame, 'scores'>): string => scores.map((score) => texts.number(score)).join(' : ');

/** What is played, and how it stands. */
export const standText = (texts: Texts, game: AnyGame): string =>
  isCountryGame(game) ? texts.t('country.continue', { rules: rulesName(texts, game.rules), scores: scoresText(texts, game) }) : texts.t('menu.continue.score', { rules: texts.r(game.rules, 'name'), scoreFirst: game.scores[0], scoreSecond: game.scores[1] });

/** Badges side by side, in the colours of a game. */
export const badges = (game: AnyGame): HTMLElement =>
  h('span', { class: game.colours.length > 2 ? 'badge-pair badge-row' : 'badge-pair', 'aria-hidden': 'true' }, ...game.colours.map((colour) => h('span', { class: `badge player-${colour}` }, (isCountryGame(game) ? countryFollowerShape : followerShape)(colour))));
