import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import type { CallExpression, MemberExpression, Node, Program } from 'acorn';

/** What a built file needs that the oldest browsers of README.md lack, by MDN's compatibility data. */

/** Parsed here: as a module, so much data would take fifteen seconds to compile. */
const bcd = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as CompatData;

const OLDEST = { chrome: [110, 0], firefox: [121, 0], safari: [16, 4] } as const;
/** The oldest browsers support this whole version of the syntax, including regular expressions. */
const SYNTAX = 2023;

type Table = Readonly<Record<string, Identifier>>;

function isOld({ support }: CompatStatement): boolean {
  return Object.entries(OLDEST).every(([browser, oldest]) =>
    [support[browser as keyof typeof OLDEST] ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName }) =>
          !flags && !prefix && !otherName && isBy(added, oldest) && !isBy(removed, oldest),
      ),
  );
}

/** Whether it had been added, or removed, by this version. */
function isBy(version: string | boolean | undefined, [major, minor]: readonly [number, number]): boolean {
  if (typeof version !== 'string') return false;
  const [from = Infinity, point = 0] = version.replace('≤', '').split('.').map(Number);
  return from < major || (from === major && point <= minor);
}

/** By name: is it supported? A name that is in several tables is supported if one of them says so. */
function ages(tables: readonly Table[], nameOf = (name: string): string => name): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const table of tables) {
    for (const [key, { __compat: compat }] of Object.entries(table)) {
      if (compat) found.set(nameOf(key), found.get(nameOf(key)) === true || isOld(compat));
    }
  }
  return found;
}

const membersOf = ({ __compat: _own, ...members }: Identifier): Table => members as Table;
const tablesIn = (table: Table): Table[] => Object.values(table).map(membersOf);
const memberName = (key: string): string => key.replace(/_(static|event)$/, '');

const { builtins } = bcd.javascript as { readonly builtins: Table };
const pages = bcd.api as Table;
const GLOBALS = ages([pages, builtins]);
const MEMBERS = new Map(
  Object.entries({ ...pages, ...builtins }).map(([name, entry]) => [name, ages([membersOf(entry)], memberName)]),
);
const OF_BUILTINS = ages(tablesIn(builtins), memberName);
const OF_PAGES = ages(tablesIn(pages), memberName);
/** Objects whose members are checked; of everything else only the name of the method is known. */
const HOLDERS: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  screen: 'Screen',
  crypto: 'Crypto',
  performance: 'Performance',
};

function nameIn({ computed, property }: MemberExpression): string | null {
  return !computed && property.type === 'Identifier' ? property.name : null;
}

/** `Object.groupBy`, `navigator.share`: the holder is known. */
function ofWhom(member: MemberExpression): string | null {
  const name = nameIn(member);
  if (name === null || member.object.type !== 'Identifier') return null;
  const holder = HOLDERS[member.object.name] ?? member.object.name;
  return MEMBERS.get(holder)?.get(name) === false ? `${holder}.${name}` : null;
}

/** `anything.toSorted()`, where every holder of such a method is too new. `?.()` tests for it. */
function byName({ callee, optional }: CallExpression): string | null {
  const name = callee.type === 'MemberExpression' ? nameIn(callee) : null;
  return name !== null && !optional && OF_BUILTINS.get(name) === false && OF_PAGES.get(name) !== true
    ? `.${name}()`
    : null;
}

function tooNewAt(node: Node): string | null {
  switch (node.type) {
    case 'Identifier':
      return GLOBALS.get((node as Node & { readonly name: string }).name) === false
        ? (node as Node & { readonly name: string }).name
        : null;
    case 'MemberExpression':
      return ofWhom(node as MemberExpression);
    case 'CallExpression':
      return byName(node as CallExpression);
    default:
      return null;
  }
}

/** Features of a program that are too new, each once; of syntax only the first. */
export function tooNewInScript(code: string): readonly string[] {
  let program: Program;
  try {
    program = parse(code, { ecmaVersion: SYNTAX, sourceType: 'module' });
  } catch (error) {
    if (error instanceof SyntaxError) return [`syntax: ${error.message}`];
    throw error;
  }
  const found = new Set<string>();
  full(program, (node) => {
    const name = tooNewAt(node);
    if (name !== null) found.add(name);
  });
  return [...found].sort();
}

const AT_RULES = ages([bcd.css['at-rules'] as Table]);
const SELECTORS = ages([bcd.css.selectors as Table]);
const PROPERTIES = ages([bcd.css.properties as Table]);
const TYPES = bcd.css.types as Table;
const FUNCTIONS = ages([TYPES, ...tablesIn(TYPES)]);

/** The same for a minified style sheet. */
export function tooNewInStyle(sheet: string): readonly string[] {
  const code = sheet.replace(/"[^"]*"|url\([^)]*\)/g, '');
  const look = (ages: ReadonlyMap<string, boolean>, pattern: RegExp): string[] =>
    [...code.matchAll(pattern)].filter(([, name = '']) => ages.get(name) === false).map(([whole]) => whole);
  const found = [
    ...look(AT_RULES, /@([\w-]+)/g),
    ...look(SELECTORS, /::?([a-z-]+)(?=[^;}]*\{)/g),
    ...look(PROPERTIES, /(?<=[{;])([a-z-]+)(?=:)/g),
    ...look(FUNCTIONS, /\b([a-z-]+)\(/g),
  ];
  return [...new Set(found)].sort();
}
