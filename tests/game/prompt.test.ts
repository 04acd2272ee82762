import { describe, expect, test } from 'vitest';
import { ADAPTERS, actionWith, adapterOf, seededRandom } from '../../src/game/index.ts';
import type { Action, GameAdapter, GameState, Option, Prompt } from '../../src/game/index.ts';
import { mixesOf } from '../support/mixes.ts';
import { played } from './carcassonne/played.ts';

/** A prompt offers exactly what the rules allow, in every rule set with all its modules that go together. */

interface Way {
  readonly rules: GameAdapter;
  readonly modules: readonly string[];
}

const WAYS: readonly Way[] = ADAPTERS.flatMap((rules) => {
  const mixes = mixesOf(rules);
  return (mixes.length > 0 ? mixes : [[]]).map((modules) => ({ rules, modules }));
});
const nameOf = ({ rules, modules }: Way): string => [rules.id, ...modules].join(' ');

/** Plays at random, and passes on every state in which a player has to choose. */
function play({ rules, modules }: Way, seed: string, look: (state: GameState, prompt: Prompt) => void): void {
  const random = seededRandom(seed);
  const options = modules.length > 0 ? { modules } : {};
  let state = rules.advance(rules.deal({ options, players: rules.seats.fewest }, random), 'choice');
  for (let prompt = rules.prompt(state); prompt; prompt = rules.prompt(state)) {
    look(state, prompt);
    const actions = rules.legalActions(state);
    const action = actions[Math.floor(random() * actions.length)];
    if (!action) throw new Error('Expected a legal action');
    const next = rules.act(state, action, 'choice');
    if (!next.ok) throw new Error(next.error.message);
    state = next.value;
  }
  expect(state.awaiting).toBe('over');
}

/** Every action that an option represents. */
function actionsOf(option: Option): readonly Action[] {
  const { target } = option;
  if (target.on === 'cell' && target.rotations.length > 0)
    return target.rotations.map((rotation) => actionWith(option, rotation));
  if (target.on === 'number')
    return Array.from({ length: target.most - target.least + 1 }, (_, n) => actionWith(option, target.least + n));
  return [option.action];
}

const named = (actions: readonly Action[]): readonly string[] =>
  actions.map((action) => JSON.stringify(Object.entries(action).toSorted())).toSorted();

describe.each(WAYS.map((way) => [nameOf(way), way] as const))('the prompt of %s', (_, way) => {
  const { rules } = way;

  test.each(['first', 'second'])(
    'offers exactly the legal actions, each option under its own id, through a whole game: %s',
    (seed) => {
      play(way, `prompt/${seed}`, (state, prompt) => {
        expect(named(prompt.options.flatMap(actionsOf))).toEqual(named(rules.legalActions(state)));
        expect(new Set(prompt.options.map(({ id }) => id)).size).toBe(prompt.options.length);
        expect(prompt.actor).toBe(rules.actor(state));
        expect(prompt.options.map(({ declines }) => declines)).toEqual(
          prompt.options.map(({ declines }) => declines).toSorted(),
        );
      });
    },
  );

  test('names existing pieces and features', () => {
    play(way, 'prompt/targets', (state, { options }) => {
      const pieces = new Set(rules.pieces(state).map(({ id }) => id));
      for (const { target } of options) {
        if (target.on === 'piece') expect(pieces).toContain(target.piece);
        if (target.on === 'feature')
          expect([...state.laid, ...(state.start ?? [])].some(({ x, y }) => x === target.x && y === target.y)).toBe(
            true,
          );
      }
    });
  });
});

test('gives an option that recalls an abbot at least the points it scores', () => {
  const rules = adapterOf('carcassonne');
  const modules = mixesOf(rules)[0] ?? [];
  let asked = 0;
  for (let n = 0; n < 6 && asked < 5; n++) {
    play({ rules, modules }, `abbot/${n}`, (state, { actor, options }) => {
      const recall = options.find(({ action }) => action.do === 'recall');
      if (!recall) return;
      asked += 1;
      const next = rules.act(state, recall.action, 'draw');
      if (!next.ok) throw new Error(next.error.message);
      // The tile may also have completed something else of the same player.
      expect((next.value.scores[actor] ?? 0) - (state.scores[actor] ?? 0)).toBeGreaterThanOrEqual(recall.points ?? NaN);
    });
  }
  expect(asked).toBeGreaterThan(0);
});

test('gives an abbot’s points although his tile opens a bazaar', () => {
  const { prompt } = played(
    'abbot bazaars',
    '2 × monastery; bazaar; 3 × straight road',
    'place at 0,1; abbot on monastery; place at 1,1; pass; place at 0,2',
  );
  const points = prompt?.options.map(({ action, points: told }) => [action.do, told]);
  expect(points).toContainEqual(['recall', 4]);
});
