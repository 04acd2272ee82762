import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { country } from '../../src/game/index.ts';

/** Only its slices name a module: not the base game, not another module, no file above the rules. Imports are checked in layers.test.ts; this is about words. */

const SRC = new URL('../../src/', import.meta.url);
const RULES = new URL('../../src/game/rulesets/carcassonne/', import.meta.url);
/** Those that exist, and those of boxes that may come. */
const NAMES = [...country.MODULE_IDS, 'river-2', 'dragon', 'fairy', 'princess', 'portal', 'cult', 'bridges', 'castles', 'bazaars'];

function sources(folder: string): readonly { readonly path: string; readonly text: string }[] {
  const place = new URL(folder, RULES);
  return readdirSync(place, { recursive: true, encoding: 'utf8' }).flatMap((path) => (path.endsWith('.ts') ? [{ path: `${folder}${path}`, text: readFileSync(new URL(path, place), 'utf8') }] : []));
}

/** Slices; texts; and what is painted or recorded for a module, with the names of these pictures and sounds. */
const MAY_NAME = /^(game\/rulesets\/|i18n\/|art\/|sound\/(recipes\/|book\.ts|contract\.ts)|scenes\/pictures\/)|(^|\/)modules\//;
/** A registry imports its slices. */
const isOfSlice = (line: string): boolean => /^import .* from '[./]+\/modules\/[\w-]+\.ts';$/.test(line);

describe('modules', () => {
  test('no file above the rules names one but its slices', () => {
    const words = new RegExp(`\\b(${NAMES.join('|')})\\b`);
    const paths = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(ts|css)$/.test(path) && !MAY_NAME.test(path));
    expect(paths.length).toBeGreaterThan(400);
    const lines = paths.flatMap((path) => readFileSync(new URL(path, SRC), 'utf8').split('\n').flatMap((line) => (words.test(line) && !isOfSlice(line) ? [`${path}: ${line.trim()}`] : [])));
    expect(lines).toEqual([]);
  });

  test('the base game names none', () => {
    const words = new RegExp(`\\b(${NAMES.join('|')})\\b`, 'i');
    expect(sources('base/').flatMap(({ path, text }) => words.exec(text)?.map((word) => `${path}: ${word}`) ?? [])).toEqual([]);
  });

  test('none names another', () => {
    const folders = readdirSync(new URL('expansions/', RULES));
    expect(folders.length).toBeGreaterThan(1);
    for (const folder of folders) {
      const own = sources(`expansions/${folder}/`).map(({ text }) => text).join('\n');
      const others = country.MODULES.filter(({ id }) => !own.includes(`id: '${id}'`)).map(({ id }) => id);
      expect([folder, others.filter((id) => new RegExp(`'${id}'`).test(own))]).toEqual([folder, []]);
    }
  });

  test('all come in the order of the rule page', () => {
    const page = readFileSync(new URL('RULES.md', RULES), 'utf8');
    const listed = [...page.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].flatMap(([, id]) => (id !== undefined && country.MODULE_IDS.includes(id) ? [id] : []));
    expect(listed).toEqual(country.MODULE_IDS);
  });
});
