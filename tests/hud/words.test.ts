import { describe, expect, it } from 'vitest';
import type { CastleEvent, CastleLine, GameEvent, Half } from '../../src/game/index.ts';
import { groupsOf } from '../../src/hud/log/groups.ts';
import { eventText, isEssential, lineText } from '../../src/hud/words/events.ts';
import { featureText } from '../../src/hud/words/features.ts';
import { lastTurnOf } from '../../src/session/match/lastTurn.ts';
import { finishedMatch, newMatch, textsOf, viewUntil } from './fixture.ts';

const line = (change: Partial<CastleLine>): CastleLine => ({
  player: 0,
  what: 'tower',
  count: 4,
  each: 2,
  points: 8,
  fountain: false,
  token: null,
  region: null,
  features: [],
  ...change,
});
const at = { x: 3, y: 0, feature: 1 };
const { view } = newMatch();
const [castle, zamek] = [textsOf('castle'), textsOf('zamek')];
const say = (event: GameEvent, game = castle): string => eventText(game, view, event);

describe('score lines', () => {
  it.each([
    [line({}), 'Tower, 4 tiles × 2 = 8'],
    [line({ what: 'house', count: 1, each: 1, points: 1 }), 'House, 1 tile × 1 = 1'],
    [line({ what: 'path', each: 2, fountain: true }), 'Path with fountain, 4 tiles × 2 = 8'],
    [
      line({ what: 'court', count: 5, each: 4, points: 20, token: { kind: 7, effect: 'final-court' } }),
      'Court, 5 markets × 4 = 20 (Busy court)',
    ],
    [line({ what: 'keep', count: 11, each: 1, points: 11 }), 'Larger keep: 11 empty cells = 11'],
    [
      line({ what: 'five-points', count: 1, each: 5, points: 5, token: { kind: 9, effect: 'five-points' } }),
      'Token: five points = 5',
    ],
    [
      line({ each: 4, points: 16, token: { kind: 2, effect: 'double-tower' } }),
      'Tower, 4 tiles × 4 = 16 (Double a tower)',
    ],
  ])('are explained', (score, text) => expect(lineText(castle, view, score)).toBe(text));

  it('use the words of Zamek', () => expect(lineText(zamek, view, line({}))).toBe('Pigsty, 4 tiles × 2 = 8'));
});

