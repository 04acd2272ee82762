import { elementOf } from '../kit/render.tsx';
import { AssistNote } from './AssistNote.tsx';

/** For elements that are made by hand. */
export const assistNote = (...sentences: readonly string[]): HTMLElement =>
  elementOf(AssistNote({ sentences })) as HTMLElement;
