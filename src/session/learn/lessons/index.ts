import type { LessonId } from '../../learnContract.ts';
import type { Lesson } from '../lesson.ts';
import { empty } from './empty.ts';
import { court, house, path, tower } from './features.ts';
import { join, token } from './joining.ts';

const ALL: Readonly<Record<LessonId, Lesson>> = { path, house, tower, court, join, token, empty };

export const lessonOf = (id: LessonId): Lesson => ALL[id];
