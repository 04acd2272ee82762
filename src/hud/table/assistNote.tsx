import type { VNode } from 'preact';
import assistCard from './assistCard.module.css';

/** What an assist shows, in sentences. */
export const assistNote = (...sentences: readonly string[]): VNode => (
  <div class={assistCard.note}>
    {sentences.map((text, n) => (
      <p key={n}>{text}</p>
    ))}
  </div>
);
