// @vitest-environment happy-dom
import { render } from 'preact';
import { describe, expect, test } from 'vitest';
import { advise } from '../../../src/bots/advice.ts';
import { STANDING_CLOCK } from '../../../src/bots/think.ts';
import { hudGameOf } from '../../../src/hud/games/index.ts';
import { lineText } from '../../../src/hud/words/events.ts';
import { reasonsFor } from '../../../src/bots/carcassonne/reasons.ts';
import { pointsByCategory } from '../../../src/session/match/summary.ts';
import { stillMatch, tableOf } from '../../hud/fixture.ts';
import { played } from '../../game/carcassonne/played.ts';
import { game, moment, told } from '../../hud/moment.ts';

/** What is said about inns and cathedrals. */

const ROAD = { start: 'three roads at 0,0; three roads at 4,0' };
const CITY = {
  start:
    'cathedral in a full city at 0,0; city edge at 0,1; city edge at -1,0 turned 1; city bridge, coat of arms at 1,0',
};

describe('score lines', () => {
  test('name the inn, and what a tile was worth', () => {
    const view = moment(
      'inns',
      'straight road, inn, garden; 2 × straight road; monastery',
      'place at 1,0; follower on road; place at 2,0; pass; place at 3,0; pass',
      ROAD,
    );
    expect(told(view).join()).toContain('Road with an inn, 5 tiles × 2 = 10');
  });

  test('name the cathedral, and count coats of arms', () => {
    const view = moment(
      'inns',
      '2 × city edge; monastery',
      'place at 0,-1 turned 2; follower on city; place at 2,0 turned 3; pass',
      CITY,
    );
    expect(told(view).join()).toContain('City with a cathedral, 3 × (6 tiles + 1 coat of arms) = 21');
  });

  test('say why a region scores nothing', () => {
    expect(
      told(
        moment(
          'inns',
          'straight road, inn, garden; straight road',
          'place at 1,0; follower on road; place at 2,0; pass',
          ROAD,
        ),
      ).join(),
    ).toContain('Road, unfinished, with an inn: 0');
    expect(told(moment('inns', 'city edge', 'place at 0,-1 turned 2; follower on city', CITY)).join()).toContain(
      'City, unfinished, with a cathedral: 0',
    );
  });

  test('of other roads are as always', () => {
    const line = { player: 0, what: 'road', count: 2, each: 1, points: 2, region: null, features: [] };
    const view = moment('inns', 'straight road, inn, garden; straight road', 'place at 1,0', ROAD);
    expect(lineText(game, view, { ...line, pennants: 0 } as never)).toBe('Road, 2 tiles × 1 = 2');
  });
});

test('tables of points have rows for them', () => {
  const view = moment(
    'inns',
    'straight road, inn, garden; 2 × straight road; monastery',
    'place at 1,0; follower on road; place at 2,0; pass; place at 3,0; pass',
    ROAD,
  );
  const sums = pointsByCategory(view.log, 2, ['road', 'inn', 'cathedral']);
  expect(sums.map(({ category, points }) => [category, ...points])).toEqual([
    ['road', 0, 0],
    ['inn', 10, 0],
    ['cathedral', 0, 0],
  ]);
  const { category } = hudGameOf('carcassonne');
  expect(category(game.texts, 'inn')).toBe('Roads with an inn');
  expect(category(game.texts, 'cathedral')).toBe('Cities with a cathedral');
});

test('hints say what an inn is for, on one’s own road and on another’s', () => {
  const reasons = (text: string): readonly string[] => {
    const { position } = played('inns', 'straight road; 2 × straight road, inn, garden; straight road', text, {
      start: 'three roads at 0,0',
    });
    const move = position.moveOf({ player: position.actor, do: 'place', x: 2, y: 0, rotation: 0 });
    return move.ok ? reasonsFor(position, [move.value]).map(({ what }) => what) : [];
  };
  expect(reasons('place at 1,0; follower on road')).toContain('strands');
  expect(reasons('place at 1,0; follower on road; place at -1,0; pass')).toContain('inn');
  const { state } = played(
    'inns',
    'straight road; 2 × straight road, inn, garden; straight road',
    'place at 1,0; follower on road',
    { start: 'three roads at 0,0' },
  );
  expect(advise(state, 's', STANDING_CLOCK).actions.length).toBeGreaterThan(0);
});

describe('what is at risk', () => {
  const table = (text: string, options = {}) =>
    tableOf(
      stillMatch(
        moment('inns', 'straight road, inn, garden; 2 × straight road', text, { start: 'three roads at 0,0', options }),
      ),
    ).table;
  const ROAD_AT = { what: 'feature', x: 1, y: 0, feature: 0 } as const;

  test('the card of a road with an inn says what the inn does, and what the road is worth', () => {
    expect(table('place at 1,0; follower on road').about(ROAD_AT)).toMatchObject({
      rows: [
        { label: 'Now', value: '2 × 0 = 0' },
        { label: 'When completed', value: '3 × 2 = 6 or more' },
        { label: 'Open', value: '1 side' },
      ],
      lines: ['With an inn: 2 points per tile when completed, nothing if it is unfinished at the end.'],
    });
    expect(table('place at 1,0; follower on road', { innsFinal: 'plain' }).about(ROAD_AT)?.lines).toEqual([
      'With an inn: 2 points per tile when completed.',
    ]);
  });

  test('an assist lists who may lose what', () => {
    const noteOf = (text: string): string => {
      const note = table(text)
        .layers.find(({ layer }) => layer === 'stakes')
        ?.note();
      const host = document.createElement('div');
      render(note, host);
      return host.textContent ?? '';
    };
    expect(noteOf('place at 1,0; follower on road')).toBe(
      'Road at (0, 0), Ada: 0 points now, 6 points or more when completed.',
    );
    expect(noteOf('place at 1,0; pass')).toContain('No unfinished road with an inn');
  });
});
