import { carcassonne, sameFeature } from '../../game/index.ts';
import type { FeatureAt, TileId } from '../../game/index.ts';
import type { CarcassonneLessonText } from '../contracts/learn.ts';
import type { Lesson, Step } from './lesson.ts';
import type { Prepared } from './tutor.ts';

/** Lessons of base Carcassonne and its modules. */
export type CarcassonneStep = Step<carcassonne.CarcassonneState, CarcassonneLessonText>;

/** The setup of a prepared game of base Carcassonne. */
export interface CarcassonneSetting {
  readonly deck: readonly TileId[];
  readonly modules: readonly string[];
}

export interface CarcassonneLesson
  extends Lesson<carcassonne.CarcassonneState, CarcassonneLessonText>, CarcassonneSetting {}

/** The state before the first draw. */
export function carcassonneStart({ modules, deck }: CarcassonneSetting): carcassonne.CarcassonneState {
  const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules });
  return carcassonne.initialState({ rules, players: ['', ''], start: rules.start, deck });
}

export const prepareCarcassonne = (lesson: CarcassonneLesson): Prepared => ({
  lesson: lesson as Prepared['lesson'],
  start: carcassonneStart(lesson),
  wayOf: (way) => way,
});

/** The region that contains a feature. */
export const regionAt = (state: carcassonne.CarcassonneState, at: FeatureAt): carcassonne.RegionInfo | undefined =>
  carcassonne
    .regionsOf(carcassonne.positionOf(state, carcassonne.rulesOf(state.options)))
    .find(({ features }) => features.some((feature) => sameFeature(feature, at)));
