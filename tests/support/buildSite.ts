import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the production build. */
    readonly site: string;
  }
}

const ROOT = resolve(import.meta.dirname, '../..');

/** What a build inherits: a test run sets variables that would make it a test build. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const { VITEST: _runner, TEST: _test, DEV: _dev, PROD: _prod, MODE: _mode, ...rest } = process.env;
  return { ...rest, NODE_ENV: 'production' };
}

/** Makes the production build at `folder`. */
export function buildSite(folder: string): void {
  const vite = resolve(ROOT, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'], {
    cwd: ROOT,
    env: buildEnvironment(),
    stdio: 'inherit',
  });
}

const SITE: keyof ProvidedContext = 'site';

/** Builds once per run; `SITE=dist npx vitest …` takes a build that is there. */
export function setup(project: TestProject): (() => void) | undefined {
  const ready = process.env['SITE'];
  if (ready) {
    project.provide(SITE, resolve(ROOT, ready));
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'ramparts-site-'));
  buildSite(folder);
  project.provide(SITE, folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
