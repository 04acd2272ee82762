import { describe, expect, test } from 'vitest';
import { advise } from '../../src/bots/advice.ts';
import { createAdviser } from '../../src/bots/adviser.ts';
import type { BotReply, BotRequest, BotWorker } from '../../src/bots/protocol.ts';
import {
  RULE_SETS,
  deal,
  defaultOptions,
  hideSecrets,
  positionOf,
  seededRandom,
  startGame,
  stateOf,
} from '../../src/game/index.ts';
import type { CastleAction } from '../../src/game/index.ts';

const rules = RULE_SETS.castle;
const state = hideSecrets(
  stateOf(startGame({ rules, options: defaultOptions(rules), ...deal(rules, seededRandom('adviser')) })),
);
const ADVICE = { actions: [], value: 1, reasons: [] };

/** A worker with scripted answers, and its requests. */
function worker(answer: (request: BotRequest, self: BotWorker) => void): {
  start: () => BotWorker;
  asked: string[];
  started: () => number;
  ended: () => number;
} {
  let started = 0;
  let ended = 0;
  const asked: string[] = [];
  const start = (): BotWorker => {
    started++;
    const self: BotWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (request: unknown) => {
        const question = request as BotRequest;
        asked.push(question.seed);
        setTimeout(() => answer(question, self), 5);
      },
      terminate: () => void ended++,
    };
    return self;
  };
  return { start, asked, started: () => started, ended: () => ended };
}

const fails = (self: BotWorker): void => self.onerror?.(new Event('error') as ErrorEvent);
const reply = (self: BotWorker, data: BotReply): void => self.onmessage?.(new MessageEvent('message', { data }));

describe('an adviser', () => {
  test('returns what the worker found, one request after the other', async () => {
    const order: string[] = [];
    const good = worker((request, self) => {
      order.push(`answer ${request.seed}`);
      reply(self, {
        id: request.id,
        ...(request.ask === 'judgement'
          ? { judgement: { best: ADVICE, played: ADVICE, loss: 0, error: 0 } }
          : { advice: ADVICE }),
      });
    });
    const adviser = createAdviser(good.start);
    const answers = await Promise.all([
      adviser.advise(state, 'a'),
      adviser.judge(state, [], 'b'),
      adviser.advise(state, 'c'),
    ]);
    expect(answers).toEqual([ADVICE, { best: ADVICE, played: ADVICE, loss: 0, error: 0 }, ADVICE]);
    expect(good.asked).toEqual(['a', 'b', 'c']);
    expect(order).toEqual(['answer a', 'answer b', 'answer c']);
    expect(good.started()).toBe(1);
  });

  test.each([
    ['dies', worker((_, self) => self.onerror?.(new Event('error') as ErrorEvent))],
    ['reports an error', worker((request, self) => reply(self, { id: request.id, error: 'no' }))],
    ['never answers', worker(() => undefined)],
    ['answers another question', worker((request, self) => reply(self, { id: request.id + 7, advice: ADVICE }))],
  ])('answers null when the worker %s, and starts a new one for the next request', async (_, bad) => {
    const adviser = createAdviser(bad.start, 20);
    expect(await adviser.advise(state, 's')).toBeNull();
    expect(await adviser.judge(state, [], 's')).toBeNull();
    expect(bad.started()).toBe(2);
    expect(bad.ended()).toBe(2);
  });

  test('answers null where workers are not available', async () => {
    const adviser = createAdviser(() => {
      throw new Error('forbidden');
    });
    expect(await adviser.advise(state, 's')).toBeNull();
  });

  test('answers everything pending with null when it closes', async () => {
    const adviser = createAdviser(worker(() => undefined).start);
    const answers = Promise.all([adviser.advise(state, 'a'), adviser.judge(state, [], 'b')]);
    await Promise.resolve();
    adviser.close();
    expect(await answers).toEqual([null, null]);
  });

  test('advice is a legal way to play the turn to its end, found without looking at the deck', () => {
    let time = 0;
    const advice = advise(state, 's', () => (time += 40));
    const position = positionOf(state, rules);
    for (const action of advice.actions) {
      const move = position.moveOf(action as CastleAction);
      if (!move.ok) throw new Error(move.error.message);
      position.play(move.value, 'draw');
    }
    expect(position.player).toBe(1);
  });

  test('knows whether its worker could not be loaded, or has failed later', async () => {
    let fate: 'missing' | 'answers' | 'crashes' = 'missing';
    const { start } = worker(({ id }, self) =>
      fate === 'answers' ? reply(self, { id, advice: ADVICE }) : fails(self),
    );
    const adviser = createAdviser(start);
    expect([await adviser.advise(state, 'a'), adviser.missing]).toEqual([null, true]);
    fate = 'answers';
    expect([await adviser.advise(state, 'b'), adviser.missing]).toEqual([ADVICE, false]);
    fate = 'crashes';
    expect([await adviser.advise(state, 'c'), adviser.missing]).toEqual([null, false]);
    adviser.close();
  });
});
