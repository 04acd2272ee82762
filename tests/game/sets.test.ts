import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  MATERIAL,
  MAX_SET,
  MOST,
  RULE_SETS,
  SHIPPED_SET,
  checkRecord,
  cleanSetName,
  deal,
  defaultOptions,
  formatCastleRecord,
  formatSetFile,
  formatSetText,
  hideSecrets,
  makeBoard,
  materialOf,
  outlineOf,
  parseSetText,
  parseTileSet,
  positionOf,
  readSet,
  replay,
  sealSet,
  seededRandom,
  setIssues,
  startGame,
  stateOf,
} from '../../src/game/index.ts';
import type { Board, SetDraft, SetIssue, TileSet, TileSpec } from '../../src/game/index.ts';
import { sha256 } from '../../src/game/core/sha256.ts';
import { ownSet, smallDraft } from '../support/ownSet.ts';

const codes = (draft: Pick<SetDraft, 'board' | 'tiles'>): readonly SetIssue['code'][] =>
  setIssues(draft).map(({ code }) => code);
const withTile = (tile: Partial<TileSpec>): SetDraft => ({
  ...SHIPPED_SET,
  tiles: [{ id: 'X', features: [], square: false, ends: [], ...tile }],
});
const withBoard = (change: (board: Board) => Partial<Board>): SetDraft => {
  const { board } = SHIPPED_SET;
  const { rows, corners, startSpaces } = { ...board, ...change(board) };
  return { ...SHIPPED_SET, board: makeBoard(rows, corners, startSpaces) };
};
const feature = (
  kind: string,
  sides = '',
  halves = '',
  marks: Readonly<Record<string, number>> = {},
): TileSpec['features'][number] =>
  ({
    kind,
    sides: sides.split(' ').filter(Boolean),
    halves: halves.split(' ').filter(Boolean),
    marks,
  }) as TileSpec['features'][number];
const LAWN = feature('court', '', 'NL NR EL ER SL SR WL WR');

/** Whether the tile, drawn first from the deck, can be placed. */
function isLaidFirst(draft: SetDraft, first: string): boolean {
  const set = ownSet(draft);
  const rules = RULE_SETS.castle;
  const { deck, wallTokens } = deal(rules, seededRandom('first'), materialOf(set));
  const position = startGame({
    rules,
    set,
    options: defaultOptions(rules),
    deck: [first, ...deck.filter((id) => id !== first)],
    wallTokens,
  });
  return stateOf(position).hand === first;
}

describe('SHA-256', () => {
  test.each(['', 'abc', 'ä€😀', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), JSON.stringify(SHIPPED_SET.tiles)])(
    'of text %# matches other implementations',
    (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    },
  );
});

describe('the outline', () => {
  test('of the shipped board turns at its towers', () => {
    const outline = outlineOf(MATERIAL.board.cells);
    expect(outline.ok && outline.corners).toEqual(MATERIAL.board.corners.map(({ vertex }) => vertex));
  });

  const cellsOf = (...rows: readonly string[]): Board['cells'] => makeBoard(rows, [], []).cells;
  test.each([
    ['cells-none', cellsOf('...')],
    ['cells-apart', cellsOf('#.#')],
    ['cells-hole', cellsOf('###', '#.#', '###')],
    ['cells-pinched', cellsOf('##.', '#.#', '###')],
  ])('is not a single line: %s', (code, cells) => {
    const outline = outlineOf(cells);
    expect(outline.ok ? 'fine' : outline.code).toBe(code);
  });
});

