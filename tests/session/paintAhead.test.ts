import { expect, test, vi } from 'vitest';
import type { TablePainter } from '../../src/art/contract.ts';
import { picturesOf } from '../../src/session/app/pictures.ts';
import type { NewGame } from '../../src/session/contracts/match.ts';
import type { Painted } from '../../src/session/games/painted.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { waitFor } from '../support/waitFor.ts';

const game = (change: Partial<NewGame> = {}): NewGame => ({
  rules: 'castle',
  options: {},
  players: ['Ada', 'Bo'],
  seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }],
  colours: [0, 1],
  seed: 'first',
  ...change,
});

function pictures() {
  const tile = vi.fn<TablePainter['tile']>(() => () => undefined);
  const opened: Painted[] = [];
  const parts = picturesOf({
    tablePainter(request) {
      opened.push(request);
      return { tile } as unknown as TablePainter;
    },
    atTable: () => null,
    lastRules: () => undefined,
  });
  return { ...parts, tile, opened };
}

test.each(['a', 'b', 'c'])('the first tile of a game is painted before the game begins: seed %s', async (seed) => {
  const { paintAhead, startPainting, tile, opened } = pictures();
  paintAhead(game({ seed }));
  expect(opened).toEqual([]);
  startPainting();
  const match = createMatch(game({ seed }));
  if (!match.ok) throw new Error(match.error.code);
  await waitFor(() => expect(tile.mock.calls.map(([id]) => id)).toEqual([match.value.view.hand?.id]));
  expect(opened.map(({ skin }) => skin)).toEqual(['castle']);
  match.value.close();
});

test('once there is time, the first tile of another game is painted at once', async () => {
  const { paintAhead, startPainting, tile } = pictures();
  paintAhead(game());
  startPainting();
  paintAhead(null);
  paintAhead(game({ seed: 'second' }));
  await waitFor(() => expect(tile).toHaveBeenCalled());
  expect(tile).toHaveBeenCalledOnce();
});

test('if nobody knows which game is next, the board that was played last is painted', () => {
  const { paintAhead, startPainting, tile, opened } = pictures();
  paintAhead(game());
  paintAhead(null);
  startPainting();
  expect(opened.map(({ skin }) => skin)).toEqual(['castle']);
  expect(tile).not.toHaveBeenCalled();
});

test('a game that cannot be played paints nothing', () => {
  const { paintAhead, startPainting, opened } = pictures();
  paintAhead(game({ options: { tokenUse: 'never' } }));
  startPainting();
  expect(opened).toEqual([]);
});
