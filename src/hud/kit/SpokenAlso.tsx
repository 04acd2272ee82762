import type { VNode } from 'preact';
import text from './text.module.css';

/** Visible text, and a longer one for screen readers. */
export const SpokenAlso = ({ words }: { words: (spoken: boolean) => string }): VNode => (
  <>
    <span aria-hidden="true">{words(false)}</span>
    <span class={text.unseen}>{words(true)}</span>
  </>
);
