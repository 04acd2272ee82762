import { carcassonne } from '../../game/index.ts';
import type { Board, BotModule, Reader } from '../../bots/carcassonne/modules/module.ts';

/** The pig: 1 point more for each city of a field that its player leads. */

/** In supply; in a field that its player leads: completed cities, and the sum of the chances of others. */
const IN_SUPPLY = 0;
const DONE = 1;
const HOPES = 2;
const SIZE = 3;

/** The chance that an unfinished city is completed, and a pig in hand. */
const HOPE = 0.5;
const IN_HAND = 1.2;
const MANY = 24;

const isPig = (t: carcassonne.Table, entry: number): boolean =>
  t.rules.figures[carcassonne.deployedFigure(entry)]?.id === 'pig';

/** Root of the field of a player's pig; -1 if it is not on the board. */
function fieldOf(t: carcassonne.Table, player: number): number {
  const { deployed } = carcassonne.ADDRESS;
  for (let n = t.get(deployed); n > 0; n--) {
    const entry = t.get(deployed + n);
    if (isPig(t, entry) && carcassonne.deployedPlayer(entry) === player)
      return t.regions.find(carcassonne.deployedNode(entry));
  }
  return -1;
}

function readerOf({ table: t, rows, numbers, leaders, add }: Board): Reader {
  const { hand = 0 } = numbers;
  const { deployed } = carcassonne.ADDRESS;
  return {
    begin() {
      for (let player = 0; player < t.players; player++) add(player, IN_SUPPLY, t.get(hand + player));
      for (let n = t.get(deployed); n > 0; n--) {
        const entry = t.get(deployed + n);
        if (!isPig(t, entry)) continue;
        const player = carcassonne.deployedPlayer(entry);
        const row = rows.rowFor(t.regions.find(carcassonne.deployedNode(entry)));
        if (((leaders(row) >> player) & 1) === 0) continue;
        add(player, DONE, rows.done[row] as number);
        add(player, HOPES, rows.hope[row] as number);
      }
    },
  };
}

export const PIGS: BotModule = {
  id: 'pigs',
  features: SIZE,
  reader: readerOf,
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
