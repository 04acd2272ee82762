import type { Texts } from '../../i18n/index.ts';
import type { LessonRef, LessonView } from '../../session/learnContract.ts';

/** Who sits at a prepared table: the learner, and the other one. */
export const namesAt = ({ t }: Texts): readonly [string, string] => [t('learn.you'), t('learn.other')];

export const lessonName = ({ t, r }: Texts, lesson: LessonRef): string => (lesson.rules === 'carcassonne' ? t(`country.lesson.${lesson.id}.name`) : r(lesson.rules, `lesson.${lesson.id}.name`));

export const lessonText = ({ t, r }: Texts, view: LessonView): string => (view.rules === 'carcassonne' ? t(view.text) : r(view.rules, view.text));
