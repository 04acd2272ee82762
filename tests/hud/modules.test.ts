// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { PRESETS } from '../../src/expansions/panels.ts';
import { adapterOf, carcassonne } from '../../src/game/index.ts';
import { KeysDialog } from '../../src/hud/game/KeysDialog.tsx';
import { hudGameOf } from '../../src/hud/games/index.ts';
import { tileText } from '../../src/hud/words/features.ts';
import { LANGUAGES, loadTexts } from '../../src/i18n/index.ts';
import { parseSettings } from '../../src/session/app/settings.ts';
import { find, findAll } from './find.ts';
import { fakeHud, newMatch, tableOf } from './fixture.ts';
import { showAtTable } from './showing.tsx';
import { showOptions } from './shownOptions.ts';

/** Modules in the form of a new game, and texts of all of them. */

afterEach(() => document.body.replaceChildren());

test('no two commands share a key, including those that a module adds', () => {
  // All modules that can be in one game.
  const modules = carcassonne.MODULE_IDS.filter((id) => !id.startsWith('river'));
  const match = newMatch({ rules: 'carcassonne', options: { modules } });
  const { table } = tableOf(match);
  showAtTable(match, createElement(KeysDialog, {}));
  const keys = [...document.querySelectorAll('dialog kbd')].map((key) => key.textContent);
  expect(keys).toEqual(expect.arrayContaining(table.layers.map(({ key }) => key)));
  expect(keys.filter((key, n) => /^[A-Z]$/.test(key ?? '') && keys.indexOf(key) !== n)).toEqual([]);
  document.body.replaceChildren();
  match.close();
});

describe('the form of a new game', () => {
  const form = () => {
    const made = showOptions(fakeHud(), 'carcassonne');
    const input = (words: string): HTMLInputElement => {
      const label = [...(made.modules?.querySelectorAll('label') ?? [])].find((one) =>
        one.textContent?.startsWith(words),
      );
      const found = label?.querySelector('input');
      if (!found) throw new Error(`Expected a switch ${words}`);
      return found;
    };
    return { made, input };
  };
  const BOX = ['dragon', 'fairy', 'princess', 'portal'];

  test('has one switch for a box, which shows how much of it is chosen', () => {
    const { made, input } = form();
    const whole = input('The Princess & the Dragon');
    whole.click();
    expect(made.value()).toEqual({ ok: true, value: { modules: BOX } });
    input('Fairy').click();
    expect([whole.checked, whole.indeterminate]).toEqual([false, true]);
    expect(made.value()).toEqual({ ok: true, value: { modules: BOX.filter((id) => id !== 'fairy') } });
    find('button', 'The Princess & the Dragon. 3 of 4 parts chosen', made.modules);
    whole.click();
    expect(whole.indeterminate).toBe(false);
  });

  test('offers what many people play: one press chooses exactly that, and shows that it is chosen', () => {
    const { made, input } = form();
    const press = (words: string): HTMLButtonElement => {
      const found = [...(made.modules?.querySelectorAll('button') ?? [])].find((one) => one.textContent === words);
      if (!found) throw new Error(`Expected a button ${words}`);
      found.click();
      return found;
    };
    input('Fairy').click();
    const box = press('Inns & Cathedrals');
    expect(made.value()).toEqual({ ok: true, value: { modules: ['inns', 'large'] } });
    expect(box.getAttribute('aria-pressed')).toBe('true');
    press('Inns & Cathedrals and Traders & Builders');
    expect(made.value()).toEqual({
      ok: true,
      value: { modules: ['inns', 'large', 'builders', 'pigs', 'goods'] },
    });
    press('The River and The Abbot');
    expect(made.value()).toEqual({ ok: true, value: { modules: ['river-1', 'abbot'] } });
    press('Base game only');
    expect(made.value()).toEqual({ ok: true, value: {} });
    for (const modules of PRESETS)
      expect(parseSettings(JSON.stringify({ lastOptions: { carcassonne: { modules } } })).lastOptions).toEqual({
        carcassonne: { modules },
      });
  });

  test('the last mix is stored with the settings, as far as the rules accept it', () => {
    const kept = { carcassonne: { modules: BOX, princess: 'may' } };
    expect(parseSettings(JSON.stringify({ lastOptions: kept })).lastOptions).toEqual(kept);
    for (const bad of [{ carcassonne: { modules: ['none'] } }, { none: {} }, 7, null])
      expect(parseSettings(JSON.stringify({ lastOptions: bad })).lastOptions).toEqual({});
  });
});

test('every option of a module has its own text', () => {
  const made = showOptions(fakeHud(), 'carcassonne');
  for (const input of findAll('checkbox', undefined, made.modules))
    if (!(input as HTMLInputElement).checked) input.click();
  const said = [...made.modules.querySelectorAll('*')].map(({ textContent }) => textContent);
  for (const { name, values } of adapterOf('carcassonne').options.filter(({ module }) => module)) {
    expect(said).not.toContain(name);
    for (const value of values) expect(findAll('radio', String(value), made.modules)).toEqual([]);
  }
});

test.each(LANGUAGES)('the tiles of all modules have texts in %s', async (language) => {
  const own = hudGameOf('carcassonne').texts(await loadTexts(language));
  for (const tile of carcassonne.TILE_SETS.flatMap(carcassonne.tileSet)) {
    expect(tileText(own, tile, 0, carcassonne.MODULE_IDS), tile.id).not.toMatch(/[{}]|undefined|carcassonne\b/);
    const marks = [...tile.flags].filter((flag) => flag !== 'square' && flag !== 'optional' && flag !== 'start');
    if (marks.length > 0) expect(own.notes(tile), tile.id).not.toEqual([]);
  }
});
