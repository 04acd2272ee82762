import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Site } from './site.ts';
import { serveSite } from './site.ts';

/** Builds and serves the page that shows nothing but the table of the open plane. */
export async function openCountrySite(): Promise<Site> {
  const outDir = mkdtempSync(join(tmpdir(), 'ramparts-plane-'));
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../gallery'),
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      rollupOptions: { input: resolve(import.meta.dirname, '../gallery/table.html') },
    },
  });
  const site = await serveSite(outDir);
  return {
    url: site.url,
    async close() {
      await site.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
