/**
 * Runs scripts of package.json at once: node together.mjs NAME… Each one's output is shown in one piece, in the order in which they end.
 * Fails, and says which, if one of them does.
 */
import { spawn } from 'node:child_process';

const run = (name) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '-s', name], { stdio: ['ignore', 'pipe', 'pipe'] });
    const told = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => told.push(data));
    child.on('error', (error) => resolve({ name, code: 1, told: String(error) }));
    child.on('close', (code) => resolve({ name, code, told: Buffer.concat(told).toString() }));
  });

const show = ({ name, code, told }) => {
  process.stdout.write(told);
  if (code !== 0) console.log(`${name} failed`);
  return code === 0;
};

const good = await Promise.all(process.argv.slice(2).map((name) => run(name).then(show)));
if (good.includes(false)) process.exitCode = 1;
