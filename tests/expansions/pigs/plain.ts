import { featureAt, has, standsIn } from '../../support/plainBoard.ts';
import type { PlainGame, Spot } from '../../support/plainBoard.ts';

/** What a player who scores something that these fields touch gets in addition: for the pig, and for a herd. */
export function fedBy(game: PlainGame, player: number, fields: readonly (readonly Spot[])[]): number {
  if (!has(game, 'pigs')) return 0;
  const mine = (field: readonly Spot[]) => game.men.filter((man) => man.player === player && standsIn(field, man));
  const isPig = fields.some((field) => mine(field).some(({ figure }) => figure === 'pig'));
  const isHerd = fields.some(
    (field) =>
      field.some((spot) => featureAt(game, spot).pigHerd) && mine(field).some(({ figure }) => figure !== 'pig'),
  );
  return (isPig ? 1 : 0) + (isHerd ? 1 : 0);
}
