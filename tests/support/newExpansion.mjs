/**
 * npm run new:expansion ID: writes src/expansions/ID and tests/expansions/ID from tests/template, with a part for each
 * layer that works, and names them in the lists. Fails, and changes nothing, if the name cannot be used.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TEMPLATE = join(import.meta.dirname, '../template');
const EXPANSIONS = 'src/expansions';
const LANGUAGES = ['en', 'de', 'pl', 'ro'];

const [id = ''] = process.argv.slice(2);
const problem = !/^[a-z]{3,20}$/.test(id)
  ? 'Usage: npm run new:expansion ID (3 to 20 small letters)'
  : existsSync(join(EXPANSIONS, id)) || existsSync(join(EXPANSIONS, `${id}.ts`))
    ? `${EXPANSIONS}/${id} exists.`
    : '';
if (problem !== '') {
  console.error(problem);
  process.exit(1);
}

const upper = id.toUpperCase();
const title = id[0].toUpperCase() + id.slice(1);
const RULES = join(EXPANSIONS, 'rules.ts');
const listed = readFileSync(RULES, 'utf8');
const order = listed.match(/^export /gm).length + 1;
const named = (text) =>
  text
    .replaceAll('sample', id)
    .replaceAll('SAMPLE', upper)
    .replaceAll('Sample', title)
    .replace('order: 0,', `order: ${order},`);

for (const [from, to] of [
  ['src', EXPANSIONS],
  ['tests', 'tests/expansions'],
])
  for (const name of readdirSync(join(TEMPLATE, from), { recursive: true, encoding: 'utf8' })) {
    if (!/\.\w+$/.test(name)) continue;
    const path = join(to, id, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, named(readFileSync(join(TEMPLATE, from, name), 'utf8')));
  }

/** Adds imports, and lines at the end of what a file declares: `MODULES`, `  FAIRY_MODULE,`. */
function list(file, imports, entries) {
  const path = join(EXPANSIONS, file);
  let text = readFileSync(path, 'utf8');
  for (const line of imports) {
    const at = text.lastIndexOf('\nimport ');
    const start = at < 0 ? 0 : text.indexOf(';\n', at) + 2;
    text = text.slice(0, start) + `${line}\n` + text.slice(start);
  }
  for (const [declared, line] of entries) {
    const at = new RegExp(`^export (?:const|interface) ${declared}\\b`, 'm').exec(text)?.index ?? -1;
    const end = /\n[}\]]/.exec(text.slice(at));
    if (at < 0 || !end) throw new Error(`${path} declares no ${declared}`);
    text = `${text.slice(0, at + end.index)}\n  ${line}${text.slice(at + end.index)}`;
  }
  writeFileSync(path, text);
}

writeFileSync(RULES, `${listed}export { ${upper}_MODULE as ${id} } from './${id}/rules.ts';\n`);
list('panels.ts', [`import { ${id} } from './${id}/panels.ts';`], [['MODULE_PANELS', `${id},`]]);
list('table.ts', [`import { ${upper}_SORTS } from './${id}/table.ts';`], [['MODULE_SORTS', `...${upper}_SORTS,`]]);
list(
  'art/figures.ts',
  [`import { ${upper}_FIGURES } from '../${id}/art/figures.ts';`],
  [
    ['MODULE_FIGURE_NAMES', `'${id}',`],
    ['MODULE_FIGURES', `...${upper}_FIGURES,`],
  ],
);
list(
  'sound.ts',
  [`import { ${upper}_MOVES, ${upper}_SOUNDS } from './${id}/sound.ts';`],
  [
    ['MODULE_SOUNDS', `...${upper}_SOUNDS,`],
    ['MOVE_SOUNDS', `...${upper}_MOVES,`],
  ],
);
list('bots.ts', [`import { ${upper} } from './${id}/bots.ts';`], [['BOT_MODULES', `${upper},`]]);
list('book.ts', [`import { ${id} } from './${id}/book.ts';`], [['MODULE_CHAPTERS', `${id},`]]);
list('lessons.ts', [`import { ${id} } from './${id}/lessons.ts';`], [['MODULE_LESSONS', `${id},`]]);
list('lessonNames.ts', [], [['MODULE_LESSON_NAMES', `'${id}',`]]);
for (const language of LANGUAGES)
  list(
    `texts/${language}.ts`,
    [`import { ${id} } from '../${id}/texts/${language}.ts';`],
    [['moduleTexts', `...${id},`]],
  );

execFileSync('node_modules/.bin/oxfmt', [EXPANSIONS, `tests/expansions/${id}`], { stdio: 'ignore' });
console.log(
  `src/expansions/${id} and tests/expansions/${id} are there, and listed. Next: npm run test:expansion ${id}`,
);
