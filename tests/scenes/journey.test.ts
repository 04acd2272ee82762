import { describe, expect, test } from 'vitest';
import { adapterOf, carcassonne } from '../../src/game/index.ts';
import type { Entry, Match, MatchView } from '../../src/session/contracts/match.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { laidOf } from '../../src/scenes/board/laid.ts';
import { createPilot } from '../../src/scenes/camera/pilot.ts';
import { planMotion } from '../../src/scenes/motion/plan.ts';
import { optionMarkers } from '../../src/scenes/overlay/markers.ts';
import { printsOf, underwayIn } from '../../src/scenes/overlay/journey.ts';
import { standBeside } from '../../src/scenes/pieces/beside.ts';
import { piecesOf } from '../../src/scenes/pieces/pieces.ts';
import { distance } from '../../src/scenes/units.ts';
import { tiles } from '../game/carcassonne/notation.ts';
import type { Played } from '../game/carcassonne/played.ts';
import { played } from '../game/carcassonne/played.ts';
import { tableOf } from './support.ts';

/** Pieces that cross the board by themselves, and those that wait beside it. */

const YARD = { start: 'monastery at 0,0; monastery at 1,0; monastery at 0,1' };
/** A monk is on 1,0; a volcano closes the square; a tile with the dragon sign follows to the north. */
const DECK = 'monastery; volcano; dragon, city edge, garden; monastery';
const MONK = 'place at 2,0; follower on monastery; place at 1,1';

function matchWith(...modules: readonly string[]): Match {
  const made = createMatch({
    rules: 'carcassonne',
    options: { modules },
    players: ['Ada', 'Jan'],
    seats: [{ kind: 'human' }, { kind: 'human' }],
    colours: [0, 1],
    seed: 'journey',
  });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}
const match = matchWith('dragon', 'fairy');
const game = tableOf(match);

/** A small game as the table sees it. */
function viewOf({ state }: Played, events: readonly object[] = []): MatchView {
  const log = events.map((event, id): Entry => ({ id, turn: 1, event: event as Entry['event'] }));
  return { ...match.view, state, log };
}
const drawn = (view: MatchView) => piecesOf(view, game);

describe('beside the board', () => {
  const waiting = viewOf(
    played(
      'dragon fairy',
      'straight road; dragon, city edge, garden; dragon, straight road; straight road',
      'place at 1,0; pass',
    ),
  );

  test('figures sleep or wait at its corners, tiles set aside are face up in a row below', () => {
    const pieces = drawn(waiting);
    expect(pieces.get('dragon')).toMatchObject({ figure: 'dragon', sleeps: true });
    expect(pieces.get('fairy')).toMatchObject({ figure: 'fairy' });
    expect([pieces.get('put-by:0')?.tile, pieces.get('put-by:1')?.tile]).toEqual(
      tiles('dragon, city edge, garden; dragon, straight road'),
    );
    const [first, second] = [pieces.get('put-by:0'), pieces.get('put-by:1')];
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(first?.height ?? 1);
    expect(second?.y).toBe(first?.y);
  });

  test('nothing covers a cell where a tile can be placed next, and all of it is in view', () => {
    const laid = laidOf(waiting.state);
    for (const piece of drawn(waiting).values()) {
      if (piece.place.on !== 'spot') continue;
      const near = laid.some(
        ({ x, y }) => Math.abs(x + 0.5 - piece.x) + Math.abs(y + 0.5 - piece.y) < 1 + piece.height / 2,
      );
      expect([piece.key, near]).toEqual([piece.key, false]);
      const { wall } = game.bounds(waiting);
      expect(piece.x > wall.x && piece.x < wall.x + wall.w && piece.y < wall.y + wall.h).toBe(true);
    }
  });

  test('a volcano wakes one and returns the others to the stack', () => {
    const before = viewOf(
      played('dragon', 'dragon, city edge, garden; dragon, straight road; volcano; 2 × straight road', '', {
        knownReturns: 0,
      }),
    );
    const after = played(
      'dragon',
      'dragon, city edge, garden; dragon, straight road; volcano; 2 × straight road',
      'place at 0,1',
      { knownReturns: 0 },
    );
    const now = viewOf(after, after.events);
    const beats = planMotion({ before, now, was: drawn(before), will: drawn(now), game });
    expect(beats?.map((beat) => beat.map(({ type }) => type))).toEqual([['drop'], ['travel'], ['take-up', 'take-up']]);
    expect(drawn(now).get('dragon')).not.toHaveProperty('sleeps');
  });
});

