import { describe, expect, test } from 'vitest';
import { chooseAction } from '../../src/bots/choose.ts';
import { pack, unpack } from '../../src/net/packed.ts';
import { openSaves } from '../../src/persistence/saves.ts';
import { createApp } from '../../src/session/app/app.ts';
import type { Application } from '../../src/session/contracts/app.ts';
import { challengeOf, formatChallenge, parseChallenge, takeUp } from '../../src/session/links/challenge.ts';
import type { NewGame, Seat } from '../../src/session/contracts/match.ts';
import { formatLink } from '../../src/session/links/link.ts';
import { finishedCarcassonne } from '../support/growCarcassonne.ts';
import { playedUntil } from '../support/player.ts';
import { textStorage } from '../support/textStorage.ts';
import { useDatabase } from '../support/database.ts';
import { noPainter } from '../support/appPorts.ts';

useDatabase();

const record = playedUntil('zamek', 'over', 0) as {
  readonly deck: readonly string[];
  readonly wallTokens: Readonly<Record<string, number>>;
};
const game: NewGame = {
  rules: 'zamek',
  options: {},
  players: ['Jan', 'Ada'],
  seats: [{ kind: 'bot', level: 'knight' }, { kind: 'human' }],
  colours: [1, 0],
  seed: 's',
};
const made = challengeOf({ game, record, scores: [51, 63] });
if (!made) throw new Error('There is no challenge');

const asked: unknown[] = [];
const thinker = {
  think: (...question: Parameters<typeof chooseAction>) => {
    asked.push(question[0]);
    return Promise.resolve(chooseAction(...question));
  },
  close: () => undefined,
};
const open = async (): Promise<Application> =>
  createApp({ saves: await openSaves(), storage: textStorage(), tablePainter: noPainter, match: { thinker } });
const packed = async (change: Readonly<Record<string, unknown>>): Promise<string> => {
  const { actions: _none, players: _names, ...rest } = record as unknown as Readonly<Record<string, unknown>>;
  return `#challenge=${await pack(JSON.stringify({ format: 'ramparts-challenge', version: 1, place: 1, scores: [63, 51], level: 'knight', game: { ...rest, players: ['', 'Ada'] }, ...change }))}`;
};

