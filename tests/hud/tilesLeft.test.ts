import { describe, expect, it } from 'vitest';
import { tilesLeft } from '../../src/hud/game/tilesLeft.ts';
import { newMatch, playUntil } from './fixture.ts';

describe('tiles left', () => {
  it('are all that nobody has drawn', () => {
    const match = playUntil((view) => view.state.turn === 20);
    const { left } = tilesLeft(match.view.state);
    expect(left.length).toBe(match.view.state.left);
    expect(left.every(({ id }) => !match.view.state.drawn.includes(id))).toBe(true);
    match.close();
  });

  it('are not guessed where a deck is shorter than the box', () => {
    const match = newMatch();
    expect(tilesLeft({ ...match.view.state, left: 3 }).left).toEqual([]);
    match.close();
  });
});
