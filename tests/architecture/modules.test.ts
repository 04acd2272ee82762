import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../src/game/index.ts';
import { FACTS_OF } from '../support/facts.ts';

/**
 * A module is named only by its own files, by one list in every layer, by texts and by data. Everything else handles
 * all modules alike: it neither imports one (layers.test.ts) nor names one in code or comments.
 */

const ROOT = new URL('../../', import.meta.url);
const RULES_FOLDER = new URL('src/game/rulesets/carcassonne/', ROOT);

/**
 * Modules of boxes that may come, and the canary, which exists only in tests. Without `builder` and `tower`, which are
 * words for other things here.
 */
const TO_COME = ['mayor', 'wagon', 'barn', 'abbey'];
const OF_TESTS = ['canary', 'fledgling'];
/** Words that belong to modules, other than their names. */
const WORDS = [...new Set([...FACTS_OF.values()].flatMap(({ words = [] }) => words))];
/** The modules that a word names. */
function ownersOf(name: string): readonly string[] {
  const owners = [...FACTS_OF].flatMap(([id, { words = [] }]) => (words.includes(name) ? [id] : []));
  return owners.length > 0 ? owners : [name];
}
const COMMON = [...FACTS_OF].flatMap(([id, { isCommonWord }]) => (isCommonWord ? [id] : []));
const NAMES: readonly string[] = [...carcassonne.MODULE_IDS, ...WORDS, ...TO_COME, ...OF_TESTS];

/** Where a layer lists its modules. */
const LISTS = /^src\/expansions\/((art\/)?\w+|interactions\/[\w/]+)\.ts$/;
/** Files of a module. */
const SLICE = /^src\/expansions\/([a-z]+)(?:-\d+)?\//;
/** What people read, in their languages. */
const TEXTS = /^src\/(i18n|expansions\/([\w-]+\/)*texts)\//;

/** Words that mean something else in these files. */
const OTHERWISE: readonly { readonly path: RegExp; readonly names: readonly string[]; readonly why: string }[] = [
  {
    path: /^src\/(art|expansions\/[\w-]+\/art)\//,
    names: ['bridge', 'bridges', 'pig'],
    why: 'the painter puts bridges where roads cross water, and pigs into sties, whatever is played',
  },
  {
    path: /^src\/hud\/(games\/castle\/kindSign\.ts|kit\/sign\.(tsx|module\.css))$/,
    names: ['pig'],
    why: 'the sign of Zamek’s pigsties',
  },
];

/**
 * The words of a text, including parts of identifiers: `ABBOT_SORT` and `abbotTexts` both contain `abbot`. Numbers
 * belong to the word before them: `river1`, `RIVER_1` and `river-1` are the same.
 */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.match(/[A-Z]?[a-z]+(?:[-_]?\d+)?|[A-Z]+(?![a-z])(?:[-_]?\d+)?/g) ?? []).map((word) =>
      word.toLowerCase().replace(/[-_]/, ''),
    ),
  );

const plain = (name: string): string => name.replaceAll('-', '');
const namedIn = (text: string): readonly string[] => {
  const words = wordsOf(text);
  return NAMES.filter((name) =>
    COMMON.includes(name) ? text.includes(`'${name}'`) : words.has(plain(name)) || words.has(`${plain(name)}s`),
  );
};

/** Verbs of modules, where an action is requested or made; many are words for other things too. */
const VERBS: ReadonlyMap<string, string> = new Map(
  carcassonne.MODULES.flatMap(({ id, shapes }) => Object.keys(shapes).map((verb) => [verb, id] as const)),
);
const actedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:do|verb)(?::| [!=]==) '([\w-]+)'/g)].flatMap(([, verb]) => VERBS.get(verb ?? '') ?? []);

/** Why computer players choose something, by the words of modules. */
const REASONS: ReadonlyMap<string, string> = new Map(
  readdirSync(new URL('src/expansions/', ROOT), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/]+\/bots(\/\w+)?\.ts$/.test(path))
    .flatMap((path) => {
      const [slice = ''] = path.split('/');
      const told = readFileSync(new URL(`src/expansions/${path}`, ROOT), 'utf8');
      return [...told.matchAll(/\bwhat: '(\w+)'/g)].map(([, word = '']) => [word, slice] as const);
    }),
);
const reasonedIn = (text: string): readonly string[] =>
  [...text.matchAll(/'(\w+)'/g)].flatMap(([, word]) => REASONS.get(word ?? '') ?? []);

/** Modules that a file names but must not. */
function wronglyNamed(path: string, text: string): readonly string[] {
  if (LISTS.test(path) || TEXTS.test(path)) return [];
  const [, slice] = SLICE.exec(path) ?? [];
  const allowed = OTHERWISE.flatMap((other) => (other.path.test(path) ? other.names : []));
  return [...namedIn(text), ...actedIn(text), ...reasonedIn(text)].filter(
    (name) => !allowed.includes(name) && ownersOf(name).every((owner) => plain(owner).replace(/\d+$/, '') !== slice),
  );
}

