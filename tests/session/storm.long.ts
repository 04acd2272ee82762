import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { seededRandom } from '../../src/game/index.ts';
import { openFinished } from '../../src/persistence/finished.ts';
import { continues } from '../../src/persistence/continues.ts';
import { localBackupIn } from '../../src/persistence/localBackup.ts';
import { openRooms } from '../../src/persistence/rooms.ts';
import { parseSave } from '../../src/persistence/save.ts';
import type { Save } from '../../src/persistence/save.ts';
import { openSaves } from '../../src/persistence/saves.ts';
import type { Saves } from '../../src/persistence/saves.ts';
import { openSets } from '../../src/persistence/sets.ts';
import { createApp } from '../../src/session/app/app.ts';
import type { Application } from '../../src/session/contracts/app.ts';
import { fakeBrowser } from '../support/fakeTabs.ts';
import type { FakeTabs } from '../support/fakeTabs.ts';
import { playedUntil } from '../support/player.ts';
import { textStorage } from '../support/textStorage.ts';
import { noPainter } from '../support/appPorts.ts';

/**
 * Three tabs of one device, with and without locks: people play, undo, take over, copy and delete; tabs are killed,
 * stores fail, values are damaged, and the clock jumps. Checks that every acknowledged action still exists, and that
 * every failure was reported. `STORM_SECONDS` says for how long, `STORM_SEED` what happens.
 */

const SECONDS = Number(process.env['STORM_SECONDS'] ?? 120);
const SEED = process.env['STORM_SEED'] ?? String(Date.now());
const DAY = 86_400_000;

const over = playedUntil('castle', 'over', 0) as { readonly actions: readonly unknown[] };

interface Change {
  readonly save: Save;
  /** What the tab had of the game before. Actions in it may have been undone. */
  readonly before: Save | undefined;
}

interface Tab {
  readonly app: Application;
  readonly number: number;
  readonly tabs: FakeTabs;
  /** Every message shown in the tab. */
  readonly told: Set<string>;
  /** Failed writes that are not reported yet. */
  readonly untold: Set<string>;
  /** By id: writes requested since the last one that succeeded. */
  readonly unheard: ReadonlyMap<string, readonly Change[]>;
  dead: boolean;
}

