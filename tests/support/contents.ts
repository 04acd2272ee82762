import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that decides what a message, an entry of a log, or a rule means. */
const DECIDING = [
  'src/game/index.ts',
  'src/net/log/applyEntry.ts',
  'src/net/wire/message.ts',
  'src/net/room/receive.ts',
  'src/net/room/send.ts',
];

/** The program text of these files and of all that they use, without comments and layout. */
export async function programOf(files: readonly string[] = DECIDING, plugins: Plugin[] = []): Promise<string> {
  const bundle = await rolldown({
    input: '\0all',
    cwd: ROOT,
    platform: 'neutral',
    logLevel: 'silent',
    external: /^(@noble|boardgame\.io|immer)/,
    plugins: [
      {
        name: 'all',
        resolveId: (id) => (id === '\0all' ? id : null),
        load: (id) => (id === '\0all' ? files.map((file) => `export * from '${ROOT}${file}';`).join('\n') : null),
      },
      ...(plugins as never[]),
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return output[0].code;
}

/** A number of 44 bits that changes with the program text. */
export const numberOf = (program: string): number =>
  Number.parseInt(createHash('sha256').update(program).digest('hex').slice(0, 11), 16);

/** Fills src/net/version.ts. */
export const contents = (): Plugin => ({
  name: 'contents',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/net\/version\.ts$/ },
    async handler(code) {
      const number = numberOf(await programOf());
      return { code: code.replace(/(CONTENTS(: number)? = )0/, `$1${number}`), map: null };
    },
  },
});
