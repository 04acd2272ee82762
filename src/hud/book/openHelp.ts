import { fetchPart } from '../kit/fetchPart.ts';
import type { Hud } from '../kit/hud.ts';

/** A topic, named like the chapters of the book: a kind of feature, `place`, `deploy`, `end` … */
export type HelpTopic = string;

/** Opens the book of the rules, at a topic if one is given. */
export const openHelp = (hud: Hud, topic?: HelpTopic): void =>
  fetchPart(
    hud,
    () => import('./index.ts'),
    ({ openBook }) => openBook(hud, topic),
  );
