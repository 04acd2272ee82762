import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../src/game/index.ts';

/**
 * A module is named by its own files, by one list in every room, by texts and by data. Everything else takes it as it takes any other: not by
 * import (layers.test.ts), and not by word either, in code or in comments.
 */

const ROOT = new URL('../../', import.meta.url);
const FAMILY = new URL('src/game/rulesets/carcassonne/', ROOT);

/** Of boxes that may come, and of the canary that only tests know. Not `builder` and `tower`, which are words for other things here. */
const TO_COME = ['shrine', 'inn', 'mayor', 'wagon', 'barn', 'abbey', 'trader', 'pig'];
const OF_TESTS = ['canary', 'fledgling'];
/** What belongs to a module besides its name. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['volcano', 'dragon'],
  ['robber', 'king'],
  ['heretic', 'cult'],
  ['cathedral', 'count'],
  ['bridge', 'bridges'],
  ['bazaar', 'bazaars'],
]);
/** Modules whose names are common words, written all over the program for other things. Only the whole word in quotes, `'count'`, names such a module. */
const COMMON: readonly string[] = ['count'];
const NAMES: readonly string[] = [...carcassonne.MODULE_IDS, ...PARTS.keys(), ...TO_COME, ...OF_TESTS];

/** Where a room lists its modules. */
const LISTS =
  /\/modules\/index\.ts$|^src\/game\/rulesets\/carcassonne\/(modules|interactions|tileSets)\.ts$|^src\/session\/learn\/lessons\/index\.ts$/;
/** Files of a module: one file or a folder of its name. The name may leave out the number that tells it from a later one. */
const SLICE = /\/(?:modules|expansions)\/([a-z]+)\d*(?:\/|\.)/;
/** What people read, in their languages. */
const TEXTS = /^src\/i18n\//;

/** Words that mean something else where they stand. */
const OTHERWISE: readonly { readonly path: RegExp; readonly names: readonly string[]; readonly why: string }[] = [
  {
    path: /^src\/art\//,
    names: ['bridge', 'bridges', 'pig'],
    why: 'the painter puts bridges where roads cross water, and pigs into sties, whatever is played',
  },
  {
    path: /^src\/hud\/(games\/castle\/kindSign\.ts|styles\/base\.css)$/,
    names: ['pig'],
    why: 'the sign of Zamek’s pigsties',
  },
  {
    path: /^src\/hud\/modules\/bazaars/,
    names: ['inn'],
    why: 'two tiles with a bazaar show an inn, which the box gives no rule',
  },
  { path: /^src\/sound\/events\.ts$/, names: ['robber'], why: 'a follower on a road is called so' },
];

/** The words of a text, those within names of things too: `ABBOT_SORT` and `abbotTexts` both have `abbot`. Numbers go with the word before them: `river1`, `RIVER_1` and `river-1` are one. */
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

/** Verbs of modules, where an action is asked for or made; many are words for other things too. */
const VERBS: ReadonlyMap<string, string> = new Map(
  carcassonne.MODULES.flatMap(({ id, shapes }) => Object.keys(shapes).map((verb) => [verb, id] as const)),
);
const actedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:do|verb)(?::| [!=]==) '([\w-]+)'/g)].flatMap(([, verb]) => VERBS.get(verb ?? '') ?? []);

/** What a file names and may not. */
function wronglyNamed(path: string, text: string): readonly string[] {
  if (LISTS.test(path) || TEXTS.test(path)) return [];
  const [, slice] = SLICE.exec(path) ?? [];
  const allowed = OTHERWISE.flatMap((other) => (other.path.test(path) ? other.names : []));
  return [...namedIn(text), ...actedIn(text)].filter(
    (name) =>
      !allowed.includes(name) && (slice === undefined || plain(PARTS.get(name) ?? name).replace(/\d+$/, '') !== slice),
  );
}

const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const SOURCES = readdirSync(new URL('src/', ROOT), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => /\.(ts|css|html)$/.test(path));

describe('modules', () => {
  test('are named by their own files, by the list of a room, by texts and data, and nowhere else', () => {
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
      'pigment',
      'drivers1',
    ];
    expect(right.flatMap((text) => wronglyNamed('src/session/play.ts', text))).toEqual([]);
    expect(wronglyNamed('src/hud/modules/abbot.ts', "'abbot' and RIVER_1")).toEqual(['river-1']);
    expect(wronglyNamed('src/game/rulesets/carcassonne/expansions/river/river1.ts', "'river-1', 'abbot'")).toEqual([
      'abbot',
    ]);
  });

  test('what is allowed is used: a list has modules, an exception its words', () => {
    const lists = SOURCES.filter((path) => LISTS.test(path) && !path.endsWith('/interactions.ts'));
    expect(lists.filter((path) => namedIn(read(path)).length === 0)).toEqual([]);
    for (const { path, names } of OTHERWISE) {
      const found = new Set(SOURCES.filter((source) => path.test(source)).flatMap((source) => namedIn(read(source))));
      expect(names.filter((name) => !found.has(name))).toEqual([]);
    }
  });

  test('all come in the order of the rule page', () => {
    const page = readFileSync(new URL('RULES.md', FAMILY), 'utf8');
    const listed = [...page.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].flatMap(([, id]) =>
      id !== undefined && carcassonne.MODULE_IDS.includes(id) ? [id] : [],
    );
    expect(listed).toEqual(carcassonne.MODULE_IDS);
  });
});