/** Tests of what all modules share that take one as their example, and need more of it than its name. */
const EXAMPLES: readonly string[] = [
  // A heavy figure counts wherever figures are compared, also where a module compares them.
  'tests/modules/weight.test.ts',
  // Pieces that may be on one tile at once, of all modules.
  'tests/scenes/hiding.test.ts',
];
/** Is a test about one module: is it named after it, or does it import a file of its folder? */
const isAboutOne = (path: string, text: string): boolean =>
  namedIn(path.slice(path.lastIndexOf('/') + 1)).some((name) => !OF_TESTS.includes(name)) ||
  carcassonne.MODULE_IDS.some((id) => text.includes(`/src/expansions/${id}/`));

/** The sections of modules, as the rule page lists them. */
const SECTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  [...readFileSync(new URL('RULES.md', RULES_FOLDER), 'utf8').matchAll(/^\| `([a-z0-9-]+)` \|.*\bsections? (.+) \|$/gm)]
    .filter(([, id = '']) => carcassonne.MODULE_IDS.includes(id))
    .map(([, id = '', numbers = '']) => [id, numbers.match(/\d[\d.]*/g) ?? []]),
);
const rulesOf = (id: string): URL => new URL(`src/expansions/${id}/RULES.md`, ROOT);

const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const SOURCES = readdirSync(new URL('src/', ROOT), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => /\.(tsx?|css|html)$/.test(path));

describe('modules', () => {
  test('are named only by their own files, the list of a layer, texts and data', () => {
    expect(SOURCES.flatMap((path) => wronglyNamed(path, read(path)).map((name) => `${path}: ${name}`))).toEqual([]);
  });

  test('each of these is found', () => {
    const wrong = [
      "if (module === 'abbot')",
      'const ABBOT_HAND = 1',
      'abbotTexts()',
      '/** Where abbots stand. */',
      "import { RIVER_1 } from './river1.ts'",
      'river-1',
      'flyDragon()',
      "action.do === 'recall'",
      'class PortalTile',
      'princesses at bridges',
      "module === 'count'",
      'hereticOf(tile)',
      'the cathedral',
      'Shorter in an auction',
      "const TOLD = ['eats']",
    ];
    expect(wrong.map((text) => wronglyNamed('src/session/play.ts', text).length > 0)).toEqual(wrong.map(() => true));
    const right = [
      "kind === 'river'",
      'const RIVER = 4',
      'castle',
      'working',
      'recall(match)',
      'inner',
      'count',
      'counts + count',
      "'counted'",
      'eats()',
      'pigment',
      'drivers1',
    ];
    expect(right.flatMap((text) => wronglyNamed('src/session/play.ts', text))).toEqual([]);
    expect(wronglyNamed('src/expansions/abbot/panels.ts', "'abbot' and RIVER_1")).toEqual(['river-1']);
    expect(wronglyNamed('src/expansions/river-1/rules.ts', "'river-1', 'abbot'")).toEqual(['abbot']);
  });

  test('every permission is used: a list has modules, an exception its words', () => {
    const lists = SOURCES.filter(
      (path) => LISTS.test(path) && !/^src\/expansions\/(interactions\/|lessonNames)/.test(path),
    );
    expect(lists.filter((path) => namedIn(read(path)).length === 0)).toEqual([]);
    for (const { path, names } of OTHERWISE) {
      const found = new Set(SOURCES.filter((source) => path.test(source)).flatMap((source) => namedIn(read(source))));
      expect(names.filter((name) => !found.has(name))).toEqual([]);
    }
  });

  test('are tested in their own folders: no other test imports a file of one, or is named after one', () => {
    const tests = readdirSync(new URL('tests/', ROOT), { recursive: true, encoding: 'utf8' })
      .map((path) => `tests/${path}`)
      .filter((path) => /\.tsx?$/.test(path) && !/^tests\/(expansions|template|architecture)\//.test(path));
    expect(tests.filter((path) => isAboutOne(path, read(path)))).toEqual(EXAMPLES);
    expect(isAboutOne('tests/art/bridges.test.ts', '')).toBe(true);
    expect(isAboutOne('tests/art/water.ts', "import '../../src/expansions/river-1/rules.ts'")).toBe(true);
    expect(isAboutOne('tests/art/water.ts', "['river-1'], from '../../src/expansions/tiles.ts'")).toBe(false);
  });

  test('are all in the order of the rule page; a new one has a page of its own', () => {
    const own = carcassonne.MODULE_IDS.filter((id) => !SECTIONS.has(id) && existsSync(rulesOf(id)));
    expect([...SECTIONS.keys(), ...own]).toEqual(carcassonne.MODULE_IDS);
  });

  test('have their rules in their folders, under the numbers that the rule page gives them', () => {
    const headings = (url: URL): readonly string[] =>
      [...readFileSync(url, 'utf8').matchAll(/^## (\d[\d.]*) /gm)].map(([, number = '']) => number);
    expect([...SECTIONS.keys()].map((id) => [id, headings(rulesOf(id))])).toEqual([...SECTIONS]);
  });
});
