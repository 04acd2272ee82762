import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../support/sources.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ROOMS = ['src/hud', 'src/scenes', 'src/session'];

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

const nameOf = (node: ts.Node): string =>
  ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression.getText() : '';

/** For programmers: thrown messages, and those beside the code of a refusal. */
function isForError(node: ts.Node): boolean {
  const { parent } = node;
  if (
    ts.isPropertyAssignment(parent) &&
    parent.name.getText() === 'message' &&
    parent.parent.properties.some((other) => other.name?.getText() === 'code')
  )
    return true;
  for (let one: ts.Node | undefined = node; one; one = one.parent) if (/Error$|^refuse$/.test(nameOf(one))) return true;
  return false;
}

/** A child of an element, or the value of a readable attribute. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent) && /^[hs]$/.test(nameOf(parent)))
    return parent.arguments.findIndex((argument) => argument === node) >= 2;
  return (
    ts.isPropertyAssignment(parent) &&
    parent.initializer === node &&
    TOLD.has(parent.name.getText().replaceAll("'", ''))
  );
}

function textsIn(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join('§')
        : null;
    if (text !== null && (isSentence(text) || (isShown(node) && isWord(text))) && !isForError(node)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('product 19: texts for players', () => {
  it.each(ROOMS)('are not in %s', (room) => {
    const files = readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    expect(files.length).toBeGreaterThan(5);
    const found = files.flatMap((file) => {
      const path = join(ROOT, room, file);
      return textsIn(sourceOf(path)).map((text) => `${relative(ROOT, path)}: ${text}`);
    });
    expect(found).toEqual([]);
  });

  it('would be detected', () => {
    const wrong = ts.createSourceFile(
      'wrong.ts',
      "h('p', {}, 'Menu'); h('b', { title: 'close' }); say('Your turn now'); tell(`${name} wins the game.`); throw new Error('Expected a cell'); refuse('gone', 'There is nothing.'); h('p', { class: 'slip card' });",
      ts.ScriptTarget.Latest,
      true,
    );
    expect(textsIn(wrong)).toEqual(['Menu', 'close', 'Your turn now', '§ wins the game.']);
  });
});
