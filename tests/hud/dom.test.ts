// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { h, setAttribute } from '../../src/hud/kit/dom.ts';
import { openPuzzles } from '../../src/hud/learn/puzzlesDialog.ts';
import { shippedPuzzles } from '../../src/session/learn/puzzles.ts';
import { fakeApp, fakeHud } from './fixture.ts';

afterEach(() => document.body.replaceChildren());

describe('an aria attribute', () => {
  it('is never empty: true and false have to be written out', () => {
    const button = h('button', { disabled: true, 'aria-pressed': 'false' });
    expect(button.getAttribute('disabled')).toBe('');
    expect(button.getAttribute('aria-pressed')).toBe('false');
    // @ts-expect-error A boolean would be written as an empty value.
    h('button', { 'aria-current': true });
    // @ts-expect-error A boolean would be written as an empty value.
    setAttribute(button, 'aria-expanded', true);
  });

  it('says which puzzle is the one of the day', async () => {
    const app = fakeApp();
    const puzzles = await shippedPuzzles();
    vi.spyOn(app.learning, 'puzzles').mockResolvedValue({ puzzles, today: 2 });
    openPuzzles(fakeHud(app, document.body));
    await vi.waitFor(() => expect(document.querySelectorAll('.puzzle-button').length).toBe(puzzles.length));
    const told = [...document.querySelectorAll('.puzzle-button')].map((one) => one.getAttribute('aria-current'));
    expect(told).toEqual(puzzles.map((_, place) => (place === 2 ? 'date' : null)));
  });
});
