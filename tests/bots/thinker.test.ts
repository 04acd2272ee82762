import { describe, expect, test } from 'vitest';
import { chooseAction } from '../../src/bots/choose.ts';
import { createThinker } from '../../src/bots/thinker.ts';
import { adapterOf, seededRandom } from '../../src/game/index.ts';
import type { GameState } from '../../src/game/index.ts';
import { brokenWorkers, fakeWorker, reply } from '../support/fakeWorker.ts';

/** A player's view of the first turn of a game. */
function firstTurn(id: string, players: number, options = {}): GameState {
  const rules = adapterOf(id);
  return rules.hide(rules.advance(rules.deal({ options, players }, seededRandom('thinker')), 'choice'));
}

describe.each([
  ['The Castle', firstTurn('castle', 2)],
  ['Carcassonne', firstTurn('carcassonne', 3, { modules: ['river-1', 'abbot'] })],
])('a thinker never stalls a game: %s', (_, state) => {
  /** The best choice that takes no time. */
  const quick = chooseAction(state, 'castellan', 's');

  test('returns the worker’s choice', async () => {
    const good = fakeWorker((request, self) =>
      reply(self, {
        id: request.id,
        action: chooseAction(request.state, 'level' in request ? request.level : 'novice', request.seed),
      }),
    );
    const thinker = createThinker(good.start);
    expect(await thinker.think(state, 'steward', 's')).toEqual(chooseAction(state, 'steward', 's'));
    expect(await thinker.think(state, 'steward', 't')).toEqual(chooseAction(state, 'steward', 't'));
    expect(good.started()).toBe(1);
  });

  test.each(brokenWorkers())('makes the quick choice when the worker %s, and starts a new worker', async (__, bad) => {
    const thinker = createThinker(bad.start, 20);
    expect(await thinker.think(state, 'regent', 's')).toEqual(quick);
    expect(await thinker.think(state, 'regent', 's')).toEqual(quick);
    expect(bad.started()).toBe(2);
    expect(bad.ended()).toBe(2);
  });

  test('makes the quick choice where workers are not available', async () => {
    const thinker = createThinker(() => {
      throw new Error('forbidden');
    });
    expect(await thinker.think(state, 'regent', 's')).toEqual(quick);
  });

  test('answers pending requests when it closes', async () => {
    const thinker = createThinker(fakeWorker(() => undefined).start);
    const action = thinker.think(state, 'steward', 's');
    thinker.close();
    expect(await action).toEqual(quick);
  });
});
