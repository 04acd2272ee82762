import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Hand } from '../kit/Hand.tsx';
import type { CardRow } from './table.ts';
import { useContent } from './useContent.tsx';
import { usePrevious, useView } from './useMatch.tsx';

/** Contents of the table that are elements still. */

export function CardRows({ index }: { index: number }): VNode {
  const { table } = useContent();
  const view = useView();
  const [rows, setRows] = useState<readonly CardRow[]>([]);
  // Not while rendering: they may render something themselves.
  useLayoutEffect(() => setRows(table.cardRows(index)), [table, index]);
  useLayoutEffect(() => rows.forEach((row) => row.update(view)));
  return (
    <>
      {rows.map((row, n) => (
        <Hand key={n} element={row.element} />
      ))}
    </>
  );
}

export function Scenes(): VNode {
  const { table } = useContent();
  const now = useView();
  const before = usePrevious(now);
  useLayoutEffect(() => table.scenes.forEach((scene) => scene.update(now, before)), [now]);
  useLayoutEffect(() => () => table.scenes.forEach((scene) => scene.destroy()), [table]);
  return (
    <>
      {table.scenes.map(({ element }, n) => (
        <Hand key={n} element={element} />
      ))}
    </>
  );
}
