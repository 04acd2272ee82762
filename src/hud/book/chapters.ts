import { adapterOf } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import { isScene } from '../../session/book/book.ts';
import type { Only, Part } from '../../session/book/book.ts';
import { bookOf } from '../../session/book/index.ts';
import { hudGameOf } from '../games/index.ts';
import { nodesOf as nodesIn } from '../games/oldShapes.tsx';
import { freshId } from '../kit/controls.ts';
import { h } from '../kit/dom.ts';
import type { Gallery } from './gallery.ts';
import { sceneFigure } from './sceneFigure.ts';

export interface ShownChapter {
  readonly title: string;
  readonly element: HTMLElement;
}

/**
 * All chapters, for the default options; with `options`, the chapters of that game. Their pictures are added to the
 * gallery, which paints them.
 */
export function chaptersOf(
  texts: Texts,
  rules: string,
  options: object | null,
  gallery: Gallery,
): readonly ShownChapter[] {
  const book = bookOf(rules);
  const game = hudGameOf(rules);
  const say = (key: string): string => game.bookText(texts, key);
  const played = (options ?? usualOptions(rules)) as Readonly<Record<string, unknown>>;
  function holds(only: Only | undefined): boolean {
    if (only === undefined) return true;
    // Options of modules are under `extra`; a missing one has its default value.
    const { extra } = played as { readonly extra?: Readonly<Record<string, unknown>> };
    const value =
      played[only.option] ??
      extra?.[only.option] ??
      adapterOf(rules).options.find(({ name }) => name === only.option)?.values[0];
    return [value].flat().map(String).includes(String(only.is));
  }

  function nodesOf(part: Part): readonly Node[] {
    if (isScene(part)) return [sceneFigure(texts, part, book.play(part), gallery)];
    if ('exhibit' in part) return nodesIn(game.exhibit?.(texts, part.exhibit));
    return holds(part.only) ? [h('p', {}, say(part.say))] : [];
  }

  const rowOf = (row: readonly Part[]): readonly Node[] =>
    row.every(isScene) ? [h('div', { class: 'book-scenes' }, ...row.flatMap(nodesOf))] : row.flatMap(nodesOf);

  /** A single picture is beside all the text; exhibits are below both. */
  function beside(parts: readonly Part[]): readonly Node[] {
    const words = parts.filter((part) => 'say' in part);
    return [
      h(
        'div',
        { class: 'book-beside' },
        h('div', { class: 'book-words' }, ...words.flatMap(nodesOf)),
        ...rowOf(parts.filter(isScene)),
      ),
      ...parts.filter((part) => 'exhibit' in part).flatMap(nodesOf),
    ];
  }

  return book.chapters
    .filter(({ only }) => options === null || holds(only))
    .map(({ topic, heading: key, label, parts }) => {
      const words = say(key);
      const heading = freshId('chapter');
      return {
        title: words,
        element: h(
          'section',
          { id: `rules-${topic}`, 'data-topic': topic, tabindex: -1, 'aria-labelledby': heading },
          h('h3', { id: heading }, words),
          label ? h('p', { class: 'hint' }, say(label)) : null,
          ...(parts.filter(isScene).length === 1 ? beside(parts) : inRows(parts).flatMap(rowOf)),
        ),
      };
    });
}

function usualOptions(rules: string): object {
  const parsed = adapterOf(rules).parseOptions({});
  return parsed.ok ? parsed.value : {};
}

/** Successive pictures form a row. */
function inRows(parts: readonly Part[]): readonly (readonly Part[])[] {
  const rows: Part[][] = [];
  for (const part of parts) {
    const row = rows.at(-1);
    if (row && isScene(part) && row.every(isScene)) row.push(part);
    else rows.push([part]);
  }
  return rows;
}