describe('product 12: the same tiles for another player', () => {
  test('a challenge fits in a short link that names only its sender', async () => {
    const link = await formatChallenge(made);
    expect(link.length).toBeLessThan(1000);
    const read = await parseChallenge(link);
    expect(read).toMatchObject({
      ok: true,
      value: {
        place: 1,
        name: 'Ada',
        scores: [63, 51],
        levels: ['knight'],
        start: { rules: 'zamek', stack: record.deck, wallTokens: record.wallTokens },
      },
    });
    // Only its sender is named.
    const text = await unpack(link.slice(link.indexOf('=') + 1), 64 * 1024);
    expect(JSON.parse(text ?? '')).toMatchObject({ game: { players: ['', 'Ada'] } });
  });

  test('links of older versions open: one level, or none against a person', async () => {
    expect(await parseChallenge(await packed({}))).toMatchObject({
      ok: true,
      value: { start: { rules: 'zamek' }, levels: ['knight'] },
    });
    expect(await parseChallenge(await packed({ level: undefined }))).toMatchObject({
      ok: true,
      value: { start: { rules: 'zamek' }, levels: [null] },
    });
  });

  test('it is played from the same seat with the same tiles, and remembers the result to beat', async () => {
    const { game: next, record: begun } = takeUp(made, { names: ['Eva', 'Computer'], levels: ['knight'] }, 'seed');
    expect(next).toMatchObject({
      players: ['Computer', 'Eva'],
      seats: [{ kind: 'bot', level: 'knight' }, { kind: 'human' }],
      challenge: { name: 'Ada', place: 1, scores: [63, 51] },
    });
    expect(begun).toMatchObject({ deck: record.deck, wallTokens: record.wallTokens, actions: [] });
    const app = await open();
    expect(await app.openLink(await formatChallenge(made))).toBeNull();
    expect(app.challenge).toMatchObject({ name: 'Ada' });
    asked.length = 0;
    expect(await app.takeChallenge({ names: ['Eva', 'Computer'], levels: ['knight'] })).toBeNull();
    expect(app.challenge).toBeNull();
    expect(app.match?.view).toMatchObject({ challenge: { name: 'Ada' }, state: { drawn: record.deck.slice(0, 1) } });
    await new Promise((resolve) => setTimeout(resolve, 80));
    // The computer gets only what anybody at the table may see.
    const seen = asked[0] as
      | { readonly drawn: readonly string[]; readonly wallTokens: Readonly<Record<string, unknown>> }
      | undefined;
    expect(seen?.drawn.length).toBeLessThan(3);
    expect(JSON.stringify(seen)).not.toContain(JSON.stringify(record.deck.slice(3, 8)).slice(1, -1));
    app.leaveMatch();
    await new Promise((resolve) => setTimeout(resolve, 80));
    const kept = app.savedGames[0]?.id ?? '';
    expect(await app.continueSaved(kept)).toBeNull();
    expect(app.match?.view.challenge).toEqual({ name: 'Ada', place: 1, scores: [63, 51] });
    await app.rematch();
    expect(app.match?.view.challenge).toBeNull();
  });

  test('of two people on one screen the better one challenges; hidden tokens make it impossible', () => {
    const two = { ...game, seats: [{ kind: 'human' }, { kind: 'human' }] } as const;
    expect(challengeOf({ game: two, record, scores: [51, 63] })).toMatchObject({
      place: 1,
      scores: [63, 51],
      levels: [null],
    });
    const [field] = Object.keys(record.wallTokens);
    const tokens = Object.fromEntries(Object.entries(record.wallTokens).filter(([key]) => key !== field));
    expect(
      challengeOf({
        game: { ...game, seats: [{ kind: 'peer' }, { kind: 'human' }] },
        record: { ...record, wallTokens: tokens },
        scores: [1, 2],
      }),
    ).toBeNull();
  });

  test.each([
    ['nothing', '#challenge=', 'challenge-broken'],
    ['foreign letters', '#challenge=%20', 'challenge-broken'],
    ['something else', '#challenge=AAAA', 'challenge-broken'],
    ['far too much', `#challenge=${'A'.repeat(20_000)}`, 'link-too-long'],
  ])('a link that contains %s is refused', async (_, link, code) => {
    expect(await parseChallenge(link)).toMatchObject({ ok: false, error: { code } });
    expect(await (await open()).openLink(link)).toBe(code);
  });

  test.each([
    [{ format: 'x' }, 'challenge-broken'],
    [{ version: 2 }, 'link-newer'],
    [{ place: 2 }, 'challenge-broken'],
    [{ scores: [63] }, 'challenge-broken'],
    [{ scores: [63, -1] }, 'challenge-broken'],
    [{ scores: ['63', 51] }, 'challenge-broken'],
    [{ level: 'emperor' }, 'link-newer'],
    [{ game: null }, 'challenge-broken'],
    [{ game: { ...record, deck: ['C99'] } }, 'challenge-broken'],
    [{ game: { ...record, deck: [] } }, 'challenge-broken'],
  ])('a link that says %j is refused with %s', async (change, code) => {
    expect(await parseChallenge(await packed(change))).toMatchObject({ ok: false, error: { code } });
  });
});

