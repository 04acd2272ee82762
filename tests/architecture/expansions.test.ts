import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../src/game/index.ts';
import { LANGUAGES } from '../../src/i18n/index.ts';

/** An expansion is a folder: what it must have, and that each of its parts is listed. Missing parts are named. */

const EXPANSIONS = resolve(import.meta.dirname, '../../src/expansions');
const TESTS = resolve(import.meta.dirname, '../expansions');

/** Every module has these; texts in every language. */
const REQUIRED = ['rules', 'panels', 'book', ...LANGUAGES.map((language) => `texts/${language}`)];
/** And those of these that it needs. */
const OPTIONAL = [
  'table',
  'sound',
  'bots',
  'lessons',
  ...['figures', 'landmarks', 'structures', 'shapes'].map((one) => `art/${one}`),
];
/** Everything about a module that tests need, too. */
const TESTED = ['golden', 'plain.ts'];

const FOLDERS = readdirSync(EXPANSIONS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const read = (path: string): string => readFileSync(join(EXPANSIONS, path), 'utf8');

/** The file or folder of a part; undefined: there is none. */
const partOf = (id: string, part: string): string | undefined =>
  [`${part}.ts`, `${part}.tsx`, `${part}/`].find((name) => existsSync(join(EXPANSIONS, id, name)));

/** What a module lacks: a part, or its mention in the list of that part. */
function lackingIn(id: string): readonly string[] {
  const found = [...REQUIRED, ...OPTIONAL].flatMap((part) => {
    const name = partOf(id, part);
    if (name === undefined) return REQUIRED.includes(part) ? [`${id} has no ${part}`] : [];
    const up = part.includes('/') ? '../' : './';
    return read(`${part}.ts`).includes(`'${up}${id}/${name}`) ? [] : [`src/expansions/${part}.ts does not list ${id}`];
  });
  return [
    ...found,
    ...TESTED.filter((name) => !existsSync(join(TESTS, id, name))).map((name) => `${id} has no ${name}`),
  ];
}

describe('an expansion', () => {
  test.each(carcassonne.MODULE_IDS)('%s has every part that it needs, and each is listed', (id) => {
    expect(lackingIn(id)).toEqual([]);
  });

  test('that is listed nowhere, or has no rules, is found', () => {
    expect(lackingIn('nothing')).toContain('nothing has no rules');
    expect(FOLDERS.filter((id) => partOf(id, 'rules') && !carcassonne.MODULE_IDS.includes(id))).toEqual([
      'interactions',
    ]);
    // What several modules share.
    expect(FOLDERS.filter((id) => !partOf(id, 'rules'))).toEqual(['art', 'boxes', 'texts']);
  });

  test('has no folder in the tests that it lacks in the program', () => {
    expect(readdirSync(TESTS).filter((id) => !FOLDERS.includes(id))).toEqual([]);
  });
});
