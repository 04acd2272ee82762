import { describe, expect, test } from 'vitest';
import { RULE_SET_IDS } from '../../src/game/index.ts';
import type { CastleAction, RuleSetId } from '../../src/game/index.ts';
import type { Match } from '../../src/session/contract.ts';
import { wayOf } from '../../src/session/learn/lesson.ts';
import type { Step } from '../../src/session/learn/lesson.ts';
import { lessonOf } from '../../src/session/learn/lessons/index.ts';
import { teach } from '../../src/session/learn/tutor.ts';
import type { Taught } from '../../src/session/learn/tutor.ts';
import { LESSONS } from '../../src/session/learnContract.ts';
import type { LessonId, LessonText } from '../../src/session/learnContract.ts';
import { positionOf, playShorthand, RULE_SETS } from '../../src/game/index.ts';

const NAMES = ['Ada', 'Jan'] as const;

function open(id: LessonId, rules: RuleSetId): Taught & { readonly done: () => number } {
  let done = 0;
  const taught = teach(lessonOf(id), rules, NAMES, { confirm: () => true, onDone: () => void (done += 1) });
  if (!taught.ok) throw new Error(taught.error.message);
  return { ...taught.value, done: () => done };
}

/** Does it as a person would: gestures, and the green button. */
function act({ intents }: Match, action: CastleAction): void {
  if (action.do === 'place') intents.tapCell(action);
  else if (action.do === 'deploy') intents.chooseFeature(action.feature);
  else if (action.do === 'pass') intents.chooseFeature(null);
  else if (action.do === 'score') intents.chooseRegion(action, action.token ?? null);
}

const hangsOtherwise = ({ gesture }: Match['view'], action: CastleAction): boolean => action.do === 'place' && gesture.type === 'placing' && gesture.rotation !== action.rotation;

/** Plays words of shorthand through the table; what the rules would refuse there is a mistake of the test. */
function play(taught: Taught, way: string): void {
  const { state } = taught.match.view;
  const actions = playShorthand(positionOf(state, RULE_SETS[state.rules]), way);
  if (!actions.ok) throw new Error(`${way}: ${actions.error.message}`);
  for (const action of actions.value) {
    if (taught.tutor.view.mood !== 'task') return;
    act(taught.match, action);
    for (let n = 0; n < 4 && hangsOtherwise(taught.match.view, action); n++) taught.match.intents.rotate(1);
    taught.match.intents.confirm();
  }
}

const isStep = (step: object): step is Step => 'check' in step;

