import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import config from '../../vite.config.ts';

/** The production build with one more module, the canary. */

const LIST = resolve(import.meta.dirname, '../../src/expansions/rules.ts');
const WITH_CANARY = resolve(import.meta.dirname, 'modulesWithCanary.ts');

const canary = (): Plugin => ({
  name: 'canary',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/rules\.ts$/ },
    async handler(source, importer) {
      if (importer === WITH_CANARY) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id === LIST ? WITH_CANARY : null;
    },
  },
});

export default defineConfig(async (environment) => {
  const production = await config(environment);
  return {
    ...production,
    plugins: [canary(), production.plugins],
    worker: { ...production.worker, plugins: () => [canary()] },
  };
});
