import { adapterOf } from '../../game/index.ts';
import type { Action, GameState } from '../../game/index.ts';
import type { Advice, Match, NewGame } from '../contracts/match.ts';
import type { LessonRef, LessonText, LessonView, StepView, Tutor } from '../contracts/learn.ts';
import { createPlay } from '../match/play.ts';
import { LEARNER, isStep } from './lesson.ts';
import type { Lesson, Step, Told } from './lesson.ts';
import { createPractice, readBeginning } from './practice.ts';

/** A lesson in progress: checks what the learner does, and moves on or back. */

export interface TutorPorts {
  readonly confirm: () => boolean;
  /** The last step was completed. */
  readonly onDone: () => void;
}

/** What is opened for a lesson. */
export interface Taught {
  readonly game: NewGame;
  readonly match: Match;
  readonly tutor: Tutor;
}

/** A lesson adapted to its rule set. */
export interface Prepared {
  readonly lesson: Lesson<GameState, LessonText>;
  /** The state before the first draw. */
  readonly start: GameState;
  wayOf(way: string): string;
}

/** The players of a prepared game: the learner, and an opponent whose turns are prepared, too. */
export function tableOf(start: GameState, players: readonly string[], learner: number): NewGame {
  const seats = players.map((_, player) =>
    player === learner ? ({ kind: 'human' } as const) : ({ kind: 'bot', level: 'novice' } as const),
  );
  const other = learner === 0 ? 1 : 0;
  return {
    rules: start.rules,
    options: adapterOf(start.rules).formatOptions(start.options),
    players,
    seats,
    colours: [learner, other],
    seed: '',
  };
}

/** The actions as a hint; `null` if the first one is not legal now. */
async function adviceOf(state: GameState, actions: readonly Action[]): Promise<Advice | null> {
  const [first] = actions;
  if (!first || !adapterOf(state.rules).act(state, first, 'draw').ok) return null;
  // The computer players are loaded with the first hint. Without them it still shows what to do.
  const reasons = await import('../../bots/reasons.ts').then(
    ({ reasonsFor }) => reasonsFor(state, [first]),
    () => [],
  );
  return { actions, value: 0, reasons };
}

export function teach(
  ref: LessonRef,
  { lesson: { steps, opening }, start, wayOf }: Prepared,
  players: readonly string[],
  { confirm, onDone }: TutorPorts,
): Taught {
  const rules = adapterOf(start.rules);
  const game = tableOf(start, players, LEARNER);
  const practice = createPractice(players, start, readBeginning(start, opening));
  const listeners = new Set<() => void>();
  let at = 0;
  let mood: StepView['mood'] = 'task';
  let said: LessonText | null = null;
  let before = practice.match();
  const { match, settle } = createPlay(game, practice, {
    confirm,
    stepwise: true,
    adviser: { advise: adviceNow },
  });
  let view = begin();
  settle();

  function stepNow(): Step<GameState, LessonText> | Told<LessonText> {
    const step = steps[at];
    if (!step) throw new Error(`Expected a step below ${steps.length}, not ${at}`);
    return step;
  }

  function begin(): LessonView {
    const step = stepNow();
    before = practice.match();
    practice.keepFrom(before.actions.length);
    // A lesson that ends with a text is completed as soon as the text is shown.
    if (!isStep(step) && at === steps.length - 1) onDone();
    return turn(isStep(step) ? 'task' : 'told', null);
  }

  function turn(next: typeof mood, words: LessonText | null): LessonView {
    const step = stepNow();
    mood = next;
    said = words;
    practice.freeze(mood !== 'task');
    practice.point(mood === 'task' || mood === 'told' ? step.look : null);
    return { ...ref, step: at, steps: steps.length, mood, text: said ?? step.text, last: at === steps.length - 1 };
  }

  function tell(next: LessonView): void {
    view = next;
    settle();
    for (const listener of [...listeners]) listener();
  }

  /** The rest of the prepared solution, if the learner has followed it so far. */
  async function adviceNow(): Promise<Advice | null> {
    const step = stepNow();
    if (!isStep(step)) return null;
    const way = rules.readShorthand(before.state, wayOf(step.way));
    const now = practice.match();
    const done = now.actions.slice(before.actions.length);
    if (!way.ok || JSON.stringify(way.value.slice(0, done.length)) !== JSON.stringify(done)) return null;
    return adviceOf(now.state, way.value.slice(done.length));
  }

  match.subscribe((now, old) => {
    const step = stepNow();
    // Moving on or back changes the state, too, but is not an action of the learner.
    if (
      now.state === old.state ||
      mood !== 'task' ||
      !isStep(step) ||
      practice.match().actions.length <= before.actions.length
    )
      return;
    const found = step.check(rules.hide(practice.match().state), rules.hide(before.state));
    if (found === 'open') return;
    const done = found === 'done';
    if (done && at === steps.length - 1) onDone();
    tell(turn(done ? 'done' : 'wrong', done ? step.praise : found));
  });

  function next(): void {
    const step = stepNow();
    if (mood === 'task') return;
    if (mood === 'wrong') practice.turnTo(before.actions);
    else if (at === steps.length - 1) return;
    else {
      if (isStep(step) && step.reply !== '') practice.playReply(step.reply);
      at += 1;
    }
    tell(begin());
  }

  return {
    game,
    match,
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