describe('product 10: lessons', () => {
  describe.each(RULE_SET_IDS)('of %s', (rules) => {
    test.each(LESSONS)('%s comes to its end by the ways that its hints show', (id) => {
      const taught = open(id, rules);
      const { tutor } = taught;
      for (const [at, step] of lessonOf(id).steps.entries()) {
        expect(tutor.view).toMatchObject({ step: at, mood: isStep(step) ? 'task' : 'told', text: step.text });
        expect(taught.match.view.spot).toEqual(step.look);
        expect(taught.match.view.myTurn).toBe(isStep(step));
        if (isStep(step)) {
          play(taught, wayOf(step, rules));
          expect(tutor.view).toMatchObject({ step: at, mood: 'done', text: step.praise });
          expect(taught.match.view.myTurn).toBe(false);
        }
        expect(taught.done()).toBe(isStep(step) && tutor.view.last ? 1 : 0);
        tutor.next();
      }
      expect(tutor.view.last).toBe(true);
    });
  });

  test.each<[LessonId, number, string, LessonText]>([
    ['path', 0, 'p680', 'lesson.path.1.wrong'],
    ['path', 0, 'p030', 'lesson.path.1.wrong'],
    ['path', 1, 'd1', 'lesson.path.2.wrong'],
    ['path', 1, 'x', 'lesson.path.2.wrong'],
    ['path', 2, 'p850', 'lesson.path.3.wrong'],
    ['house', 0, 'p133 x', 'lesson.house.1.wrong'],
    ['house', 0, 'p730 x', 'lesson.house.1.small'],
    ['house', 1, 'p133 x', 'lesson.house.2.small'],
    ['house', 1, 'p260 x', 'lesson.house.2.small'],
    ['house', 1, 'p650 x', 'lesson.house.2.wrong'],
    ['tower', 0, 'p381', 'lesson.tower.1.wrong'],
    ['tower', 0, 'p031', 'lesson.tower.1.wrong'],
    ['tower', 0, 'p380 x', 'lesson.tower.1.empty'],
    ['tower', 0, 'p380 d1', 'lesson.tower.1.empty'],
    ['tower', 1, 'p480', 'lesson.tower.2.wrong'],
    ['tower', 1, 'p371 x', 'lesson.tower.2.small'],
    ['tower', 2, 'p470', 'lesson.tower.3.wrong'],
    ['court', 0, 'p380', 'lesson.court.1.wrong'],
    ['court', 0, 'p860 x', 'lesson.court.1.empty'],
    ['court', 1, 'p760', 'lesson.court.2.wrong'],
    ['join', 1, 'p130', 'lesson.join.2.taken'],
    ['join', 1, 'p120', 'lesson.join.2.wrong'],
    ['join', 1, 'p122 x', 'lesson.join.2.empty'],
    ['join', 2, 'p140', 'lesson.join.2.wrong'],
    ['join', 2, 'p142 d0', 'lesson.join.2.empty'],
    ['join', 3, 'p110', 'lesson.join.4.wrong'],
    ['join', 3, 'p130 x', 'lesson.join.4.apart'],
    ['token', 0, 'p360 x', 'lesson.token.1.far'],
    ['token', 0, 'p063 d0', 'lesson.token.1.short'],
    ['token', 0, 'p031 x', 'lesson.token.1.wrong'],
    ['token', 1, 'p630 x', 'lesson.token.2.wrong'],
    ['token', 1, 'p362 x s360', 'lesson.token.2.single'],
    ['empty', 1, 'p351', 'lesson.empty.2.wrong'],
  ])('%s, step %i: %s is no answer, and the step begins again', (id, at, wrong, text) => {
    const taught = open(id, 'castle');
    const { tutor } = taught;
    for (const step of lessonOf(id).steps.slice(0, at)) {
      if (isStep(step)) play(taught, wayOf(step, 'castle'));
      tutor.next();
    }
    expect(tutor.view.step).toBe(at);
    const before = taught.match.view.state;
    play(taught, wrong);
    expect(tutor.view).toMatchObject({ step: at, mood: 'wrong', text });
    expect(taught.match.view.myTurn).toBe(false);
    expect(taught.match.view.spot).toBeNull();
    tutor.next();
    expect(tutor.view).toMatchObject({ step: at, mood: 'task' });
    expect(taught.match.view.state).toEqual(before);
    expect(taught.done()).toBe(0);
    const step = lessonOf(id).steps[at];
    if (!step || !isStep(step)) throw new Error('no step');
    play(taught, wayOf(step, 'castle'));
    expect(tutor.view.mood).toBe('done');
  });

  test.each<[LessonId, readonly string[]]>([
    ['court', ['p860 d0', 'p853 x']],
    ['court', ['p862 d0', 'p871 x']],
    ['join', ['', 'p140 d0', 'p120 d1', 'p132 x']],
    ['house', ['p731 d1', 'p263 d1']],
    ['empty', ['', 'p271 x']],
  ])('%s takes other ways that come to the same: %j', (id, ways) => {
    const taught = open(id, 'castle');
    for (const way of ways) {
      if (way !== '') {
        play(taught, way);
        expect(taught.tutor.view.mood).toBe('done');
      }
      taught.tutor.next();
    }
  });

  test('the hint shows the way as far as it has come, and nothing is taken back before the step', async () => {
    const taught = open('path', 'castle');
    const { match: table, tutor } = taught;
    table.intents.askHint();
    await Promise.resolve();
    expect(table.view.hint).toMatchObject({ state: 'ready', advice: { actions: [{ do: 'place', x: 3, y: 0, rotation: 0 }] } });
    table.intents.takeHint();
    table.intents.confirm();
    tutor.next();
    expect(table.view.canUndo).toBe(false);
    table.intents.askHint();
    await Promise.resolve();
    expect(table.view.hint).toMatchObject({ state: 'ready', advice: { actions: [{ do: 'deploy', feature: 0 }], reasons: [{ what: 'claims' }] } });
  });

  test('every step has its sentences, and every sentence its step', async () => {
    const { castleLessons } = await import('../../src/i18n/en/lessons.ts');
    const said = new Set<string>(LESSONS.flatMap((id) => [`lesson.${id}.name`, ...lessonOf(id).steps.flatMap((step) => (isStep(step) ? [step.text, step.praise] : [step.text]))]));
    const others = Object.keys(castleLessons).filter((key) => !said.has(key));
    expect(others.filter((key) => !/\.(wrong|small|empty|taken|apart|short|far|single)$/.test(key))).toEqual([]);
  });
});
