import { carcassonne, sameFeature } from '../../game/index.ts';
import type { FeatureAt, TileId } from '../../game/index.ts';
import type { CountryLessonText } from '../learnContract.ts';
import type { Lesson, Step } from './lesson.ts';
import type { Prepared } from './tutor.ts';

/** Lessons of base Carcassonne and its modules. */
export type CarcassonneStep = Step<carcassonne.CarcassonneState, CountryLessonText>;

export interface CarcassonneLesson extends Lesson<carcassonne.CarcassonneState, CountryLessonText> {
  readonly deck: readonly TileId[];
  readonly modules: readonly string[];
}

export function prepareCarcassonne(lesson: CarcassonneLesson): Prepared {
  const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules: lesson.modules });
  const start = carcassonne.initialState({ rules, players: ['', ''], start: rules.start, deck: lesson.deck });
  return { lesson: lesson as Prepared['lesson'], start, wayOf: (way) => way };
}

/** The region to which a feature belongs. */
export const regionAt = (state: carcassonne.CarcassonneState, at: FeatureAt): carcassonne.RegionInfo | undefined =>
  carcassonne
    .regionsOf(carcassonne.positionOf(state, carcassonne.rulesOf(state.options)))
    .find(({ features }) => features.some((feature) => sameFeature(feature, at)));
