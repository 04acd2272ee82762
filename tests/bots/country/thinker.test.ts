import { describe, expect, test } from 'vitest';
import { chooseAction } from '../../../src/bots/country/choose.ts';
import type { CountryAnswer, CountryQuestion } from '../../../src/bots/country/protocol.ts';
import { createCountryThinker } from '../../../src/bots/country/thinker.ts';
import { country, seededRandom } from '../../../src/game/index.ts';
import { brokenWorkers, fakeWorker, reply } from '../../support/fakeWorker.ts';

const rules = country.rulesOf({ ...country.DEFAULT_OPTIONS, modules: ['river-1', 'abbot'] });
const begin = country.startGame({ rules, players: ['Ada', 'Jan', 'Mia'], start: rules.start, ...country.deal(rules, seededRandom('thinker')) });
const state = country.hideSecrets(country.stateOf(begin), rules);
/** The best that can be had at once. */
const quick = chooseAction(state, 'castellan', 's');

describe('a thinker of the countryside never stalls a game', () => {
  test('hands on what the worker chose', async () => {
    const good = fakeWorker<CountryQuestion, CountryAnswer>((request, self) => reply(self, { id: request.id, action: chooseAction(request.state, 'level' in request ? request.level : 'novice', request.seed) }));
    const thinker = createCountryThinker(good.start);
    expect(await thinker.think(state, 'steward', 's')).toEqual(chooseAction(state, 'steward', 's'));
    expect(await thinker.think(state, 'steward', 't')).toEqual(chooseAction(state, 'steward', 't'));
    expect(good.started()).toBe(1);
  });

  test.each(brokenWorkers<CountryAnswer>())('the quick choice comes when the worker %s, and a new worker is started', async (_, bad) => {
    const thinker = createCountryThinker(bad.start, 20);
    expect(await thinker.think(state, 'regent', 's')).toEqual(quick);
    expect(await thinker.think(state, 'regent', 's')).toEqual(quick);
    expect(bad.started()).toBe(2);
    expect(bad.ended()).toBe(2);
  });

  test('the quick choice comes where workers cannot be had, and when all is closed', async () => {
    const none = createCountryThinker(() => {
      throw new Error('forbidden');
    });
    expect(await none.think(state, 'regent', 's')).toEqual(quick);
    const thinker = createCountryThinker(fakeWorker<CountryQuestion, CountryAnswer>(() => undefined).start);
    const action = thinker.think(state, 'regent', 's');
    thinker.close();
    expect(await action).toEqual(quick);
  });
});
