import type { CommonKey } from '../../i18n/index.ts';
import type { CarcassonneSetting } from '../learn/carcassonneLesson.ts';
import type { Chapter } from './book.ts';
import type { Scene } from './scene.ts';

/** Types of the chapters of base Carcassonne and its modules. */
export type CarcassonneBookText = Extract<
  CommonKey,
  `carcassonne.book.${string}` | `carcassonne.category.${string}` | `book.${string}`
>;
export type CarcassonneScene = Scene<CarcassonneBookText> &
  Pick<CarcassonneSetting, 'deck'> &
  Partial<Pick<CarcassonneSetting, 'modules'>>;
export type CarcassonneChapter = Chapter<CarcassonneBookText, CarcassonneScene>;
