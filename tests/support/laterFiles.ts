import type { Plugin, Rolldown } from 'vite';

/** What the page and its first game run with until the first move, by the names of their entries. */
const ENTRIES: readonly (string | undefined)[] = ['index', 'GameScreen', 'start', 'painter', 'soundHost'];

/**
 * Lists the files for assets/later.js: all whose names contain their content, but for what a first game begins with.
 * That is the entries above with what they import; the page tells the worker about texts and pictures that it has
 * loaded.
 */
export function laterFiles(): Plugin & { readonly isLater: (file: string) => boolean } {
  let later: ReadonlySet<string> = new Set();
  return {
    name: 'later-files',
    apply: 'build',
    isLater: (file) => later.has(file),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const needed = new Set<string>();
        const need = (file: string): void => {
          const output: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined = bundle[file];
          if (needed.has(file) || !output) return;
          needed.add(file);
          if (output.type === 'asset') return;
          for (const other of [...output.imports, ...(output.viteMetadata?.importedCss ?? [])]) need(other);
        };
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' ? ENTRIES.includes(output.name) : output.fileName.endsWith('.woff2'))
            need(output.fileName);
        later = new Set(Object.keys(bundle).filter((file) => file.startsWith('assets/') && !needed.has(file)));
        const source = `self.LATER_FILES = ${JSON.stringify([...later], null, 1)};\n`;
        this.emitFile({ type: 'asset', fileName: 'later-files.js', source });
      },
    },
  };
}