describe('a flight', () => {
  const start = played('dragon', DECK, `${MONK}; place at 0,-1; pass`, YARD);

  test('shows its way, the moves left, the cells it may enter and whom it sends home there', () => {
    const now = underwayIn(viewOf(start));
    expect(now?.journey).toEqual({ visited: [{ x: 1, y: 1 }], left: 6 });
    expect(now?.ways.map(({ cell, fallen }) => [cell, fallen.length])).toEqual([
      [{ x: 1, y: 0 }, 0],
      [{ x: 0, y: 1 }, 0],
    ]);
    const next = underwayIn(viewOf(played('dragon', DECK, `${MONK}; place at 0,-1; pass; dragon at 1,0`, YARD)));
    expect(next?.ways.map(({ cell, fallen }) => [cell, fallen.map(({ id }) => id)])).toEqual([
      [{ x: 2, y: 0 }, ['figure:0']],
      [{ x: 0, y: 0 }, []],
    ]);
  });

  test('is absent before and after', () => {
    expect(underwayIn(viewOf(played('dragon', DECK, MONK, YARD)))).toBeNull();
    expect(underwayIn(match.view)).toBeNull();
  });

  test('shows each of its moves from start to target, also those without a choice', () => {
    const before = viewOf(played('dragon', DECK, `${MONK}; place at 0,-1; pass; dragon at 1,0`, YARD));
    const end = played('dragon', DECK, `${MONK}; place at 0,-1; pass; dragon at 1,0; dragon at 2,0`, YARD);
    const now = viewOf(end, end.events);
    const beats = planMotion({ before, now, was: drawn(before), will: drawn(now), game }) ?? [];
    const [first, second] = beats;
    expect(first).toMatchObject([{ type: 'travel', falls: true, piece: { key: 'dragon', x: 2.5 } }]);
    expect(second).toMatchObject([{ type: 'leave', player: 0 }]);
  });

  test('undone, slides back to where it was, without fire', () => {
    const before = viewOf(played('dragon', DECK, `${MONK}; place at 0,-1; pass; dragon at 1,0`, YARD));
    const now = viewOf(start);
    const beats = planMotion({ before, now, was: drawn(before), will: drawn(now), game });
    expect(beats?.flat().map(({ type }) => type)).toEqual(['slide']);
  });

  test('leaves prints from cell to cell', () => {
    const prints = printsOf([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ]);
    expect(prints).toHaveLength(10);
    for (const [n, print] of prints.slice(1).entries()) expect(distance(print, prints[n] ?? print)).toBeLessThan(0.35);
  });
});

describe('the fairy beside a figure', () => {
  test('stands where most room is, nearer to it than to all others', () => {
    const standing = (x: number, y: number) => ({ x, y, height: 0.4, pose: 'standing' });
    const other = standing(0, 0);
    const crowd = [standing(0.5, 0), standing(0.5, -0.4), standing(-0.5, -0.4), standing(0.5, 0.5)];
    const spot = standBeside(other, [other, ...crowd]);
    expect(spot.x).toBeLessThan(0);
    for (const one of crowd) expect(distance(spot, one)).toBeGreaterThan(distance(spot, other));
  });

  test('is put beside the figure she belongs to', () => {
    const deck = '6 × monastery';
    const pieces = drawn(
      viewOf(
        played(
          'fairy',
          deck,
          `
            place at 0,1; follower on monastery; place at 0,2; follower on monastery; place at 0,3;
            fairy on monastery at 0,1`,
        ),
      ),
    );
    const [fairy, monk] = [pieces.get('fairy'), pieces.get('figure:0')];
    expect(fairy?.beside).toEqual({ x: monk?.x, y: monk?.y });
    expect(distance(fairy ?? { x: 9, y: 9 }, monk ?? { x: 0, y: 0 })).toBeLessThan(0.45);
  });
});

