// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { promptOf } from '../../../src/hud/words/turnMode.ts';
import { eventBefore } from '../../../src/hud/words/eventOrder.ts';
import { eventText, isEssential } from '../../../src/hud/words/events.ts';
import { game, moment, rows } from '../../hud/moment.ts';

describe('a princess', () => {
  const HILL = { start: ['B02 0 0 0', 'B02 -1 1 0', 'B02 1 1 0'] };
  const TWO = 'p0,1,2 d0 p-1,2,1 d0 p0,2,0';
  const DECK = 'B21 B21 D26 B31';

  test('asks who goes home', () => {
    const view = moment('princess', DECK, TWO, HILL);
    expect(rows(view)).toEqual(['Your knight goes home: City at (0, -1)', 'Knight of Jan goes home: City at (-1, -2)']);
    expect(promptOf(game, view).detail).toContain('You place nobody on this turn.');
    const may = moment('princess', DECK, TWO, { ...HILL, options: { princess: 'may' } });
    expect(promptOf(game, may).detail).toBe('Or place a follower instead.');
  });

  test('a figure sent home is logged and announced, even without a choice', () => {
    const view = moment('princess', 'B21 D24 B31', 'p0,1,2 d0 p0,2,0', { start: ['B02 0 0 0'] });
    const gone = view.log.find(({ event }) => event.type === 'follower-home')?.event;
    if (!gone) throw new Error('Expected somebody to go home');
    expect(eventText(game, view, gone)).toBe('The princess sends Ada’s knight home.');
    expect(isEssential(gone, eventBefore(view, gone))).toBe(true);
    expect(isEssential(gone)).toBe(false);
  });
});
