// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import type { MatchView } from '../../../src/session/contracts/match.ts';
import { fakeApp, fakeHud, stillMatch, tableOf } from '../../hud/fixture.ts';
import { game, moment, told } from '../../hud/moment.ts';
import { openScreen } from '../../hud/showing.tsx';

/** Shrines at the table. */

beforeEach(() => document.body.replaceChildren());

function screenOf(view: MatchView) {
  const match = stillMatch(view);
  openScreen(fakeHud(fakeApp({ match })), match);
  return { match, table: tableOf(match).table };
}

describe('shrines', () => {
  const view = (): MatchView =>
    moment(
      'cult',
      'monastery; shrine; 2 × straight road',
      'place at 0,1; follower on monastery; place at 1,1; follower on monastery',
    );

  test('a challenge is announced when it begins, with both counts and who is ahead', () => {
    expect(told(view()).slice(0, 2)).toEqual([
      'Jan places a heretic in the shrine.',
      'Challenge: Jan’s shrine at (1, -1) against Ada’s monastery at (0, -1).',
    ]);
    const { table } = screenOf(view());
    expect(table.about({ what: 'feature', x: 1, y: 1, feature: 0 })).toMatchObject({
      title: 'Shrine',
      lines: ['Completed first, it scores 9 points, and the other follower goes home with nothing.'],
    });
    const challenge = table.about({ what: 'feature', x: 0, y: 1, feature: 0 })?.rows?.at(-1)?.value;
    expect(challenge).toBe('Jan’s shrine at (1, -1): 3 of 9 tiles; Ada’s monastery at (0, -1): 3 of 9 tiles; level');
  });

  test('its end is announced', () => {
    const tell = (state: string, winner?: number): string | undefined =>
      game.event(view(), {
        type: 'rivalry',
        state,
        features: [
          { x: 1, y: 1, feature: 0 },
          { x: 0, y: 1, feature: 0 },
        ],
        players: [1, 0],
        ...(winner === undefined ? {} : { winner }),
      });
    expect(tell('won', 0)).toContain('Ada’s monk goes home with nothing');
    expect(tell('won', 1)).toContain('Jan’s heretic goes home with nothing');
    expect(tell('drawn')).toContain('both score');
    expect(tell('dropped')).toContain('is off');
  });
});
