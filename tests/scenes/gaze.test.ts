import { expect, test } from 'vitest';
import { createGaze } from '../../src/scenes/camera/gaze.ts';
import type { TableCamera } from '../../src/scenes/camera/tableCamera.ts';
import type { TableGame } from '../../src/scenes/game.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';

test('in a replay the camera stays with the cell of the suggested turn when everything has come to rest', () => {
  const attended: unknown[] = [];
  const camera = { pilot: { attend: (focus: unknown) => attended.push(focus) }, reveal: () => undefined };
  const gaze = createGaze(camera as unknown as TableCamera, {} as TableGame, () => true);
  const view = {
    isReplay: true,
    spot: null,
    hint: {
      state: 'ready',
      advice: { actions: [{ player: 0, do: 'place', x: 4, y: 7, rotation: 0 }], value: 0, reasons: [] },
    },
    gesture: { type: 'idle' },
    legalCells: [],
    lastTurn: { x: 0, y: 0 },
  };
  gaze.rest(view as unknown as MatchView);
  expect(attended).toEqual([{ cells: [{ x: 4, y: 7 }], last: null }]);
});
