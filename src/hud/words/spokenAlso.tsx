import type { VNode } from 'preact';

/** Visible text, and a longer one for screen readers. */
export const spokenAlso = (text: (spoken: boolean) => string): VNode => (
  <>
    <span aria-hidden="true">{text(false)}</span>
    <span class="unseen">{text(true)}</span>
  </>
);
