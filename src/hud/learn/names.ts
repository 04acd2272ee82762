import type { Texts } from '../../i18n/index.ts';
import type { LessonRef } from '../../session/contracts/learn.ts';
import { hudGameOf } from '../games/index.ts';

/** The players in a lesson or puzzle: the learner and the opponent. */
export const namesAt = ({ t }: Texts): readonly [string, string] => [t('learn.you'), t('learn.other')];

export const lessonName = (texts: Texts, { rules, id }: LessonRef): string => hudGameOf(rules).lessonName(texts, id);
