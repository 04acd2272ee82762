// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { BarTable } from '../../src/hud/kit/BarTable.tsx';
import { CheckBox } from '../../src/hud/kit/CheckBox.tsx';
import { pointScale } from '../../src/hud/kit/chart.ts';
import { ChoiceGroup } from '../../src/hud/kit/ChoiceGroup.tsx';
import { island } from './island.tsx';
import { find } from './find.ts';
import { fakeHud } from './fixture.ts';
import { showIn } from './showing.tsx';

afterEach(() => document.body.replaceChildren());

const hud = fakeHud();

const group = (legend: string, value: 'one' | 'other'): HTMLElement =>
  island(hud, () =>
    createElement(ChoiceGroup<'one' | 'other'>, {
      legend,
      choices: [
        { value: 'one', label: 'One' },
        { value: 'other', label: 'Other' },
      ],
      value,
      onChange: () => undefined,
    }),
  ).element;

it('groups of choices that are rendered apart do not switch each other off', () => {
  const form = document.createElement('form');
  form.append(group('First', 'one'), group('Second', 'other'));
  document.body.append(form);
  form.querySelector<HTMLInputElement>('input[value="other"]')?.click();
  expect([...form.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)).toEqual([
    'other',
    'other',
  ]);
});

it('a switch that is partly on looks so again after every press', () => {
  const onChange = vi.fn();
  const box = island(hud, () =>
    createElement(CheckBox, { label: 'All', checked: false, indeterminate: true, onChange: () => onChange() }),
  );
  document.body.append(box.element);
  const input = find<HTMLInputElement>('checkbox', 'All');
  expect(input.indeterminate).toBe(true);
  input.click();
  box.update();
  expect([input.indeterminate, input.checked, onChange.mock.calls.length]).toEqual([true, false, 1]);
});

it('shows spent points without a bar, and a curve below zero', () => {
  const rows = [{ label: '', points: [-4] }];
  const table = showIn(fakeHud(), createElement(BarTable, { caption: '', names: ['Ada'], colours: [0], rows }));
  expect(table.querySelector<HTMLElement>('td [style]')?.style.inlineSize).toBe('0%');
  expect(pointScale(10, -4)).toEqual({ least: -20, most: 20, marks: [-20, 0, 20] });
  expect(pointScale(10)).toEqual({ least: 0, most: 20, marks: [0, 20] });
});
