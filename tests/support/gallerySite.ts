import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { paintPlainly } from './buildSite.ts';
import type { Site } from './site.ts';
import { CSS_MODULES } from './styles.ts';
import { serveSite } from './site.ts';

/**
 * Builds and serves one page of the gallery: `table.html`, which shows only the table of the open plane, `overflow.html`
 * or `reach.html`. `plain`: its pictures have one colour and cost no time.
 */
export async function openGallerySite(page: string, { plain = false } = {}): Promise<Site> {
  const outDir = mkdtempSync(join(tmpdir(), 'ramparts-gallery-'));
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../gallery'),
    publicDir: resolve(import.meta.dirname, '../../assets'),
    logLevel: 'error',
    css: { modules: CSS_MODULES },
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      rollupOptions: { input: resolve(import.meta.dirname, '../gallery', page) },
    },
  });
  if (plain) await paintPlainly(outDir);
  const site = await serveSite(outDir);
  return {
    url: site.url,
    async close() {
      await site.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
