import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** From top to bottom. A file may import from its own place or a lower one, never from a higher one or a neighbour. */
export const LAYERS: readonly (readonly string[])[] = [
  ['src/main.ts'],
  ['src/tableHost.ts', 'src/soundHost.ts'],
  ['src/scenes', 'src/hud'],
  ['src/session', 'src/arena'],
  ['src/bots', 'src/net', 'src/persistence', 'src/art', 'src/sound', 'src/i18n', 'src/pwa.ts'],
  ['src/game/cli'],
  ['src/game/index.ts'],
  ['src/game/bgio'],
  ['src/game/catalog.ts'],
  ['src/game/rulesets'],
  ['src/game/core'],
];

/** The folders of `session`, from top to bottom; the same holds for them. */
export const SESSION: readonly (readonly string[])[] = [
  ['app'],
  ['links'],
  ['saving'],
  ['archive', 'book'],
  ['learn', 'online', 'review', 'workshop'],
  ['match'],
  ['games', 'platform'],
  ['contracts'],
].map((group) => group.map((folder) => `src/session/${folder}`));

/** The folders of `hud`, from top to bottom. A rule set lists its modules, and they use its names: one row. */
export const HUD: readonly (readonly string[])[] = [
  ['index.ts'],
  ['mount.tsx'],
  ['Page.tsx'],
  ['Notices.tsx', 'WithFriend.tsx', 'back.ts', 'gameScreen.ts'],
  ['game', 'menu'],
  ['archive', 'learn', 'log'],
  ['review'],
  ['end'],
  ['challenge', 'media'],
  ['online'],
  ['setup'],
  ['book', 'workshop'],
  ['(games|modules)'],
  ['assists', 'board', 'hint'],
  ['words'],
  ['settings', 'sharing', 'table'],
  ['kit', 'styles'],
].map((group) => group.map((folder) => `src/hud/${folder}`));

/**
 * An expansion is a folder: the names of its files, not folders, say their layer. Each part has the place whose files it
 * may import, and so has the list that names the parts of all expansions.
 */
const PARTS: Readonly<Record<string, string>> = {
  panels: 'src/hud/(games|modules)',
  table: 'src/scenes',
  book: 'src/session/book',
  lessons: 'src/session/learn',
  lessonNames: 'src/session/contracts',
  bots: 'src/bots',
  art: 'src/art',
  sound: 'src/sound',
  texts: 'src/i18n',
  rules: 'src/game/rulesets',
  tiles: 'src/game/rulesets',
};
/** The files of a part: of every expansion, of a pair, and its list. */
const part = (name: string): string =>
  ['', '[^/]+/', 'interactions/[^/]+/'].map((folder) => `^src/expansions/${folder}${name}(\\.|/)`).join('|');

const under = (place: string): string =>
  [
    `^${place.replaceAll('.', '\\.')}($|/)`,
    ...Object.entries(PARTS).flatMap(([name, home]) => (`${home}/`.startsWith(`${place}/`) ? [part(name)] : [])),
  ].join('|');
const underAny = (places: readonly string[]): string => places.map(under).join('|');

/** Matches every file that has a place in the lists. */
export const LAYERED = new RegExp(
  underAny([...LAYERS.flat().filter((place) => !/^src\/(session|hud)$/.test(place)), ...SESSION.flat(), ...HUD.flat()]),
);

type Ends = Pick<IRegularForbiddenRuleType, 'from' | 'to'>;
const forbid = (name: string, comment: string, ends: Ends): IRegularForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  ...ends,
});

const downOnly = (layers: readonly (readonly string[])[]): readonly IRegularForbiddenRuleType[] =>
  layers.flatMap((group, index) =>
    group.flatMap((place) => {
      const wrong = [...layers.slice(0, index).flat(), ...group.filter((other) => other !== place)];
      if (wrong.length === 0) return [];
      const ends = { from: { path: under(place) }, to: { path: underAny(wrong), pathNot: under(place) } };
      return [forbid(`down-only: ${place}`, 'imports point down the list', ends)];
    }),
  );

