import { expect, test } from 'vitest';
import { fight, hostileIn } from './adversary.ts';

test(
  'a device that sends anything it can compute deceives no honest one: nobody honest is accused, no game is altered, no secret is revealed early, nobody stops without a reason',
  { timeout: 120_000 },
  async () => {
    let [accused, acts] = [0, 0];
    // Runs until it has done harm and was found out: otherwise nothing was tested.
    const isShown = (): boolean => accused > 2 && acts > 60;
    for (let n = 0; n < 4 || (n < 18 && !isShown()); n++) {
      const devices = 2 + (n % 3);
      const report = await fight({ seed: `short ${n}`, devices, hostile: hostileIn(n, devices) });
      accused += report.accused;
      acts += report.acts;
    }
    expect(accused).toBeGreaterThan(2);
    expect(acts).toBeGreaterThan(60);
  },
);
