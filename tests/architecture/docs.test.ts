import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Documentation names only files that exist. */

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['src', 'tests', 'docs', 'assets', 'hosting', '.github'];

/** Every file and folder of the project, from its root, each with a leading slash. */
const PLACES = [
  ...['package.json', 'index.html', 'vite.config.ts', 'tsconfig.json', 'README.md', 'CHANGELOG.md', 'LICENSE'].map(
    (name) => `/${name}`,
  ),
  ...FOLDERS.flatMap((folder) => [
    `/${folder}`,
    ...readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path}`),
  ]),
];
const PAGES = ['/README.md', ...PLACES.filter((path) => path.endsWith('.md') && !path.startsWith('/README'))];

/** Whether a text looks like a file or folder of the project, not like a pattern or a general name. */
const isPath = (text: string): boolean =>
  /^[\w.-]+(\/[\w.-]+)*\/?$/.test(text) &&
  (/\.(ts|mjs|css|md|json|html)$/.test(text) || /^(src|tests|docs|assets)\//.test(text) || text.endsWith('/'));
/** Generated, or from elsewhere. */
const NOT_OURS = /^(dist|node_modules)\//;

/** A page may leave out the folders that its sentence or table already names: the end of a path is enough. */
const exists = (path: string): boolean => PLACES.some((place) => place.endsWith(`/${path.replace(/\/$/, '')}`));

const prose = (page: string): string => readFileSync(join(ROOT, page), 'utf8').replaceAll(/^```[^]*?^```/gm, '');

describe('documents', () => {
  test.each(PAGES)('%s names only files that exist', (page) => {
    const named = [...prose(page).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) =>
      text.replace(/^(\.{1,2}\/|…\/)+/, ''),
    );
    expect(named.filter((path) => isPath(path) && !NOT_OURS.test(path) && !exists(path))).toEqual([]);
  });

  test.each(PAGES)('rows of %s about a folder name only its files', (page) => {
    const rows = prose(page).matchAll(/^\| `((?:src|tests)\/[\w/-]+)` \|(.*)$/gm);
    const strange = [...rows].flatMap(([, folder = '', row = '']) =>
      [...row.matchAll(/`([\w.-]+\.tsx?)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !PLACES.some((place) => place.startsWith(`/${folder}/`) && place.endsWith(`/${name}`)))
        .map((name) => `${folder}: ${name}`),
    );
    expect(strange).toEqual([]);
  });

  test.each(PAGES)('the links of %s resolve', (page) => {
    const links = [...prose(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !existsSync(resolve(ROOT, dirname(relative('/', page)), link)))).toEqual([]);
  });
});
