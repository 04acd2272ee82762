import { beforeEach, describe, expect, test } from 'vitest';
import { localBackupIn } from '../../src/persistence/localBackup.ts';
import { almost, device, finish, over } from './device.ts';
import type { Device } from './device.ts';
import type { Application } from '../../src/session/contracts/app.ts';
import { formatBackup, parseBackup } from '../../src/session/archive/backup.ts';
import { resultOfRecord } from '../../src/session/archive/result.ts';
import { sampleSave } from '../persistence/samples.ts';
import { finishedCarcassonne } from '../support/growCarcassonne.ts';
import { recordUntil } from '../support/player.ts';
import { useDatabase } from '../support/database.ts';

useDatabase();

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

let here: Device;
beforeEach(async () => {
  here = await device();
});

describe('the backup file', () => {
  async function filled(): Promise<Application> {
    const app = await here.start();
    await app.importRecord(JSON.stringify(almost));
    finish(app);
    await settle();
    await app.importRecord(JSON.stringify(recordUntil('zamek', 'deploy', 'backup')));
    await settle();
    app.leaveMatch();
    app.changeSettings({ confirm: false });
    here.texts.setItem('ramparts-lessons', '["paths"]');
    here.texts.setItem('ramparts-room', 'abc');
    here.texts.setItem('somebody-else', 'x');
    await here.rooms.put('r', { game: null });
    await settle();
    return app;
  }

  test('is exported by one device and imported by another, with equal results', async () => {
    const app = await filled();
    const file = await app.archive.exportAll();
    if (!file.ok) throw new Error(file.error.message);
    const there = await device();
    const other = await there.start();
    expect(other.archive.readAll(file.value.text)).toMatchObject({ ok: true, value: { games: 2, broken: 0 } });
    expect(await other.archive.importAll(file.value.text, { settings: true })).toEqual({
      ok: true,
      value: { added: 2, known: 0, differ: 0, textsKept: true },
    });
    expect(other.savedGames.map(({ id, scores, over: ended }) => [id, scores, ended])).toEqual(
      app.savedGames.map(({ id, scores, over: ended }) => [id, scores, ended]),
    );
    expect(other.archive.games).toEqual(app.archive.games);
    expect(other.settings).toEqual(app.settings);
    expect(there.texts.getItem('ramparts-lessons')).toBe('["paths"]');
    expect(there.texts.getItem('ramparts-room')).toBeNull();
    expect(await other.archive.importAll(file.value.text, { settings: false })).toEqual({
      ok: true,
      value: { added: 0, known: 2, differ: 0, textsKept: true },
    });
    expect(await other.continueSaved(other.savedGames.find((one) => !one.over)?.id ?? '')).toBeNull();
  });

  test('says which games have gone on differently here, and leaves them as they are', async () => {
    const app = await here.start();
    await app.importRecord(JSON.stringify(recordUntil('castle', 'place', 'backup')));
    await settle();
    const exported = async (of: Application): Promise<string> => {
      const file = await of.archive.exportAll();
      if (!file.ok) throw new Error(file.error.message);
      return file.value.text;
    };
    const before = await exported(app);
    const placeAt = async (of: Application, nth: number): Promise<void> => {
      const cell = of.match?.view.legalCells[nth];
      if (!of.match || !cell) throw new Error('There is no such cell');
      of.match.intents.tapCell(cell);
      of.match.intents.confirm();
      await settle();
      of.leaveMatch();
      await settle();
    };
    await placeAt(app, 0);
    const mine = JSON.stringify(app.savedGames);
    expect(await app.archive.importAll(before, { settings: false })).toMatchObject({ value: { known: 1, differ: 0 } });

    const file = await exported(app);
    await here.saves.clear();
    const other = await here.start();
    await other.archive.importAll(before, { settings: false });
    await other.continueSaved(other.savedGames[0]?.id ?? '');
    await placeAt(other, 1);
    const theirs = await exported(other);
    await here.saves.clear();
    const again = await here.start();
    await again.archive.importAll(file, { settings: false });
    expect(await again.archive.importAll(theirs, { settings: false })).toMatchObject({
      value: { added: 0, known: 0, differ: 1 },
    });
    expect(JSON.stringify(again.savedGames)).toBe(mine);
  });

  test('whose settings do not fit changes none of them, and says so', async () => {
    const app = await filled();
    const file = await app.archive.exportAll();
    if (!file.ok) throw new Error(file.error.message);
    const there = await device();
    there.texts.setItem('ramparts-lessons', '["roads"]');
    const all = (): Readonly<Record<string, string>> => localBackupIn(() => there.texts).all();
    const before = all();
    const put = there.texts.setItem.bind(there.texts);
    const room = JSON.stringify(before).length + 50;
    there.texts.setItem = (key, text) => {
      if (JSON.stringify({ ...all(), [key]: text }).length > room) throw new DOMException('full', 'QuotaExceededError');
      put(key, text);
    };
    const other = await there.start();
    expect(await other.archive.importAll(file.value.text, { settings: true })).toEqual({
      ok: true,
      value: { added: 2, known: 0, differ: 0, textsKept: false },
    });
    expect(all()).toEqual(before);
    expect(other.settings.confirm).toBe(true);
  });

  test('deletion removes everything of ours, and nothing else', async () => {
    const app = await filled();
    expect(await app.archive.deleteAll()).toBeNull();
    expect(app.savedGames).toEqual([]);
    expect(app.settings.confirm).toBe(true);
    expect([await here.finished.list(), await here.rooms.list(), here.painted()]).toEqual([[], [], []]);
    expect(Array.from({ length: here.texts.length }, (_, n) => here.texts.key(n))).toEqual(['somebody-else']);
    const again = await here.start();
    expect(again.savedGames).toEqual([]);
  });

  test.each([
    ['no JSON', '{', 'backup-broken'],
    ['a record', JSON.stringify(over), 'backup-format'],
    ['another version', '{"format":"ramparts-backup","version":2}', 'backup-newer'],
    ['no games', '{"format":"ramparts-backup","version":1,"savedAt":1,"texts":{}}', 'backup-broken'],
    ['no date', '{"format":"ramparts-backup","version":1,"savedAt":"now","texts":{},"games":[]}', 'backup-broken'],
  ])('%s is refused and changes nothing', async (_, text, code) => {
    const app = await filled();
    const before = app.savedGames;
    expect(app.archive.readAll(text)).toMatchObject({ ok: false, error: { code } });
    expect(await app.archive.importAll(text, { settings: true })).toMatchObject({ ok: false, error: { code } });
    expect(app.savedGames).toEqual(before);
  });

  test('counts games that cannot be read, recomputes points, and leaves out foreign keys', () => {
    const save = sampleSave({ id: 'good' });
    const result = resultOfRecord(over, true);
    if (!result.ok) throw new Error(result.error.message);
    const whole = {
      ...save,
      match: { ...save.match, record: over as never },
      result: { ...result.value, scores: [999, 0] as const },
    };
    const file = formatBackup({
      savedAt: 5,
      games: [whole, { ...save, id: 'bad', match: { ...save.match, record: { actions: [] } } }],
      texts: { 'ramparts-a': 'b', 'ramparts-room': 'x', other: 'c', 'ramparts-<': 'd' },
      sets: [],
    });
    expect(parseBackup(file)).toMatchObject({
      ok: true,
      value: {
        savedAt: 5,
        broken: 1,
        games: [{ id: 'good', result: { scores: result.value.scores } }],
        texts: { 'ramparts-a': 'b' },
      },
    });
    const read = parseBackup(file);
    expect(read.ok && Object.keys(read.value.texts)).toEqual(['ramparts-a']);
  });

  test('contains games of Carcassonne, unfinished and finished', async () => {
    const app = await here.start();
    expect(
      await app.importRecord(JSON.stringify(finishedCarcassonne(3, { modules: ['river-1', 'abbot'], deck: 20 }))),
    ).toBeNull();
    await settle();
    const { actions, ...head } = finishedCarcassonne(6, { deck: 12 }) as { readonly actions: readonly unknown[] };
    expect(await app.importRecord(JSON.stringify({ ...head, actions: actions.slice(0, 9) }))).toBeNull();
    app.leaveMatch();
    await settle();
    const file = await app.archive.exportAll();
    if (!file.ok) throw new Error(file.error.message);
    const other = await (await device()).start();
    expect(await other.archive.importAll(file.value.text, { settings: false })).toEqual({
      ok: true,
      value: { added: 2, known: 0, differ: 0, textsKept: true },
    });
    expect(other.savedGames.map(({ names, scores, over: ended }) => [names.length, scores, ended])).toEqual(
      app.savedGames.map(({ names, scores, over: ended }) => [names.length, scores, ended]),
    );
    expect(other.archive.games).toEqual(app.archive.games);
    const finished = other.archive.games[0]?.id ?? '';
    expect(await other.continueSaved(finished)).toBeNull();
    other.openReview(4);
    expect(other.review?.view).toMatchObject({ at: 4, over: true });
    expect(await other.deleteSave(finished)).toBeNull();
    expect(other.savedGames.map(({ over: ended }) => ended)).toEqual([false]);
  });

  test('is recognized in the import of single games', async () => {
    const app = await filled();
    const file = await app.archive.exportAll();
    expect(file.ok && (await app.importRecord(file.value.text))).toBe('is-backup');
  });
});