const lengthOf = (save: Save): number => (save.match.record['actions'] as readonly unknown[]).length;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([true, false])('nothing is lost in a storm; locks available: %s', async (locks) => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const seed = `${SEED}/${locks}`;
  const random = seededRandom(seed);
  const chance = (part: number): boolean => random() < part;
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const browser = fakeBrowser({ locks });
  const texts = textStorage();
  let clock = 1_700_000_000_000;
  let failing = 0;
  let steps = 0;
  let opened = 0;
  const tabs: Tab[] = [];
  /** By id: records that were acknowledged, and neither undone nor deleted. */
  const owed = new Map<string, Save[]>();
  /** Games that are being deleted. */
  const going = new Set<string>();
  /** Requests of tabs that died before the answer: written, or not. */
  const unknown: Change[] = [];
  const planted: string[] = [];
  const history: string[] = [];
  const tell = (line: string): void => void (history.push(line), history.splice(0, history.length - 120));
  const counts: Record<string, number> = {};

  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function full(
    this: IDBObjectStore,
    ...asked: Parameters<typeof put>
  ) {
    if (random() < failing) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, asked);
  });

  /** The last of these changes is written; the store may have skipped those before it. */
  function acknowledge(save: Save, changes: readonly Change[]): void {
    const others = (owed.get(save.id) ?? []).filter(
      (one) => ![save, ...changes.map(({ before }) => before)].some((had) => had && continues(had, one)),
    );
    owed.set(save.id, [...others, save]);
  }

  /** Nothing enters or leaves a dead tab. */
  const mortal = <T extends object>(tab: { dead: boolean }, inner: T): T =>
    new Proxy(inner, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...asked: unknown[]) => {
          if (tab.dead) return new Promise(() => undefined);
          const answer: unknown = Reflect.apply(value, target, asked);
          if (!(answer instanceof Promise)) return answer;
          return new Promise((resolve, reject) => {
            answer.then(
              (got) => tab.dead || resolve(got),
              (error: unknown) => tab.dead || reject(error as Error),
            );
          });
        };
      },
    });

  async function open(): Promise<void> {
    const number = (opened += 1);
    const life = { dead: false };
    const told = new Set<string>();
    const untold = new Set<string>();
    const asked = new Map<string, readonly Change[]>();
    const known = new Map<string, Save>();
    /** A save that fails is tried again, silently: the player may have dismissed the message by then. */
    const tried = new Set<string>();
    const isFirst = ({ id, savedAt }: Save): boolean => tried.size < tried.add(`${id} ${savedAt}`).size;
    const watch = (saves: Saves): Saves => {
      const watched =
        (keep: Saves['put']): Saves['put'] =>
        async (save) => {
          const change = { save, before: known.get(save.id) };
          known.set(save.id, save);
          asked.set(save.id, [...(asked.get(save.id) ?? []), change]);
          const done = await keep(save);
          tell(`tab ${number}: ${done.ok ? 'kept' : done.error.code} ${save.id.slice(0, 4)} ${lengthOf(save)}`);
          const changes = asked.get(save.id) ?? [];
          if (life.dead || changes.at(-1) !== change) return done;
          if (done.ok) {
            asked.delete(save.id);
            acknowledge(save, changes);
          } else if (
            done.error.code !== 'save-gone' &&
            isFirst(save) &&
            !tabs.find((tab) => tab.number === number)?.app.notices.some(({ code }) => code === done.error.code)
          )
            untold.add(done.error.code);
          return done;
        };
      return {
        ...saves,
        put: watched(saves.put),
        putAgain: watched(saves.putAgain),
        async get(id) {
          const found = await saves.get(id);
          if (found.ok && found.value) known.set(id, found.value);
          return found;
        },
      };
    };
    const channel = browser.tab();
    const [saves, finished, rooms, sets] = await Promise.all([
      openSaves({ onUnreadable: () => told.add('save-broken') }),
      openFinished(),
      openRooms(),
      openSets(),
    ]);
    const app = await createApp({
      saves: watch(mortal(life, saves)),
      finished: mortal(life, finished),
      rooms: mortal(life, rooms),
      sets: mortal(life, sets),
      storage: texts,
      localBackup: localBackupIn(() => texts),
      tablePainter: noPainter,
      tabs: channel,
      now: () => clock,
    });
    const tab: Tab = Object.assign(life, { app, number, tabs: channel, told, untold, unheard: asked });
    app.subscribe(() => {
      for (const { code } of app.notices) {
        told.add(code);
        untold.delete(code);
      }
    });
    for (const { code } of app.notices) told.add(code);
    tabs.push(tab);
  }

  const settle = (milliseconds = 25): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const database = async <T>(
    name: string,
    work: (opened: Awaited<ReturnType<typeof openDB>>) => Promise<T>,
  ): Promise<T> => {
    const opened = await openDB(name);
    try {
      return await work(opened);
    } finally {
      opened.close();
    }
  };

  async function stored(): Promise<readonly unknown[]> {
    const [saves, aside, finished] = await Promise.all([
      database('ramparts', (opened) => opened.getAll('saves')),
      database('ramparts', (opened) => opened.getAll('aside')),
      database('ramparts-finished', (opened) => opened.getAll('games')),
    ]);
    return [...saves, ...finished, ...(aside as { raw: unknown }[]).map(({ raw }) => raw)];
  }

  function act({ app }: Tab): void {
    const { match } = app;
    if (!match || match.view.over) return;
    const { view, intents } = match;
    const cell = pick(view.legalCells);
    const option = pick(view.prompt?.options ?? []);
    if (cell) intents.tapCell(cell);
    else if (option) intents.choose(option.id);
    intents.confirm();
  }

  const waysOf = (tab: Tab): Readonly<Record<string, () => unknown>> => ({
    act: () => act(tab),
    hurry: () => Array.from({ length: 4 }, () => act(tab)),
    undo: () => tab.app.match?.intents.undo(),
    begin: () =>
      tab.app.newGame({
        rules: 'castle',
        options: {},
        players: ['Ada', 'Jan'],
        seats: [{ kind: 'human' }, { kind: 'human' }],
        colours: [0, 1],
        seed: `${seed}/${steps}`,
      }),
    nearEnd: () =>
      tab.app.importRecord(JSON.stringify({ ...over, actions: over.actions.slice(0, -1 - Math.floor(random() * 6)) })),
    goOn: () => {
      const game = pick(tab.app.savedGames.filter((one) => !one.over));
      return game && tab.app.continueSaved(game.id, { takeOver: chance(0.3) });
    },
    look: () => {
      const game = pick(tab.app.savedGames);
      return game && tab.app.continueSaved(game.id);
    },
    leave: () => tab.app.leaveMatch(),
    decide: () => {
      const notice = pick(tab.app.notices);
      const action = notice && pick(notice.actions.filter((one) => one === 'newer' || one === 'copy'));
      if (notice && action) tab.app.actOnNotice(notice.id, action);
      else if (notice) tab.app.dismissNotice(notice.id);
    },
    remove: async () => {
      const game = pick(tab.app.savedGames);
      if (!game || tab.app.screen === 'game') return;
      const here = (await stored()).filter((raw) => parseSave(raw).ok && (raw as Save).id === game.id) as Save[];
      going.add(game.id);
      const refused = (await tab.app.deleteSave(game.id)) !== null;
      going.delete(game.id);
      if (refused) return;
      for (const gone of here)
        for (const [id, records] of owed)
          owed.set(
            id,
            records.filter((record) => !continues(gone, record)),
          );
    },
    settings: () => tab.app.changeSettings({ confirm: chance(0.5) || true }),
    exportAll: () => tab.app.archive.exportAll(),
    kill: () => {
      tab.dead = true;
      unknown.push(...[...tab.unheard.values()].flat());
      tab.tabs.die();
      tabs.splice(tabs.indexOf(tab), 1);
    },
    clock: () => (clock += Math.floor((random() - 0.5) * 20 * DAY)),
    fail: () => (failing = failing > 0 ? 0 : 0.3 * random()),
    damage: async () => {
      const marker = `torn-${planted.length}`;
      const raw = pick([
        marker,
        { marker, format: 'ramparts-save' },
        { marker, format: 'ramparts-save', version: 99 },
        [marker],
      ]);
      planted.push(marker);
      await database('ramparts', (opened) => opened.add('saves', raw, marker));
    },
  });
  const WEIGHTS: Readonly<Record<string, number>> = {
    act: 30,
    hurry: 10,
    undo: 5,
    begin: 3,
    nearEnd: 4,
    goOn: 10,
    look: 3,
    leave: 4,
    decide: 8,
    remove: 1,
    settings: 1,
    exportAll: 1,
    kill: 2,
    clock: 2,
    fail: 2,
    damage: 1,
  };
  const deck = Object.entries(WEIGHTS).flatMap(([name, weight]) => Array.from({ length: weight }, () => name));

  async function check(): Promise<void> {
    const raws = await stored();
    for (const [id, records] of owed) {
      if (going.has(id)) continue;
      for (const record of records) {
        const isThere = (one: Save): boolean => raws.some((raw) => parseSave(raw).ok && continues(raw as Save, one));
        // A tab that undid an action may have died after writing this, before the answer.
        const takenBack = (): boolean =>
          unknown.some(({ save, before }) => save.id === id && before && continues(before, record) && isThere(save));
        if (!isThere(record) && !takenBack())
          throw new Error(
            `Lost at step ${steps} with seed ${seed}: ${id}, ${lengthOf(record)} actions\n${history.join('\n')}`,
          );
      }
    }
    const text = JSON.stringify(raws);
    for (const marker of planted) expect(text, `damaged value at step ${steps} with seed ${seed}`).toContain(marker);
  }

  const end = Date.now() + SECONDS * 1000;
  while (Date.now() < end) {
    steps += 1;
    clock += 1000;
    if (tabs.length < 3 && chance(tabs.length === 0 ? 1 : 0.2)) await open();
    for (let n = 0; n < 1 + Math.floor(random() * 3); n++) {
      const tab = pick(tabs);
      const name = pick(deck) ?? 'act';
      if (!tab) continue;
      counts[name] = (counts[name] ?? 0) + 1;
      tell(`${steps} tab ${tab.number} ${name}`);
      void waysOf(tab)[name]?.();
      if (chance(0.5)) await settle(Math.floor(random() * 8));
    }
    if (steps % 5 > 0) continue;
    await settle(60);
    await check();
    for (const { app, untold } of tabs) {
      for (const { code } of app.notices) untold.delete(code);
      expect([...untold], `untold at step ${steps} with seed ${seed}\n${history.join('\n')}`).toEqual([]);
    }
  }
  failing = 0;
  await settle(4000);
  await check();
  console.log(`storm ${seed}: ${steps} steps, ${JSON.stringify(counts)}`);
});
