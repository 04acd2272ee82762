import type { CastleLessonRef, CarcassonneLessonRef, LessonRef } from '../../contracts/learn.ts';
import { prepareCarcassonne } from '../carcassonneLesson.ts';
import type { CarcassonneLesson } from '../carcassonneLesson.ts';
import { prepareCastle } from '../castleLesson.ts';
import type { CastleLesson } from '../castleLesson.ts';
import type { Prepared } from '../tutor.ts';
import { garden } from './modules/abbot.ts';
import { hammer } from './modules/bazaars.ts';
import { span } from './modules/bridges.ts';
import { lordship } from './modules/castles.ts';
import { favour } from './modules/count.ts';
import { heresy } from './modules/cult.ts';
import { flight } from './modules/dragon.ts';
import { company } from './modules/fairy.ts';
import { crown } from './modules/king.ts';
import { passage } from './modules/portal.ts';
import { visit } from './modules/princess.ts';
import { river } from './modules/river.ts';
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
};

export const prepare = (ref: LessonRef): Prepared =>
  ref.rules === 'carcassonne' ? prepareCarcassonne(CARCASSONNE[ref.id]) : prepareCastle(CASTLE[ref.id], ref.rules);
