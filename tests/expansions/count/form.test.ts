// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { find, findAll, textsOfAll } from '../../hud/find.ts';
import { fakeHud } from '../../hud/fixture.ts';
import { showOptions } from '../../hud/shownOptions.ts';

/** The Count in the form of a new game: rivers are not for him. */

afterEach(() => document.body.replaceChildren());

describe('the form of a new game', () => {
  const form = () => {
    const made = showOptions(fakeHud(), 'carcassonne');
    const input = (words: string): HTMLInputElement => find('checkbox', new RegExp(`^${words}`));
    return { made, input };
  };

  test('the Count and a river are refused where they are chosen, with the reason', () => {
    const { made, input } = form();
    const alert = (): string => textsOfAll(findAll('alert', undefined, made.modules)).join();
    input('The Count and his city').click();
    expect([alert(), made.clash()]).toEqual(['', null]);
    input('River II').click();
    expect(alert()).toBe('The Count cannot be combined with River II: some tiles might become impossible to place.');
    expect(made.value().ok).toBe(false);
    input('River II').click();
    expect(alert()).toBe('');
    input('The River').click();
    expect(alert()).toContain('with The River: some tiles');
    // Next to the switch that was pressed.
    expect(find('alert').previousElementSibling?.contains(input('The River'))).toBe(true);
  });

  test('the switch of the box selects what goes together', () => {
    const { made, input } = form();
    const whole = input('Count, King & Robber');
    whole.click();
    expect(made.value()).toEqual({ ok: true, value: { modules: ['count', 'king', 'cult'] } });
    expect([whole.checked, whole.indeterminate]).toEqual([true, false]);
    whole.click();
    expect(made.value()).toEqual({ ok: true, value: {} });
    input('The River').click();
    whole.click();
    expect(made.value()).toEqual({ ok: true, value: { modules: ['river-1', 'river-2', 'king', 'cult'] } });
  });

  test('one switch selects all that goes together, around what is chosen already', () => {
    const { made, input } = form();
    const all = input('All expansions');
    all.click();
    expect(made.value()).toMatchObject({
      ok: true,
      value: { modules: carcassonne.MODULE_IDS.filter((id) => id !== 'count') },
    });
    expect([all.checked, made.clash()]).toEqual([true, null]);
    all.click();
    expect(made.value()).toEqual({ ok: true, value: {} });
    input('The Count and his city').click();
    expect(all.indeterminate).toBe(true);
    all.click();
    expect(made.value()).toMatchObject({
      ok: true,
      value: { modules: carcassonne.MODULE_IDS.filter((id) => !id.startsWith('river')) },
    });
  });
});
