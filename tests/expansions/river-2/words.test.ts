// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { hudGameOf } from '../../../src/hud/games/index.ts';
import { LANGUAGES, loadTexts } from '../../../src/i18n/index.ts';

test.each(LANGUAGES)('spring, fork and lake say what they are for in %s', async (language) => {
  const own = hudGameOf('carcassonne').texts(await loadTexts(language));
  const notes = carcassonne
    .tileSet('river-2')
    .filter(({ role }) => role !== null)
    .map((tile) => own.notes(tile));
  expect(notes).toHaveLength(3);
  expect(new Set(notes.map((lines) => lines.join())).size).toBe(3);
  expect(notes.map((lines) => lines.length > 0)).toEqual([true, true, true]);
});
