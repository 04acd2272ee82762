// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { cellText } from '../../../src/hud/board/describe.ts';
import { commitLabel, promptOf } from '../../../src/hud/words/turnMode.ts';
import { askedText } from '../../../src/hud/log/asked.ts';
import { hudGameOf } from '../../../src/hud/games/index.ts';
import { LANGUAGES, loadTexts } from '../../../src/i18n/index.ts';
import type { MatchView } from '../../../src/session/contracts/match.ts';
import { stillMatch, tableOf } from '../../hud/fixture.ts';
import { chosen, game, moment, rows, told } from '../../hud/moment.ts';

/** Texts of castles at the table. */

beforeEach(() => document.body.replaceChildren());

const waiting = (view: MatchView): MatchView => ({ ...view, prompt: null, myTurn: false });

describe('castles', () => {
  const CITY = 'place at 0,-1 turned 2; follower on city';

  test('both possible scores in words', () => {
    const view = moment('castles', 'city edge; 2 × straight road', CITY);
    expect(promptOf(game, view)).toMatchObject({ title: 'Found a castle?', label: 'What becomes of the small city' });
    expect(rows(view)).toEqual([
      'Castle at (0, 1): could score: Road at (0, 0) (1 point now, 3 points or more when completed)',
      'No castle: score 4 points',
    ]);
    expect(commitLabel(game, chosen(view, 0))).toBe('Found castle');
    expect(commitLabel(game, chosen(view, 1))).toBe('Score the city');
    expect(promptOf(game, waiting(view))).toMatchObject({ title: 'Ada may found a castle' });
  });

  test('once founded, its lord waits for what is around it', () => {
    const view = moment('castles', 'city edge; 2 × straight road', `${CITY}; castle on city at 0,-1`);
    expect(told(view)[0]).toBe('Ada founds a castle at (0, 1). Its lord waits.');
    expect(cellText(game, view, { x: 0, y: -1 })).toContain('Ada’s lord in the castle, castle of Ada');
    const scores = askedText(game, view, 'scores');
    expect(scores).toContain('2 castles left');
    expect(scores).toContain('Ada’s castle at (0, 1) waits: could score: Road at (0, 0)');
  });

  test('a tap on it says what its lord waits for, and does not mention a city', () => {
    const view = moment('castles', 'city edge; 2 × straight road', `${CITY}; castle on city at 0,-1`);
    const about = tableOf(stillMatch(view)).table.about({ what: 'feature', x: 0, y: -1, feature: 0 });
    expect(about).toMatchObject({
      title: 'Castle',
      who: 'Ada’s lord in the castle',
      rows: [],
      lines: [
        'Scores as much as the first of these that is completed:',
        'Road at (0, 0) (1 point now, 3 points or more when completed)',
      ],
    });
  });

  test('the chain is logged step by step', () => {
    const start = 'city edge at 0,0; city edge at 0,1 turned 1; monastery with road at -1,-1 turned 1';
    const paid = `
      place at 0,-1 turned 2; follower on city; castle on city at 0,-1; place at 1,1 turned 3; follower on city;
      castle on city at 0,1; place at -2,-1 turned 3; pass`;
    const lines = told(moment('castles', '2 × city edge; monastery with road; straight road', paid, { start }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Ada’s castle at (0, 1) scores what the road at (-2, 1) is worth.',
        'Jan’s castle at (0, -1) scores as much as the castle at (0, 1).',
        'Ada’s lord comes home from the castle.',
      ]),
    );
  });

  const FIELD = `
    place at 0,1; pass; place at 0,-1 turned 2; follower on city; castle on city at 0,-1; place at 1,0;
    follower on field`;
  const BETWEEN = { start: 'two city edges, opposite at 0,0' };

  test('farmers score for castles and for cities', () => {
    const lines = told(moment('castles', '2 × city edge; bazaar', FIELD, BETWEEN));
    expect(lines).toEqual(expect.arrayContaining(['Ada: Field, 1 castle × 4 = 4', 'Ada: Field, 1 city × 3 = 3']));
    const first = { ...BETWEEN, options: { fields: 'city-4' } };
    expect(told(moment('castles', '2 × city edge; bazaar', FIELD, first))).toContain('Ada: Field, 1 castle × 5 = 5');
  });

  test('a tap on their field shows its points, and does not count castles as cities', () => {
    const view = moment('castles', '2 × city edge; bazaar; straight road', FIELD, BETWEEN);
    const about = tableOf(stillMatch(view)).table.about({ what: 'feature', x: 1, y: 0, feature: 0 });
    expect(about?.rows?.[0]).toEqual({ label: 'Now', value: '7 points' });
  });
});

test('a castle that cannot be is refused in words', () => {
  expect(game.refusal('no-such-feature', 'castle')).toContain('No castle');
});

test.each(LANGUAGES)('points of castles have a word in %s', async (language) => {
  expect(hudGameOf('carcassonne').category(await loadTexts(language), 'castle')).not.toBe('castle');
});
