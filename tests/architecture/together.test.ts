import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** `npm test` runs its parts at once, and its last line counts the tests of all of them. */

const PROGRAM = resolve(import.meta.dirname, '../support/together.mjs');
const folder = mkdtempSync(join(tmpdir(), 'ramparts-together-'));
const scripts = {
  slow: "sleep 0.3; echo one; echo '2 passed, 0 failed'",
  quick: "echo two; echo '3 passed, 1 failed'; exit 1",
  broken: 'exit 3',
  good: 'echo nothing to count',
  lucky: "echo '2 tried again'; echo '4 passed, 0 failed'",
};
writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
afterAll(() => rmSync(folder, { recursive: true }));

const together = (...names: string[]): Promise<{ readonly code: number; readonly lines: readonly string[] }> =>
  new Promise((done) => {
    const child = execFile('node', [PROGRAM, ...names], { cwd: folder }, (_, told) =>
      done({ code: child.exitCode ?? -1, lines: told.trim().split('\n') }),
    );
  });

test("each script's output is shown in one piece, in the given order; counts are added up", async () => {
  expect(await together('slow', 'quick')).toEqual({
    code: 1,
    lines: ['one', '2 passed, 0 failed', 'two', '3 passed, 1 failed', 'quick failed', '5 passed, 1 failed'],
  });
});

test('a script that fails without a count is one failure; without any counts there is no total', async () => {
  const failed = await together('slow', 'broken');
  expect(failed).toMatchObject({ code: 1, lines: expect.arrayContaining(['broken failed']) });
  expect(failed.lines.at(-1)).toBe('2 passed, 1 failed');
  expect(await together('good')).toEqual({ code: 0, lines: ['nothing to count'] });
});

test('tests that were tried again are counted before the total', async () => {
  const { lines } = await together('lucky', 'slow', 'lucky');
  expect(lines.slice(-2)).toEqual(['4 tried again', '10 passed, 0 failed']);
});

test('an unknown script is named, and fails', async () => {
  expect(await together('good', 'absent')).toEqual({
    code: 1,
    lines: ['nothing to count', 'There is no script absent.', 'absent failed'],
  });
});
