import type { VNode } from 'preact';

/** What an assist shows, in sentences. */
export const AssistNote = ({ sentences }: { sentences: readonly string[] }): VNode => (
  <div class="assist-note">
    {sentences.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);
