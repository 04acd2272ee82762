import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The guarantees in docs/peer-to-peer.md. */

const page = readFileSync(new URL('../../docs/peer-to-peer.md', import.meta.url), 'utf8');
const named = [...page.matchAll(/`([\w./]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => [file, title] as const);

test('every guarantee names a test that exists', () => {
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(
    ([file, title]) =>
      !readFileSync(new URL(`${file}.test.ts`, import.meta.url), 'utf8')
        .replaceAll("\\'", "'")
        .includes(title),
  );
  expect(missing).toEqual([]);
});
