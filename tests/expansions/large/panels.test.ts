// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { reasonsFor } from '../../../src/bots/carcassonne/reasons.ts';
import { cellText } from '../../../src/hud/board/describe.ts';
import { reasonsText } from '../../../src/hud/words/advice.ts';
import { commitLabel } from '../../../src/hud/words/turnMode.ts';
import { playerText } from '../../../src/hud/words/playerText.ts';
import { played } from '../../game/carcassonne/played.ts';
import { chosen, game, moment, rows, told } from '../../hud/moment.ts';

/** What is said about the large follower. */

/** Jan scores a city that Ada completes, so she may enter the City of Carcassonne. */
const DECK = 'monastery; 2 × city edge; monastery';
const CITY = 'place at 0,-2; pass; place at -1,-2; follower on city; place at -1,-3 turned 2; pass';
const ROADS = { start: 'three roads at 0,0' };

describe('the large follower', () => {
  test('is offered beside the others, in words of its own', () => {
    const view = moment('large', '3 × straight road', 'place at 1,0', ROADS);
    const all = rows(view).map((row) => row.split(':')[0]);
    expect(all).toContain('Highwayman on the road');
    expect(all).toContain('Large highwayman on the road');
    expect(commitLabel(game, chosen(view, all.indexOf('Large highwayman on the road')))).toBe('Place large highwayman');
  });

  test('is told in the log, on the board and on its player’s card', () => {
    const view = moment('large', '3 × straight road', 'place at 1,0; large on road', ROADS);
    expect(told(view)[0]).toBe('Ada places the large highwayman on the road.');
    expect(cellText(game, view, { x: 1, y: 0 })).toContain('Ada’s large highwayman on the road');
    const [ada, jan] = view.players;
    expect(ada && playerText(game, { ...view, players: [{ ...ada, figures: [...FIGURES(0)] }] }, 0)).toContain(
      'large follower on the board',
    );
    expect(jan && playerText(game, { ...view, players: [{ ...jan, figures: [...FIGURES(1)] }] }, 0)).toContain(
      'large follower in supply',
    );
  });

  test('comes home', () => {
    const city = { start: 'city edge at 0,0' };
    expect(told(moment('large', 'city edge; monastery', 'place at 0,-1 turned 2; large on city', city))).toContain(
      'Ada’s large knight comes home.',
    );
  });

  test('is named where it may go: a shrine, a quarter of the City', () => {
    const shrine = moment('cult large', 'shrine; monastery', 'place at 0,1');
    const all = rows(shrine).map((row) => row.split(':')[0]);
    expect(all).toEqual(expect.arrayContaining(['Heretic in the shrine', 'Large follower in the shrine']));
    const on = moment('cult large', 'shrine; monastery', 'place at 0,1; large on monastery');
    expect(told(on)[0]).toBe('Ada places a heretic in the shrine.');
    const city = moment('count large', DECK, `${CITY}`);
    expect(rows(city).map((row) => row.split(':')[0])).toContain('Large follower to the palace');
  });

  test('is the lord of a castle like any follower', () => {
    const view = moment(
      'castles large',
      'city edge; 2 × straight road',
      'place at 0,-1 turned 2; large on city; castle on city at 0,-1',
    );
    expect(cellText(game, view, { x: 0, y: -1 })).toContain('Ada’s lord in the castle');
  });
});

test('a hint to place it says that it counts as two', () => {
  const { position } = played('large', '3 × straight road', 'place at 1,0', ROADS);
  const large = position.legalMoves().find((move) => position.actionOf(move)['figure'] === 'large');
  expect(reasonsText(game, reasonsFor(position, [large ?? -1]))).toBe(
    'Uses the large follower, which counts as two and claims the road.',
  );
});

const FIGURES = (inHand: number) => [
  { sort: 'follower', inHand: 7, of: 7 },
  { sort: 'large', inHand, of: 1 },
];
