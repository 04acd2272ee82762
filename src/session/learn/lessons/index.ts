import type { CastleLessonRef, CarcassonneLessonRef, LessonRef } from '../../contracts/learn.ts';
import { MODULE_LESSONS } from '../../../expansions/lessons.ts';
import { prepareCarcassonne } from '../carcassonneLesson.ts';
import type { CarcassonneLesson } from '../carcassonneLesson.ts';
import { prepareCastle } from '../castleLesson.ts';
import type { CastleLesson } from '../castleLesson.ts';
import type { Prepared } from '../tutor.ts';
import { farm, field } from './carcassonneFields.ts';
import { city, monastery, road, share } from './carcassonneRegions.ts';
import { empty } from './castleEmpty.ts';
import { court, house, path, tower } from './castleFeatures.ts';
import { join, token } from './castleJoining.ts';

export const CASTLE: Readonly<Record<CastleLessonRef['id'], CastleLesson>> = {
  path,
  house,
  tower,
  court,
  join,
  token,
  empty,
};
export const CARCASSONNE: Readonly<Record<CarcassonneLessonRef['id'], CarcassonneLesson>> = {
  road,
  city,
  share,
  monastery,
  field,
  farm,
  ...MODULE_LESSONS,
};

export const prepare = (ref: LessonRef): Prepared =>
  ref.rules === 'carcassonne' ? prepareCarcassonne(CARCASSONNE[ref.id]) : prepareCastle(CASTLE[ref.id], ref.rules);
