/**
 * Runs scripts of package.json at once: node together.mjs NAME…
 * The output of each is shown in one piece, in the order given: the first one's as it comes, the others' when their turn is there.
 * Fails, and says which, if one of them does. Counts of tests are added up in the last line.
 */
import { spawn } from 'node:child_process';

const COUNTS = /^(\d+) passed, (\d+) failed$/gm;

/** The output of one script: kept until it is shown. */
function run(name) {
  // A session of its own: Linux shares the processor out by sessions, and every browser that tests open has one.
  const child = spawn('npm', ['run', '-s', name], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let kept = [];
  let told = '';
  let show = (data) => kept.push(data);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      told += data;
      show(data);
    });
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(String(error)));
    child.on('close', (code) => resolve(code));
  });
  return {
    name,
    ended,
    stop: (signal) => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, signal),
    counts: () => [...told.matchAll(COUNTS)].map(([, passed, failed]) => [Number(passed), Number(failed)]),
    showNow() {
      show = (data) => process.stdout.write(data);
      for (const data of kept) show(data);
      kept = [];
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
  script.showNow();
  const code = await script.ended;
  if (code !== 0) failures.push(`${script.name} failed`);
}
for (const failure of failures) console.log(failure);
const counts = scripts.flatMap((script) => script.counts());
if (counts.length > 0) {
  const [passed, failed] = [0, 1].map((at) => counts.reduce((sum, count) => sum + count[at], 0));
  // A script that failed without saying how many tests did counts as one.
  console.log(`${passed} passed, ${Math.max(failed, failures.length)} failed`);
}
if (failures.length > 0) process.exitCode = 1;
