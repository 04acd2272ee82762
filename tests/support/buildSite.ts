import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundle } from './bundle.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the production build. */
    readonly site: string;
    /** The same build with `plainPainter.ts` as its painter and a coarse canvas: a page takes a third of the time. */
    readonly plainSite: string;
  }
}

const ROOT = resolve(import.meta.dirname, '../..');

/** The environment of a build: a test run sets variables that would make it a test build. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const { VITEST: _runner, TEST: _test, DEV: _dev, PROD: _prod, MODE: _mode, ...rest } = process.env;
  return { ...rest, NODE_ENV: 'production' };
}

/** Makes the production build in `folder`, or the build of another configuration. */
export function buildSite(folder: string, config = 'vite.config.ts'): void {
  const vite = resolve(ROOT, 'node_modules/vite/bin/vite.js');
  const options = ['--config', config, '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
  execFileSync(process.execPath, [vite, 'build', ...options], {
    cwd: ROOT,
    env: buildEnvironment(),
    stdio: 'inherit',
  });
}

/**
 * A canvas of few pixels, which is not shown, no shadows, and a title page that stands still: a page spends most of its
 * time painting them.
 */
const FEW_PIXELS = 'Object.defineProperty(window, "devicePixelRatio", { get: () => 1 / 8 });\n';
const NOT_SHOWN = `
#table canvas { opacity: 0 !important; }
*, *::before, *::after { box-shadow: none !important; }
.Backdrop-castle, .Backdrop-dawn { animation: none !important; }
`;

function fileOf(folder: string, pattern: RegExp): string {
  const assets = join(folder, 'assets');
  const [file, ...others] = readdirSync(assets).filter((name) => pattern.test(name));
  if (file === undefined || others.length > 0) throw new Error(`Expected one ${pattern} in the build.`);
  return join(assets, file);
}

/** Makes `plainPainter.ts` the painter of a build. */
export async function paintPlainly(folder: string): Promise<void> {
  writeFileSync(fileOf(folder, /^painter-.*\.js$/), await bundle(resolve(import.meta.dirname, 'plainPainter.ts')));
}

/** Copies a build, with `plainPainter.ts` as its painter and a coarse canvas. */
export async function makePlain(site: string, folder: string): Promise<void> {
  cpSync(site, folder, { recursive: true });
  await paintPlainly(folder);
  const main = fileOf(folder, /^index-.*\.js$/);
  writeFileSync(main, FEW_PIXELS + readFileSync(main, 'utf8'));
  appendFileSync(fileOf(folder, /^index-.*\.css$/), NOT_SHOWN);
}

/** Builds once per run; `SITE=dist npx vitest …` uses an existing build. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'ramparts-site-'));
  const ready = process.env['SITE'];
  const site = ready ? resolve(ROOT, ready) : join(folder, 'site');
  if (!ready) buildSite(site);
  // For the next project of the run.
  process.env['SITE'] = site;
  const plainSite = join(folder, 'plain');
  await makePlain(site, plainSite);
  project.provide('site', site);
  project.provide('plainSite', plainSite);
  return () => rmSync(folder, { recursive: true, force: true });
}
