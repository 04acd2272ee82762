// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { promptOf } from '../../../src/hud/words/turnMode.ts';
import { game, moment, rows, told } from '../../hud/moment.ts';

/** What the panels say about the builder. */

const DECK = 'straight road; monastery; straight road; monastery; 2 × straight road; 2 × monastery';
const OFFERED = 'place at 1,0; follower on road; place at 0,1; pass; place at 2,0';
const WORKS = `${OFFERED}; builder on road; place at 0,2; pass; place at 3,0`;

test('he is offered by name, and told when he is placed', () => {
  expect(rows(moment('builders', DECK, OFFERED))[0]).toMatch(/^Builder on the road/);
  expect(told(moment('builders', DECK, `${OFFERED}; builder on road`))).toContain(
    'Ada places the builder on the road.',
  );
});

test('what comes next is told before the first part is over', () => {
  const view = moment('builders', DECK, WORKS);
  expect(told(view)).toContain('Ada’s builder gets to work: a second part of the turn follows.');
  expect(promptOf(game, view).detail).toBe('Your builder gets to work: a second tile follows.');
});

test('then the second part is told to everyone', () => {
  expect(told(moment('builders', DECK, `${WORKS}; pass`))).toContain('Ada plays on: the second part of the turn.');
});
