import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MATERIAL, SHIPPED_SET, SIDES, setIssues, tileIssues } from '../../src/game/index.ts';
import type { Kind, TileSpec } from '../../src/game/index.ts';
import { memoryStore } from '../../src/persistence/keyValueStore.ts';
import { openSaves } from '../../src/persistence/saves.ts';
import { openSets } from '../../src/persistence/sets.ts';
import { setOf } from '../../src/session/match/ownSet.ts';
import { playEmpty } from '../support/playing.ts';
import { textStorage } from '../support/textStorage.ts';
import { createApp } from '../../src/session/app/app.ts';
import type { Application } from '../../src/session/contracts/app.ts';
import type { NewGame } from '../../src/session/contracts/match.ts';
import { formatLink, parseLink } from '../../src/session/links/link.ts';
import {
  beginAt,
  emptySet,
  giveToken,
  lookOf,
  numberCorner,
  numberEvenly,
  setSpace,
  toggleCell,
} from '../../src/session/workshop/boardEdits.ts';
import {
  PORTS,
  addInner,
  blankTile,
  endPath,
  featureAt,
  freeId,
  joinFeatures,
  kindAt,
  markFeature,
  removeInner,
  separatePort,
  setSquare,
  showSide,
  turnTile,
} from '../../src/session/workshop/tileEdits.ts';
import { createWorkshop, noPreviewPainter } from '../../src/session/workshop/workshop.ts';
import type { Workbench } from '../../src/session/workshop/workshop.ts';
import { ownSet, smallDraft } from '../support/ownSet.ts';
import { useDatabase } from '../support/database.ts';
import { noPainter, thinker } from '../support/appPorts.ts';
import { waitFor } from '../support/waitFor.ts';

useDatabase();

const words = (tile: TileSpec): readonly string[] =>
  tile.features.map(({ kind, sides, halves }) => `${kind} ${[...sides, ...halves].join(' ')}`.trim());
const sound = (tile: TileSpec): boolean => tileIssues(tile, false).length === 0;

