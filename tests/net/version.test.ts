import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { CONTENTS, PROTOCOL, VERSION } from '../../src/net/version.ts';
import { contents, numberOf, programOf } from '../support/contents.ts';

/** A change to one file, as the build would see it. */
const changed = (file: string, from: string | RegExp, to: string): Plugin => ({
  name: 'changed',
  transform: { filter: { id: file }, handler: (code) => code.replace(from, to) },
});

test('the number of a build depends on the rules, the log and the messages, and on nothing else', async () => {
  const now = numberOf(await programOf());
  expect(numberOf(await programOf())).toBe(now);
  const change = async (...part: Parameters<typeof changed>): Promise<number> =>
    numberOf(await programOf(undefined, [changed(...part)]));
  // A rule, a message, a limit of the log.
  expect(await change('**/src/game/rulesets/castle/scoring.ts', '? 2 : 1;', '? 3 : 1;')).not.toBe(now);
  expect(await change('**/src/net/wire/message.ts', "'take", "'took")).toBe(now);
  expect(await change('**/src/net/wire/message.ts', 'lobby: parseLobby', 'foyer: parseLobby')).not.toBe(now);
  expect(await change('**/src/net/log/applyEntry.ts', '2500', '2400')).not.toBe(now);
  // A comment, and a file that decides nothing.
  expect(await change('**/src/net/log/applyEntry.ts', /^/, '/** Another word. */\n')).toBe(now);
  expect(await change('**/src/hud/online/words.ts', /^/, 'export const more = 1;\n')).toBe(now);
});

test('the build puts the number into the first message of every connection', async () => {
  const { transform } = contents();
  if (typeof transform !== 'object') throw new Error('There is no transform');
  const source = 'export const CONTENTS: number = 0;';
  const built = (await transform.handler.call({} as never, source, 'src/net/version.ts', {} as never)) as {
    code: string;
  };
  const number = Number(/= (\d+);/.exec(built.code)?.[1]);
  expect(number).toBe(numberOf(await programOf()));
  expect(number).toBeLessThan(2 ** 44);
  expect(number).toBeGreaterThan(0);
  expect(Number.isSafeInteger(PROTOCOL * 2 ** 44 + number)).toBe(true);
  expect(VERSION - CONTENTS).toBe(PROTOCOL * 2 ** 44);
});
