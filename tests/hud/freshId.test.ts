// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { ChoiceGroup } from '../../src/hud/kit/ChoiceGroup.tsx';
import { Dialog, showDialog } from '../../src/hud/kit/Dialog.tsx';
import { island } from './island.tsx';
import { find, findAll } from './find.ts';
import { fakeHud } from './fixture.ts';

afterEach(() => document.body.replaceChildren());

const hud = fakeHud();

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
  const titles = ['Below', 'Above'];
  for (const title of titles) showDialog(hud, createElement(Dialog, { title, children: 'Words' }));
  expect(titles.map((title) => find('dialog', title))).toEqual(findAll('dialog'));
});
