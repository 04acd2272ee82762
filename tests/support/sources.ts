import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A node of a syntax tree: ESTree (https://github.com/estree/estree) and TypeScript's additions to it. */
export interface Syntax {
  readonly type: string;
  readonly [property: string]: unknown;
}

const parsed = new Map<string, Syntax>();

export const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value;

/** `name`: a file with components ends with `.tsx`. */
export const syntaxOf = (text: string, name = 'file.ts'): Syntax => parseSync(name, text).program as unknown as Syntax;

/** The syntax of a file of the program, parsed once for all tests of a process. */
export function syntaxOfFile(path: string): Syntax {
  const known = parsed.get(path) ?? syntaxOf(readFileSync(path, 'utf8'), path);
  parsed.set(path, known);
  return known;
}

/** Calls back for every node with its ancestors, nearest first, then for its children unless it returned false. */
export function walk(
  node: Syntax,
  visit: (node: Syntax, ancestors: readonly Syntax[]) => unknown,
  ancestors: readonly Syntax[] = [],
): void {
  if (visit(node, ancestors) === false) return;
  const here = [node, ...ancestors];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isSyntax(child)) walk(child, visit, here);
}

/** The name that a callee or key ends with; empty if it is computed. */
export function nameIn({ type, name, value, property }: Syntax): string {
  if (type === 'MemberExpression') return isSyntax(property) ? `.${nameIn(property)}` : '';
  return String(name ?? value ?? '');
}

/** The text of a string, or the fixed parts of a template; null for other nodes. */
export function textParts(node: Syntax): readonly string[] | null {
  if (node.type === 'JSXText') return [String(node['value'])];
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as readonly { readonly value: { readonly cooked: string } }[]).map(
    ({ value }) => value.cooked,
  );
}
