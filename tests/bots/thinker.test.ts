import { describe, expect, test } from 'vitest';
import { chooseAction } from '../../src/bots/choose.ts';
import type { Answer, Question } from '../../src/bots/protocol.ts';
import { createThinker } from '../../src/bots/thinker.ts';
import { RULE_SETS, deal, defaultOptions, hideSecrets, positionOf, seededRandom, startGame, stateOf } from '../../src/game/index.ts';
import { brokenWorkers, fakeWorker, reply } from '../support/fakeWorker.ts';

const rules = RULE_SETS.castle;
const state = hideSecrets(stateOf(startGame({ rules, options: defaultOptions(rules), ...deal(rules, seededRandom('thinker')) })));
const isLegal = (action: unknown): boolean => positionOf(state, rules).legalActions().some((legal) => JSON.stringify(legal) === JSON.stringify(action));

const worker = fakeWorker<Question, Answer>;

describe('a thinker never stalls a game', () => {
  test('hands on what the worker chose', async () => {
    const good = worker((request, self) => reply(self, { id: request.id, action: chooseAction(request.state, 'level' in request ? request.level : 'novice', request.seed) }));
    const thinker = createThinker(good.start);
    expect(await thinker.think(state, 'steward', 's')).toEqual(chooseAction(state, 'steward', 's'));
    expect(await thinker.think(state, 'steward', 't')).toEqual(chooseAction(state, 'steward', 't'));
    expect(good.started()).toBe(1);
  });

  test.each(brokenWorkers<Answer>())('a legal action comes when the worker %s, and a new worker is started', async (_, bad) => {
    const thinker = createThinker(bad.start, 20);
    expect(isLegal(await thinker.think(state, 'steward', 's'))).toBe(true);
    expect(isLegal(await thinker.think(state, 'steward', 's'))).toBe(true);
    expect(bad.started()).toBe(2);
    expect(bad.ended()).toBe(2);
  });

  test('a legal action comes where workers cannot be had', async () => {
    const thinker = createThinker(() => {
      throw new Error('forbidden');
    });
    expect(isLegal(await thinker.think(state, 'steward', 's'))).toBe(true);
  });

  test('closing answers what is under way', async () => {
    const thinker = createThinker(worker(() => undefined).start);
    const action = thinker.think(state, 'steward', 's');
    thinker.close();
    expect(isLegal(await action)).toBe(true);
  });
});