const RULESETS = '^src/game/rulesets/';
const BASE_GAME = `${RULESETS}([^/]+)/`;

const ISLANDS = [
  forbid('rulesets-are-islands', 'rule sets share through core', {
    from: { path: BASE_GAME, pathNot: `${RULESETS}zamek/` },
    to: { path: RULESETS, pathNot: `${RULESETS}$1/` },
  }),
  // Zamek is a new edition of The Castle: its rule page lists only the differences.
  forbid('zamek-builds-on-castle-only', 'Zamek is The Castle with other pictures and tokens', {
    from: { path: `${RULESETS}zamek/` },
    to: { path: RULESETS, pathNot: `${RULESETS}(zamek|castle)/` },
  }),
  forbid('base-knows-no-expansion', 'expansions plug in', {
    from: { path: `${BASE_GAME}base/` },
    to: { path: `${RULESETS}$1/(?!base/)` },
  }),
];

const SHARED = 'interactions|boxes|art|texts';
const EXPANSIONS = [
  forbid('expansions-are-islands', 'what concerns a pair has a folder of its own', {
    from: { path: '^src/expansions/([^/]+)/', pathNot: `^src/expansions/(${SHARED})/` },
    to: { path: '^src/expansions/', pathNot: '^src/expansions/($1|interactions)/' },
  }),
  forbid('expansions-are-listed', 'the rest of the program knows the lists only', {
    from: { path: '^src/', pathNot: '^src/expansions/' },
    to: { path: '^src/expansions/[^/]+/', pathNot: `^src/expansions/(${SHARED})/` },
  }),
  forbid('rules-of-expansions-use-the-base-game', 'they are rules, too: plain TypeScript below the public API', {
    from: { path: part('rules') },
    to: { path: '^src/', pathNot: `^src/game/(core|rulesets/carcassonne/base)/|${part('(rules|tiles)')}` },
  }),
  forbid('rules-of-expansions-are-entered-through-the-game', 'other parts ask the public API for them', {
    from: { path: '^src/', pathNot: `^src/game/rulesets/|${part('rules')}` },
    to: { path: part('(rules|tiles)'), pathNot: '\\.json$' },
  }),
];

const PACKAGES = [
  forbid('phaser-only-in-scenes', 'scenes own the pixels; the rest runs and is tested without a canvas', {
    from: { path: '^src/', pathNot: under('src/scenes') },
    to: { path: 'node_modules/phaser/' },
  }),
  forbid('bgio-only-at-the-edge', 'rules and views do not know the framework', {
    from: { path: '^src/', pathNot: '^src/(game/bgio|session|arena|bots|net)/' },
    to: { path: 'node_modules/boardgame\\.io/' },
  }),
  forbid('idb-only-in-persistence', 'one place knows where games are kept', {
    from: { path: '^src/', pathNot: '^src/persistence/' },
    to: { path: 'node_modules/idb/' },
  }),
  forbid('lines-only-in-net', 'one place talks to other devices', {
    from: { path: '^src/', pathNot: '^src/net/' },
    to: { path: 'node_modules/(peerjs|@noble)/' },
  }),
  forbid('rules-use-no-packages', 'rules are plain TypeScript', {
    from: { path: `^src/game/(core/|rulesets/|catalog\\.ts|index\\.ts)|${part('rules')}` },
    to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
  }),
];

export const FORBIDDEN: readonly IRegularForbiddenRuleType[] = [
  ...downOnly(LAYERS),
  ...downOnly(SESSION),
  ...downOnly(HUD),
  forbid('no-cycles', 'move what both need down a layer', { from: {}, to: { circular: true } }),
  forbid('one-entry', 'the rules are entered through src/game/index.ts', {
    from: { path: '^src/(?!game/)', pathNot: part('rules') },
    to: { path: '^src/game/(?!index\\.ts$)' },
  }),
  ...ISLANDS,
  ...EXPANSIONS,
  ...PACKAGES,
];