describe('events', () => {
  const events: readonly (readonly [CastleEvent, string])[] = [
    [{ type: 'turn-began', player: 0, turn: 3, extra: false }, 'Anna’s turn.'],
    [{ type: 'turn-began', player: 0, turn: 4, extra: true }, 'Anna plays an extra turn.'],
    [{ type: 'drawn', player: 0, tile: 'C01' }, 'Anna draws a tile.'],
    [{ type: 'set-aside', player: 1, tile: 'C01' }, 'The tile fits nowhere and is set aside. Bo draws again.'],
    [{ type: 'laid', player: 0, tile: 'C01', x: 3, y: 0, rotation: 0 }, 'Anna places the tile at D1.'],
    [{ type: 'deployed', player: 1, kind: 'tower', at }, 'Bo places a knight in the tower.'],
    [
      { type: 'completed', kind: 'path', region: at, features: [], tiles: 1, followers: [1, 0], scorer: 0 },
      'The path at D1 is completed: 1 tile. Anna scores.',
    ],
    [
      { type: 'completed', kind: 'tower', region: at, features: [], tiles: 3, followers: [1, 1], scorer: null },
      'The tower at D1 is completed. It is a tie, so nobody scores.',
    ],
    [
      { type: 'completed', kind: 'house', region: at, features: [], tiles: 3, followers: [0, 0], scorer: null },
      'The house at D1 is completed. Nobody lives there.',
    ],
    [{ type: 'scored', line: line({}), final: false }, 'Anna: Tower, 4 tiles × 2 = 8'],
    [{ type: 'marker', player: 0, from: 31, to: 33 }, 'Anna’s marker moves from 31 to 33.'],
    [
      { type: 'token-taken', player: 0, field: 33, kind: 1, effect: 'extra-turn' },
      'Anna stops at 33 and takes a token: Extra turn.',
    ],
    [{ type: 'token-used', player: 0, kind: 1, effect: 'extra-turn' }, 'Anna uses a token: Extra turn.'],
    [{ type: 'token-lost', player: 0, kind: 4, effect: 'final-path' }, 'Anna’s token has no effect: Unfinished path.'],
    [{ type: 'keep-moved', player: 0, from: null, at, size: 5 }, 'Anna’s keep now stands on a house of 5 tiles.'],
    [{ type: 'follower-home', player: 0, kind: 'court', at }, 'Anna’s merchant comes home.'],
    [{ type: 'final-began' }, 'The last tile has been placed. Final scoring begins.'],
    [
      { type: 'keep-compared', sizes: [5, 3], empty: [], winner: 0 },
      'Keeps compared: Anna 5, Bo 3. Anna scores the largest empty area.',
    ],
    [
      { type: 'keep-compared', sizes: [3, 3], empty: [], winner: null },
      'Keeps compared: Anna 3, Bo 3. Nobody has the larger one.',
    ],
    [{ type: 'over', scores: [80, 94], winner: 1 }, 'Bo wins, 94 to 80.'],
    [{ type: 'over', scores: [80, 80], winner: null }, 'A shared victory with 80 points each.'],
  ];
  it.each(events)('%o', (event, text) => expect(say(event)).toBe(text));

  it('speak of pigsties and farmers in Zamek', () => {
    expect(say({ type: 'deployed', player: 1, kind: 'tower', at }, zamek)).toBe('Bo places a farmer in the pigsty.');
    expect(say({ type: 'keep-moved', player: 0, from: null, at, size: 1 }, zamek)).toBe(
      'Anna’s family house now has 1 tile.',
    );
  });
});

describe('features', () => {
  it('are described with the sides in their rotation', () => {
    const path = { kind: 'path', sides: ['N', 'E'] as const, halves: [], marks: { fountain: 1 } };
    expect(featureText(castle, path, 0)).toBe('path north and east with fountain');
    expect(featureText(zamek, path, 1)).toBe('road east and south with stocks');
    expect(featureText(castle, { kind: 'court', sides: [], halves: ['NR', 'EL'], marks: { market: 2 } }, 2)).toBe(
      'court south-west with 2 markets',
    );
    const court = (...halves: readonly Half[]): string =>
      featureText(castle, { kind: 'court', sides: [], halves, marks: {} }, 0);
    expect(court('NL', 'ER')).toBe('court north-west and south-east');
    expect(court('ER', 'SL', 'SR', 'WL')).toBe('court south');
    expect(court('NL', 'NR', 'EL', 'ER')).toBe('court north and east');
    expect(court()).toBe('court, enclosed');
  });
});

describe('the log of a real game', () => {
  it('is grouped by turn and has words for every event', () => {
    const { view } = finishedMatch();
    const groups = groupsOf(castle, view);
    expect(groups.at(-1)?.key).toBe('final');
    expect(groups.flatMap((group) => group.entries).length).toBe(
      view.log.filter(({ event }) => event.type !== 'turn-began' && event.type !== 'drawn').length,
    );
    expect(new Set(groups.map((group) => group.key)).size).toBe(groups.length);
    for (const { event } of view.log) expect(say(event)).not.toMatch(/[{}]|undefined/);
  });

  it('sums up the previous turn', () => {
    const last = lastTurnOf(viewUntil((view) => view.state.turn === 6 && view.legalCells.length > 0));
    expect(last?.turn).toBe(5);
    expect(last?.entries.some((entry) => isEssential(entry.event))).toBe(true);
    expect(last?.entries.every((entry) => entry.turn === 5)).toBe(true);
  });
});
