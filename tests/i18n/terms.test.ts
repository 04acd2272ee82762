import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en/index.ts';
import { LANGUAGES } from '../../src/i18n/index.ts';
import { loadLanguage } from '../../src/i18n/languages.ts';
import type { Catalogue, Message } from '../../src/i18n/message.ts';
import { isSyntax, nameIn, syntaxOfFile, textParts, walk } from '../support/sources.ts';
import { COUNTED, COUNTED_ANYWAY, FORBIDDEN, FORBIDDEN_IN_PROSE, PROSE_ANYWAY, WORDS } from './terms.ts';

/** The words of a message, without the names of its placeholders. */
const sayings = (message: Message): readonly string[] =>
  (typeof message === 'string' ? [message] : Object.values(message)).map((text) => text.replaceAll(/\{\w+\}/g, '{}'));

/** The keys whose texts match, with their words. */
const hits = (texts: Catalogue, pattern: RegExp): readonly string[] =>
  Object.entries(texts).flatMap(([key, message]) =>
    sayings(message).flatMap((text) => (pattern.test(text) ? [`${key}: ${text}`] : [])),
  );

const only = (texts: Catalogue, wanted: (key: string) => boolean): Catalogue =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => wanted(key)));

/** Keys of Carcassonne's own words among the texts that all rule sets share. */
const isOfCarcassonne = (key: string): boolean =>
  key.startsWith('carcassonne.') || /^error\.(side|river|cult)-/.test(key);
/** These name several games on purpose. */
const OF_SEVERAL = new Set(['tagline', 'about.rules', 'keys.layers']);

describe.each(LANGUAGES)('the terms in %s', (language) => {
  it.each(FORBIDDEN[language])('say $say, and never $not', async ({ not, keys = /./ }) => {
    const { common, rules } = await loadLanguage(language);
    const texts = [common, rules.castle, rules.zamek].map((all) => only(all, (key) => keys.test(key)));
    expect(texts.flatMap((some) => hits(some, not))).toEqual([]);
  });

  it('of one game are absent from the others, and from shared texts', async () => {
    const { common, rules } = await loadLanguage(language);
    const { castle, zamek, carcassonne, walled, several } = WORDS[language];
    const ofCountry = only(common, isOfCarcassonne);
    const shared = only(common, (key) => !isOfCarcassonne(key) && !OF_SEVERAL.has(key));
    for (const words of [zamek, carcassonne]) expect(hits(rules.castle, words)).toEqual([]);
    for (const words of [castle, carcassonne]) expect(hits(rules.zamek, words)).toEqual([]);
    for (const words of [carcassonne, walled]) expect(hits(shared, words)).toEqual([]);
    // The published names of boxes are what they are.
    expect(
      hits(
        only(ofCountry, (key) => !/^carcassonne\.box\.[\w-]+$/.test(key)),
        walled,
      ),
    ).toEqual([]);
    if (several) expect(hits(shared, several)).toEqual([]);
    // Each list would detect its words.
    for (const words of [castle, walled]) expect(hits(rules.castle, words)).not.toEqual([]);
    for (const words of [zamek, walled]) expect(hits(rules.zamek, words)).not.toEqual([]);
    expect(hits(ofCountry, carcassonne)).not.toEqual([]);
  });
});

describe.each(LANGUAGES)('numbers in %s', (language) => {
  it('agree with their nouns', async () => {
    const { common, rules } = await loadLanguage(language);
    const wrong = [common, rules.castle, rules.zamek].flatMap((texts) =>
      Object.entries(texts).flatMap(([key, message]) => {
        if (COUNTED_ANYWAY.test(key)) return [];
        const forms = typeof message === 'string' ? [message] : Object.values(message);
        return forms.flatMap((text) =>
          [...text.matchAll(COUNTED[language])].flatMap(([, name]) =>
            name === 'count' && typeof message !== 'string' ? [] : [`${key}: ${text}`],
          ),
        );
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('documents and comments', () => {
  const ROOT = resolve(import.meta.dirname, '../..');
  const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
  const under = (folder: string): readonly string[] =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
  const files = ['README.md', 'index.html', ...['src', 'docs', 'tests', '.github'].flatMap(under)];
  const commentsOf = (text: string): string => (text.match(/\/\*\*?[^]*?\*\/|(?<=\s)\/\/ .*$/gm) ?? []).join('\n');
  /** What people read in a file: a document without its code and its list of words not to use; comments of a program. */
  const proseOf: Readonly<Record<string, (text: string) => string>> = {
    '.md': (text) => text.replaceAll(/`[^`\n]*`|^\| for \| say \| not \|$[^]*?\n\n/gm, ''),
    '.html': (text) => text,
    '.ts': commentsOf,
    '.tsx': commentsOf,
  };
  const prose = files
    .filter((path) => !PROSE_ANYWAY.test(path))
    .flatMap((path) => {
      const within = proseOf[extname(path)];
      return within ? [{ path, text: within(read(path)) }] : [];
    });

  it.each(FORBIDDEN_IN_PROSE)('say $say, and never $not', ({ not }) => {
    expect(prose.filter(({ text }) => not.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('are all read', () => {
    expect(prose.length).toBeGreaterThan(500);
    expect(prose.find(({ path }) => path.endsWith('carcassonne/RULES.md'))?.text).toContain('coat of arms');
  });
});

describe('every sentence', () => {
  const SRC = resolve(import.meta.dirname, '../../src');
  const plain = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

  /** Strings and templates of the program, except texts; templates as patterns of their fixed parts. */
  function spoken(): { readonly words: ReadonlySet<string>; readonly patterns: readonly RegExp[] } {
    const words = new Set<string>();
    const patterns: RegExp[] = [];
    for (const file of readdirSync(SRC, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /^i18n\/[a-z]{2}\/|\btexts\//.test(file)) continue;
      walk(syntaxOfFile(join(SRC, file)), (node) => {
        if (node.type === 'Property' && !node['shorthand'] && !node['method'] && isSyntax(node['key']))
          words.add(nameIn(node['key']));
        const [first, ...others] = textParts(node) ?? [];
        if (first === undefined) return;
        if (others.length === 0) words.add(first);
        else if (first.endsWith('.')) patterns.push(new RegExp(`^${[first, ...others].map(plain).join('(.+)')}$`));
      });
    }
    return { words, patterns };
  }

  it('is used somewhere', () => {
    const { words, patterns } = spoken();
    const isWord = (text: string): boolean => words.has(text) || /^[\d.]+$/.test(text);
    // A placeholder stands for one word of the program, or for several in a row.
    const fills = (text: string): boolean => isWord(text) || text.split(/[.-]/).every(isWord);
    const isSaid = (key: string): boolean =>
      words.has(key) || patterns.some((pattern) => pattern.exec(key)?.slice(1).every(fills) ?? false);
    const keys = [en.common, en.rules.castle].flatMap((texts) => Object.keys(texts));
    expect(keys.filter((key) => !isSaid(key))).toEqual([]);
    expect(isSaid('error.never-heard-of')).toBe(false);
  });
});
