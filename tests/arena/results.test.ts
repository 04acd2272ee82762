import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holdMatches } from '../../src/arena/arena.ts';
import type { Request } from '../../src/arena/arguments.ts';
import type { Job } from '../../src/arena/workers.ts';
import { appendResult, readResults } from '../../src/arena/results.ts';
import type { PairResult } from '../../src/arena/results.ts';

const HYPOTHESES = { h0: 0.5, h1: 0.6 };

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arena-'));
  file = join(folder, 'arena.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const resultOf = ({ match, pair }: Job): PairResult => ({
  match,
  pair,
  rules: pair % 2 === 0 ? 'castle' : 'zamek',
  games: [
    [80, 70],
    [75, 70],
  ],
  ms: [[1.5, 2], [3]],
});
const request = (wanted: Partial<Request>): Request => ({
  matches: ['a:b'],
  pairs: 3,
  threads: 1,
  results: file,
  stop: false,
  table: false,
  hypotheses: HYPOTHESES,
  ...wanted,
});

/** Holds the matches with made-up results; returns the played pairs, the messages, and the table. */
async function hold(
  wanted: Partial<Request>,
  limit = Infinity,
): Promise<{ played: string[]; told: string[]; table: string }> {
  const played: string[] = [];
  const told: string[] = [];
  const table = await holdMatches(request(wanted), {
    playAll: async (next, onResult) => {
      for (
        let job = played.length < limit ? next() : undefined;
        job;
        job = played.length < limit ? next() : undefined
      ) {
        played.push(`${job.match} ${job.pair}`);
        onResult(resultOf(job));
      }
    },
    tell: (line) => told.push(line),
  });
  return { played, told, table };
}

describe('the file of results', () => {
  test('continues where it stopped: pairs in the file are not played again', async () => {
    expect((await hold({}, 2)).played).toEqual(['a:b 0', 'a:b 1']);
    expect((await hold({ matches: ['a:b', 'c:d'] })).played).toEqual(['a:b 2', 'c:d 0', 'c:d 1', 'c:d 2']);
    expect((await hold({ matches: ['a:b', 'c:d'] })).played).toEqual([]);
    expect((await hold({ pairs: 4 })).played).toEqual(['a:b 3']);
  });

  test('has a line for every pair as soon as it is played', () => {
    const result = resultOf({ match: 'a:b', pair: 7 });
    appendResult(file, result);
    appendResult(file, resultOf({ match: 'a:b', pair: 8 }));
    expect(readFileSync(file, 'utf8').trim().split('\n').length).toBe(2);
    expect(readResults(file).pairs[0]).toEqual(result);
  });

  test('has a broken line reported and skipped', async () => {
    appendResult(file, resultOf({ match: 'a:b', pair: 0 }));
    appendFileSync(file, '{"match":"a:b","pair":1}\nnonsense\n');
    appendResult(file, resultOf({ match: 'a:b', pair: 2 }));
    const { played, told } = await hold({});
    expect(told.slice(0, 2)).toEqual([
      `${file}, line 2 is no result and is skipped.`,
      `${file}, line 3 is no result and is skipped.`,
    ]);
    expect(played).toEqual(['a:b 1']);
  });

  test('loses only a line that was cut off', async () => {
    writeFileSync(file, '{"match":"a:b","pa');
    await hold({});
    const { pairs, complaints } = readResults(file);
    expect(pairs.length).toBe(3);
    expect(complaints.length).toBe(1);
  });

  test('counts a duplicate pair once', () => {
    appendResult(file, resultOf({ match: 'a:b', pair: 0 }));
    appendResult(file, {
      ...resultOf({ match: 'a:b', pair: 0 }),
      games: [
        [1, 2],
        [1, 2],
      ],
    });
    expect(readResults(file).pairs).toEqual([resultOf({ match: 'a:b', pair: 0 })]);
  });
});

describe('a match', () => {
  test('ends with the verdict of its test when it should, and not otherwise', async () => {
    const { played } = await hold({ pairs: 100, stop: true });
    expect(played.length).toBeGreaterThan(5);
    expect(played.length).toBeLessThan(40);
    expect((await hold({ pairs: 60 })).played.length).toBe(60 - played.length);
  });

  test('has a row in the table: wins, margin, verdict, thinking time', async () => {
    const { table } = await hold({});
    expect(table.split('\n')[2]).toBe(
      '| a | b | 6 | 1.000 [0.610, 1.000] | +7.5 [+7.5, +7.5] | open | 1.8, 95 %: 2.0 | 3.0, 95 %: 3.0 |',
    );
  });

  test('is in the table of what has been played, without playing', async () => {
    await hold({ matches: ['a:b', 'c:d'] });
    const { played, table } = await hold({ matches: [], table: true });
    expect(played).toEqual([]);
    expect(
      table
        .split('\n')
        .slice(2, 4)
        .map((row) => row.split(' | ').slice(0, 3).join(' ')),
    ).toEqual(['| a b 6', '| c d 6']);
    expect((await hold({ matches: ['x:y'], table: true })).table).toContain('| x | y | 0 |');
  });
});
