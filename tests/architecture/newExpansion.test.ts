import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** `npm run new:expansion`, in a copy of the program. */

const ROOT = resolve(import.meta.dirname, '../..');
const ID = 'milestone';
/** What its tests need, without what takes long to copy. */
const NEEDED = ['src', 'tests', 'package.json', 'tsconfig.json', 'vite.config.ts', '.oxfmtrc.json', 'assets/icons'];
const HEAVY = /\/tests\/(golden|e2e|perft|net|persistence|gallery|bench|art|architecture)$|\/golden$/;

let copy = '';
const run = (command: string, ...words: string[]): string =>
  execFileSync(command, words, { cwd: copy, encoding: 'utf8', env: { ...process.env, EXPANSION: ID } });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'expansion-'));
  for (const name of NEEDED)
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: (path) => !HEAVY.test(path) });
  cpSync(join(ROOT, 'tests/template'), join(copy, 'tests/template'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('a new expansion', () => {
  test('plays with nothing but its rules and one line of the list', () => {
    const list = join(copy, 'src/expansions/rules.ts');
    const before = readFileSync(list, 'utf8');
    const rules = readFileSync(join(copy, 'tests/template/src/rules.ts'), 'utf8');
    const folder = join(copy, 'src/expansions/sample');
    mkdirSync(folder);
    writeFileSync(join(folder, 'rules.ts'), rules.replace('order: 0', 'order: 99'));
    writeFileSync(list, `${before}export { SAMPLE_MODULE as sample } from './sample/rules.ts';\n`);
    const referee = ['src/game/cli/run.mjs', 'src/game/cli/referee.ts'];
    const games = run('node', ...referee, '--random', '3', '--rules', 'carcassonne', '--modules', 'sample');
    expect(games.match(/"ok":true,"finished":true/g)).toHaveLength(3);
    rmSync(folder, { recursive: true });
    writeFileSync(list, before);
  });

  test('is a folder with a part for each layer, named in the lists', () => {
    run('node', 'tests/support/newExpansion.mjs', ID);
    for (const part of ['rules', 'panels', 'table', 'art/figures', 'sound', 'bots', 'book', 'lessons', 'texts/ro']) {
      expect(existsSync(join(copy, `src/expansions/${ID}/${part}.ts`))).toBe(true);
      const [layer = '', language] = part.split('/');
      const list = readFileSync(join(copy, `src/expansions/${language ? part : layer}.ts`), 'utf8');
      expect(list).toContain(`${ID}/${part}.ts`);
    }
  });

  test('plays: whole random games, as its rule page says, on the table and in every language', () => {
    const told = run('node_modules/.bin/vitest', 'run', '--mode', 'expansion', `tests/expansions/${ID}`);
    expect(told).toContain('3 passed, 0 failed');
  });

  test('compiles, together with all others', () => {
    const config = { extends: './tsconfig.json', include: ['src', `tests/expansions/${ID}`] };
    writeFileSync(join(copy, 'tsconfig.copy.json'), JSON.stringify(config));
    expect(run('node_modules/.bin/tsc', '-p', 'tsconfig.copy.json')).toBe('');
  });

  test('cannot have the name of another, or no name', () => {
    for (const wrong of ['fairy', 'Inns & Co', ''])
      expect(() =>
        execFileSync('node', ['tests/support/newExpansion.mjs', wrong], { cwd: copy, stdio: 'pipe' }),
      ).toThrow(/exists|Usage/);
  });

  test('is the only sort of thing that its tests are run for', () => {
    for (const words of [['nothing'], ['interactions'], []])
      expect(() =>
        execFileSync('node', ['tests/support/expansion.mjs', ...words], { cwd: copy, stdio: 'pipe' }),
      ).toThrow(/There is no|Usage/);
  });
});
