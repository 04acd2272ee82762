import { expect } from 'vitest';
import { advise } from '../../src/bots/advice.ts';
import { chooseAction } from '../../src/bots/choose.ts';
import { STANDING_CLOCK } from '../../src/bots/think.ts';
import type { Clock } from '../../src/bots/think.ts';
import { adapterOf, carcassonne, seededRandom } from '../../src/game/index.ts';
import { type Mix, dealt } from './journey.ts';

/** A clock by which the time for a hint is up after a few decks: enough to see that the hint is legal. */
export function hurried(): Clock {
  let now = 0;
  return () => (now += 15);
}

/**
 * A hint and a searching level choose legal actions and leave the state unchanged: at up to `count` choices of each
 * kind, first ones and last ones.
 */
export function checkAdvice(mix: Mix, count: number, clock: Clock = STANDING_CLOCK): void {
  const rules = adapterOf('carcassonne');
  const position = carcassonne.startGame(dealt(mix, 'advice', 2));
  const random = seededRandom('advice');
  const asked = new Map<string, number>();
  const kinds = new Set<string>();
  while (position.awaiting !== 'over') {
    const state = carcassonne.stateOf(position);
    kinds.add(state.awaiting);
    const kind = `${state.awaiting} ${state.left < 2}`;
    const times = asked.get(kind) ?? 0;
    asked.set(kind, times + 1);
    if (times < count) {
      const hidden = JSON.stringify(rules.hide(state));
      const chosen = [
        chooseAction(rules.hide(state), 'steward', `seed ${times}`),
        ...advise(rules.hide(state), 'seed', clock).actions.slice(0, 1),
      ];
      expect(JSON.stringify(rules.hide(carcassonne.stateOf(position)))).toBe(hidden);
      for (const action of chosen) expect(position.moveOf(action).ok).toBe(true);
    }
    const moves = position.legalMoves();
    position.play(moves[Math.floor(random() * moves.length)] ?? -1);
  }
  if (mix.includes('canary')) expect([...kinds].sort()).toEqual(['crumbs', 'deploy', 'flight', 'perches', 'place']);
}
