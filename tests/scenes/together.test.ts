import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMatch } from '../../src/session/match/match.ts';
import { toScreen } from '../../src/scenes/camera/maths.ts';
import { targetAt } from '../../src/scenes/input/target.ts';
import { aheadMarkers } from '../../src/scenes/overlay/markers.ts';
import { cellCentre, distance } from '../../src/scenes/units.ts';
import { tableOf } from './support.ts';

/** Places for followers on the held tile. */

const HUMAN = { kind: 'human' } as const;

/** A held tile on which a follower could stand in several places. */
function held() {
  for (let n = 0; n < 40; n += 1) {
    const made = createMatch({
      rules: 'carcassonne',
      options: {},
      players: ['Ada', 'Jan'],
      seats: [HUMAN, HUMAN],
      colours: [0, 1],
      seed: `held/${n}`,
    });
    if (!made.ok) throw new Error(made.error.message);
    const { value: match } = made;
    const [cell] = match.view.legalCells;
    if (cell) match.intents.tapCell(cell);
    if ((match.view.ahead?.prompt?.options.length ?? 0) > 2 && cell) return { match, cell, game: tableOf(match) };
  }
  throw new Error('Expected a tile with two places for a follower');
}

describe.each([
  ['finger', true],
  ['mouse', false],
] as const)('for a %s', (_, isTouch) => {
  afterEach(() => void vi.unstubAllGlobals());

  test('all are on the tile at any zoom, and can be pressed where they are far enough apart', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
    const { match, cell, game } = held();
    const free = { x: -2000, y: -2000, w: 6000, h: 6000 };
    const opened: boolean[] = [];
    for (const zoom of [40, 56, 84, 120, 200, 400]) {
      const camera = { x: -cell.x * zoom + 500, y: 300 - cell.y * zoom, zoom };
      const { marks, open } = aheadMarkers(match.view, game, camera);
      opened.push(open);
      const middle = toScreen(camera, cellCentre(cell));
      for (const { at, option, size } of marks) {
        expect(Math.max(Math.abs(at.x - middle.x), Math.abs(at.y - middle.y))).toBeLessThan(zoom / 2);
        expect(size).toBeLessThan(zoom / 3);
        const target = targetAt(at, { view: match.view, game, camera, free });
        expect(target).toMatchObject(
          open ? { type: 'ahead', option } : { type: 'preview', cell: { x: cell.x, y: cell.y } },
        );
        if (open)
          for (const other of marks)
            if (other.option !== option) expect(distance(other.at, at)).toBeGreaterThan(isTouch ? 43 : 35);
      }
    }
    expect([opened[0], opened.at(-1)]).toEqual([false, true]);
  });
});
