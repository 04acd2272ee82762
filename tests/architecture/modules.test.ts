import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { country } from '../../src/game/index.ts';

/** The base game of the countryside names no module, and modules do not name each other: not in imports (layers.test.ts), not in words either. */

const FAMILY = new URL('../../src/game/rulesets/carcassonne/', import.meta.url);
/** Those that exist, and those of boxes that may come. */
const NAMES = [...country.MODULE_IDS, 'river-2', 'dragon', 'fairy', 'princess', 'portal', 'cult', 'bridges', 'castles', 'bazaars'];

function sources(folder: string): readonly { readonly path: string; readonly text: string }[] {
  const place = new URL(folder, FAMILY);
  return readdirSync(place, { recursive: true, encoding: 'utf8' }).flatMap((path) => (path.endsWith('.ts') ? [{ path: `${folder}${path}`, text: readFileSync(new URL(path, place), 'utf8') }] : []));
}

describe('modules', () => {
  test('the base game names none', () => {
    const words = new RegExp(`\\b(${NAMES.join('|')})\\b`, 'i');
    expect(sources('base/').flatMap(({ path, text }) => words.exec(text)?.map((word) => `${path}: ${word}`) ?? [])).toEqual([]);
  });

  test('none names another', () => {
    const folders = readdirSync(new URL('expansions/', FAMILY));
    expect(folders.length).toBeGreaterThan(1);
    for (const folder of folders) {
      const own = sources(`expansions/${folder}/`).map(({ text }) => text).join('\n');
      const others = country.MODULES.filter(({ id }) => !own.includes(`id: '${id}'`)).map(({ id }) => id);
      expect([folder, others.filter((id) => new RegExp(`'${id}'`).test(own))]).toEqual([folder, []]);
    }
  });

  test('all come in the order of the rule page', () => {
    const page = readFileSync(new URL('RULES.md', FAMILY), 'utf8');
    const listed = [...page.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].flatMap(([, id]) => (id !== undefined && country.MODULE_IDS.includes(id) ? [id] : []));
    expect(listed).toEqual(country.MODULE_IDS);
  });
});
