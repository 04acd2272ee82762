import type { RuleSetId } from '../../../game/index.ts';
import type { OwnBookText, SharedBookText } from '../../../session/book/castle.ts';
import { CASTLE_GOALS } from '../../../session/contracts/goals.ts';
import { lessonsOf } from '../../../session/contracts/learn.ts';
import type { CastleLessonText } from '../../../session/contracts/learn.ts';
import { followerOutline } from '../../kit/shapes.tsx';
import type { HudGame } from '../../table/game.ts';
import { OPTIONS } from './options.ts';
import { castleTable } from './table.ts';
import { castleTexts } from './texts.ts';
import { castleTitle } from './title.ts';
import { tokenList } from './tokenList.tsx';

const CATEGORIES = ['path', 'house', 'tower', 'court', 'keep', 'five-points'] as const;

export const castleHud = (rules: RuleSetId): HudGame => ({
  ...castleTitle(rules),
  outline: followerOutline,
  options: OPTIONS,
  seedHint: ({ t }) => t('new.seed.hint'),
  category({ r }, word) {
    const known = CATEGORIES.find((category) => category === word);
    return known ? r(rules, `category.${known}`) : word;
  },
  goal({ r }, id) {
    const known = CASTLE_GOALS.find((goal) => goal === id);
    return known && { name: r(rules, `goal.${known}`), how: r(rules, `goal.${known}.how`) };
  },
  bookText: ({ t, r }, key) => (key.startsWith('book.') ? t(key as SharedBookText) : r(rules, key as OwnBookText)),
  exhibit: (texts) => tokenList(texts, rules),
  lessons: lessonsOf(rules),
  lessonName: ({ r }, id) => r(rules, `lesson.${id}.name` as CastleLessonText),
  lessonText: ({ r }, key) => r(rules, key as CastleLessonText),
  texts: (texts) => castleTexts(texts, rules),
  table: castleTable,
});
