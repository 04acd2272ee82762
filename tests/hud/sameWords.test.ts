import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { ADAPTERS, adapterOf } from '../../src/game/index.ts';
import type { GameState } from '../../src/game/index.ts';
import { choicesOf } from '../../src/hud/words/choices.ts';
import { hudGameOf } from '../../src/hud/games/index.ts';
import type { GameTexts } from '../../src/hud/table/texts.ts';
import { LANGUAGES, loadTexts } from '../../src/i18n/index.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { listedOptions } from '../../src/session/match/gesture.ts';
import { openRecord } from '../../src/session/match/openRecord.ts';
import { goldensOf } from '../support/goldens.ts';
import { growCarcassonne } from '../support/growCarcassonne.ts';
import { mixesOf } from '../support/mixes.ts';
import { newMatch, playStep } from './fixture.ts';

/** No two options of one prompt read the same, in any language: whoever reads the list or hears it can choose. */

const NAMES = ['Ada', 'Jan', 'Zofia'];
const LOOKS = [0, 1, 8];
const words = new Map<string, readonly GameTexts[]>();

beforeAll(async () => {
  const languages = await Promise.all(LANGUAGES.map(loadTexts));
  for (const { id } of ADAPTERS)
    words.set(
      id,
      languages.map((texts) => hudGameOf(id).texts(texts)),
    );
});

/** What is read twice in the list of options. */
function readTwice(view: MatchView): readonly string[] {
  if (listedOptions(view.prompt).length < 2) return [];
  return (words.get(view.rules) ?? []).flatMap((game) => {
    const read = choicesOf(game, view).map(({ label, hint }) => `${label}, ${hint}`);
    return read.filter((text, n) => read.indexOf(text) !== n);
  });
}

/** A state as the player sees it who chooses. */
function viewOf(base: MatchView, state: GameState): MatchView {
  const prompt = adapterOf(base.rules).prompt(state);
  return { ...base, state, prompt, actor: prompt?.actor ?? 0, myTurn: true, gesture: { type: 'idle' } };
}

test.each(ADAPTERS.filter(({ id }) => id !== 'carcassonne').map(({ id }) => id))('whole games of %s', (rules) => {
  let asked = 0;
  for (const seed of ['a', 'b']) {
    const match = newMatch({ rules, seed });
    for (let n = 0; n < 400 && !match.view.over; n += 1) {
      asked += Math.sign(listedOptions(match.view.prompt).length);
      expect(readTwice(match.view)).toEqual([]);
      playStep(match, n);
    }
  }
  expect(asked).toBeGreaterThan(50);
});

test.each(mixesOf(adapterOf('carcassonne')))('a game of The Countryside with %s and more', (...modules) => {
  const { states } = growCarcassonne('words', { players: NAMES, modules, deploys: 0.5 });
  const base = newMatch({
    rules: 'carcassonne',
    options: { modules },
    players: NAMES,
    seats: NAMES.map(() => ({ kind: 'human' }) as const),
    colours: LOOKS,
  }).view;
  const found = states.flatMap((state) => readTwice(viewOf(base, state)));
  expect(found).toEqual([]);
});

test.each(ADAPTERS.map(({ id }) => id))('where the recorded games of %s end', (rules) => {
  let asked = 0;
  for (const path of goldensOf(rules)) {
    const { record } = JSON.parse(readFileSync(path, 'utf8')) as { readonly record?: unknown };
    const opened = openRecord(record);
    if (!opened.ok) continue;
    const { players, end } = opened.value;
    const { tiles } = newMatch({ rules }).view;
    const base = newMatch({ rules, players, seats: players.map(() => ({ kind: 'human' }) as const) }).view;
    const view = viewOf({ ...base, tiles }, end);
    asked += Math.sign(listedOptions(view.prompt).length);
    expect([path, readTwice(view)]).toEqual([path, []]);
  }
  expect(asked).toBeGreaterThan(5);
});
