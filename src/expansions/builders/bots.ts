import { carcassonne } from '../../game/index.ts';
import type { BotModule } from '../../bots/carcassonne/modules/module.ts';

/** The builder: a second tile for every turn in which his road or city can be extended. */

/** Points of a second tile, and how often it is to be had until the region is completed, at most. */
const TILE = 3;
const OFTEN = 1.2;
/** Turns of a player that it takes until then. */
const TURNS = 4;
/** A builder in hand is worth less. */
const IN_HAND = 0.35;

const isBuilder = (t: carcassonne.Table, entry: number): boolean =>
  t.rules.figures[carcassonne.deployedFigure(entry)]?.id === 'builder';

/** What the builder of a player is worth: less near the end, nothing in a completed region. */
function builderWorth(t: carcassonne.Table, hand: number, player: number): number {
  const worth = TILE * OFTEN * Math.min(1, t.left / t.players / TURNS);
  if (t.get(hand + player) > 0) return IN_HAND * worth;
  const { deployed } = carcassonne.ADDRESS;
  for (let n = t.get(deployed); n > 0; n--) {
    const entry = t.get(deployed + n);
    if (carcassonne.deployedPlayer(entry) !== player || !isBuilder(t, entry)) continue;
    return t.regions.open(t.regions.find(carcassonne.deployedNode(entry))) > 0 ? worth : IN_HAND * worth;
  }
  return 0;
}

export const BUILDERS: BotModule = {
  id: 'builders',
  plainPoints: (t, { hand = 0, earned = 0 }, player) => {
    const isNext = t.player === player && t.left > 0 && (t.inSecondPart || t.get(earned) > 0);
    return builderWorth(t, hand, player) + (isNext ? TILE : 0);
  },
  reasons: ({ player, actions, events }) => {
    const placed = actions.find(({ figure }) => figure === 'builder');
    const isDouble = events.some(
      (event) => event.type === 'taken' && event.player === player && event.what === 'second-part',
    );
    return [
      ...(isDouble ? [{ what: 'doubles', kind: 'builder', points: 0, features: [] }] : []),
      ...(placed ? [{ what: 'employs', kind: 'builder', points: 0, features: [] }] : []),
    ];
  },
};
