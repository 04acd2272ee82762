import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import postcss from 'postcss';
import type { Rule } from 'postcss';
import { describe, expect, it } from 'vitest';

/** Styles lie beside their component (CSS Modules); what is global is tokens, typefaces, and how elements look. */

const SRC = resolve(import.meta.dirname, '../../src');
const TESTS = resolve(import.meta.dirname, '../hud');
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const SHEETS = FILES.filter((path) => path.endsWith('.css'));
const MODULES = SHEETS.filter((path) => path.endsWith('.module.css'));
const GLOBAL = SHEETS.filter((path) => !MODULES.includes(path));
const read = (path: string): string => readFileSync(join(SRC, path), 'utf8');

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
/** Without what quotes hold. */
const bare = (selector: string): string => selector.replaceAll(/'[^']*'|"[^"]*"/g, '');
const classesOf = (selector: string): readonly string[] =>
  [...bare(selector).matchAll(CLASS)].map(([, name = '']) => name);

/** Every selector of a style sheet, except the steps of animations. */
function selectorsOf(css: string): readonly string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule: Rule) => {
    const { parent } = rule;
    if (parent?.type !== 'atrule' || !('name' in parent) || parent.name !== 'keyframes') found.push(...rule.selectors);
  });
  return found;
}

/** What is wrong with the selectors of a style sheet. */
function wrongIn(path: string, css: string): readonly string[] {
  return selectorsOf(css)
    .filter((selector) => {
      if (path.endsWith('.module.css')) return classesOf(selector).length === 0 || /:global|#/.test(bare(selector));
      return classesOf(selector).length > 0 || (path !== 'page.css' && bare(selector).includes('#'));
    })
    .map((selector) => `${path}: ${selector}`);
}

interface Use {
  /** The file that imports a module. */
  readonly by: string;
  /** The classes that it uses; `null`: any, chosen by a value. */
  readonly classes: readonly string[];
  readonly chooses: boolean;
}

/** Who uses which classes of a module. */
function usesOf(module: string): readonly Use[] {
  return FILES.filter((path) => /\.tsx?$/.test(path)).flatMap((by) => {
    const code = read(by);
    const text = code.replaceAll(/^import .*$|'[^'\n]*'/gm, '');
    return [...code.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)';$/gm)]
      .filter(([, , path = '']) => join(dirname(by), path) === module)
      .map(([, name = '']) => ({
        by,
        classes: [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used),
        chooses: new RegExp(`\\b${name}\\[`).test(text),
      }));
  });
}

/** The sizes of letters in a style sheet, as written. */
function lettersIn(css: string): readonly string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(/^font(-size)?$/, ({ value }) => void found.push(value));
  return found;
}

/** Whether any of the sizes of a declaration is below 12 pixels, or is relative to an element that may be small. */
const isSmall = (value: string): boolean =>
  [...value.matchAll(/(?<![/\w.])([\d.]+)(rem|em|px)/g)].some(
    ([, size = '', unit = '']) => Number(size) < { rem: 0.75, em: 1, px: 12 }[unit as 'rem' | 'em' | 'px'],
  );

describe('styles', () => {
  it('are global only where elements look the same everywhere', () => {
    expect(
      GLOBAL.filter((path) => !/^(page\.css|hud\/styles\/(index|tokens|typefaces|reset)\.css)$/.test(path)),
    ).toEqual([]);
    expect(SHEETS.flatMap((path) => wrongIn(path, read(path)))).toEqual([]);
  });

  it('have no letters smaller than 12 pixels', () => {
    const sizes = SHEETS.flatMap((path) => lettersIn(read(path)).map((size) => `${path}: ${size}`));
    expect(sizes.length).toBeGreaterThan(100);
    expect(sizes.filter((size) => isSmall(size))).toEqual([]);
    expect(['0.7rem', 'max(0.7rem, 11px)', '9px', '0.8em'].map(isSmall)).not.toContain(false);
    expect(['0.75rem', 'max(0.75rem, 12px)', 'min(1.5rem, 8vw)', '1.2em', 'inherit'].map(isSmall)).not.toContain(true);
  });

  it('of another component are found', () => {
    expect(wrongIn('hud/styles/reset.css', '.turn { color: red }')).not.toEqual([]);
    expect(
      wrongIn('hud/game/TurnPanel.module.css', '@media print { .turn, [data-layout] p { color: red } }'),
    ).not.toEqual([]);
    expect(wrongIn('hud/game/TurnPanel.module.css', ':global(.card) .turn { color: red }')).not.toEqual([]);
  });

  it('have names of their own, which the page shows', () => {
    const names = MODULES.map((path) => basename(path));
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
  });

  it('are not what tests of the page find elements by: those go by role and name, or by an attribute', () => {
    const names = MODULES.map((path) => basename(path, '.module.css')).join('|');
    const selector = new RegExp(`\\.(?:${names})-[a-z]\\w*`, 'g');
    const found = readdirSync(TESTS).flatMap((path) =>
      (readFileSync(join(TESTS, path), 'utf8').match(selector) ?? []).map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it.each(MODULES)('in %s are those that components use', (module) => {
    const defined = new Set(selectorsOf(read(module)).flatMap(classesOf));
    const uses = usesOf(module);
    for (const { by, classes } of uses)
      expect(
        classes.filter((name) => !defined.has(name)),
        by,
      ).toEqual([]);
    const used = new Set(uses.flatMap(({ classes }) => classes));
    if (!uses.some(({ chooses }) => chooses)) expect([...defined].filter((name) => !used.has(name))).toEqual([]);
    // A capital: the styles of one component. The kit is for all.
    const own = basename(module, '.module.css');
    if (/^[A-Z]/.test(own) && dirname(module) !== 'hud/kit')
      expect(uses.map(({ by }) => basename(by, '.tsx'))).toEqual([own]);
  });
});
