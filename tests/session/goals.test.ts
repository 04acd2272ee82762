import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carcassonne, isRecord, parseJson } from '../../src/game/index.ts';
import { parseSave } from '../../src/persistence/save.ts';
import { formatBackup, parseBackup } from '../../src/session/archive/backup.ts';
import { goalsOf, newGoals, searchGoals } from '../../src/session/archive/goals/index.ts';
import type { FinishedSave } from '../../src/session/contracts/archive.ts';
import { GOAL_GROUPS } from '../../src/session/contracts/goals.ts';
import type { GoalId, GoalsReached } from '../../src/session/contracts/goals.ts';
import { lying, playInWords, tiles } from '../game/carcassonne/notation.ts';
import { goldensOf } from '../support/goldens.ts';
import { archiveOf, finishedGame, finishedSave } from '../support/finishedGames.ts';
import type { FinishedChange } from '../support/finishedGames.ts';

const PATHS: ReadonlyMap<string, string> = new Map(
  ['castle', 'zamek', 'carcassonne'].flatMap((rules) =>
    goldensOf(rules).map((path) => [`${rules} ${basename(path, '.json')}`, path] as const),
  ),
);

/** The record of a golden test. */
function golden(name: string): unknown {
  const test = parseJson(readFileSync(PATHS.get(name) ?? '', 'utf8'));
  return isRecord(test) ? test['record'] : undefined;
}

/** The record of a game of two in words. */
function inWords(start: string, deck: string, actions: string): unknown {
  const rules = carcassonne.rulesOf(carcassonne.DEFAULT_OPTIONS);
  const setup = { rules, players: ['Ada', 'Jan'], start: lying(start), deck: tiles(deck) };
  const played = playInWords(carcassonne.startGame(setup), actions);
  if (!played.ok) throw new Error(played.error.message);
  return carcassonne.formatCarcassonneRecord(setup, played.value);
}

/** A road that is completed with a tile for each straight one, and three more. */
const road = (...straight: readonly number[]): unknown =>
  inWords(
    ['four roads at 0,0', ...straight.map((x) => `straight road at ${x},0`)].join('; '),
    'straight road; four roads',
    `place at ${straight.length + 1},0; follower on road; place at ${straight.length + 2},0; pass`,
  );

/** A city of six tiles, one of them as told; completed on the first player's second turn. */
const city = (another: string): unknown =>
  inWords(
    `city edge at 0,0 turned 1; city bridge, coat of arms at 1,0; ${another} at 2,0; city bridge at 3,0`,
    'city bridge; monastery; city edge',
    'place at 4,0; follower on city; place at -1,0; pass; place at 5,0 turned 3; pass',
  );

/** A field at that many cities. */
const field = (cities: number): unknown =>
  inWords(
    Array.from({ length: cities - 1 }, (_, x) => `city edge at ${x},0; city edge at ${x},-1 turned 2`).join('; '),
    '2 × city edge',
    `place at ${cities - 1},0; follower on field; place at ${cities - 1},-1 turned 2; pass`,
  );

interface Played extends FinishedChange {
  readonly record: unknown;
}
const of = (name: string, change: FinishedChange = {}): Played => ({ record: golden(name), ...change });
const castle = (name: string, change?: FinishedChange): Played => of(`castle ${name}`, change);
const country = (name: string, change?: FinishedChange): Played => of(`carcassonne ${name}`, change);
const TWO_ARMS = { record: city('city bridge, coat of arms') };
const ONE_COAT = { record: city('city bridge') };
const LONG = castle('s6-track-wraps-past-99');
const PURIST = ['hints', 'projected', 'tiles'] as const;
const EMPTY = 's3-no-tiles-game-over-at-once';

/** For each goal a game that reaches it, and one that just misses it. */
const GAMES: Readonly<Record<GoalId, readonly [reached: Played, missed: Played]>> = {
  win: [castle(EMPTY, { scores: [1, 0] }), castle(EMPTY, { scores: [1, 1] })],
  'at-once': [castle('s4-deploy-on-the-completed-region'), castle('s5-no-follower-no-points')],
  'two-features': [castle('s8-last-tile-set-aside-token-1-kept'), country('s7-two-segments-of-one-city')],
  guest: [castle('s9-tower-4-tiles-8'), castle('s9-tower-4-tiles-8', { me: 1 })],
  'all-home': [LONG, castle('s2-six-followers-in-the-supply')],
  'ten-home': [LONG, castle('s9-marker-31-two-points-stops-on-33')],
  'big-turn': [TWO_ARMS, ONE_COAT],
  comeback: [castle('s7-token-8-missing-the-larger-keep-scores', { me: 1 }), castle('s7-token-8-keep-2-larger')],
  'clear-win': [castle(EMPTY, { scores: [40, 20] }), castle(EMPTY, { scores: [39, 20] })],
  unaided: [
    castle(EMPTY, { scores: [1, 0], without: PURIST }),
    castle(EMPTY, { scores: [1, 0], without: ['hints', 'tiles'] }),
  ],
  path: [castle('s9-path-5-tiles-fountain-10'), castle('s9-path-3-tiles-and-start-space-with-fountain-8')],
  tower: [castle('s9-tower-4-tiles-8'), castle('s9-tower-2-tiles-4')],
  house: [castle('s9-house-5-tiles-2-to-1-5-and-keep'), castle('s5-keep-moves-to-a-larger-house')],
  courts: [castle('s9-court-5-markets-one-on-start-space-15'), castle('s9-small-court-one-market-3')],
  empty: [castle('s9-largest-empty-group-11'), castle('s8-keep-tie-nobody-equal-points')],
  majority: [castle('s9-tower-5-tiles-and-start-space-2-to-1-12'), castle('s9-joined-towers-one-knight-each-nobody')],
  tie: [castle('s9-joined-towers-one-knight-each-nobody'), castle('s5-no-follower-no-points')],
  tokens: [LONG, castle('s6-stop-on-the-upper-field')],
  doubled: [castle('s7-token-2-doubles-a-tower'), castle('s7-doubling-declined-with-token-3')],
  'extra-turn': [castle('s7-token-1-another-whole-turn'), castle('s7-token-1-declined')],
  rescued: [castle('s7-token-5-unfinished-tower'), castle('s7-token-5-needs-the-majority')],
  road: [{ record: road(1, 2, 3) }, { record: road(1, 2) }],
  monastery: [country('s12-eighth-cell-filled-by-another'), country('s12-monastery-with-five-neighbours')],
  city: [TWO_ARMS, ONE_COAT],
  arms: [TWO_ARMS, ONE_COAT],
  'city-shared': [country('s12-one-knight-each'), country('s7-all-go-home-whether-they-scored')],
  'city-turned': [country('s7-all-go-home-whether-they-scored'), country('s12-one-knight-each')],
  field: [{ record: field(4) }, { record: field(3) }],
  'field-turned': [country('s8-majority-of-farmers'), country('s8-tied-farmers')],
  'late-farmer': [country('s8-two-cities'), country('s8-field-without-a-completed-city')],
  hundred: [country(EMPTY, { scores: [100, 120] }), country(EMPTY, { scores: [99, 20] })],
  table: [country(EMPTY, { scores: [9, 8, 7, 6] }), country(EMPTY, { scores: [9, 8, 7] })],
};

