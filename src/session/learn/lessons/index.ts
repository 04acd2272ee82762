import type { CastleLesson } from '../castleClass.ts';
import type { CountryLesson } from '../countryClass.ts';
import type { CastleLessonRef, CountryLessonRef } from '../../learnContract.ts';
import { empty } from './castleEmpty.ts';
import { court, house, path, tower } from './castleFeatures.ts';
import { join, token } from './castleJoining.ts';
import { farm, field } from './countryFields.ts';
import { garden, river } from './countryModules.ts';
import { city, monastery, road, share } from './countryRegions.ts';

export const CASTLE: Readonly<Record<CastleLessonRef['id'], CastleLesson>> = { path, house, tower, court, join, token, empty };
export const COUNTRY: Readonly<Record<CountryLessonRef['id'], CountryLesson>> = { road, city, share, monastery, field, farm, garden, river };
