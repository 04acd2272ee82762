import { carcassonne } from '../../game/index.ts';
import type { BotModule } from '../../bots/carcassonne/modules/module.ts';

/** The pig: 1 point more for each city of a field that its player leads. */

/** The chance that an unfinished city is completed, and a pig in hand. */
const HOPE = 0.5;
const IN_HAND = 1.2;
const MANY = 24;

/** Root of the field of a player's pig; -1 if it is not on the board. */
function fieldOf(t: carcassonne.Table, player: number): number {
  const { deployed } = carcassonne.ADDRESS;
  for (let n = t.get(deployed); n > 0; n--) {
    const entry = t.get(deployed + n);
    const isPig = t.rules.figures[carcassonne.deployedFigure(entry)]?.id === 'pig';
    if (isPig && carcassonne.deployedPlayer(entry) === player) return t.regions.find(carcassonne.deployedNode(entry));
  }
  return -1;
}

export const PIGS: BotModule = {
  id: 'pigs',
  plainPoints: (t, { hand = 0 }, player) => {
    if (t.get(hand + player) > 0) return IN_HAND * Math.min(1, t.left / MANY);
    const field = fieldOf(t, player);
    if (field < 0 || ((t.regions.leaders(field) >> player) & 1) === 0) return 0;
    const [cities = []] = carcassonne.citiesOf(t, [field], 'all');
    return cities.reduce((sum, city) => sum + (t.regions.open(city) > 0 ? HOPE * Math.min(1, t.left / MANY) : 1), 0);
  },
  reasons: ({ actions }) =>
    actions.some(({ figure }) => figure === 'pig') ? [{ what: 'fattens', kind: 'pig', points: 0, features: [] }] : [],
};
