// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { RULE_SETS, carcassonne, defaultOptions } from '../../src/game/index.ts';
import { helpPage as carcassonneHelp } from '../../src/hud/games/carcassonne/helpPage.ts';
import { helpPage as castleHelp } from '../../src/hud/games/castle/helpPage.ts';
import { flawText } from '../../src/hud/workshop/words.ts';
import type { SetDraft } from '../../src/session/workshopContract.ts';
import { texts } from './fixture.ts';

const words = (page: readonly Node[]): string => page.map(({ textContent }) => textContent).join('\n');

describe('the rules on one page', () => {
  it('say when a token may be used in this game, and nothing of tokens without them', () => {
    const page = (rules: 'castle' | 'zamek', change = {}): string =>
      words(castleHelp(texts, rules, { ...defaultOptions(RULE_SETS[rules]), ...change }));
    expect(page('castle')).toContain('even on the turn you take them');
    expect(page('zamek')).toContain('not before the turn after you take them');
    expect(page('castle', { tokenUse: 'next-turn' })).toContain('not before the turn after you take them');
    expect(page('castle', { tokenUse: 'next-turn' })).not.toContain('even on the turn');
    expect(page('castle')).toContain('You have 6 followers.');
    expect(page('castle', { tokens: false })).not.toMatch(
      /tokens only on your own turn|nine kinds of token|Score track/,
    );
  });

  it('are those of the countryside that is played', () => {
    const page = (change = {}): string => words(carcassonneHelp(texts, { ...carcassonne.DEFAULT_OPTIONS, ...change }));
    expect(page()).not.toMatch(/Garden:|Abbot:|River:|Expansions|city of two tiles/);
    expect(page({ tinyCity: 2 })).toContain('a completed city of two tiles scores only 2 points');
    expect(page({ fields: 'off' })).toContain('This game is played without farmers.');
    expect(page({ followers: 1 })).toContain('You have 1 follower.');
    expect(page({ modules: ['abbot'] })).toMatch(/Garden:[^]*Expansions[^]*Abbot:/);
    expect(page({ modules: ['abbot'] })).not.toContain('River:');
    expect(words(carcassonneHelp(texts, null))).toMatch(/Garden:[^]*River:[^]*Abbot:/);
  });
});

describe('the workshop', () => {
  it('tells a flaw in the words of the look', () => {
    const draft: SetDraft = {
      name: '',
      tiles: [],
      board: { rows: [], cells: [], corners: [], startSpaces: [] },
      tokens: new Map(),
    };
    const flaw = { code: 'tiles-astray' } as const;
    expect(flawText(texts, 'castle', draft, flaw)).toContain('a start space with a path');
    expect(flawText(texts, 'zamek', draft, flaw)).toContain('a start space with a road');
  });
});
