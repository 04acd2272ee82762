import { garden } from './abbot/lessons.ts';
import { hammer } from './bazaars/lessons.ts';
import { span } from './bridges/lessons.ts';
import { lordship } from './castles/lessons.ts';
import { favour } from './count/lessons.ts';
import { heresy } from './cult/lessons.ts';
import { flight } from './dragon/lessons.ts';
import { company } from './fairy/lessons.ts';
import { crown } from './king/lessons.ts';
import { passage } from './portal/lessons.ts';
import { visit } from './princess/lessons.ts';
import { river } from './river-1/lessons.ts';
import type { MODULE_LESSON_NAMES } from './lessonNames.ts';
import type { CarcassonneLesson } from '../session/learn/carcassonneLesson.ts';
import { spire, tavern } from './inns/lessons.ts';
import { giant } from './large/lessons.ts';
import { builders } from './builders/lessons.ts';
import { pigs } from './pigs/lessons.ts';
import { goods } from './goods/lessons.ts';

/** By name; their order: lessonNames.ts. */
export const MODULE_LESSONS: Readonly<Record<(typeof MODULE_LESSON_NAMES)[number], CarcassonneLesson>> = {
  garden,
  river,
  flight,
  company,
  visit,
  passage,
  favour,
  crown,
  heresy,
  span,
  lordship,
  hammer,
  tavern,
  spire,
  giant,
  builders,
  pigs,
  goods,
};