describe('drawing a tile', () => {
  test('starts with lawn, and a side shows the chosen kind, with ground beside paths only', () => {
    const lawn = blankTile('X');
    expect(words(lawn)).toEqual(['court NL NR EL ER SL SR WL WR']);
    const path = showSide(lawn, 'N', 'path');
    expect(words(path)).toEqual(['path N', 'court EL ER SL SR WL WR NL NR']);
    const house = showSide(path, 'N', 'house');
    expect(words(house)).toEqual(['house N', 'court EL ER SL SR WL WR']);
    expect(words(showSide(house, 'N', 'court'))).toEqual(['court EL ER SL SR WL WR NL NR']);
    expect(showSide(house, 'N', 'house')).toBe(house);
  });

  test('joins and parts pieces', () => {
    const two = showSide(showSide(blankTile('X'), 'N', 'path'), 'S', 'path');
    const joined = joinFeatures(two, 0, 1);
    // A path across the tile parts the court on its two sides.
    expect(words(joined)).toEqual(['path N S', 'court WL WR NL SR', 'court EL ER NR SL']);
    expect(sound(joined)).toBe(true);
    const ways = (['N', 'E', 'W'] as const).reduce((tile, side) => showSide(tile, side, 'path'), blankTile('X'));
    expect(words(setSquare(ways, true)).filter((word) => word.startsWith('court')).length).toBe(3);
    expect(sound(setSquare(ways, true))).toBe(true);
    const halves = joined;
    expect(joinFeatures(halves, 0, 1)).toBe(halves);
    expect(featureAt(halves, 'E')).toBe(featureAt(halves, 'EL'));
    expect(featureAt(halves, 'N')).toBe(0);
    expect(separatePort(blankTile('X'), 'N').features.length).toBe(2);
  });

  test('has marks, ends, and features that reach no side', () => {
    const tile = showSide(showSide(blankTile('X'), 'N', 'path'), 'S', 'house');
    expect(markFeature(tile, 0, 1).features[0]?.marks).toEqual({ fountain: 1 });
    expect(markFeature(markFeature(tile, 2, 2), 2, 0).features[2]?.marks).toEqual({});
    expect(markFeature(tile, 1, 1)).toBe(tile);
    const ended = endPath(tile, 0, 1);
    expect(ended.ends).toEqual([[0, 1]]);
    // The end follows its features when others come in between, and is removed with the building.
    expect(showSide(ended, 'E', 'path').ends).toEqual([[0, 2]]);
    expect(showSide(ended, 'S', 'court').ends).toEqual([]);
    const inner = addInner(ended, 'court');
    expect(words(inner).at(-1)).toBe('court');
    expect(showSide(inner, 'W', 'tower').features.length).toBe(inner.features.length + 1);
    expect(removeInner(inner, inner.features.length - 1)).toEqual(ended);
  });

  test('is unchanged by four quarter turns, and every edit of a valid tile that shows sides leaves each half to one owner', () => {
    for (const tile of MATERIAL.tiles) {
      const turned = turnTile(turnTile(turnTile(turnTile(tile))));
      expect(
        words(turned)
          .map((word) => word.split(' ').toSorted().join(' '))
          .toSorted(),
      ).toEqual(
        words(tile)
          .map((word) => word.split(' ').toSorted().join(' '))
          .toSorted(),
      );
      expect(sound(turnTile(tile)), tile.id).toBe(true);
    }
    const kinds: readonly Kind[] = ['path', 'house', 'tower', 'court'];
    const step = fc.record({
      side: fc.constantFrom(...SIDES),
      kind: fc.constantFrom(...kinds),
      join: fc.boolean(),
      a: fc.nat(7),
      b: fc.nat(7),
      port: fc.constantFrom(...PORTS),
    });
    fc.assert(
      fc.property(fc.constantFrom(...MATERIAL.tiles), fc.array(step, { maxLength: 12 }), (tile, steps) => {
        const drawn = steps.reduce(
          (now, { side, kind, join, a, b, port }) =>
            join ? (a < 4 ? separatePort(now, port) : joinFeatures(now, a, b)) : showSide(now, side, kind),
          tile,
        );
        const codes = tileIssues(drawn, false).map(({ code }) => code);
        expect(codes.filter((code) => !['crossing', 'too-many-features', 'wrong-end'].includes(code))).toEqual([]);
        for (const side of SIDES) expect(kindAt(drawn, side)).not.toBeNull();
      }),
    );
  });

  test('finds free short names', () => {
    expect(freeId(['C01', 'C03'])).toBe('C02');
    expect(freeId([], 'S')).toBe('S01');
  });
});

describe('drawing a board', () => {
  const { board } = SHIPPED_SET;
  const issues = (drawn: typeof board): readonly string[] =>
    setIssues({ ...SHIPPED_SET, board: drawn }).map(({ code }) => code);

  test('puts towers where the wall turns, and they keep their numbers', () => {
    const filled = toggleCell(board, { x: 6, y: 1 });
    expect(filled.cells.length).toBe(77);
    expect(filled.corners.length).toBe(14);
    expect(
      filled.corners.filter((corner) =>
        board.corners.some((old) => old.fields[0] === corner.fields[0] && old.vertex.join() === corner.vertex.join()),
      ).length,
    ).toBeGreaterThanOrEqual(12);
    expect(toggleCell(filled, { x: 6, y: 1 }).rows).toEqual(board.rows);
  });

  test('grows to the left and top, and is cropped to its cells again', () => {
    const wider = toggleCell(board, { x: -1, y: 4 });
    expect(wider.rows[4]).toBe('##########');
    expect(wider.startSpaces.find(({ id }) => id === 'S1')?.cell).toEqual({ x: 4, y: 0 });
    // The start space of another cell stays, one in the place of the new cell is removed.
    expect(toggleCell(board, { x: -1, y: 3 }).startSpaces.map(({ id }) => id)).not.toContain('S7');
    const back = toggleCell(wider, { x: 0, y: 4 });
    expect(back.rows).toEqual(board.rows);
    expect(back.startSpaces).toEqual(board.startSpaces);
  });

  test('evens out numbers, moves their start, and writes them one by one', () => {
    const even = numberEvenly(board);
    expect(issues(even)).toEqual([]);
    expect(even.corners[0]?.fields).toEqual([0, 1]);
    const begun = beginAt(board, 3);
    expect(begun.corners[0]).toMatchObject({ vertex: [7, 2], fields: [0, 1], token: false });
    expect(issues(begun)).toEqual([]);
    expect(issues(numberCorner(board, 2, 12))).toContain('corner-number');
    expect(giveToken(board, 1, false).corners[1]?.token).toBe(false);
  });

  test('adds, changes and removes start spaces', () => {
    const cell = { x: 1, y: 0 };
    for (const look of ['path', 'house', 'tower', 'court', 'market'] as const) {
      const drawn = setSpace(board, cell, 'N', look);
      const space = drawn.startSpaces.at(-1);
      expect(space && lookOf(space)).toBe(look);
      expect(issues(drawn)).toEqual([]);
    }
    expect(setSpace(setSpace(board, cell, 'N', 'path'), cell, 'N', null)).toEqual(board);
    expect(setSpace(board, { x: 4, y: 4 }, 'N', 'path')).toBe(board);
  });

  test('creates something playable from nothing at once', () => {
    expect(setIssues(emptySet())).toEqual([]);
  });
});