describe('the same tiles of Carcassonne', () => {
  const whole = finishedCarcassonne(4, { modules: ['river-1', 'abbot'] }) as {
    readonly deck: readonly string[];
    readonly options: object;
    readonly actions: readonly unknown[];
  };
  const novice: Seat = { kind: 'bot', level: 'novice' };
  const seats: readonly Seat[] = [novice, { kind: 'bot', level: 'knight' }, { kind: 'human' }, novice];
  const scores = [40, 55, 61, 12];
  const four = challengeOf({ game: { players: ['Ion', 'Jan', 'Ada', 'Leo'], seats }, record: whole, scores });
  if (!four) throw new Error('There is no challenge');
  const openCarcassonne = async (): Promise<Application> =>
    createApp({
      saves: await openSaves(),
      storage: textStorage(),
      tablePainter: noPainter,
      match: { thinker: { think: () => new Promise<never>(() => {}), close: () => undefined } },
    });
  const packedCarcassonne = async (
    change: Readonly<Record<string, unknown>>,
    header: Readonly<Record<string, unknown>> = {},
  ): Promise<string> => {
    const { actions: _none, ...rest } = whole;
    return `#challenge=${await pack(JSON.stringify({ format: 'ramparts-challenge', version: 1, place: 2, scores: [61, 12, 40, 55], levels: ['novice', 'novice', 'knight'], game: { ...rest, players: ['', '', 'Ada', ''], ...header }, ...change }))}`;
  };

  test('a challenge contains its rules, the same seat among as many, and the same computer players', async () => {
    const link = await formatChallenge(four);
    expect(link.length).toBeLessThan(1000);
    const read = await parseChallenge(link);
    expect(read).toMatchObject({
      ok: true,
      value: {
        place: 2,
        name: 'Ada',
        scores: [61, 12, 40, 55],
        levels: ['novice', 'novice', 'knight'],
        start: { rules: 'carcassonne', stack: whole.deck },
      },
    });
    const app = await openCarcassonne();
    expect(await app.openLink(link)).toBeNull();
    expect(
      await app.takeChallenge({
        names: ['Eva', 'Saffron', 'Madder', 'Violet'],
        levels: ['novice', 'novice', 'knight'],
      }),
    ).toBeNull();
    const rival = { name: 'Ada', place: 2, scores: [61, 12, 40, 55] };
    const view = app.match?.view;
    expect(view).toMatchObject({
      state: { options: { modules: ['river-1', 'abbot'] }, drawn: whole.deck.slice(0, 1) },
      challenge: rival,
    });
    expect(view?.players.map(({ name, seat }) => [name, 'level' in seat ? seat.level : seat.kind])).toEqual([
      ['Madder', 'novice'],
      ['Violet', 'knight'],
      ['Eva', 'human'],
      ['Saffron', 'novice'],
    ]);
    app.leaveMatch();
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(await app.continueSaved(app.savedGames[0]?.id ?? '')).toBeNull();
    expect(app.match?.view.challenge).toEqual(rival);
    await app.rematch();
    expect(app.match?.view.challenge).toBeNull();
  });

  test('of several people on one screen the best one challenges; without a person here nobody does', () => {
    const people = seats.map((_, player): Seat => (player === 1 ? novice : { kind: 'human' }));
    expect(
      challengeOf({
        game: { players: ['Ion', 'Jan', 'Ada', 'Leo'], seats: people },
        record: whole,
        scores: [30, 80, 61, 61],
      }),
    ).toMatchObject({ place: 2, levels: [null, null, 'novice'] });
    expect(
      challengeOf({
        game: { players: ['Ion', 'Jan'], seats: [novice, novice] },
        record: finishedCarcassonne(2, { deck: 6 }),
        scores: [1, 2],
      }),
    ).toBeNull();
  });

  test.each([
    [{ place: 4 }, {}, 'challenge-broken'],
    [{ place: -1 }, {}, 'challenge-broken'],
    [{ scores: [61, 12] }, {}, 'challenge-broken'],
    [{ levels: ['novice'] }, {}, 'challenge-broken'],
    [{ levels: ['novice', 'emperor', 'novice'] }, {}, 'link-newer'],
    [{ levels: 'novice' }, {}, 'challenge-broken'],
    [{}, { players: ['Ada'] }, 'challenge-broken'],
    [{}, { players: Array(7).fill('') }, 'challenge-broken'],
    [{}, { deck: ['Z01'] }, 'challenge-broken'],
    [{}, { deck: [] }, 'challenge-broken'],
    [{}, { options: { modules: ['dragons'] } }, 'challenge-broken'],
  ])('a link that says %j %j is refused with %s', async (change, header, code) => {
    expect(await parseChallenge(await packedCarcassonne(change, header))).toMatchObject({ ok: false, error: { code } });
  });

  test('a whole game of six with the river, and a moment of it, fit into a link', async () => {
    const six = finishedCarcassonne(6, { modules: ['river-1', 'abbot'] });
    const link = await formatLink(six, 77);
    expect(link.length).toBeLessThan(4000);
    const app = await openCarcassonne();
    expect(await app.openLink(link)).toBeNull();
    expect(app.review?.view).toMatchObject({ at: 77, over: true });
    expect(app.match?.view).toMatchObject({ isReplay: true, state: { options: { modules: ['river-1', 'abbot'] } } });
    expect(app.match?.view.players).toHaveLength(6);
    expect(await app.linkOfMatch(77)).toBe(link);
    expect(await app.openLink(link.slice(0, 400))).toBe('link-broken');
    expect(app.review?.view.at).toBe(77);
  });
});
