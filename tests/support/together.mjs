/**
 * Runs several scripts of package.json at once: node together.mjs NAME…
 * The unit tests keep one core busy for minutes (CONTRIBUTING.md) while the browser tests wait for pages. In two
 * processes they would take a minute of processor time more.
 * Output is not interleaved and comes in the given order: the first script's as it arrives, the others' when their turn
 * comes.
 * Fails, and says which one did, if any script fails. The last lines add up the counts of tests.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

const COUNTS = /^(\d+) passed, (\d+) failed$/gm;
const AGAIN = /^(\d+) tried again$/gm;

const { scripts: commands } = JSON.parse(readFileSync('package.json', 'utf8'));
/** Where `npm run` finds commands, too; starting npm itself for every script takes 0.2 s of processor time. */
const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

/** Runs one script and buffers its output until it is shown. */
function run(name) {
  const child = spawn(commands[name] ?? `echo "There is no script ${name}."; exit 1`, {
    shell: true,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own session: Linux shares the processor between sessions, and every browser of the tests has one.
    detached: true,
  });
  let told = '';
  let isShown = false;
  const tell = (text) => {
    told += text;
    if (isShown) process.stdout.write(text);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', tell);
  let isOver = false;
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      tell(`${error}\n`);
      resolve(1);
    });
    child.on('close', resolve);
  }).finally(() => (isOver = true));
  return {
    name,
    ended,
    stop: (signal) => !isOver && process.kill(-child.pid, signal),
    counts: () => [...told.matchAll(COUNTS)].map(([, passed, failed]) => [Number(passed), Number(failed)]),
    again: () => [...told.matchAll(AGAIN)].reduce((sum, [, count]) => sum + Number(count), 0),
    show() {
      isShown = true;
      process.stdout.write(told);
    },
  };
}

const scripts = process.argv.slice(2).map(run);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const script of scripts) script.stop(signal);
    process.exit(1);
  });
const failures = [];
for (const script of scripts) {
  script.show();
  const code = await script.ended;
  if (code !== 0) failures.push(`${script.name} failed`);
}
for (const failure of failures) console.log(failure);
const again = scripts.reduce((sum, script) => sum + script.again(), 0);
if (again > 0) console.log(`${again} tried again`);
const counts = scripts.flatMap((script) => script.counts());
if (counts.length > 0) {
  const [passed, failed] = [0, 1].map((at) => counts.reduce((sum, count) => sum + count[at], 0));
  // A script that failed without a count of its tests counts as one.
  console.log(`${passed} passed, ${Math.max(failed, failures.length)} failed`);
}
if (failures.length > 0) process.exitCode = 1;
