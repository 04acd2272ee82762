// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { NewGame } from '../../src/hud/menu/NewGame.tsx';
import { bagTold } from '../../src/hud/setup/bag.ts';
import { chosenFrom, givenBy } from '../../src/hud/setup/options.ts';
import { namesOf } from '../../src/hud/setup/boxes.ts';
import { find, findAll, openPages } from './find.ts';
import { fakeApp, fakeHud, texts } from './fixture.ts';
import { render } from './render.ts';
import { showOptions } from './shownOptions.ts';

afterEach(() => document.body.replaceChildren());

const press = (name: string, times = 1): void => {
  for (let n = 0; n < times; n++) find('button', name).click();
};
const isSaid = (words: string): boolean =>
  [...findAll('status'), ...findAll('alert')].some(({ textContent }) => textContent?.includes(words));

describe('the page of the tiles', () => {
  it('tells how many tiles there are, and about how long they take', () => {
    const form = showOptions(fakeHud(), 'carcassonne');
    expect(isSaid('71 tiles, about 35 minutes')).toBe(true);
    press('Base game: one copy more');
    expect(isSaid('143 tiles, about 70 minutes')).toBe(true);
    expect(form.value()).toEqual({ ok: true, value: { copies: { base: 2 } } });
  });

  it('warns of tiles without rules, and of rules without tiles', () => {
    const form = showOptions(fakeHud(), 'carcassonne');
    press('Inns & Cathedrals: one copy more');
    expect(isSaid('In the stack, but off: Inns & Cathedrals.')).toBe(true);
    expect(form.value()).toEqual({ ok: true, value: { tiles: ['base', 'expansion-1'] } });
    form.show({ modules: ['inns'], tiles: ['base'] });
    expect(isSaid('On, but without their tiles: Inns & Cathedrals.')).toBe(true);
    press('As the expansions add them');
    expect(isSaid('without their tiles')).toBe(false);
    expect(form.value()).toEqual({ ok: true, value: { modules: ['inns'] } });
  });

  it('refuses a stack without tiles, or with too many, and says why', () => {
    const form = showOptions(fakeHud(), 'carcassonne');
    press('Base game: one copy fewer');
    expect(form.value().ok).toBe(false);
    expect(form.clash()).toBe('There are no tiles in the stack. Choose at least one set.');
    press('Base game: one copy more', 5);
    press('The Princess & the Dragon: one copy more', 2);
    expect(form.value().ok).toBe(false);
    expect(form.clash()).toBe('That is too many tiles: a game has at most 400.');
  });

  it('is told where the expansions are, as others see it, too', () => {
    const chosen = chosenFrom('carcassonne', { tiles: ['base', 'river-1'], copies: { base: 2 } });
    expect(namesOf(texts, chosen)).toBe('Base game only. 155 tiles, about 80 minutes');
    expect(givenBy(chosen)).toEqual({ ok: true, value: { tiles: ['base', 'river-1'], copies: { base: 2 } } });
    expect(bagTold(texts, chosenFrom('carcassonne', {}))).toBe('71 tiles, about 35 minutes');
  });

  it('begins a game with these tiles, and the next form remembers them', () => {
    const app = fakeApp();
    const page = render(fakeHud(app), createElement(NewGame, { rules: 'carcassonne' }));
    openPages(page);
    press('Base game: one copy more');
    page.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
    expect(app.calls.at(-1)).toEqual(['newGame', expect.objectContaining({ options: { copies: { base: 2 } } })]);
    expect(app.settings.lastOptions['carcassonne']).toEqual({ copies: { base: 2 } });
  });
});
