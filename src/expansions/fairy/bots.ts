import { carcassonne } from '../../game/index.ts';
import type { Board, BotModule, Numbers, Reader } from '../../bots/carcassonne/modules/module.ts';

/** The fairy: the figures next to her, and the chance that their region scores. */

const HAS = 0;
const HAS_NEXT = 1;
const REGION = 2;
const FARM = 3;
const DEAD = 4;
const TURNS = 5;
const SIZE = 6;

const FIELD = carcassonne.KINDS.indexOf('field');
const [ROAD, CITY] = [carcassonne.KINDS.indexOf('road'), carcassonne.KINDS.indexOf('city')];

const isByTile = (t: carcassonne.Table): boolean => t.rules.options.extra['fairy'] === 'tile';

function readerOf({ table: t, rows, numbers, add }: Board): Reader {
  const { cell: at = 0, figure: beside = 0 } = numbers;
  const byTile = isByTile(t);
  let fairy = -1;
  let companion = -1;
  let next = 0;
  return {
    isMoving: true,
    begin() {
      fairy = t.get(at);
      companion = t.get(beside);
      next = t.get(carcassonne.ADDRESS.player);
    },
    figure(player, row, cell, number) {
      if (fairy < 0 || (byTile ? cell !== fairy : number < 0 || number !== companion)) return;
      add(player, HAS, 1);
      if (player === next) add(player, HAS_NEXT, 1);
      add(player, TURNS, Math.sqrt(t.left / t.players));
      const kind = rows.kind[row];
      if (kind === FIELD) add(player, FARM, 1);
      else if (kind !== ROAD && kind !== CITY) add(player, REGION, 1);
      else if (rows.fits[row] === 0) add(player, DEAD, 1);
      else add(player, REGION, rows.chance[row] as number);
    },
  };
}

/** One point at the next turn, and most of the points when the region scores. */
const PLAIN_POINTS = 3;

/** True if the fairy is next to a figure of this player, or on a tile with one. */
function favours(t: carcassonne.Table, { cell = 0, figure = 0 }: Numbers, player: number): boolean {
  if (t.get(cell) < 0) return false;
  const { deployed: placed } = carcassonne.ADDRESS;
  const byTile = isByTile(t);
  for (let n = t.get(placed); n > 0; n--) {
    const entry = t.get(placed + n);
    if (carcassonne.deployedPlayer(entry) !== player) continue;
    const isMeant = byTile
      ? t.cellOf(carcassonne.deployedNode(entry)) === t.get(cell)
      : carcassonne.deployedNumber(entry) === t.get(figure);
    if (isMeant) return true;
  }
  return false;
}

export const FAIRY: BotModule = {
  id: 'fairy',
  features: SIZE,
  reader: readerOf,
  keepsBoard: ['fairy'],
  plainPoints: (t, numbers, player) => (favours(t, numbers, player) ? PLAIN_POINTS : 0),
  reasons: ({ player, actions, events }) => {
    const moved = actions.find((action) => action.do === 'fairy');
    const brought = events.flatMap((event) =>
      event.type === 'scored' && !event.final && event.line.player === player && event.line.what === 'fairyRegion'
        ? [event.line.points]
        : [],
    );
    if (!moved) return [];
    const { x = 0, y = 0, feature } = moved;
    return [
      {
        what: 'befriends',
        kind: 'fairy',
        points: brought.reduce((sum, points) => sum + points, 1),
        features: feature === undefined ? [] : [{ x, y, feature }],
      },
    ];
  },
};
