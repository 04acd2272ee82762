import { expect, test } from 'vitest';
import { playThrough } from './faults.ts';

test('two hundred faults over whole games of both rule sets', async () => {
  let faults = 0;
  for (let n = 0; faults < 200; n++) faults += (await playThrough(`storm ${n}`, n % 2 === 0 ? 'castle' : 'zamek', 20)).faults;
  expect(faults).toBeGreaterThanOrEqual(200);
});
