// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { promptOf } from '../../../src/hud/words/turnMode.ts';
import { eventBefore } from '../../../src/hud/words/eventOrder.ts';
import { eventText, isEssential } from '../../../src/hud/words/events.ts';
import { game, moment, rows } from '../../hud/moment.ts';

describe('a princess', () => {
  const HILL = { start: 'monastery at 0,0; monastery at -1,1; monastery at 1,1' };
  const TWO = 'place at 0,1 turned 2; follower on city; place at -1,2 turned 1; follower on city; place at 0,2';
  const DECK = '2 × city edge; princess, city on three sides; straight road';

  test('asks who goes home', () => {
    const view = moment('princess', DECK, TWO, HILL);
    expect(rows(view)).toEqual(['Your knight goes home: City at (0, -1)', 'Knight of Jan goes home: City at (-1, -2)']);
    expect(promptOf(game, view).detail).toContain('You place nobody on this turn.');
    const may = moment('princess', DECK, TWO, { ...HILL, options: { princess: 'may' } });
    expect(promptOf(game, may).detail).toBe('Or place a follower instead.');
  });

  test('a figure sent home is logged and announced, even without a choice', () => {
    const view = moment(
      'princess',
      'city edge; princess, city edge, three roads; straight road',
      'place at 0,1 turned 2; follower on city; place at 0,2',
      { start: 'monastery at 0,0' },
    );
    const gone = view.log.find(({ event }) => event.type === 'follower-home')?.event;
    if (!gone) throw new Error('Expected somebody to go home');
    expect(eventText(game, view, gone)).toBe('The princess sends Ada’s knight home.');
    expect(isEssential(gone, eventBefore(view, gone))).toBe(true);
    expect(isEssential(gone)).toBe(false);
  });
});
