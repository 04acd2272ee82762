import { describe, expect, test } from 'vitest';
import { RULE_SET_IDS, adapterOf, standsFor } from '../../src/game/index.ts';
import type { Match } from '../../src/session/contracts/match.ts';
import { isStep } from '../../src/session/learn/lesson.ts';
import { CARCASSONNE, CASTLE, prepare } from '../../src/session/learn/lessons/index.ts';
import { FACTS } from '../support/facts.ts';
import { teach } from '../../src/session/learn/tutor.ts';
import { CASTLE_LESSONS, CARCASSONNE_LESSONS, LESSONS, lessonsOf } from '../../src/session/contracts/learn.ts';
import type {
  CastleLessonRef,
  CastleLessonText,
  CarcassonneLessonRef,
  CarcassonneLessonText,
  LessonRef,
  Tutor,
} from '../../src/session/contracts/learn.ts';

const NAMES = ['Ada', 'Jan'] as const;

/** A lesson at its table, played by gestures and the green button. */
interface Open {
  readonly tutor: Tutor;
  readonly match: Match;
  readonly steps: readonly {
    readonly text: string;
    readonly look: object;
    readonly way?: string;
    readonly praise?: string;
  }[];
  /** Plays shorthand; an action that the rules refuse is a mistake in the test. */
  play(way: string): void;
  done(): number;
}

/** Rotates the previewed tile as wanted, and confirms. */
function settle({ intents }: Match, view: () => Match['view'], rotation: number | undefined): void {
  const liesOtherwise = (): boolean => {
    const { gesture } = view();
    return gesture.type === 'placing' && rotation !== undefined && gesture.rotation !== rotation;
  };
  for (let n = 0; n < 4 && liesOtherwise(); n++) intents.rotate(1);
  intents.confirm();
}

function open(ref: LessonRef): Open {
  let done = 0;
  const prepared = prepare(ref);
  const { match, tutor } = teach(ref, prepared, NAMES, { confirm: () => true, onDone: () => void (done += 1) });
  return {
    tutor,
    match,
    steps: prepared.lesson.steps.map((step) => (isStep(step) ? { ...step, way: prepared.wayOf(step.way) } : step)),
    done: () => done,
    play(way) {
      const { state } = match.view;
      const actions = adapterOf(state.rules).readShorthand(state, way);
      if (!actions.ok) throw new Error(`${way}: ${actions.error.message}`);
      for (const action of actions.value) {
        if (tutor.view.mood !== 'task') return;
        const { intents, view } = match;
        const option = view.prompt?.options.find((one) => standsFor(one, action));
        if (action.do === 'place') intents.tapCell({ x: action.x ?? 0, y: action.y ?? 0 });
        else if (option) intents.choose(option.id);
        settle(match, () => match.view, action.do === 'place' ? action.rotation : undefined);
      }
    },
  };
}

const refOf = (id: LessonRef['id']): LessonRef => {
  const found = [...lessonsOf('castle'), ...lessonsOf('carcassonne')].find((ref) => ref.id === id);
  if (!found) throw new Error(`There is no lesson ${id}`);
  return found;
};

