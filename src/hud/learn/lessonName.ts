import type { Texts } from '../../i18n/index.ts';
import type { LessonRef } from '../../session/contracts/learn.ts';
import { hudGameOf } from '../games/index.ts';

export const lessonName = (texts: Texts, { rules, id }: LessonRef): string => hudGameOf(rules).lessonName(texts, id);