const reachedBy = ({ record, ...change }: Played): readonly GoalId[] => {
  const save = finishedSave(record, change);
  return goalsOf(finishedGame(save), save.match);
};

describe('a goal', () => {
  it.each(Object.entries(GAMES))(
    '%s has a game that reaches it, and one that just misses it',
    (id, [reached, missed]) => {
      expect(reachedBy(reached)).toContain(id);
      expect(reachedBy(missed)).not.toContain(id);
    },
  );

  it('of one game is not reached in another, and The Castle and Zamek share theirs', () => {
    const zamek = reachedBy(of('zamek s9-tower-4-tiles-8'));
    expect(zamek).toEqual(reachedBy(castle('s9-tower-4-tiles-8')));
    const [every, walled] = GOAL_GROUPS;
    expect(zamek.filter((id) => !every?.goals.includes(id) && !walled?.goals.includes(id))).toEqual([]);
    expect(GOAL_GROUPS.flatMap(({ goals }) => goals)).toHaveLength(Object.keys(GAMES).length);
  });

  it('is reached only by a person who is alone on this device, in a game that counts and was played to its end', () => {
    const tower = castle('s9-tower-4-tiles-8');
    expect(reachedBy({ ...tower, seats: [{ kind: 'human' }, { kind: 'peer' }] })).toContain('tower');
    for (const change of [
      { seats: [{ kind: 'human' }, { kind: 'human' }] },
      { result: { counted: false } },
      { result: { ended: 'resigned', by: 1 } },
      { record: { format: 'something else' } },
    ] as const)
      expect(reachedBy({ ...tower, ...change })).toEqual([]);
  });
});

describe('the goals of an archive', () => {
  const save = (id: string, name: string, day: number, change: FinishedChange = {}): FinishedSave =>
    finishedSave(golden(name), { ...change, id, savedAt: day });
  const SAVES = [
    save('late', 'castle s9-tower-4-tiles-8', 3),
    save('early', 'castle s9-tower-4-tiles-8', 1),
    save('path', 'castle s9-path-5-tiles-fountain-10', 2),
  ];
  const search = (saves: readonly FinishedSave[]): Promise<GoalsReached> =>
    new Promise((resolve) => searchGoals(archiveOf(saves), (found) => found.isComplete && resolve(found)));
  const firstOf = ({ games }: GoalsReached, id: GoalId): string | undefined => games.get(id)?.id;

  it('belong to the first game that reached them', async () => {
    const found = await search(SAVES);
    expect([firstOf(found, 'tower'), firstOf(found, 'path'), firstOf(found, 'courts')]).toEqual([
      'early',
      'path',
      undefined,
    ]);
  });

  it('are new in a game if no other has reached them', async () => {
    const archive = archiveOf(SAVES);
    expect(await newGoals(archive, 'path')).toContain('path');
    expect(await newGoals(archive, 'late')).toEqual([]);
    expect(await newGoals(archive, 'unknown')).toEqual([]);
  });

  it('are no longer searched for when nobody wants to know', async () => {
    let told = 0;
    searchGoals(archiveOf([]), () => (told += 1))();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(told).toBe(0);
  });

  it('come back with a backup, and are found in games of older versions', async () => {
    const backup = parseBackup(formatBackup({ savedAt: 0, games: SAVES, texts: {}, sets: [] }));
    const games = backup.ok ? backup.value.games : [];
    expect(games).toHaveLength(SAVES.length);
    const kept = SAVES.map(({ result, ...rest }) => ({
      ...rest,
      result: { winner: 0, scores: result.scores, turns: 4, points: {}, counted: true },
    }));
    const old = kept.flatMap((raw) => {
      const parsed = parseSave(raw);
      return parsed.ok && parsed.value.result ? [parsed.value as FinishedSave] : [];
    });
    expect(firstOf(await search(old), 'tower')).toBe('early');
  });
});
