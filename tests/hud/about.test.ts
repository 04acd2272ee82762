// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { showDialog } from '../../src/hud/kit/Dialog.tsx';
import { AboutDialog } from '../../src/hud/menu/AboutDialog.tsx';
import { expansionNames } from '../../src/hud/modules/index.ts';
import { LANGUAGES, loadTexts } from '../../src/i18n/index.ts';
import { EXPANSIONS } from '../i18n/terms.ts';
import { FACTS } from '../support/facts.ts';
import { fakeHud } from './fixture.ts';

const read = (name: string): string => readFileSync(resolve(import.meta.dirname, '../..', name), 'utf8');

afterEach(() => document.body.replaceChildren());

describe.each(LANGUAGES)('about, in %s', (language) => {
  it('names every expansion as its module or box is called, which is its published name', async () => {
    const texts = await loadTexts(language);
    const names = [...EXPANSIONS[language], ...FACTS.flatMap((facts) => facts.names?.[language] ?? [])];
    expect(expansionNames(texts)).toEqual(names);
    showDialog({ ...fakeHud(), texts }, createElement(AboutDialog, null));
    const quoted = names.map((name) => texts.t('about.expansion', { name }));
    expect(document.querySelector('dialog')?.textContent).toContain(texts.list(quoted));
  });
});

it('tells which version this is', () => {
  const { version } = JSON.parse(read('package.json')) as { readonly version: string };
  showDialog(fakeHud(), createElement(AboutDialog, null));
  expect(document.querySelector('dialog')?.textContent).toContain(`Version ${version}`);
});

describe('the README', () => {
  const README = read('README.md');
  const inItalics = (text: string): readonly string[] =>
    [...text.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].map(([, name = '']) => name);

  it('names the expansions as About does, first and where it says what they add', () => {
    const [, ...sections] = README.split(/^#+ /m);
    const [first = ''] = sections;
    const play = sections.find((section) => section.startsWith('How to play')) ?? '';
    for (const text of [first, play]) expect(inItalics(text)).toEqual(EXPANSIONS.en);
  });
});
