/**
 * npm run test:expansion ID…: everything that concerns a module, without a browser; `--changed`: the modules whose files
 * differ from the last commit. Fails if a test fails.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).split('\n');
const changed = () => [
  ...new Set(
    [...git('diff', '--name-only', '--relative', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].flatMap(
      (path) => /^(?:src|tests)\/expansions\/([^/]+)\//.exec(path)?.[1] ?? [],
    ),
  ),
];

const words = process.argv.slice(2);
const ids = (words.includes('--changed') ? changed() : words).filter((id) => {
  const isModule = existsSync(`src/expansions/${id}/rules.ts`) || existsSync(`src/expansions/${id}/rules`);
  if (!isModule && !words.includes('--changed')) {
    console.error(`There is no src/expansions/${id}.`);
    process.exitCode = 1;
  }
  return isModule && id !== 'interactions';
});
if (words.length === 0) {
  console.error('Usage: npm run test:expansion ID');
  process.exitCode = 1;
}
for (const id of ids) {
  const env = { ...process.env, EXPANSION: id };
  const { status } = spawnSync('vitest', ['run', '--mode', 'expansion'], { env, stdio: 'inherit', shell: true });
  if (status !== 0) process.exitCode = 1;
}
