import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { describe, expect, test } from 'vitest';
import { FORBIDDEN, LAYERED } from './layers.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CANARY = resolve(import.meta.dirname, 'canary');

async function violations(baseDir: string): Promise<readonly IViolation[]> {
  const { output } = await cruise(['src'], {
    baseDir,
    validate: true,
    ruleSet: { forbidden: [...FORBIDDEN] },
    doNotFollow: { path: 'node_modules' },
    // Type imports count: they are dependencies, too.
    tsPreCompilationDeps: true,
  });
  return (output as ICruiseResult).summary.violations;
}

/** Paths from the root of every file below `src`. */
const sources = (): readonly string[] =>
  readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

describe('architecture', () => {
  test('imports point down the list of layers', async () => {
    const found = await violations(ROOT);
    expect(found.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  });

  test('every file has a place in the list', () => {
    const stray = sources().filter((path) => !LAYERED.test(path));
    expect(
      stray.filter(
        (path) =>
          !/^src\/(((game|expansions)\/)?README\.md|game\/tsconfig\.json|page\.css|expansions\/[^/]+\/RULES\.md)$/.test(
            path,
          ),
      ),
    ).toEqual([]);
  });

  // A rule that no longer matches anything would pass silently: a tree of wrong imports must violate each of them.
  test('each rule finds its wrong import', async () => {
    const tripped = new Set((await violations(CANARY)).map(({ rule }) => rule.name));
    expect(FORBIDDEN.map(({ name }) => name).filter((name) => !tripped.has(name ?? ''))).toEqual([]);
  });
});
