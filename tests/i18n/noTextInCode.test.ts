import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSyntax, nameIn, syntaxOf, syntaxOfFile, textParts, walk } from '../support/sources.ts';
import type { Syntax } from '../support/sources.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ROOMS = ['src/hud', 'src/scenes', 'src/session', 'src/expansions'];
/** Where texts are. */
const TEXTS = /\btexts\//;

/** Attributes whose values are displayed or read out. */
const TOLD = new Set([
  'aria-label',
  'aria-valuetext',
  'aria-roledescription',
  'aria-description',
  'title',
  'placeholder',
  'alt',
]);

/** Several words with a capital or a full stop, unlike class names and SVG paths. */
const isSentence = (text: string): boolean =>
  /\p{L}{2,} \p{L}/u.test(text) && (/^\p{Lu}\p{Ll}/u.test(text) || /\p{L}[.!?…]$/u.test(text));
/** Neither an address nor an identifier of the program. */
const isWord = (text: string): boolean => /\p{L}{2,}/u.test(text) && !/:\/\/|^[a-z]+(-[a-z]+)+$/.test(text);

/** The name of the function or class that a node calls. */
const calledBy = ({ type, callee }: Syntax): string =>
  ['CallExpression', 'NewExpression'].includes(type) && isSyntax(callee) ? nameIn(callee) : '';

const keyOf = (node: unknown): string => (isSyntax(node) && isSyntax(node['key']) ? nameIn(node['key']) : '');

/** For programmers: thrown messages, and those beside the code of a refusal. */
function isForError(ancestors: readonly Syntax[]): boolean {
  const [parent, object] = ancestors;
  const siblings = object?.type === 'ObjectExpression' ? (object['properties'] as readonly unknown[]) : [];
  if (keyOf(parent) === 'message' && siblings.some((other) => keyOf(other) === 'code')) return true;
  return ancestors.some((node) => /Error$|^refuse$/.test(calledBy(node)));
}

/** A child of an element, or the value of a readable attribute. */
function isShown(node: Syntax, parent: Syntax | undefined): boolean {
  if (!parent) return false;
  if (/^[hs]$/.test(calledBy(parent))) return (parent['arguments'] as readonly unknown[]).indexOf(node) >= 2;
  if (node.type === 'JSXText') return true;
  if (parent.type === 'JSXAttribute') return isSyntax(parent['name']) && TOLD.has(nameIn(parent['name']));
  return parent.type === 'Property' && parent['value'] === node && TOLD.has(keyOf(parent));
}

function textsIn(source: Syntax): readonly string[] {
  const found: string[] = [];
  walk(source, (node, ancestors) => {
    if (/^Import|^Export(All|Named)/.test(node.type) && 'source' in node && node['source'] !== null) return false;
    const text = textParts(node)?.join('§');
    const isText = text !== undefined && (isSentence(text) || (isShown(node, ancestors[0]) && isWord(text)));
    if (isText && !isForError(ancestors)) found.push(text);
    return true;
  });
  return found;
}

describe('product 19: texts for players', () => {
  it.each(ROOMS)('are not in %s', (room) => {
    const files = readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !TEXTS.test(file),
    );
    expect(files.length).toBeGreaterThan(5);
    const found = files.flatMap((file) => {
      const path = join(ROOT, room, file);
      return textsIn(syntaxOfFile(path)).map((text) => `${relative(ROOT, path)}: ${text}`);
    });
    expect(found).toEqual([]);
  });

  it('would be detected', () => {
    const wrong = syntaxOf(
      "h('p', {}, 'Menu'); h('b', { title: 'close' }); say('Your turn now'); tell(`${name} wins the game.`); throw new Error('Expected a cell'); refuse('gone', 'There is nothing.'); h('p', { class: 'slip card' }); report({ code: 'gone', message: 'Nothing is there.' });",
    );
    expect(textsIn(wrong)).toEqual(['Menu', 'close', 'Your turn now', '§ wins the game.']);
    const component = syntaxOf(
      '<p class="slip card" title="close">Menu <b>{count}</b> {mine ? "Your turn now" : null}</p>',
      'file.tsx',
    );
    expect(textsIn(component).map((text) => text.trim())).toEqual(['close', 'Menu', 'Your turn now']);
  });
});
