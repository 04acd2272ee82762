import { describe, expect, test } from 'vitest';
import { openSaves } from '../../src/persistence/saves.ts';
import { createApp } from '../../src/session/app/app.ts';
import type { Application } from '../../src/session/contracts/app.ts';
import type { Awaiting } from '../../src/game/index.ts';
import { formatLink, parseLink } from '../../src/session/links/link.ts';
import { DEFAULT_SETTINGS, parseSettings } from '../../src/session/app/settings.ts';
import { recordUntil } from '../support/player.ts';
import { useDatabase } from '../support/database.ts';
import { noPainter, thinker } from '../support/appPorts.ts';
import { gameOfTwo } from './gameOfTwo.ts';

useDatabase();

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

async function open(): Promise<Application> {
  const saves = await openSaves();
  let time = 1000;
  return createApp({ saves, storage: storage(), tablePainter: noPainter, match: { thinker }, now: () => ++time });
}

const game = gameOfTwo({ options: { tokens: false }, colours: [1, 0], seed: 'app' });

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

describe('the application', () => {
  test('keeps a game after every action and continues it', async () => {
    const app = await open();
    expect(await app.newGame(game)).toBeNull();
    const { match } = app;
    const [cell] = match?.view.legalCells ?? [];
    if (!match || !cell) throw new Error('There is no game');
    match.intents.tapCell(cell);
    match.intents.confirm();
    const before = match.view.state;
    await settle();
    app.leaveMatch();
    await settle();
    const [save] = app.savedGames;
    expect(save).toMatchObject({ rules: 'castle', names: ['Ada', 'Jan'], colours: [1, 0], over: false });
    expect(await app.continueSaved(save?.id ?? '')).toBeNull();
    expect(app.match?.view.state).toEqual(before);
    expect(await app.deleteSave(save?.id ?? '')).toBeNull();
    expect(app.savedGames).toEqual([]);
  });

  describe.each(['castle', 'zamek'] as const)('product 14: %s: a game that nobody closed', (rules) => {
    test.each<Awaiting>(['place', 'deploy', 'score', 'endTurn'])(
      'is continued by the next page at the same choice, while %s is awaited',
      async (awaiting) => {
        const killed = await open();
        await killed.importRecord(JSON.stringify(recordUntil(rules, awaiting, `resume/${rules}/${awaiting}`)));
        await settle();
        const next = await open();
        await settle();
        const [save] = next.savedGames;
        expect(await next.continueSaved(save?.id ?? '')).toBeNull();
        const [before, after] = [killed.match?.view, next.match?.view];
        expect(after?.prompt?.awaiting).toBe(awaiting);
        expect([after?.state, after?.prompt, after?.log]).toEqual([before?.state, before?.prompt, before?.log]);
      },
    );
  });

  test('answers a bad record with its code and leaves the game at the table', async () => {
    const app = await open();
    await app.newGame(game);
    const { match } = app;
    const good = recordUntil('zamek', 'deploy', 'app') as { actions: unknown[] };
    expect(await app.importRecord('{')).toBe('malformed');
    expect(await app.importRecord('[]')).toBe('bad-format');
    expect(await app.importRecord(JSON.stringify({ ...good, deck: ['C99'] }))).toBe('bad-deck');
    expect(await app.importRecord(JSON.stringify({ ...good, actions: [{ player: 1, do: 'pass' }] }))).toBe(
      'wrong-player@0',
    );
    expect(app.match).toBe(match);
    expect(await app.importRecord(JSON.stringify(good))).toBeNull();
    expect(app.match?.view.state.awaiting).toBe('deploy');
  });

  test('lets the other player begin a rematch, and everybody keeps their colour', async () => {
    const app = await open();
    await app.newGame(game);
    await app.rematch();
    expect(app.match?.view.players.map(({ name, colour }) => [name, colour])).toEqual([
      ['Jan', 0],
      ['Ada', 1],
    ]);
    expect(app.match?.view.state.options).toMatchObject({ tokens: false });
  });

  test('sends a game in a link', async () => {
    const app = await open();
    await app.importRecord(JSON.stringify(recordUntil('castle', 'over', 'link')));
    const link = await app.linkOfMatch();
    const scores = app.match?.view.state.scores;
    expect(link?.length).toBeLessThan(8000);
    const other = await open();
    expect(await other.openLink(link ?? '')).toBeNull();
    expect(other.match?.view.state.scores).toEqual(scores);
    expect(await other.openLink('#somewhere')).toBeNull();
  });
});

describe('links', () => {
  test('unpack what was packed', async () => {
    const record = recordUntil('zamek', 'score', 'pack');
    expect(await parseLink(await formatLink(record))).toEqual({
      ok: true,
      value: { record: JSON.stringify(record), at: null },
    });
    expect(await parseLink(await formatLink(record, 17))).toEqual({
      ok: true,
      value: { record: JSON.stringify(record), at: 17 },
    });
  });
  test.each([
    ['nothing', '#game=', 'link-broken'],
    ['foreign letters', '#game=a b', 'link-broken'],
    ['something else', '#game=AAAA', 'link-broken'],
    ['half of it', '', 'link-broken'],
    ['far too much', `#game=${'A'.repeat(20_000)}`, 'link-too-long'],
  ])('%s is refused', async (name, link, code) => {
    const given =
      name === 'half of it' ? (await formatLink(recordUntil('castle', 'place', 'half'))).slice(0, 200) : link;
    expect(await parseLink(given)).toMatchObject({ ok: false, error: { code } });
  });
  test('cannot unpack a small text into a huge one', async () => {
    expect(await parseLink(await formatLink('a'.repeat(5_000_000)))).toMatchObject({
      ok: false,
      error: { code: 'link-broken' },
    });
  });
});

describe('settings', () => {
  test.each([
    { lastRules: 'chess' },
    { lastPlayers: { chess: [] } },
    { lastPlayers: { castle: [{ name: 'Anna', look: 4, level: null }] } },
    { lastPlayers: { castle: [{ name: 'Anna', look: 400, level: null }, { name: 7 }, null] } },
  ])('%j is forgotten', (given) => {
    expect(parseSettings(JSON.stringify(given))).toEqual(DEFAULT_SETTINGS);
  });
  test.each(['', '{', '7', '[]', '{"speed":9,"confirm":"no","textSize":3,"motion":1,"light":"midnight","language":2}'])(
    '%j reads as the default',
    (text) => {
      expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
    },
  );
  test('are restored as stored', () => {
    const settings = {
      ...DEFAULT_SETTINGS,
      speed: 2 as const,
      confirm: false,
      textSize: 1.5 as const,
      light: 'noon' as const,
      lastRules: 'zamek',
      lastPlayers: {
        zamek: [
          { name: 'Anna', look: 4, level: null },
          { name: '', look: 6, level: 'steward' },
        ],
      },
    };
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
  });
});
