import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_SET_IDS, carcassonne, positionOf, readAnyRecord, replay, stateOf } from '../../src/game/index.ts';

/**
 * Numbers of sequences of legal actions from a position, by depth. The tables are blocks of lines: a name, a record,
 * then `depth count`. The counts come from an independent program that knows only the rule text.
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

/** The part of any position that counting needs. */
interface Countable {
  legalMoves(): Int32Array;
  play(move: number): void;
  undo(): void;
}

/** A position, its state, and the same position rebuilt from that state. */
interface Beginning {
  readonly position: Countable;
  readonly state: () => unknown;
  readonly anew: () => Countable;
}

function begin(text: string): Beginning {
  const read = readAnyRecord(text);
  if (!read.ok) throw new Error(read.error.message);
  if (read.value.game === 'carcassonne') {
    const { record } = read.value;
    const game = carcassonne.replay(record);
    if (!game.ok) throw new Error(`action ${game.at}: ${game.error.message}`);
    const { position } = game.value;
    const state = carcassonne.stateOf(position);
    return {
      position,
      state: () => carcassonne.stateOf(position),
      anew: () => carcassonne.positionOf(state, record.setup.rules),
    };
  }
  const game = replay(read.value.record);
  if (!game.ok) throw new Error(`action ${game.at}: ${game.error.message}`);
  const { position } = game.value;
  const state = stateOf(position);
  return { position, state: () => stateOf(position), anew: () => positionOf(state, position.table.rules) };
}

function perft(position: Countable, depth: number): number {
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

for (const rules of [...RULE_SET_IDS, 'carcassonne']) {
  const tables = readTables(readFileSync(new URL(`./${rules}.perft`, import.meta.url), 'utf8'));
  describe(`perft: ${rules}`, () => {
    test('has tables', () => {
      expect(tables.length).toBeGreaterThanOrEqual(6);
    });
    for (const { name, record, counts } of tables) {
      test(name, () => {
        const { position, state, anew } = begin(record);
        const before = state();
        expect(counts.map(([depth]) => [depth, perft(position, depth)])).toEqual(counts);
        expect(state()).toEqual(before);
        // The same from the position that was rebuilt from its state.
        const [depth, count] = counts[Math.max(0, counts.length - 2)] ?? [1, NaN];
        expect(perft(anew(), depth)).toBe(count);
      });
    }
  });
}
