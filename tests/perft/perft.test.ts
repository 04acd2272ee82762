import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_SET_IDS, positionOf, readRecord, replay, stateOf } from '../../src/game/index.ts';
import type { CastlePosition } from '../../src/game/index.ts';

/**
 * How many sequences of legal actions there are from a position, depth by depth. The tables are blocks of lines:
 * a name, a record, then `depth count`. The counts come from an independent program that knows only the rule text.
 */
interface Table {
  readonly name: string;
  readonly record: string;
  readonly counts: readonly (readonly [depth: number, count: number])[];
}

function readTables(text: string): readonly Table[] {
  return text.split(/\n{2,}/).flatMap((block) => {
    const [name, record, ...rows] = block.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    if (name === undefined || record === undefined) return [];
    const counts = rows.map((row) => {
      const [depth = NaN, count = NaN] = row.split(' ').map(Number);
      return [depth, count] as const;
    });
    return [{ name, record, counts }];
  });
}

function begin(text: string): CastlePosition {
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.error.message);
  const game = replay(record.value);
  if (!game.ok) throw new Error(`action ${game.at}: ${game.error.message}`);
  return game.value.position;
}

function perft(position: CastlePosition, depth: number): number {
  const moves = position.legalMoves();
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves.slice()) {
    position.play(move);
    count += perft(position, depth - 1);
    position.undo();
  }
  return count;
}

for (const rules of RULE_SET_IDS) {
  const tables = readTables(readFileSync(new URL(`./${rules}.perft`, import.meta.url), 'utf8'));
  describe(`perft: ${rules}`, () => {
    test('there are tables', () => {
      expect(tables.length).toBeGreaterThanOrEqual(6);
    });
    for (const { name, record, counts } of tables) {
      test(name, () => {
        const position = begin(record);
        const before = stateOf(position);
        expect(counts.map(([depth]) => [depth, perft(position, depth)])).toEqual(counts);
        expect(stateOf(position)).toEqual(before);
        // the same from the position made anew out of its state
        const [depth, count] = counts[Math.max(0, counts.length - 2)] ?? [1, NaN];
        expect(perft(positionOf(before, position.table.rules), depth)).toBe(count);
      });
    }
  });
}
