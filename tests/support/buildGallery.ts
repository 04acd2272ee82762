import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { paintPlainly } from './buildSite.ts';
import { CSS_MODULES } from './styles.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the pages of the gallery that tests measure or paint. */
    readonly gallery: string;
    /** The same pages; their pictures have one colour and cost no time. */
    readonly plainGallery: string;
  }
}

const GALLERY = resolve(import.meta.dirname, '../gallery');
/** The table of the open plane on its own, all panels with their texts, all panels for what is in reach, all stills. */
const PAGES = ['table', 'overflow', 'reach', 'stills'].map((name) => join(GALLERY, `${name}.html`));

export const buildGallery = (outDir: string): Promise<unknown> =>
  build({
    configFile: false,
    root: GALLERY,
    publicDir: resolve(import.meta.dirname, '../../assets'),
    logLevel: 'error',
    css: { modules: CSS_MODULES },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, minify: false, rollupOptions: { input: PAGES } },
  });

/** Builds once for all tests of a run. */
export async function setup(project: TestProject): Promise<() => void> {
  const known = process.env['GALLERY'];
  const folder = known ?? mkdtempSync(join(tmpdir(), 'ramparts-gallery-'));
  const [gallery, plainGallery] = [join(folder, 'painted'), join(folder, 'plain')];
  if (known === undefined) {
    await buildGallery(gallery);
    cpSync(gallery, plainGallery, { recursive: true });
    await paintPlainly(plainGallery);
    // For the next project of the run.
    process.env['GALLERY'] = folder;
  }
  project.provide('gallery', gallery);
  project.provide('plainGallery', plainGallery);
  return () => rmSync(folder, { recursive: true, force: true });
}
