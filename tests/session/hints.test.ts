import { describe, expect, test } from 'vitest';
import type { Advice } from '../../src/bots/advice.ts';
import type { CastleState } from '../../src/game/index.ts';
import type { Match } from '../../src/session/contracts/match.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { gameOfTwo } from './gameOfTwo.ts';
import { IDLE_ADVISER } from '../support/idleAdviser.ts';

const GAME = gameOfTwo({ seed: 'hints' });

/** An adviser whose answers are held back until released. */
function begin({ missing = false } = {}): {
  match: Match;
  asked: CastleState[];
  answer: (advice: Advice | null) => Promise<void>;
} {
  const asked: CastleState[] = [];
  let settle: (advice: Advice | null) => void = () => undefined;
  const adviser = {
    ...IDLE_ADVISER,
    advise: (state: CastleState) => {
      asked.push(state);
      return new Promise<Advice | null>((resolve) => (settle = resolve));
    },
    missing,
  };
  const match = createMatch(GAME, { adviser });
  if (!match.ok) throw new Error(match.error.message);
  const answer = async (advice: Advice | null): Promise<void> => {
    settle(advice);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { match: match.value, asked, answer };
}

/** The last legal cell, in its last rotation. */
function someAdvice({ view }: Match): Advice {
  const cell = view.legalCells.at(-1);
  const rotation = cell?.rotations.at(-1);
  if (!cell || rotation === undefined) throw new Error('Nothing fits');
  return {
    actions: [
      { player: 0, do: 'place', x: cell.x, y: cell.y, rotation },
      { player: 0, do: 'pass' },
    ],
    value: 2,
    reasons: [],
  };
}

describe('a hint', () => {
  test('whose code cannot be loaded says so, and not that there is none', async () => {
    for (const missing of [true, false]) {
      const { match, answer } = begin({ missing });
      match.intents.askHint();
      await answer(null);
      expect(match.view.hint).toEqual({ state: missing ? 'missing' : 'none' });
    }
  });

  test('is computed from what the player knows, shown, accepted, and gone with the next action', async () => {
    const { match, asked, answer } = begin();
    expect(match.view).toMatchObject({ hint: null, canHint: true });
    match.intents.askHint();
    expect(match.view.hint).toEqual({ state: 'thinking' });
    expect(asked[0]?.stack).toBeNull();
    const advice = someAdvice(match);
    await answer(advice);
    expect(match.view.hint).toEqual({ state: 'ready', advice });
    match.intents.takeHint();
    const [place] = advice.actions;
    expect(match.view.gesture).toMatchObject({
      type: 'placing',
      ...(place?.do === 'place' ? { x: place.x, y: place.y, rotation: place.rotation } : {}),
    });
    expect(match.view.hint).not.toBeNull();
    match.intents.confirm();
    expect(match.view.hint).toBeNull();
  });

  test('is hidden when requested again; a late answer is not shown', async () => {
    const { match, answer } = begin();
    match.intents.askHint();
    match.intents.askHint();
    expect(match.view.hint).toBeNull();
    await answer(someAdvice(match));
    expect(match.view.hint).toBeNull();
  });

  test('that cannot be found is reported', async () => {
    const { match, answer } = begin();
    match.intents.askHint();
    await answer(null);
    expect(match.view.hint).toEqual({ state: 'none' });
  });

  test('is not shown if it arrives after the action', async () => {
    const { match, answer } = begin();
    match.intents.askHint();
    const advice = someAdvice(match);
    const [cell] = match.view.legalCells;
    if (!cell) throw new Error('Nothing fits');
    match.intents.tapCell(cell);
    match.intents.confirm();
    await answer(advice);
    expect(match.view.hint).toBeNull();
  });
});
