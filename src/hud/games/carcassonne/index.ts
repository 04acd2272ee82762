import { adapterOf } from '../../../game/index.ts';
import type { carcassonne } from '../../../game/index.ts';
import { lessonsOf } from '../../../session/learnContract.ts';
import type { CountryLessonText } from '../../../session/learnContract.ts';
import { carcassonneFollowerShape } from '../../kit/shapes.ts';
import { moduleWords } from '../../modules/index.ts';
import type { HudGame } from '../game.ts';
import { helpPage } from './helpPage.ts';
import { OPTIONS } from './options.ts';
import { PICTURE } from './picture.ts';
import { carcassonneTable } from './table.ts';
import { carcassonneTexts } from './texts.ts';

const CATEGORIES = ['road', 'city', 'monastery', 'field'] as const;

/** Base Carcassonne: The Countryside. */
export const carcassonneHud: HudGame = {
  name: ({ t }) => t('country.name'),
  blurb: ({ t }) => t('country.blurb'),
  picture: PICTURE,
  figure: carcassonneFollowerShape,
  options: OPTIONS,
  seedHint: ({ t }) => t('country.seed.hint'),
  takesSets: false,
  category(texts, word) {
    const known = CATEGORIES.find((category) => category === word);
    if (known) return texts.t(`country.category.${known}`);
    return adapterOf('carcassonne').modules.flatMap((id) => moduleWords(id).category?.(texts, word) ?? [])[0] ?? word;
  },
  help: (texts, match) => helpPage(texts, match ? (match.view.state.options as carcassonne.CarcassonneOptions) : null),
  lessons: lessonsOf('carcassonne'),
  lessonName: ({ t }, id) => t(`country.lesson.${id}.name` as CountryLessonText),
  lessonText: ({ t }, key) => t(key as CountryLessonText),
  texts: carcassonneTexts,
  table: carcassonneTable,
};
