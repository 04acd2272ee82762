import { expect, test } from 'vitest';
import { affectedBy } from '../support/affected.ts';

/** `npm run test:fast` runs the tests that a change affects. */

const FILES = new Map([
  ['src/a/rule.ts', "import type { Tile } from '../tile.ts';"],
  ['src/tile.ts', "export * from './a/kinds.ts';"],
  ['src/a/kinds.ts', ''],
  ['src/worker.ts', "import './a/rule.ts';"],
  ['src/start.ts', "new Worker(new URL('./worker.ts', import.meta.url));"],
  ['tests/rule.test.ts', "const { rule } = await import('../src/a/rule.ts');"],
  ['tests/start.test.ts', "import '../src/start.ts';"],
  ['tests/mocked.test.ts', "vi.mock('../src/a/kinds.ts', () => ({}));"],
  ['tests/other.test.ts', "import 'vitest'; import '../src/circle.ts';"],
  ['src/circle.ts', "import './round.ts';"],
  ['src/round.ts', "import './circle.ts'; import text from './page.svg?raw';"],
]);
const affected = (...changed: string[]): readonly string[] =>
  [...affectedBy(changed, FILES)].filter((path) => path.endsWith('.test.ts')).sort();

test.each([
  ['imports it, directly or through others', 'src/a/kinds.ts', ['mocked', 'rule', 'start']],
  ['starts it as a worker', 'src/worker.ts', ['start']],
  ['is changed itself', 'tests/rule.test.ts', ['rule']],
  ['imports it as text', 'src/page.svg', ['other']],
])('a change affects a test that %s', (_, changed, tests) => {
  expect(affected(changed)).toEqual(tests.map((name) => `tests/${name}.test.ts`));
});

test('modules that import each other end the search', () =>
  expect(affected('src/round.ts')).toEqual(['tests/other.test.ts']));

test('a file that nothing names affects nothing', () => expect(affected('README.md')).toEqual([]));