describe('figures that may be sent home', () => {
  test('are marked in their own colour, whoever chooses', () => {
    const now = played(
      'princess',
      'city corner; straight road under a city edge; princess, city corner reaching across; straight road',
      'place at 0,-1 turned 2; follower on city; place at 1,0; follower on city; place at 1,-1 turned 3',
    );
    const view = { ...viewOf(now), prompt: now.prompt };
    const marks = optionMarkers(view, game, { x: 0, y: 0, zoom: 80 });
    expect(marks.map(({ player, figure }) => [player, figure])).toEqual([
      [0, 'follower'],
      [1, 'follower'],
    ]);
  });
});

describe('the camera', () => {
  const frame = { width: 400, height: 400, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
  const wall = { x: 0, y: 0, w: 20, h: 20 };

  test('zooms out until all choices are visible, and returns', () => {
    const pilot = createPilot({ wall, area: wall, frame });
    pilot.centreOn({ x: 5, y: 5 }, { glide: false, zoom: 80 });
    const before = pilot.camera;
    pilot.leanOut(
      [
        { x: 2, y: 2 },
        { x: 16, y: 13 },
      ],
      { glide: false },
    );
    expect(pilot.camera.zoom).toBeLessThan(30);
    pilot.leanBack({ glide: false });
    expect(pilot.camera).toEqual(before);
  });
});

describe('danger', () => {
  test('counts all possible ways, of six moves or of those left', () => {
    const { position } = played('dragon', DECK, MONK, YARD);
    const danger = carcassonne.dangerOf(position);
    // Half of the ways begin with 1,0, where the dragon may continue to the monk or turn; the others reach him around
    // the square.
    expect(danger).toMatchObject({ underway: false, calls: 1, left: 1 });
    expect(danger?.figures).toMatchObject([{ piece: 'figure:0', player: 0, chance: 0.75, shielded: false }]);
    expect(danger?.cells.reduce((most, { chance }) => Math.max(most, chance), 0)).toBeLessThanOrEqual(1);
  });

  test('is none on a tile that it may not enter, nor before it is on the board', () => {
    const kept = played(
      'dragon fairy',
      'monastery; volcano; monastery; dragon, city edge, garden; monastery',
      `${MONK}; place at 0,-1; fairy on monastery at 2,0`,
      YARD,
    );
    expect(carcassonne.dangerOf(kept.position)?.figures).toMatchObject([{ chance: 0, shielded: true }]);
    const asleep = played('dragon', '2 × monastery', 'place at 2,0; follower on monastery', YARD);
    expect(carcassonne.dangerOf(asleep.position)).toMatchObject({ cells: [], figures: [{ chance: 0 }] });
    expect(carcassonne.dangerOf(played('abbot', 'monastery', '').position)).toBeNull();
  });

  test('every game knows its figures', () => {
    const { position, state } = played('dragon', DECK, MONK, YARD);
    const ids = adapterOf('carcassonne')
      .pieces(state)
      .map(({ id }) => id);
    for (const { piece } of carcassonne.dangerOf(position)?.figures ?? []) expect(ids).toContain(piece);
  });
});

test('what is won in a city rises there and flies to its player, all of it together, before the follower goes home', () => {
  const start = 'city edge at 0,0 turned 1; city bridge, wine at 1,0; city bridge with grain, gate road at 2,0';
  const way = 'place at 3,0 turned 3';
  const before = viewOf(played('goods', 'city edge; monastery', way, { start }));
  const end = played('goods', 'city edge; monastery', `${way}; follower on city`, { start });
  const now = viewOf(end, end.events);
  const table = tableOf(matchWith('goods'));
  const [was, will] = [piecesOf(before, table), piecesOf(now, table)];
  const beats = planMotion({ before, now, was, will, game: table }) ?? [];
  const won = beats.findIndex(([step]) => step?.type === 'win');
  expect(beats.slice(won)).toMatchObject([
    [
      { type: 'win', player: 0, piece: { sort: 'wine' } },
      { type: 'win', player: 0, piece: { sort: 'grain' } },
    ],
    [{ type: 'leave', player: 0 }],
  ]);
});
