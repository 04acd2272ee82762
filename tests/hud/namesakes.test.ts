import { beforeAll, describe, expect, test } from 'vitest';
import type { Option } from '../../src/game/index.ts';
import { hudGameOf } from '../../src/hud/games/index.ts';
import type { GameTexts } from '../../src/hud/table/texts.ts';
import { choicesOf } from '../../src/hud/words/choices.ts';
import { LANGUAGES, loadTexts } from '../../src/i18n/index.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { listedOptions } from '../../src/session/match/gesture.ts';
import { numbersOf } from '../../src/session/match/namesakes.ts';
import { newMatch, playStep, textsOf } from './fixture.ts';

/** Options with the same name say what tells them apart, and have a number in the list and on the board. */

const words = new Map<string, readonly GameTexts[]>();
beforeAll(async () => {
  const languages = await Promise.all(LANGUAGES.map(loadTexts));
  for (const rules of ['castle', 'zamek', 'carcassonne'])
    words.set(
      rules,
      languages.map((texts) => hudGameOf(rules).texts(texts)),
    );
});

/** Moments of whole games in which two options have the same name. */
function moments(rules: string, seeds: readonly string[]): readonly MatchView[] {
  const found: MatchView[] = [];
  for (const seed of seeds) {
    const match = newMatch({ rules, seed });
    for (let n = 0; n < 300 && !match.view.over; n += 1) {
      if (numbersOf(match.view.prompt).size > 0) found.push(match.view);
      playStep(match, n);
    }
  }
  return found;
}

describe.each(['castle', 'zamek', 'carcassonne'])('%s', (rules) => {
  let met: readonly MatchView[] = [];
  beforeAll(() => {
    met = moments(rules, ['a', 'b', 'c']);
  });

  test('options of one name whose regions differ say how, in every language', () => {
    let told = 0;
    for (const view of met)
      for (const game of words.get(rules) ?? []) {
        const options = listedOptions(view.prompt);
        const choices = choicesOf(game, view);
        const factsOf = ({ target }: Option): readonly string[] =>
          target.on === 'feature' ? game.regionFacts(view.state, target) : [];
        for (const [n, option] of options.entries()) {
          const others = options.filter((_, m) => m !== n && choices[m]?.label === choices[n]?.label);
          const own = factsOf(option).filter((fact) => others.some((other) => !factsOf(other).includes(fact)));
          if (others.length === 0 || own.length === 0) continue;
          told += 1;
          for (const fact of own) expect(choices[n]?.hint).toContain(fact);
        }
      }
    expect(told).toBeGreaterThan(50);
  });

  test('each has the number of its place in the list, by which keys choose it', () => {
    expect(met.length).toBeGreaterThan(10);
    const [game] = words.get(rules) ?? [];
    for (const view of met) {
      const numbers = (game ? choicesOf(game, view) : []).filter(({ none }) => !none).map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, n) => n + 1));
    }
  });
});

const game = textsOf('carcassonne');
const feature = (id: number, kind = 'city'): Option => ({
  id: `deploy ${id}`,
  action: { player: 0, do: 'deploy', feature: id },
  target: { on: 'feature', x: 0, y: 0, feature: id, kind, features: [], completed: false },
  piece: 'follower',
  points: null,
  scorer: 0,
  declines: false,
});
const asking = (options: readonly Option[]): MatchView => ({
  ...newMatch({ rules: 'carcassonne' }).view,
  prompt: { actor: 0, awaiting: 'deploy', options, preset: null },
});

test('a name that is there once needs no number', () => {
  const view = asking([feature(0), feature(1, 'road')]);
  expect(choicesOf(game, view).map(({ number }) => number)).toEqual([null, null]);
  expect(choicesOf(game, asking([feature(0), feature(1)])).map(({ number }) => number)).toEqual([1, 2]);
});

test('badges on the board show points instead', () => {
  const score = (id: number): Option => ({ ...feature(id), piece: null, points: 4 });
  expect(choicesOf(game, asking([score(0), score(1)])).map(({ number }) => number)).toEqual([null, null]);
});

test('four thousand options of one name are told apart at once', () => {
  const view = asking(Array.from({ length: 4000 }, (_, n) => feature(n)));
  const from = performance.now();
  const read = choicesOf(game, view).map(({ label, hint }) => `${label}, ${hint}`);
  expect(performance.now() - from).toBeLessThan(1000);
  expect(new Set(read).size).toBe(4000);
});
