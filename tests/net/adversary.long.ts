import { expect, test } from 'vitest';
import { fight, hostileIn } from './adversary.ts';
import type { Report } from './adversary.ts';

/** `MINUTES`: how long; `FROM`: number of the first fight, by which each can be repeated. */
const MINUTES = Number(process.env['MINUTES'] ?? 6);
const FROM = Number(process.env['FROM'] ?? 0);

test(`a device that sends anything it can compute deceives no honest one, for ${MINUTES} minutes`, async () => {
  const reports: Report[] = [];
  const end = Date.now() + MINUTES * 60_000;
  for (let n = FROM; Date.now() < end; n++) {
    const devices = 2 + (n % 4);
    const fought = fight({ seed: `long ${n}`, devices, hostile: hostileIn(n, devices) });
    reports.push(
      await fought.catch((cause: unknown) => {
        throw new Error(`Fight ${n}`, { cause });
      }),
    );
  }
  const sum = (of: keyof Report): number => reports.reduce((all, report) => all + report[of], 0);
  console.log(
    `${reports.length} fights, ${sum('sent')} messages of hostile devices, ${sum('acts')} actions, ${sum('matches')} matches, ${sum('moves')} moves to another host, found out by ${sum('accused')} honest devices`,
  );
  expect(sum('accused')).toBeGreaterThan(reports.length / 10);
});
