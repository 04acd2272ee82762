// Runs a TypeScript program of the project: node run.mjs ENTRY ARGUMENTS…
// Bundled in memory, it starts in a fifth of a second, fast enough for a command-line tool.
import { rolldown } from 'rolldown';

// The reader may stop early: `… | head`.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const [entry] = process.argv.splice(2, 1);
const bundle = await rolldown({ input: entry, platform: 'node', logLevel: 'silent' });
const { output } = await bundle.generate({ format: 'esm' });
await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
