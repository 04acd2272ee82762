import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { playCarcassonne } from '../../support/randomCarcassonne.ts';

const { formatShorthand, playShorthand, rulesOf, startGame } = carcassonne;

describe('shorthand of Carcassonne', () => {
  test.each([1, 2, 3, 4, 5, 6])('writes whole games without loss (%i)', (seed) => {
    const { setup, actions } = playCarcassonne(`shorthand/${seed}`);
    expect(playShorthand(startGame(setup), formatShorthand(actions))).toEqual({ ok: true, value: actions });
  });

  test('has words for figures, other places and verbs of modules', () => {
    const actions = [
      { player: 0, do: 'place', x: -12, y: 3, rotation: 2 },
      { player: 0, do: 'deploy', feature: 1, figure: 'abbot' },
      { player: 1, do: 'deploy', feature: 0, x: 2, y: -1 },
      { player: 0, do: 'recall' },
      { player: 1, do: 'pass' },
      { player: 0, do: 'dragon', x: -1, y: 2 },
      { player: 1, do: 'dismiss', x: 3, y: 0, feature: 1 },
    ] as const;
    expect(formatShorthand(actions)).toBe('p-12,3,2 d1:abbot d0@2,-1 recall x dragon@-1,2 dismiss1@3,0');
  });

  test('stops at an unknown word, and at an illegal one', () => {
    const rules = rulesOf();
    const begin = () => startGame({ rules, players: ['Ada', 'Jan'], start: rules.start, deck: ['B31', 'B31'] });
    for (const [text, code] of [
      ['p1,0', 'malformed'],
      ['P1,0,0', 'malformed'],
      ['p1,0,0 d9', 'no-such-feature'],
      ['recall', 'wrong-action'],
      ['p0,-1,0', 'side-must-match'],
    ] as const) {
      const told = playShorthand(begin(), text);
      expect(told.ok ? null : told.error.code, text).toBe(code);
    }
  });
});
