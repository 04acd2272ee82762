import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('a reader who closes the output early ends the referee silently', { timeout: 60_000 }, async () => {
  const { stdout, stderr } = await run('bash', [
    '-c',
    'node src/game/cli/run.mjs src/game/cli/referee.ts --random 100000 | head -n 2',
  ]);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { ok: boolean }).ok),
  ).toEqual([true, true]);
  expect(stderr).toBe('');
});