async function bench(store = memoryStore()): Promise<Workbench> {
  let [ids, time] = [0, 0];
  const workshop = createWorkshop({
    store,
    previewPainter: noPreviewPainter,
    now: () => ++time,
    freshId: () => `id-${++ids}-${Math.random()}`,
    onTrouble: () => {},
    onChange: () => {},
  });
  await workshop.load();
  return workshop;
}

describe('the workshop', () => {
  test('keeps every change, undoes, copies, renames and deletes', async () => {
    const opened = await openSets();
    const workshop = await bench(opened);
    const id = workshop.create('shipped', ' Mine ');
    const own = workshop.get(id);
    expect(own).toMatchObject({ name: 'Mine', issues: [] });
    if (!own) return;
    workshop.change(id, { ...own.draft, tiles: [{ ...blankTile('C01'), features: [] }, ...own.draft.tiles] });
    expect(workshop.get(id)?.issues.length).toBeGreaterThan(0);
    expect(workshop.get(id)?.set).toBeNull();
    workshop.rename(id, 'Yours');
    const copy = workshop.duplicate(id, 'Copy');
    // It waits for pending writes.
    await workshop.load();
    const again = await bench(opened);
    expect(again.sets.map(({ name }) => name).toSorted()).toEqual(['Copy', 'Yours']);
    expect(again.get(id)?.issues).toEqual(workshop.get(id)?.issues);
    expect(workshop.canUndo(id)).toBe(true);
    workshop.undo(id);
    expect(workshop.get(id)).toMatchObject({ name: 'Yours', issues: [] });
    expect(workshop.canUndo(id)).toBe(false);
    workshop.remove(id);
    workshop.remove(copy ?? '');
    await workshop.load();
    expect((await bench(opened)).sets).toEqual([]);
  });

  test('imports the files it exports, and broken files change nothing', async () => {
    const workshop = await bench();
    const id = workshop.create('shipped', 'Mine');
    const file = workshop.file(id) ?? '';
    const taken = workshop.take(file, 'x');
    expect(taken.ok && workshop.get(taken.value)?.draft).toEqual(workshop.get(id)?.draft);
    const bare = workshop.take(
      JSON.stringify({ tiles: [{ id: 'A', features: [{ kind: 'court', halves: 'NL NR EL ER SL SR WL WR' }] }] }),
      'my-file',
    );
    expect(bare.ok && workshop.get(bare.value)).toMatchObject({ name: 'my-file', issues: [] });
    const before = workshop.sets;
    for (const [text, code] of [
      ['', 'bad-set'],
      ['{', 'bad-set'],
      ['[]', 'bad-set'],
      ['{"tiles": 3}', 'bad-tile'],
      ['{"rows": 3}', 'bad-board'],
      [file.replace('"version": 1', '"version": 9'), 'set-newer'],
    ] as const) {
      expect(workshop.take(text, 'x')).toMatchObject({ ok: false, error: { code } });
    }
    expect(workshop.sets).toBe(before);
  });

  test('leaves unreadable data in its storage', async () => {
    const store = memoryStore();
    await store.put('odd', { id: 'odd', savedAt: 1, text: '{"format": "ramparts-set", "version": 7}' });
    await store.put('worse', 7);
    const workshop = await bench(store);
    expect(workshop.sets).toEqual([]);
    expect((await store.list()).length).toBe(2);
  });
});

