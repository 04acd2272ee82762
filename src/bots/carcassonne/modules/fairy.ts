import { carcassonne } from '../../../game/index.ts';
import type { Board, BotModule, Reader } from './module.ts';

/** The fairy: whom she is beside, and what the region will bring. */

const HAS = 0;
const HAS_NEXT = 1;
const REGION = 2;
const FARM = 3;
const DEAD = 4;
const TURNS = 5;
const SIZE = 6;

const FIELD = carcassonne.KINDS.indexOf('field');
const [ROAD, CITY] = [carcassonne.KINDS.indexOf('road'), carcassonne.KINDS.indexOf('city')];

function readerOf({ table: t, rows, numbers, add }: Board): Reader {
  const { cell: at = 0, figure: beside = 0 } = numbers;
  const byTile = t.rules.options.extra['fairy'] === 'tile';
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

export const FAIRY: BotModule = { id: 'fairy', features: SIZE, reader: readerOf, keepsBoard: ['fairy'] };
