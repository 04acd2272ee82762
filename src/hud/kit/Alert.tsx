import type { VNode } from 'preact';
import { useTexts } from './context.tsx';

/** A sentence for what has failed, by its error code; nothing for `null`. */
export function Alert({ code }: { code: string | null }): VNode {
  const texts = useTexts();
  return (
    <p class="trouble" role="alert" hidden={code === null}>
      {code !== null && texts.code(code)}
    </p>
  );
}
