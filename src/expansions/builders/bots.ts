import { carcassonne } from '../../game/index.ts';
import type { Board, BotModule, Numbers, Reader } from '../../bots/carcassonne/modules/module.ts';

/** The builder: a second tile for every turn in which his road or city can be extended. */

/** In hand; on the board, by the number of empty cells that the region faces, and if that is a city. */
const HAND = 0;
const OPEN = 1;
const OPENS = 3;
const CITY_TOO = OPEN + OPENS;
/** The same where no tile fits; where one does, the least share of tiles that fit a cell. */
const DEAD = CITY_TOO + 1;
const FITS = DEAD + 1;
/** A second tile that is drawn next. */
const NEXT = FITS + 1;
const SIZE = NEXT + 1;

const CITY = carcassonne.KINDS.indexOf('city');

/** Points of a second tile, and how often it is to be had until the region is completed, at most. */
const TILE = 3;
const OFTEN = 1.2;
/** Turns of a player that it takes until then. */
const TURNS = 4;
/** A builder in hand is worth less. */
const IN_HAND = 0.35;

const isBuilder = (t: carcassonne.Table, entry: number): boolean =>
  t.rules.figures[carcassonne.deployedFigure(entry)]?.id === 'builder';

const isNext = (t: carcassonne.Table, { earned = 0 }: Numbers): boolean =>
  t.left > 0 && (t.inSecondPart || t.get(earned) > 0);

function readerOf({ table: t, rows, undrawn, numbers, add }: Board): Reader {
  const { hand = 0 } = numbers;
  const { deployed, player: next } = carcassonne.ADDRESS;
  return {
    begin() {
      for (let player = 0; player < t.players; player++) add(player, HAND, t.get(hand + player));
      if (isNext(t, numbers)) add(t.get(next), NEXT, 1);
      for (let n = t.get(deployed); n > 0; n--) {
        const entry = t.get(deployed + n);
        if (!isBuilder(t, entry)) continue;
        const player = carcassonne.deployedPlayer(entry);
        const row = rows.rowFor(t.regions.find(carcassonne.deployedNode(entry)));
        const open = rows.open[row] as number;
        if (open === 0) continue;
        const fits = rows.fits[row] as number;
        if (fits === 0) add(player, DEAD, 1);
        else {
          add(player, OPEN + Math.min(OPENS, open) - 1, 1);
          add(player, FITS, fits * undrawn.share);
          if (rows.kind[row] === CITY) add(player, CITY_TOO, 1);
        }
      }
    },
  };
}

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
  features: SIZE,
  reader: readerOf,
  plainPoints: (t, numbers, player) =>
    builderWorth(t, numbers['hand'] ?? 0, player) + (t.player === player && isNext(t, numbers) ? TILE : 0),
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