const small = ownSet(smallDraft());
const GAME: NewGame = {
  rules: 'castle',
  set: small,
  options: {},
  players: ['Ada', 'Bot'],
  seats: [{ kind: 'human' }, { kind: 'bot', level: 'page' }],
  colours: [0, 1],
  seed: 'own',
};

async function openApp(sets = memoryStore()): Promise<Application> {
  let time = 1000;
  return createApp({
    saves: await openSaves(),
    sets,
    storage: textStorage(),
    tablePainter: noPainter,
    match: { thinker },
    now: () => ++time,
  });
}

/** Plays the first choice of every kind until this many tiles are placed. */
async function playOn(app: Application, tiles: number): Promise<void> {
  for (let n = 0; n < 400; n++) {
    const { match } = app;
    if (!match) throw new Error('There is no game');
    const { view } = match;
    if (view.over || view.state.laid.length >= tiles) return;
    if (view.myTurn) playEmpty(match);
    else await waitFor(() => expect(match.view.myTurn || match.view.over).toBe(true));
  }
}

describe('a game with custom tiles', () => {
  test('is played against a computer, saved, resumed without its set, and played again', async () => {
    const app = await openApp();
    expect(await app.newGame(GAME)).toBeNull();
    expect(app.match?.view).toMatchObject({
      state: { set: { digest: small.digest, board: { rows: smallDraft().board.rows } } },
    });
    await playOn(app, 5);
    const state = app.match?.view.state;
    expect(state?.laid.every(({ tile }) => tile.startsWith('own-'))).toBe(true);
    const record = app.exportRecord() ?? '';
    // Waits until the last action is on disk.
    const again = await waitFor(async () => {
      const opened = await openApp();
      const save = opened.savedGames.find(({ over }) => !over);
      expect(await opened.continueSaved(save?.id ?? '')).toBeNull();
      expect(opened.match?.view.state).toEqual(state);
      return opened;
    });
    expect(again.match?.view.tiles.map(({ id }) => id)).toContain('own-1');
    expect(await again.rematch()).toBeNull();
    expect(again.match && setOf(again.match.view.state)?.digest).toBe(small.digest);
    expect(await again.importRecord(record)).toBeNull();
    expect(again.match && setOf(again.match.view.state)?.name).toBe('Small');
    const link = await formatLink(JSON.parse(record));
    expect(link.length).toBeLessThan(8000);
    const linked = await parseLink(link);
    expect(linked.ok && (await again.importRecord(linked.value.record))).toBeNull();
    expect(await again.importRecord(record.replace('"own-1"', '"own-x"'))).toBe('bad-set');
    for (const { id } of again.savedGames) await again.deleteSave(id);
  });

  test('is in the backup file, and so are the sets', async () => {
    const app = await openApp();
    const id = app.workshop.create('empty', 'Mine');
    const file = await app.archive.exportAll();
    if (!file.ok) throw new Error(file.error.code);
    const other = await openApp(memoryStore());
    expect(other.archive.readAll(file.value.text)).toMatchObject({ ok: true, value: { sets: 1 } });
    expect(await other.archive.importAll(file.value.text, { settings: false })).toMatchObject({ ok: true });
    expect(other.workshop.sets.map(({ draft }) => draft)).toEqual([app.workshop.get(id)?.draft]);
    await other.archive.importAll(file.value.text, { settings: false });
    expect(other.workshop.sets.length).toBe(1);
    expect(await other.archive.deleteAll()).toBeNull();
    expect(other.workshop.sets).toEqual([]);
  });
});