describe('product 10: lessons', () => {
  test.each([...RULE_SET_IDS.flatMap(lessonsOf), ...lessonsOf('carcassonne')])(
    '$rules: $id ends by following its hints',
    (ref) => {
      const { tutor, match, steps, play, done } = open(ref);
      for (const [at, { text, look, way, praise }] of steps.entries()) {
        expect(tutor.view).toMatchObject({ ...ref, step: at, mood: way === undefined ? 'told' : 'task', text });
        expect(match.view.spot).toEqual(look);
        expect(match.view.myTurn).toBe(way !== undefined);
        if (way !== undefined) {
          play(way);
          expect(tutor.view).toMatchObject({ step: at, mood: 'done', text: praise });
          expect(match.view.myTurn).toBe(false);
        }
        expect(done()).toBe(tutor.view.last ? 1 : 0);
        tutor.next();
      }
      expect(tutor.view.last).toBe(true);
    },
  );

  test.each<
    | [CastleLessonRef['id'], number, string, CastleLessonText]
    | [CarcassonneLessonRef['id'], number, string, CarcassonneLessonText]
  >([
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
    ['road', 0, 'p0,1,0', 'carcassonne.lesson.road.1.wrong'],
    ['road', 1, 'd1', 'carcassonne.lesson.road.2.wrong'],
    ['road', 1, 'x', 'carcassonne.lesson.road.2.wrong'],
    ['road', 2, 'p0,1,0', 'carcassonne.lesson.road.3.wrong'],
    ['city', 0, 'p0,1,0', 'carcassonne.lesson.city.1.wrong'],
    ['city', 0, 'p0,-1,1 x', 'carcassonne.lesson.city.1.empty'],
    ['city', 0, 'p0,-1,1 d1', 'carcassonne.lesson.city.1.empty'],
    ['city', 1, 'p0,1,2', 'carcassonne.lesson.city.2.wrong'],
    ['city', 2, 'p-1,1,0', 'carcassonne.lesson.city.3.wrong'],
    ['city', 2, 'p0,2,0 x', 'carcassonne.lesson.city.3.empty'],
    ['share', 1, 'p0,2,0', 'carcassonne.lesson.share.2.taken'],
    ['share', 1, 'p-1,2,2', 'carcassonne.lesson.share.2.wrong'],
    ['share', 1, 'p1,2,3 x', 'carcassonne.lesson.share.2.empty'],
    ['share', 2, 'p1,2,2', 'carcassonne.lesson.share.2.wrong'],
    ['share', 3, 'p1,-1,0', 'carcassonne.lesson.share.4.wrong'],
    ['monastery', 0, 'p1,-1,0', 'carcassonne.lesson.monastery.1.wrong'],
    ['monastery', 0, 'p0,1,0 x', 'carcassonne.lesson.monastery.1.empty'],
    ['monastery', 1, 'p0,-2,0', 'carcassonne.lesson.monastery.2.wrong'],
    ['field', 2, 'p-1,0,0', 'carcassonne.lesson.field.3.wrong'],
    ['field', 2, 'p1,0,0 d2', 'carcassonne.lesson.field.3.apart'],
    ['field', 2, 'p1,0,0 d0', 'carcassonne.lesson.field.3.empty'],
    ['field', 2, 'p1,0,0 x', 'carcassonne.lesson.field.3.empty'],
    ['field', 3, 'p0,1,2', 'carcassonne.lesson.field.4.wrong'],
    ['farm', 1, 'p0,3,0', 'carcassonne.lesson.farm.2.wrong'],
    ['farm', 1, 'p1,2,0 d0', 'carcassonne.lesson.farm.2.empty'],
    ['farm', 2, 'p2,2,0', 'carcassonne.lesson.farm.3.wrong'],
    ...FACTS.flatMap(({ wrongAnswers = [] }) => wrongAnswers),
  ])('%s, step %i: %s is no answer, and the step starts again', (id, at, wrong, text) => {
    const { tutor, match, steps, play, done } = open(refOf(id));
    for (const { way } of steps.slice(0, at)) {
      if (way !== undefined) play(way);
      tutor.next();
    }
    expect(tutor.view.step).toBe(at);
    const before = match.view.state;
    play(wrong);
    expect(tutor.view).toMatchObject({ step: at, mood: 'wrong', text });
    expect(match.view.myTurn).toBe(false);
    expect(match.view.spot).toBeNull();
    tutor.next();
    expect(tutor.view).toMatchObject({ step: at, mood: 'task' });
    expect(match.view.state).toEqual(before);
    expect(done()).toBe(0);
    play(steps[at]?.way ?? '');
    expect(tutor.view.mood).toBe('done');
  });

  test.each<[LessonRef['id'], readonly string[]]>([
    ['court', ['p860 d0', 'p853 x']],
    ['court', ['p862 d0', 'p871 x']],
    ['join', ['', 'p140 d0', 'p120 d1', 'p132 x']],
    ['house', ['p731 d1', 'p263 d1']],
    ['empty', ['', 'p271 x']],
    ['road', ['p1,0,2', 'd0', 'p2,0,1 d3']],
    ['share', ['', 'p1,2,3 d0', 'p-1,2,1 d0', 'p0,2,0 x']],
    ['field', ['', '', 'p1,0,2 d2', 'p0,-1,2 d1']],
    ['farm', ['', 'p-1,2,0 d1', 'p-1,1,3 x']],
    ...FACTS.flatMap(({ otherWays = [] }) => otherWays),
  ])('%s accepts other ways to the same result: %j', (id, ways) => {
    const { tutor, play } = open(refOf(id));
    for (const way of ways) {
      if (way !== '') {
        play(way);
        expect(tutor.view.mood).toBe('done');
      }
      tutor.next();
    }
  });

  test('the hint shows the way up to the current point, and nothing is undone past the step', async () => {
    const path = open({ rules: 'castle', id: 'path' });
    const road = open({ rules: 'carcassonne', id: 'road' });
    for (const [{ match: table, tutor }, x] of [
      [path, 3],
      [road, 1],
    ] as const) {
      table.intents.askHint();
      await expect
        .poll(() => table.view.hint)
        .toMatchObject({
          state: 'ready',
          advice: { actions: [{ do: 'place', x, y: 0, rotation: 0 }] },
        });
      table.intents.takeHint();
      table.intents.confirm();
      tutor.next();
      expect(table.view.canUndo).toBe(false);
      table.intents.askHint();
      await expect
        .poll(() => table.view.hint)
        .toMatchObject({
          state: 'ready',
          advice: { actions: [{ do: 'deploy', feature: 0 }], reasons: [{ what: 'claims' }] },
        });
    }
  });

  test('every step has its sentences, and every sentence its step', async () => {
    const { castleLessons } = await import('../../src/i18n/en/lessons.ts');
    const { carcassonneLessons } = await import('../../src/i18n/en/carcassonneLessons.ts');
    const { moduleTexts } = await import('../../src/expansions/texts/en.ts');
    const ofModules = Object.keys(moduleTexts).filter((key) => key.startsWith('carcassonne.lesson.'));
    expect(new Set(LESSONS).size).toBe(LESSONS.length);
    const sentences = (ids: readonly string[], of: (id: string) => Open['steps'], prefix: string): Set<string> =>
      new Set(
        ids.flatMap((id) => [
          `${prefix}.${id}.name`,
          ...of(id).flatMap(({ text, praise }) => (praise === undefined ? [text] : [text, praise])),
        ]),
      );
    const said = new Set<string>([
      ...FACTS.flatMap(({ wrongAnswers = [] }) => wrongAnswers.map(([, , , text]) => text)),
      ...sentences(CASTLE_LESSONS, (id) => CASTLE[id as CastleLessonRef['id']].steps, 'lesson'),
      ...sentences(
        CARCASSONNE_LESSONS,
        (id) => CARCASSONNE[id as CarcassonneLessonRef['id']].steps,
        'carcassonne.lesson',
      ),
    ]);
    const others = [...Object.keys({ ...castleLessons, ...carcassonneLessons }), ...ofModules].filter(
      (key) => !said.has(key),
    );
    expect(others.filter((key) => !/\.(wrong|small|empty|taken|apart|short|far|single)$/.test(key))).toEqual([]);
  });
});