describe('issues of a set', () => {
  test('are none for the shipped sets, and for a small set', () => {
    expect(setIssues(SHIPPED_SET)).toEqual([]);
    expect(setIssues(smallDraft())).toEqual([]);
  });

  test.each<[SetIssue['code'], Partial<TileSpec>]>([
    ['side-empty', { features: [feature('court', '', 'NL NR EL ER SL SR')] }],
    ['half-alone', { features: [feature('court', '', 'NL NR EL ER SL SR WL')] }],
    ['half-twice', { features: [LAWN, feature('court', '', 'NL')] }],
    [
      'side-twice',
      { features: [feature('house', 'N'), feature('tower', 'N'), feature('court', '', 'EL ER SL SR WL WR')] },
    ],
    ['crossing', { features: [feature('house', 'N S'), feature('tower', 'E W')] }],
    ['crossing', { features: [feature('path', 'N'), feature('house', 'E W'), feature('court', '', 'NL NR SL SR')] }],
    ['wrong-ground', { features: [feature('path', 'N'), feature('court', '', 'EL ER SL SR WL WR')] }],
    ['wrong-ground', { features: [feature('house', 'N'), LAWN] }],
    ['wrong-place', { features: [feature('tower', '', 'NL NR'), feature('court', '', 'EL ER SL SR WL WR')] }],
    ['wrong-mark', { features: [{ ...LAWN, marks: { fountain: 1 } }] }],
    ['wrong-mark', { features: [{ ...LAWN, marks: { market: 4 } }] }],
    ['wrong-mark', { features: [{ ...LAWN, marks: { __proto__x: 1 } }] }],
    ['wrong-end', { features: [LAWN, feature('path')], ends: [[1, 0]] }],
    ['bad-id', { id: 'no spaces', features: [LAWN] }],
    ['id-taken', { id: 'S1', features: [LAWN] }],
    ['too-many-features', { features: [LAWN, ...Array.from({ length: 9 }, () => feature('house'))] }],
  ])('%s on a tile (%#)', (code, tile) => {
    expect(codes(withTile(tile))).toContain(code);
  });

  test.each<[SetIssue['code'], (board: Board) => Partial<Board>]>([
    ['cells-odd', ({ rows }) => ({ rows: rows.map((row, n) => (n === 8 ? `${row.slice(0, 8)}?` : row)) })],
    ['cells-many', () => ({ rows: Array.from({ length: 17 }, () => '#') })],
    ['corner-missing', ({ corners }) => ({ corners: corners.slice(1) })],
    [
      'corner-astray',
      ({ corners }) => ({
        corners: corners.map((corner, n) => (n === 3 ? { ...corner, vertex: [4, 4] as const } : corner)),
      }),
    ],
    [
      'corner-order',
      ({ corners }) => ({
        corners: corners.map((corner, n) => ({
          ...corner,
          vertex: corners[n === 3 ? 4 : n === 4 ? 3 : n]?.vertex ?? [0, 0],
        })),
      }),
    ],
    [
      'corner-number',
      ({ corners }) => ({
        corners: corners.map((corner, n) => (n === 3 ? { ...corner, fields: [18, 19] as const } : corner)),
      }),
    ],
    [
      'corner-number',
      ({ corners }) => ({
        corners: corners.map((corner, n) => (n === 13 ? { ...corner, fields: [99, 100] as const } : corner)),
      }),
    ],
    ['spaces-none', () => ({ startSpaces: [] })],
    [
      'space-astray',
      ({ startSpaces }) => ({
        startSpaces: startSpaces.map((space, n) => (n === 0 ? { ...space, cell: { x: 0, y: 0 } } : space)),
      }),
    ],
    [
      'space-blocked',
      ({ startSpaces }) => ({
        startSpaces: startSpaces.map((space, n) => (n === 0 ? { ...space, cell: { x: 3, y: 1 } } : space)),
      }),
    ],
    [
      'space-blocked',
      ({ startSpaces }) => ({
        startSpaces: [...startSpaces, ...startSpaces.slice(0, 1).map((space) => ({ ...space, id: 'S9' }))],
      }),
    ],
    [
      'space-shape',
      ({ startSpaces }) => ({
        startSpaces: startSpaces.map((space, n) => (n === 0 ? { ...space, features: [feature('path', 'S')] } : space)),
      }),
    ],
    [
      'space-shape',
      ({ startSpaces }) => ({
        startSpaces: startSpaces.map((space, n) => (n === 0 ? { ...space, features: [feature('house', 'N')] } : space)),
      }),
    ],
  ])('%s on the board (%#)', (code, change) => {
    expect(codes(withBoard(change))).toContain(code);
  });

  test('include too many tiles, or none', () => {
    expect(codes({ ...SHIPPED_SET, tiles: [] })).toEqual(['tiles-none']);
    const many = Array.from({ length: MOST.tiles + 1 }, (_, n) => ({
      id: `T${n}`,
      features: [LAWN],
      square: false,
      ends: [],
    }));
    expect(codes({ ...SHIPPED_SET, tiles: many })).toEqual(['tiles-many']);
  });

  test('include tiles none of which can be placed first, and only those', () => {
    const { board, tiles } = SHIPPED_SET;
    const hasPath = ({ features }: Board['startSpaces'][number]): boolean =>
      features.some(({ kind }) => kind === 'path');
    const seen = new Set<boolean>();
    for (const paths of [true, false]) {
      const draft = withBoard(() => ({ startSpaces: board.startSpaces.filter((space) => hasPath(space) === paths) }));
      for (const tile of tiles) {
        const fits = isLaidFirst(draft, tile.id);
        expect(codes({ ...draft, tiles: [tile] }), tile.id).toEqual(fits ? [] : ['tiles-astray']);
        seen.add(fits);
      }
    }
    expect(seen.size).toBe(2);
  });
});

