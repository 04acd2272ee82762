import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { act, begin, module } from './hookRules.ts';
import type { Module } from './hookRules.ts';
import { tile } from './notation.ts';

/** One hook says what regions are worth, and everybody who asks gets its answer. */

const KINDS = carcassonne.KINDS;
/** Finished roads score 2 per tile; cities 3 per tile and 5 per coat of arms; unfinished, both score nothing. */
const FAIRS: Module = module('fairs', {
  rate: (t, root, ending) => {
    const kind = KINDS[t.regions.kind(root)];
    if (kind !== 'road' && kind !== 'city') return undefined;
    if (ending === 'unfinished') return { tile: 0, pennant: 0 };
    return kind === 'road' ? { tile: 2, pennant: 0 } : { tile: 3, pennant: 5 };
  },
});

/** A road between two crossings at the bottom, open in the middle; above it a city of three sides and its coat of arms. */
const START = 'three roads at 0,0; three roads at 2,0';

function infoAt(
  position: carcassonne.CarcassonnePosition,
  x: number,
  y: number,
  feature: number,
): carcassonne.RegionInfo {
  const found = carcassonne
    .regionsOf(position)
    .find(({ features }) => features.some((at) => at.x === x && at.y === y && at.feature === feature));
  if (!found) throw new Error(`Nothing at ${x},${y},${feature}`);
  return found;
}

describe('what a module says about worth', () => {
  test('a finished road is scored at its rate', () => {
    const position = begin([FAIRS], '2 × straight road', { start: START });
    act(position, 'place at 1,0; follower on road');
    expect(position.score(0)).toBe(6);
  });

  test('an unfinished road scores nothing at the end, with a line that says so', () => {
    const events: carcassonne.CarcassonneEvent[] = [];
    const position = begin([FAIRS], 'straight road', { start: START });
    position.listen(events);
    act(position, 'place at 3,0; follower on road');
    expect(position.awaiting).toBe('over');
    expect(position.score(0)).toBe(0);
    expect(events.flatMap((event) => (event.type === 'scored' ? [event.line] : []))).toMatchObject([
      { player: 0, what: 'road', count: 2, each: 0, points: 0 },
    ]);
  });

  test('coats of arms may be worth more than tiles: the line then counts points', () => {
    const events: carcassonne.CarcassonneEvent[] = [];
    const position = begin([FAIRS], 'city on three sides, coat of arms; 3 × city edge', {
      start: 'straight road at 0,0',
    });
    position.listen(events);
    act(position, 'place at 0,-1; follower on city');
    act(position, 'place at 0,-2 turned 2; pass; place at 1,-1 turned 3; pass; place at -1,-1 turned 1; pass');
    expect(events.flatMap((event) => (event.type === 'scored' ? [event.line] : []))).toMatchObject([
      { player: 0, what: 'city', count: 17, each: 1, points: 17 },
    ]);
  });

  test('players who inspect a region are told so', () => {
    const position = begin([FAIRS], '2 × straight road', { start: START });
    expect(infoAt(position, 0, 0, 0)).toMatchObject({ now: { points: 0 }, finished: { count: 2, each: 2, points: 4 } });
  });

  test('a tile in hand promises so', () => {
    const position = begin([FAIRS], '2 × straight road', { start: START });
    const { completes } = carcassonne.prospectsOf(position, tile('straight road'));
    expect(completes.find(({ x, y, kind }) => x === 1 && y === 0 && kind === 'road')?.points).toBe(6);
  });

  test('an evaluation reads so', () => {
    const position = begin([FAIRS], '2 × straight road', { start: START });
    const inputs = new carcassonne.EvaluationInputs(position.table);
    inputs.read();
    const row = inputs.rowFor(position.table.regions.find(position.table.nodeAt({ x: 0, y: 0, feature: 0 }) ?? -1));
    expect([inputs.worth[row], inputs.finished(row, 0), inputs.finished(row, 1)]).toEqual([0, 2, 4]);
  });

  test('the first module that answers decides', () => {
    const plain = module('plain', { rate: () => ({ tile: 1, pennant: 1 }) });
    const position = begin([plain, FAIRS], '2 × straight road', { start: START });
    act(position, 'place at 1,0; follower on road');
    expect(position.score(0)).toBe(3);
  });

  test('monasteries follow it, too: per tile on and around the cell', () => {
    const abbey = module('abbey', {
      rate: (t, root, ending) =>
        KINDS[t.regions.kind(root)] === 'monastery' ? { tile: ending === 'finished' ? 2 : 3, pennant: 0 } : undefined,
    });
    const position = begin([abbey], 'monastery; straight road');
    act(position, 'place at 0,1; follower on monastery');
    expect(infoAt(position, 0, 1, 0)).toMatchObject({ now: { count: 2, each: 3 }, finished: { count: 9, each: 2 } });
    const inputs = new carcassonne.EvaluationInputs(position.table);
    inputs.read();
    const row = inputs.rowFor(position.table.regions.find(position.table.nodeAt({ x: 0, y: 1, feature: 0 }) ?? -1));
    expect([inputs.worth[row], inputs.finished(row, 7)]).toEqual([6, 18]);
  });

  test('what farmers get for a city counts in full in an evaluation of their field', () => {
    const rich = module('rich', {
      cityWorth: (t, root) => (KINDS[t.regions.kind(root)] === 'city' && t.regions.open(root) === 0 ? 7 : undefined),
    });
    const position = begin([rich], 'city edge; straight road');
    act(position, 'place at 0,-1 turned 2; follower on field');
    const inputs = new carcassonne.EvaluationInputs(position.table);
    inputs.read();
    const row = inputs.rowFor(position.table.regions.find(position.table.nodeAt({ x: 0, y: -1, feature: 1 }) ?? -1));
    expect([inputs.worth[row], inputs.done[row]]).toEqual([7, 1]);
  });
});
