import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STARTED = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)(?=, \{ type: 'module' \})/g;

/**
 * Workers share chunks with the page: rules and shapes of tiles come over the wire once. Vite alone bundles everything
 * that a worker uses into its file.
 */
export const sharedWorkers = (): Plugin => ({
  name: 'shared-workers',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'new Worker(' },
    handler(code, id) {
      const url = (_found: string, file: string): string => {
        const path = fileURLToPath(new URL(file, `file://${id}`));
        const chunk = this.emitFile({ type: 'chunk', id: path, name: file.slice(2, -3), preserveSignature: false });
        return `new URL(import.meta.ROLLUP_FILE_URL_${chunk})`;
      };
      return { code: code.replaceAll(STARTED, url), map: null };
    },
  },
});
