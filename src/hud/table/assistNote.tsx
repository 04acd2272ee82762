import type { VNode } from 'preact';

/** What an assist shows, in sentences. */
export const assistNote = (...sentences: readonly string[]): VNode => (
  <div class="assist-note">
    {sentences.map((text, n) => (
      <p key={n}>{text}</p>
    ))}
  </div>
);
