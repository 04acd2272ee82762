import { country } from '../../game/index.ts';
import type { FeatureAt, TileId } from '../../game/index.ts';
import type { CountryLessonText } from '../learnContract.ts';
import { sameFeature } from './lesson.ts';
import type { Lesson, Step } from './lesson.ts';
import type { Prepared } from './tutor.ts';

/** Lessons of base Carcassonne and its modules. */
export type CarcassonneStep = Step<country.CountryState, CountryLessonText>;

export interface CarcassonneLesson extends Lesson<country.CountryState, CountryLessonText> {
  readonly deck: readonly TileId[];
  readonly modules: readonly string[];
}

export function prepareCarcassonne(lesson: CarcassonneLesson): Prepared {
  const rules = country.rulesOf({ ...country.DEFAULT_OPTIONS, modules: lesson.modules });
  const start = country.initialState({ rules, players: ['', ''], start: rules.start, deck: lesson.deck });
  return { lesson: lesson as Prepared['lesson'], start, wayOf: (way) => way };
}

/** The region to which a feature belongs. */
export const regionAt = (state: country.CountryState, at: FeatureAt): country.RegionInfo | undefined =>
  country
    .regionsOf(country.positionOf(state, country.rulesOf(state.options)))
    .find(({ features }) => features.some((feature) => sameFeature(feature, at)));
