import { RULE_SETS, accept, defaultOptions, formatCastleRecord, hideSecrets, playShorthand, positionOf, replay, startGame, stateOf } from '../../game/index.ts';
import type { CastleAction, CastleOptions, CastleSetup, CastleState, Effect, MatchState, Result, RuleSetId, TileId } from '../../game/index.ts';
import { simplestAction } from '../../bots/choose.ts';
import { reasonsFor } from '../../bots/reasons.ts';
import type { Advice, Match, NewGame, Spotlight } from '../contract.ts';
import type { CastleLessonRef, CastleLessonText, StepView } from '../learnContract.ts';
import { createPlay } from '../play.ts';
import * as lesson from './lesson.ts';
import type { Practice, PracticeRules } from './practice.ts';
import { createPractice } from './practice.ts';
import { holdLesson } from './tutor.ts';
import type { Taught, TutorPorts } from './tutor.ts';

/** Lessons of The Castle and Zamek: how their games begin. */

export type CastleStep = lesson.Step<CastleState, CastleLessonText, Spotlight>;

/** Ways name a token by what it does: `{effect}` stands for the number of such a token. */
export interface CastleLesson extends lesson.Lesson<CastleState, CastleLessonText, Spotlight> {
  readonly deck: readonly TileId[];
  readonly options: Partial<CastleOptions>;
  /** What the tokens on the wall do, by the lower field of their corner. */
  readonly wall: Readonly<Record<string, Effect>>;
}

export type CastlePractice = Practice<MatchState, CastleAction, Spotlight>;

/** The rule sets number the same tokens differently. */
function kindOf(rules: RuleSetId, effect: string): number {
  const found = Object.entries(RULE_SETS[rules].effects).find(([, known]) => known === effect);
  if (!found) throw new Error(`Expected a token ${effect} in ${rules}`);
  return Number(found[0]);
}

const wallTokensOf = ({ wall }: CastleLesson, rules: RuleSetId): Readonly<Record<string, number>> => Object.fromEntries(Object.entries(wall).map(([field, effect]) => [field, kindOf(rules, effect)]));

export const wayOf = (way: string, rules: RuleSetId): string => way.replace(/\{([\w-]+)\}/g, (_, effect: string) => String(kindOf(rules, effect)));

/** The people at a prepared table: the learner, and somebody whose turns are prepared too. */
export function tableOf(setup: CastleSetup, learner: 0 | 1): NewGame {
  const here = { kind: 'human' } as const;
  const there = { kind: 'bot', level: 'novice' } as const;
  return { rules: setup.rules.id, options: {}, players: setup.players, seats: learner === 0 ? [here, there] : [there, here], colours: [learner, learner === 0 ? 1 : 0], seed: '' };
}

const positionIn = ({ state }: MatchState): ReturnType<typeof positionOf> => positionOf(state, RULE_SETS[state.rules]);

const practiceRules = (setup: CastleSetup): PracticeRules<MatchState, CastleAction> => ({
  tell(actions) {
    const played = replay({ setup, actions });
    if (!played.ok) throw new Error(`Expected a course that replays: ${played.error.message}`);
    return { players: setup.players, state: stateOf(played.value.position), actions: played.value.actions, revealed: false };
  },
  allows: (match, action) => positionIn(match).moveOf(action).ok,
  read: (match, course) => playShorthand(positionIn(match), course),
  simplest: ({ state }) => simplestAction(hideSecrets(state)),
  record: (actions) => formatCastleRecord(setup, actions),
});

export const castlePractice = (setup: CastleSetup, begun: readonly CastleAction[]): CastlePractice => createPractice(practiceRules(setup), begun);

export function teachCastle(ref: CastleLessonRef, taught: CastleLesson, players: readonly [string, string], { confirm, onDone }: TutorPorts): Result<Taught<NewGame, Match, CastleLessonRef & StepView<CastleLessonText>>> {
  const set = RULE_SETS[ref.rules];
  const setup: CastleSetup = { rules: set, options: { ...defaultOptions(set), ...taught.options }, players, deck: taught.deck, wallTokens: wallTokensOf(taught, ref.rules) };
  const begun = playShorthand(startGame(setup), taught.course);
  if (!begun.ok) return begun;
  const game = tableOf(setup, lesson.LEARNER);
  const practice = castlePractice(setup, begun.value);
  const room = {
    practice,
    rules: practiceRules(setup),
    seen: ({ state }: MatchState) => hideSecrets(state),
    wayOf: (way: string) => wayOf(way, ref.rules),
    adviceOf(match: MatchState, actions: readonly CastleAction[]): Advice | null {
      const now = positionIn(match);
      const [first] = actions;
      const move = first ? now.moveOf(first) : null;
      return move?.ok ? { actions, value: 0, reasons: reasonsFor(now, [move.value]) } : null;
    },
    open: (adviser: { advise(): Promise<Advice | null> }) => createPlay(game, practice, confirm, adviser),
  };
  return accept({ game, ...holdLesson(ref, taught, room, onDone) });
}
