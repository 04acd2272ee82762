import type { StepView, Tutor } from '../learnContract.ts';
import { isStep } from './lesson.ts';
import type { Lesson, Step, Told } from './lesson.ts';
import type { Practice, PracticeRules } from './practice.ts';

/** A lesson under way: it watches what the learner does, and goes on or back. */

/** The table at which a family teaches. */
export interface Classroom<Whole, Action, State, Spot, Advice, Match> {
  readonly practice: Practice<Whole, Action, Spot>;
  readonly rules: Pick<PracticeRules<Whole, Action>, 'read'>;
  /** The state as the learner may see it. */
  seen(whole: Whole): State;
  /** The way in shorthand, in the numbers of the rules that are played. */
  wayOf(way: string): string;
  /** These actions as somebody would advise them; `null` where they cannot be played now. */
  adviceOf(whole: Whole, actions: readonly Action[]): Advice | null;
  /** Opens the table, with whoever is asked for hints. */
  open(adviser: { advise(): Promise<Advice | null> }): { readonly match: Match; settle(): void };
}

interface Ports {
  readonly confirm: () => boolean;
  /** The last step was done. */
  readonly onDone: () => void;
}
export type TutorPorts = Ports;

/** What is brought to the table. */
export interface Taught<Game, Match, View> {
  readonly game: Game;
  readonly match: Match;
  readonly tutor: Tutor<View>;
}

interface Watched {
  subscribe(listener: (now: { readonly state: unknown }, before: { readonly state: unknown }) => void): () => void;
}

export function holdLesson<Ref, Text, Spot, State, Action, Advice, Whole extends { readonly actions: readonly Action[] }, Match extends Watched>(
  ref: Ref,
  { steps }: Lesson<State, Text, Spot>,
  { practice, rules, seen, wayOf, adviceOf, open }: Classroom<Whole, Action, State, Spot, Advice, Match>,
  onDone: () => void,
): Pick<Taught<unknown, Match, Ref & StepView<Text>>, 'match' | 'tutor'> {
  type View = Ref & StepView<Text>;
  const listeners = new Set<() => void>();
  let at = 0;
  let mood: StepView<Text>['mood'] = 'task';
  let said: Text | null = null;
  let before = practice.whole();
  const { match, settle } = open({ advise: async () => adviceNow() });
  let view = begin();
  settle();

  function stepNow(): Step<State, Text, Spot> | Told<Text, Spot> {
    const step = steps[at];
    if (!step) throw new Error(`Expected a step below ${steps.length}, not ${at}`);
    return step;
  }

  function begin(): View {
    const step = stepNow();
    before = practice.whole();
    practice.keepFrom(before.actions.length);
    // Where the last step is only read, there is nothing left to do.
    if (!isStep(step) && at === steps.length - 1) onDone();
    return turn(isStep(step) ? 'task' : 'told', null);
  }

  function turn(next: typeof mood, words: Text | null): View {
    const step = stepNow();
    mood = next;
    said = words;
    practice.freeze(mood !== 'task');
    practice.point(mood === 'task' || mood === 'told' ? step.look : null);
    return { ...ref, step: at, steps: steps.length, mood, text: said ?? step.text, last: at === steps.length - 1 };
  }

  function tell(next: View): void {
    view = next;
    settle();
    for (const listener of [...listeners]) listener();
  }

  /** What is left of the prepared way, if the learner is on it. */
  function adviceNow(): Advice | null {
    const step = stepNow();
    if (!isStep(step)) return null;
    const way = rules.read(before, wayOf(step.way));
    const now = practice.whole();
    const done = now.actions.slice(before.actions.length);
    if (!way.ok || JSON.stringify(way.value.slice(0, done.length)) !== JSON.stringify(done)) return null;
    return adviceOf(now, way.value.slice(done.length));
  }

  match.subscribe((now, old) => {
    const step = stepNow();
    // Going on and back changes the state too, but is nothing the learner did.
    if (now.state === old.state || mood !== 'task' || !isStep(step) || practice.whole().actions.length <= before.actions.length) return;
    const found = step.check(seen(practice.whole()), seen(before));
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
      if (isStep(step) && step.reply !== '') practice.playOn(step.reply);
      at += 1;
    }
    tell(begin());
  }

  return {
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
