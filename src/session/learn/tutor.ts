import { RULE_SETS, accept, defaultOptions, hideSecrets, playShorthand, positionOf, startGame } from '../../game/index.ts';
import type { CastleAction, CastleSetup, CastleState, Result, RuleSetId } from '../../game/index.ts';
import { reasonsFor } from '../../bots/reasons.ts';
import type { Advice, Match, NewGame } from '../contract.ts';
import type { LessonText, LessonView, Tutor } from '../learnContract.ts';
import { createPlay } from '../play.ts';
import { wallTokensOf, wayOf } from './lesson.ts';
import type { Lesson, Step, Told } from './lesson.ts';
import { createPractice } from './practice.ts';

/** A lesson under way: it watches what the learner does, and goes on or back. */

const isStep = (step: Step | Told): step is Step => 'check' in step;

/** The people at a prepared table: the learner, and somebody whose turns are prepared too. */
export function tableOf(setup: CastleSetup, learner: 0 | 1): NewGame {
  const here = { kind: 'human' } as const;
  const there = { kind: 'bot', level: 'novice' } as const;
  return { rules: setup.rules.id, options: {}, players: setup.players, seats: learner === 0 ? [here, there] : [there, here], colours: [learner, learner === 0 ? 1 : 0], seed: '' };
}

export interface Taught {
  readonly game: NewGame;
  readonly match: Match;
  readonly tutor: Tutor;
}

interface Ports {
  readonly confirm: () => boolean;
  /** The last step was done. */
  readonly onDone: () => void;
}

export function teach(lesson: Lesson, rules: RuleSetId, players: readonly [string, string], { confirm, onDone }: Ports): Result<Taught> {
  const set = RULE_SETS[rules];
  const setup: CastleSetup = { rules: set, options: { ...defaultOptions(set), ...lesson.options }, players, deck: lesson.deck, wallTokens: wallTokensOf(lesson, rules) };
  const begun = playShorthand(startGame(setup), lesson.course);
  return begun.ok ? accept(hold(lesson, setup, begun.value, confirm, onDone)) : begun;
}

function hold(lesson: Lesson, setup: CastleSetup, begun: readonly CastleAction[], confirm: () => boolean, onDone: () => void): Taught {
  const game = tableOf(setup, 0);
  const keeper = createPractice(setup, begun);
  const listeners = new Set<() => void>();
  const { steps } = lesson;
  let at = 0;
  let mood: LessonView['mood'] = 'task';
  let said: LessonText | null = null;
  let before = keeper.whole();
  const play = createPlay(game, keeper, confirm, { advise: async (state) => adviceFor(state) });
  let view = begin();
  play.settle();

  function stepNow(): Step | Told {
    const step = steps[at];
    if (!step) throw new Error(`Expected a step below ${steps.length}, not ${at}`);
    return step;
  }

  function begin(): LessonView {
    const step = stepNow();
    before = keeper.whole();
    keeper.keepFrom(before.actions.length);
    return turn(isStep(step) ? 'task' : 'told', null);
  }

  function turn(next: LessonView['mood'], words: LessonText | null): LessonView {
    const step = stepNow();
    mood = next;
    said = words;
    keeper.freeze(mood !== 'task');
    keeper.point(mood === 'task' || mood === 'told' ? step.look : null);
    return { id: lesson.id, step: at, steps: steps.length, mood, text: said ?? step.text, last: at === steps.length - 1 };
  }

  function tell(next: LessonView): void {
    view = next;
    play.settle();
    for (const listener of [...listeners]) listener();
  }

  /** What is left of the prepared way, if the learner is on it. */
  function adviceFor(state: CastleState): Advice | null {
    const step = stepNow();
    if (!isStep(step)) return null;
    const position = positionOf(before.state, setup.rules);
    const way = playShorthand(position, wayOf(step, setup.rules.id));
    const done = keeper.whole().actions.slice(before.actions.length);
    if (!way.ok || JSON.stringify(way.value.slice(0, done.length)) !== JSON.stringify(done)) return null;
    const actions = way.value.slice(done.length);
    const now = positionOf(state, setup.rules);
    const [first] = actions;
    const move = first ? now.moveOf(first) : null;
    return move?.ok ? { actions, value: 0, reasons: reasonsFor(now, [move.value]) } : null;
  }

  play.match.subscribe((now, old) => {
    const step = stepNow();
    // Going on and back changes the state too, but is nothing the learner did.
    if (now.state === old.state || mood !== 'task' || !isStep(step) || keeper.whole().actions.length <= before.actions.length) return;
    const found = step.check(hideSecrets(keeper.whole().state), before.state);
    if (found === 'open') return;
    const done = found === 'done';
    if (done && at === steps.length - 1) onDone();
    tell(turn(done ? 'done' : 'wrong', done ? step.praise : found));
  });

  function next(): void {
    const step = stepNow();
    if (mood === 'task') return;
    if (mood === 'wrong') keeper.turnTo(before.actions);
    else if (at === steps.length - 1) return;
    else {
      if (isStep(step) && step.reply !== '') keeper.playOn(step.reply);
      at += 1;
    }
    tell(begin());
  }

  return {
    game,
    match: play.match,
    tutor: {
      kind: 'lesson',
      get view() {
        return view;
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      next,
    },
  };
}
