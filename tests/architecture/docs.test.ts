import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Pages that speak of files speak of files that exist. */

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['src', 'tests', 'docs', 'assets', '.github'];

/** Every file and folder of the project, from its root, each with a slash before it. */
const PLACES = [
  ...['package.json', 'index.html', 'vite.config.ts', 'tsconfig.json', 'README.md', 'LICENSE'].map(
    (name) => `/${name}`,
  ),
  ...FOLDERS.flatMap((folder) => [
    `/${folder}`,
    ...readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path}`),
  ]),
];
const PAGES = ['/README.md', ...PLACES.filter((path) => path.endsWith('.md') && !path.startsWith('/README'))];

/** What looks like a file of the project or a folder of it, not like a pattern or a name in general. */
const isPath = (text: string): boolean =>
  /^[\w.-]+(\/[\w.-]+)*\/?$/.test(text) &&
  (/\.(ts|mjs|css|md|json|html)$/.test(text) || /^(src|tests|docs|assets)\//.test(text) || text.endsWith('/'));
/** Made by commands, or of another place. */
const NOT_OURS = /^(dist|node_modules)\//;

/** A page may leave out the folders that its sentence or its table already names: the end of a path is enough. */
const exists = (path: string): boolean => PLACES.some((place) => place.endsWith(`/${path.replace(/\/$/, '')}`));

const prose = (page: string): string => readFileSync(join(ROOT, page), 'utf8').replaceAll(/^```[^]*?^```/gm, '');

describe('documents', () => {
  test.each(PAGES)('%s names only files that exist', (page) => {
    const named = [...prose(page).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) =>
      text.replace(/^(\.{1,2}\/|…\/)+/, ''),
    );
    expect(named.filter((path) => isPath(path) && !NOT_OURS.test(path) && !exists(path))).toEqual([]);
  });

  test.each(PAGES)('the links of %s lead somewhere', (page) => {
    const links = [...prose(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !existsSync(resolve(ROOT, dirname(relative('/', page)), link)))).toEqual([]);
  });
});
