import { expect, test } from 'vitest';
import { playThrough } from './faults.ts';
import { carcassonneTerms } from './party.ts';
import { partyThrough } from './partyFaults.ts';

test('two hundred faults over whole games of both rule sets', async () => {
  let faults = 0;
  for (let n = 0; faults < 200; n++)
    faults += (await playThrough(`storm ${n}`, n % 2 === 0 ? 'castle' : 'zamek', 20)).faults;
  expect(faults).toBeGreaterThanOrEqual(200);
});

test('two hundred faults over whole games of three to six devices', async () => {
  const options = { modules: ['river-1', 'abbot'], fields: 'each-3', tinyCity: 4, followers: 7 } as const;
  let faults = 0;
  for (let n = 0; faults < 200; n++)
    faults += (
      await partyThrough(`crowd ${n}`, 3 + (n % 4), 20, n % 2 === 0 ? undefined : carcassonneTerms({ options }))
    ).faults;
  expect(faults).toBeGreaterThanOrEqual(200);
});
