import { carcassonne } from '../../../game/index.ts';
import type { CarcassonneBookText } from '../../../session/book/carcassonneChapter.ts';
import { CARCASSONNE_GOALS } from '../../../session/contracts/goals.ts';
import { lessonsOf } from '../../../session/contracts/learn.ts';
import type { CarcassonneLessonText } from '../../../session/contracts/learn.ts';
import { carcassonneFollowerOutline } from '../../kit/shapes.tsx';
import { figureShape, moduleWords } from '../../modules/index.ts';
import type { HudGame } from '../../table/game.ts';
import { OPTIONS } from './options.ts';
import { carcassonneTable } from './table.ts';
import { carcassonneTexts } from './texts.ts';
import { carcassonneTitle } from './title.ts';

const CATEGORIES = ['road', 'city', 'monastery', 'field'] as const;

export const carcassonneHud: HudGame = {
  ...carcassonneTitle,
  otherFigure: figureShape,
  outline: carcassonneFollowerOutline,
  options: OPTIONS,
  seedHint: ({ t }) => t('carcassonne.seed.hint'),
  category(texts, word) {
    const known = CATEGORIES.find((category) => category === word);
    if (known) return texts.t(`carcassonne.category.${known}`);
    return carcassonne.MODULE_IDS.flatMap((id) => moduleWords(id).category?.(texts, word) ?? [])[0] ?? word;
  },
  goal({ t }, id) {
    const known = CARCASSONNE_GOALS.find((goal) => goal === id);
    return known && { name: t(`carcassonne.goal.${known}`), how: t(`carcassonne.goal.${known}.how`) };
  },
  clash(texts, modules) {
    const [one, other] = (carcassonne.clashOf(modules) ?? []).map(moduleWords);
    return one && other && (one.apart?.(texts, other.name(texts)) ?? other.apart?.(texts, one.name(texts)));
  },
  bookText: ({ t }, key) => t(key as CarcassonneBookText),
  lessons: lessonsOf('carcassonne'),
  lessonName: ({ t }, id) => t(`carcassonne.lesson.${id}.name` as CarcassonneLessonText),
  lessonText: ({ t }, key) => t(key as CarcassonneLessonText),
  texts: carcassonneTexts,
  table: carcassonneTable,
};