describe('a set', () => {
  test('is identified by its contents, not by its name', () => {
    const draft = smallDraft();
    const set = ownSet(draft);
    expect(set.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(ownSet({ ...draft, name: 'Other' }).digest).toBe(set.digest);
    expect(ownSet({ ...draft, tokens: new Map([[1, 1]]) }).digest).not.toBe(set.digest);
    expect(ownSet({ ...draft, tiles: draft.tiles.slice(1) }).digest).not.toBe(set.digest);
  });

  test('survives a file and terms unchanged', () => {
    for (const draft of [smallDraft(), { ...SHIPPED_SET, name: 'Ours' }]) {
      const file = formatSetFile(draft);
      expect(readSet(JSON.parse(file))).toEqual({ ok: true, value: draft });
      const set = ownSet(draft);
      expect(parseTileSet(JSON.parse(JSON.stringify(set)))).toEqual({ ok: true, value: set });
      expect(parseSetText(formatSetText(set))).toEqual({ ok: true, value: set });
      expect(formatSetText(set).length).toBeLessThan(MAX_SET);
    }
  });

  test('is read from a bare list of tiles, or a bare board', () => {
    const { board, tiles } = JSON.parse(formatSetFile(smallDraft())) as { board: object; tiles: object };
    const fromTiles = readSet({ tiles });
    expect(fromTiles.ok && [fromTiles.value.tiles.length, fromTiles.value.board.cells.length]).toEqual([
      smallDraft().tiles.length,
      76,
    ]);
    const fromBoard = readSet(board);
    expect(fromBoard.ok && [fromBoard.value.tiles.length, fromBoard.value.board.cells.length]).toEqual([
      60,
      smallDraft().board.cells.length,
    ]);
  });

  test.each<[string, unknown]>([
    ['bad-set', null],
    ['bad-set', []],
    ['bad-set', {}],
    ['bad-set', { format: 'ramparts-record', version: 1, tiles: [] }],
    ['set-newer', { format: 'ramparts-set', version: 2, tiles: [] }],
    ['bad-tile', { tiles: {} }],
    ['bad-tile', { tiles: [{ id: 7 }] }],
    ['bad-tile', { tiles: [{ id: 'A', features: [{ kind: 'lake' }] }] }],
    ['bad-tile', { tiles: [{ id: 'A', features: [{ kind: 'court', halves: 'NL NL' }] }] }],
    ['bad-tile', { tiles: [{ id: 'A', features: [], ends: [[0, 1]] }] }],
    ['bad-board', { board: { rows: '###' } }],
    ['bad-board', { board: { rows: ['#'], corners: [{}], startSpaces: [] } }],
    [
      'bad-board',
      { board: { rows: ['#'], corners: [], startSpaces: [{ id: 'S', cell: [0, 0], side: 'X', features: [] }] } },
    ],
    ['bad-tokens', { tokens: { castle: { 10: 2 } } }],
    ['bad-tokens', { tokens: { castle: { 1: -1 } } }],
    ['bad-set', { tiles: Array.from({ length: 5000 }, () => ({ id: 'A', features: [] })) }],
  ])('is refused with %s (%#)', (code, value) => {
    const read = readSet(value);
    expect(read.ok ? 'fine' : read.error.code).toBe(code);
  });

  test('is refused with another digest, or with issues where it must be fit for play', () => {
    const set = ownSet(smallDraft());
    const wrong: unknown[] = [
      { ...set, digest: '0'.repeat(64) },
      { ...set, tiles: set.tiles.slice(1) },
      { ...set, tiles: [] },
      { ...set, board: undefined },
      { ...set, name: 7 },
      'set',
      null,
    ];
    for (const value of wrong) expect(parseTileSet(value)).toMatchObject({ ok: false, error: { code: 'bad-set' } });
    expect(parseSetText(` ${formatSetText(set)}`)).toMatchObject({ ok: false, error: { code: 'bad-set' } });
    expect(parseSetText('x'.repeat(10 * MAX_SET))).toMatchObject({ ok: false, error: { code: 'bad-set' } });
  });

  test('has a name of one line without invisible characters, of limited length', () => {
    expect(cleanSetName('  My\n\u202etiles  ')).toBe('My  tiles');
    expect([...cleanSetName('😀'.repeat(60))].length).toBe(40);
  });
});

describe('a game with a custom set', () => {
  const play = (set: TileSet, seed: string, id: 'castle' | 'zamek') => {
    const rules = RULE_SETS[id];
    const random = seededRandom(seed);
    const setup = {
      rules,
      set,
      options: defaultOptions(rules),
      players: ['A', 'B'] as const,
      ...deal(rules, random, materialOf(set)),
    };
    const position = startGame(setup);
    const actions = [];
    while (position.awaiting !== 'over') {
      const moves = position.legalMoves();
      const move = moves[Math.floor(random() * moves.length)] ?? 0;
      actions.push(position.actionOf(move));
      position.play(move);
    }
    return { setup, position, actions };
  };

  test.each(['castle', 'zamek'] as const)('has the whole set in its record and its states (%s)', (id) => {
    const set = ownSet(smallDraft());
    for (let n = 0; n < 5; n++) {
      const { setup, position, actions } = play(set, `own-${n}`, id);
      const record = checkRecord(JSON.parse(JSON.stringify(formatCastleRecord(setup, actions))));
      if (!record.ok) throw new Error(record.error.message);
      expect(record.value.setup.set?.digest).toBe(set.digest);
      const again = replay(record.value);
      expect(again.ok && stateOf(again.value.position)).toEqual(stateOf(position));
      const state = hideSecrets(stateOf(position));
      expect(state.set?.digest).toBe(set.digest);
      expect(stateOf(positionOf(JSON.parse(JSON.stringify(state)) as typeof state, setup.rules))).toEqual(state);
    }
  });

  test('is refused with bad-set if the set does not match its digest', () => {
    const set = ownSet(smallDraft());
    const { setup, actions } = play(set, 'own', 'castle');
    const record = formatCastleRecord(setup, actions);
    for (const broken of [{}, null, 'x', { ...set, digest: 'x' }, { ...set, tiles: [...set.tiles, ...set.tiles] }]) {
      const read = checkRecord({ ...record, set: broken });
      expect(read.ok ? 'fine' : read.error.code).toBe('bad-set');
    }
    const { set: _gone, ...rest } = record as { set: unknown };
    const read = checkRecord(rest);
    expect(read.ok ? 'fine' : read.error.code).toBe('bad-deck');
  });

  test('the material of a sealed set is compiled once', () => {
    const set = ownSet(smallDraft());
    expect(materialOf(set)).toBe(materialOf({ ...set }));
    expect(materialOf(null)).toBe(MATERIAL);
    expect(sealSet(smallDraft()).ok).toBe(true);
  });
});
