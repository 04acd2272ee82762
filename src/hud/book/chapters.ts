import { adapterOf } from '../../game/index.ts';
import { isScene } from '../../session/book/book.ts';
import type { Chapter, Only, Part } from '../../session/book/book.ts';
import { bookOf } from '../../session/book/index.ts';

/** A chapter as it is printed; successive pictures are in one row. */
export interface PrintedChapter extends Pick<Chapter, 'topic' | 'heading' | 'label'> {
  readonly rows: readonly (readonly Part[])[];
}

/** All chapters, for the default options; with `options`, the chapters of that game. */
export function chaptersOf(rules: string, options: object | null): readonly PrintedChapter[] {
  const played = (options ?? usualOptions(rules)) as Readonly<Record<string, unknown>>;
  function applies(only: Only | undefined): boolean {
    if (only === undefined) return true;
    // Options of modules are under `extra`; a missing one has its default value.
    const { extra } = played as { readonly extra?: Readonly<Record<string, unknown>> };
    const value =
      played[only.option] ??
      extra?.[only.option] ??
      adapterOf(rules).options.find(({ name }) => name === only.option)?.values[0];
    return [value].flat().map(String).includes(String(only.is));
  }
  const isPrinted = (part: Part): boolean => !('say' in part) || applies(part.only);
  return bookOf(rules)
    .chapters.filter(({ only }) => options === null || applies(only))
    .map(({ parts, ...chapter }) => ({ ...chapter, rows: inRows(parts).map((row) => row.filter(isPrinted)) }));
}

function usualOptions(rules: string): object {
  const parsed = adapterOf(rules).parseOptions({});
  return parsed.ok ? parsed.value : {};
}

function inRows(parts: readonly Part[]): readonly (readonly Part[])[] {
  const rows: Part[][] = [];
  for (const part of parts) {
    const row = rows.at(-1);
    if (row && isScene(part) && row.every(isScene)) row.push(part);
    else rows.push([part]);
  }
  return rows;
}
