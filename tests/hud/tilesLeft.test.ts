import { describe, expect, it } from 'vitest';
import { tilesLeft } from '../../src/hud/game/tilesLeft.ts';
import { newMatch, playUntil } from './fixture.ts';

const sum = (groups: readonly { readonly count: number }[]): number => groups.reduce((total, group) => total + group.count, 0);

describe('tiles left', () => {
  it('are all that nobody has drawn, alike ones together', () => {
    const match = playUntil((view) => view.state.turn === 20);
    const { left } = tilesLeft(match.view.state);
    expect(sum(left)).toBe(match.view.state.left);
    expect(left.length).toBeLessThan(sum(left));
    expect(left.every(({ tile }) => !match.view.state.drawn.includes(tile.id))).toBe(true);
    match.close();
  });

  it('are not guessed where a deck is shorter than the box', () => {
    const match = newMatch();
    expect(tilesLeft({ ...match.view.state, left: 3 }).left).toEqual([]);
    match.close();
  });
});
