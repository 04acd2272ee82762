import { accept, country } from '../../game/index.ts';
import type { CountryMatch as CountryWhole, FeatureAt, Result, TileId } from '../../game/index.ts';
import { simplestAction } from '../../bots/country/choose.ts';
import { reasonsFor } from '../../bots/country/reasons.ts';
import type { CountryAdvice, CountryMatch, CountryNewGame, CountrySpotlight } from '../country/contract.ts';
import { createCountryPlay } from '../country/play.ts';
import type { CountryLessonRef, CountryLessonText, StepView } from '../learnContract.ts';
import * as lesson from './lesson.ts';
import type { PracticeRules } from './practice.ts';
import { createPractice } from './practice.ts';
import { holdLesson } from './tutor.ts';
import type { Taught, TutorPorts } from './tutor.ts';

/** Lessons of the countryside: how their games begin. */

export type CountryStep = lesson.Step<country.CountryState, CountryLessonText, CountrySpotlight>;

export interface CountryLesson extends lesson.Lesson<country.CountryState, CountryLessonText, CountrySpotlight> {
  readonly deck: readonly TileId[];
  readonly modules: readonly string[];
}

const positionIn = (state: country.CountryState): country.CountryPosition => country.positionOf(state, country.rulesOf(state.options));

/** The region to which a feature belongs. */
export const regionAt = (state: country.CountryState, at: FeatureAt): country.RegionInfo | undefined =>
  country.regionsOf(positionIn(state)).find(({ features }) => features.some((feature) => lesson.sameFeature(feature, at)));

const practiceRules = (setup: country.CountrySetup): PracticeRules<CountryWhole, country.Action> => ({
  tell(actions) {
    const played = country.replay({ setup, actions });
    if (!played.ok) throw new Error(`Expected a course that replays: ${played.error.message}`);
    return { players: setup.players, state: country.stateOf(played.value.position), actions: played.value.actions };
  },
  allows: ({ state }, action) => positionIn(state).moveOf(action).ok,
  read: ({ state }, course) => country.playShorthand(positionIn(state), course),
  simplest: ({ state }) => simplestAction(country.hideSecrets(state, setup.rules)),
  record: (actions) => country.formatCountryRecord(setup, actions),
});

export function teachCountry(ref: CountryLessonRef, taught: CountryLesson, players: readonly [string, string], { confirm, onDone }: TutorPorts): Result<Taught<CountryNewGame, CountryMatch, CountryLessonRef & StepView<CountryLessonText>>> {
  const { deck, modules } = taught;
  const rules = country.rulesOf({ ...country.DEFAULT_OPTIONS, modules });
  const setup: country.CountrySetup = { rules, players, start: rules.start, deck };
  const begun = country.playShorthand(country.startGame(setup), taught.course);
  if (!begun.ok) return begun;
  const game: CountryNewGame = { rules: 'carcassonne', options: { modules }, players, seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }], colours: [0, 1], seed: '' };
  const played = practiceRules(setup);
  const practice = createPractice<CountryWhole, country.Action, CountrySpotlight>(played, begun.value);
  const room = {
    practice,
    rules: played,
    seen: ({ state }: CountryWhole) => country.hideSecrets(state, rules),
    wayOf: (way: string) => way,
    adviceOf({ state }: CountryWhole, actions: readonly country.Action[]): CountryAdvice | null {
      const now = positionIn(state);
      const [first] = actions;
      const move = first ? now.moveOf(first) : null;
      return move?.ok ? { actions, value: 0, reasons: reasonsFor(now, [move.value]) } : null;
    },
    open: (adviser: { advise(): Promise<CountryAdvice | null> }) => createCountryPlay(game, practice, { confirmed: confirm, adviser }),
  };
  return accept({ game, ...holdLesson(ref, taught, room, onDone) });
}
