import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { offered, pieceOf, played, typesOf } from '../../game/carcassonne/played.ts';

/** Castles (RULES.md §15.2). */

const FOUNDED = 'place at 0,-1 turned 2; follower on city; castle on city at 0,-1';
/** An upright castle that reaches a horizontal one below it; a road beside the upright one. */
const CHAIN = { start: 'city edge at 0,0; city edge at 0,1 turned 1; monastery with road at -1,-1 turned 1' };
const PAYING = `
  ${FOUNDED}; place at 1,1 turned 3; follower on city; castle on city at 0,1; place at -2,-1 turned 3`;
const PAID = `${PAYING}; pass`;

describe('castles', () => {
  test('have the city as target; the choice counts what would be near', () => {
    const game = played('castles', 'city edge; straight road', 'place at 0,-1 turned 2; follower on city');
    expect(offered(game)).toEqual(['castle on city at 0,-1', 'pass']);
    expect(game.prompt?.options[0]).toMatchObject({ piece: 'castle', points: null });
    expect(game.prompt?.options[1]).toMatchObject({ declines: true });
    const near = carcassonne.vicinityOf(game.position, { x: 0, y: 0, feature: 1 });
    expect(new Set(near?.cells.map(({ x, y }) => `${x},${y}`))).toEqual(
      new Set(['0,-1', '-1,-1', '1,-1', '0,0', '-1,0', '1,0']),
    );
    expect(near?.regions.map(({ kind }) => kind)).toEqual(['road']);
    expect(carcassonne.vicinityOf(game.position, { x: 0, y: 0, feature: 0 })).toBeNull();
  });

  test('are pieces on the edge between their tiles once founded, and the lord stays', () => {
    const game = played('castles', 'city edge; straight road', FOUNDED);
    expect(pieceOf(game, 'castle:0')).toEqual({
      id: 'castle:0',
      sort: 'castle',
      owner: 0,
      place: { on: 'edge', x: 0, y: -1, side: 2 },
    });
    expect(pieceOf(game, 'figure:0')?.place).toEqual({ on: 'feature', x: 0, y: -1, feature: 0 });
    expect(typesOf(game).slice(0, 1)).toEqual(['placed castle']);
    expect(game.events.some(({ type }) => type === 'completed')).toBe(false);
    expect(game.state.slices['castles']).toMatchObject({
      left: [2, 3],
      castles: [
        {
          player: 0,
          since: 2,
          waits: true,
          tiles: [
            { x: 0, y: -1, feature: 0 },
            { x: 0, y: 0, feature: 1 },
          ],
        },
      ],
    });
    const city = carcassonne.regionsOf(game.position).find(({ kind }) => kind === 'city');
    expect(city).toMatchObject({ complete: false, open: 0, now: { points: 0 }, finished: { points: 0 } });
    expect(carcassonne.vicinityOf(game.position, { x: 0, y: 0, feature: 1 })?.cells).toHaveLength(6);
  });

  test('that are horizontal have their edge to the east', () => {
    const game = played(
      'castles',
      'city edge; straight road',
      'place at 1,0 turned 3; follower on city; castle on city at 0,0',
      { start: 'city edge at 0,0 turned 1' },
    );
    expect(pieceOf(game, 'castle:0')?.place).toEqual({ on: 'edge', x: 0, y: 0, side: 1 });
  });

  test('that score report the chain step by step, and the lords return home', () => {
    const game = played('castles', '2 × city edge; monastery with road; straight road', PAID, CHAIN);
    expect(game.events.filter(({ type }) => type === 'reached')).toEqual([
      { type: 'reached', player: 0, from: { x: -2, y: -1, feature: 0 }, to: { x: 0, y: -1, feature: 0 } },
      { type: 'reached', player: 1, from: { x: 0, y: -1, feature: 0 }, to: { x: 0, y: 1, feature: 0 } },
    ]);
    expect(game.lines).toEqual(['0 castle 2', '1 castle 2']);
    expect(game.events.filter(({ type }) => type === 'follower-home')).toHaveLength(2);
    expect(game.state.slices['castles']).toMatchObject({ castles: [{ waits: false }, { waits: false }] });
    expect(carcassonne.vicinityOf(game.position, { x: 0, y: 0, feature: 0 })).toBeNull();
  });

  test('have current scores without lords, but with what this turn scores', () => {
    const waiting = played('castles', 'city edge; 2 × straight road', FOUNDED);
    expect(carcassonne.projectedFinal(waiting.position).scores).toEqual([0, 0]);
    const paying = played('castles', '2 × city edge; monastery with road; straight road', PAYING, CHAIN);
    expect(carcassonne.projectedFinal(paying.position).scores).toEqual([2, 2]);
  });
});
