import { carcassonne } from '../../game/index.ts';
import type { Board, BotModule, Numbers, Reader } from '../../bots/carcassonne/modules/module.ts';

/** Shrines: challenges are races by the number of empty cells around both buildings. */

/** By how many more empty cells the rival has: two or more, one, none; one, two or more fewer. */
const LEAD = 0;
const MOST = 2;
/** In close races: the player moves next; in any race: one cell is missing. */
const NEXT = LEAD + 2 * MOST + 1;
const LAST = NEXT + 1;
/** A cell around the player's building, or around the rival's, fits no tile. */
const STUCK = LAST + 1;
const SIZE = STUCK + 2;

const MONASTERY = carcassonne.KINDS.indexOf('monastery');
const { player: PLAYER, deployed: DEPLOYED } = carcassonne.ADDRESS;
/** Encoding of a challenge in the rules: nodes of shrine and monastery; players of heretic and monk. */
const NODE_BITS = 13;
const PLAYER_BITS = 3;

type Visit = (building: number, player: number, other: number) => void;

/** Calls `visit` for both buildings of every challenge. */
function eachSide(t: carcassonne.Table, { buildings = 0, players = 0 }: Numbers, visit: Visit): void {
  for (let n = t.get(buildings); n > 0; n--) {
    const nodes = t.get(buildings + n);
    const [place, monastery] = [nodes >> NODE_BITS, nodes & ((1 << NODE_BITS) - 1)];
    const [heretic, monk] = [t.get(players + n) >> PLAYER_BITS, t.get(players + n) & ((1 << PLAYER_BITS) - 1)];
    visit(place, heretic, monastery);
    visit(monastery, monk, place);
  }
}

const isCult = (t: carcassonne.Table, cell: number): boolean =>
  t.tileOn(cell)?.features.some(({ marks }) => marks['cult']) ?? false;

function readerOf({ table: t, rows, numbers, add }: Board): Reader {
  const race: Visit = (building, player, other) => {
    const [mine, theirs] = [t.regions.open(building), t.regions.open(other)];
    const lead = Math.max(-MOST, Math.min(MOST, theirs - mine));
    add(player, LEAD + MOST - lead, 1);
    if (mine <= theirs + 1 && mine <= MOST && player === t.get(PLAYER)) add(player, NEXT, 1);
    if (mine === 1) add(player, LAST, 1);
    if (rows.fits[rows.rowFor(building)] === 0) add(player, STUCK, 1);
    if (rows.fits[rows.rowFor(other)] === 0) add(player, STUCK + 1, 1);
  };
  return {
    begin() {
      eachSide(t, numbers, race);
    },
    // A figure next to a rival begins a challenge.
    figure(player, row, cell, number) {
      if (number >= 0 || rows.kind[row] !== MONASTERY) return;
      const building = rows.root[row] as number;
      const sort = isCult(t, cell);
      for (let n = t.get(DEPLOYED); n > 0; n--) {
        const entry = t.get(DEPLOYED + n);
        const rival = carcassonne.deployedPlayer(entry);
        const other = carcassonne.deployedNode(entry);
        if (rival === player || t.regions.kind(other) !== MONASTERY) continue;
        const there = t.cellOf(other);
        if (!t.plane.touch(cell, there) || isCult(t, there) === sort) continue;
        race(building, player, other);
        race(other, rival, building);
        return;
      }
    },
  };
}

/** Points that the player who is behind may lose. */
const PLAIN_LOSS = 4;

export const CULT: BotModule = {
  id: 'cult',
  features: SIZE,
  reader: readerOf,
  plainPoints: (t, numbers, player) => {
    let points = 0;
    eachSide(t, numbers, (building, owner, other) => {
      const lead = t.regions.open(other) - t.regions.open(building);
      if (owner === player && lead <= 0) points -= lead < 0 ? PLAIN_LOSS : PLAIN_LOSS / 2;
    });
    return points;
  },
  reasons: ({ player, events }) =>
    events.flatMap((event) => {
      if (event.type !== 'rivalry' || !event.players.includes(player)) return [];
      const features = event.features;
      if (event.state === 'begun') return [{ what: 'challenges', kind: 'monastery', points: 0, features }];
      return event.state === 'won' && event.players[event.winner ?? 0] === player
        ? [{ what: 'outpaces', kind: 'monastery', points: 0, features }]
        : [];
    }),
};
