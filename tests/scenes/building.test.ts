import { describe, expect, test } from 'vitest';
import type { Patch, Structure } from '../../src/art/contract.ts';
import { builtIn, createBuilding } from '../../src/scenes/board/building.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { played } from '../game/carcassonne/played.ts';

const bridge = (x: number, y: number): Structure => ({ kind: 'bridge', x, y, upright: false });
/** Only its place and contents are read. */
const patch = (area: Pick<Patch, 'x' | 'y' | 'w' | 'h' | 'shown'>): Patch => area as Patch;

describe('what is built', () => {
  test('is shown once a picture of all of it has arrived that includes it', () => {
    const building = createBuilding();
    expect(building.show([bridge(0, 0)], 3)).toBe(true);
    expect(building.show([bridge(0, 0)], 4)).toBe(false);
    expect(building.take(patch({ x: -2, y: -2, w: 6, h: 6, shown: 2 }))).toBe(false);
    expect(building.take(patch({ x: 0, y: 0, w: 1, h: 0.5, shown: 3 }))).toBe(false);
    expect(building.shows(bridge(0, 0))).toBe(false);
    expect(building.take(patch({ x: 0, y: 0.5, w: 1, h: 0.5, shown: 3 }))).toBe(true);
    expect(building.shows(bridge(0, 0))).toBe(true);
    expect(building.shows(bridge(1, 0))).toBe(false);
  });

  test('stays shown in other colours, and is forgotten when it goes', () => {
    const building = createBuilding();
    const castle: Structure = { kind: 'castle', x: 0, y: 0, upright: true };
    building.show([{ ...castle, look: 4 }], 1);
    building.take(patch({ x: 0, y: 0, w: 4, h: 4, shown: 1 }));
    expect(building.show([castle], 2)).toBe(true);
    expect(building.all()).toEqual([castle]);
    expect(building.shows(castle)).toBe(true);
    building.show([], 3);
    building.show([castle], 4);
    expect(building.shows(castle)).toBe(false);
  });

  test("is derived from a game's pieces: bridges on their tiles, castles across borders in the colours of the lord who waits there", () => {
    const players = [{ colour: 5 }, { colour: 7 }] as unknown as MatchView['players'];
    const builtAfter = (deck: string, text: string): readonly Structure[] => {
      const { state } = played('bridges castles', deck, text);
      return builtIn({ rules: state.rules, state, players });
    };
    const founded = 'place at 0,-1 turned 2; follower on city; castle on city at 0,-1';
    const castle: Structure = { kind: 'castle', x: 0, y: -1, upright: true };
    expect(builtAfter('city edge; straight road', founded)).toEqual([{ ...castle, look: 5 }]);
    expect(builtAfter('city edge; 2 × straight road', `${founded}; place at 1,0; bridge axis NS at 1,0; pass`)).toEqual(
      expect.arrayContaining([
        { kind: 'bridge', x: 1, y: 0, upright: true },
        { ...castle, look: 5 },
      ]),
    );
    // The road in its vicinity is completed: it scores.
    expect(
      builtAfter(
        'city edge; 2 × monastery with road; straight road',
        `${founded}; place at 1,0 turned 1; pass; place at -1,0 turned 3; pass`,
      ),
    ).toEqual([castle]);
  });
});
