// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { ChoiceGroup } from '../../src/hud/kit/ChoiceGroup.tsx';
import { Dialog, showDialog } from '../../src/hud/kit/Dialog.tsx';
import { island } from './island.tsx';
import { fakeApp, fakeHud } from './fixture.ts';

afterEach(() => document.body.replaceChildren());

const hud = fakeHud(fakeApp(), document.body);

it('radio buttons in different parts of the page are different groups', () => {
  const choices = [{ value: 'one', label: 'One' }];
  const names = ['Here', 'There'].map((legend) => {
    const { element } = island(hud, () =>
      createElement(ChoiceGroup, { legend, choices, value: 'one', onChange: () => {} }),
    );
    return element.querySelector('input')?.name;
  });
  expect(new Set(names).size).toBe(2);
});

it('a dialog over another one has its own title', () => {
  for (const title of ['Below', 'Above']) showDialog(hud, createElement(Dialog, { title, children: 'Words' }));
  const titles = [...document.querySelectorAll('dialog')].map(
    (dialog) => document.querySelector(`#${dialog.getAttribute('aria-labelledby')}`)?.textContent,
  );
  expect(titles).toEqual(['Below', 'Above']);
});
