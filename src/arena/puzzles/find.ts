import { chooseAction } from '../../bots/choose.ts';
import { setupOf } from '../../bots/puzzles/puzzle.ts';
import type { Puzzle } from '../../bots/puzzles/puzzle.ts';
import { findBest } from '../../bots/puzzles/verify.ts';
import type { Care } from '../../bots/puzzles/verify.ts';
import { formatShorthand, hideSecrets, seededRandom, startGame, stateOf } from '../../game/index.ts';
import type { CastleAction, RuleSetId } from '../../game/index.ts';

/** Searches for puzzles in games between computer players. */

/** Number of turns examined per game, and their range; earlier turns have too little on the board. */
const LOOKS = 16;
const FIRST_TURN = 9;
const LAST_TURN = 60;

/** The first puzzle in the game with this seed; `null` if there is none. */
export function puzzleIn(rules: RuleSetId, seed: string, care: Care): Puzzle | null {
  const setup = setupOf({ rules, seed });
  const position = startGame(setup);
  const random = seededRandom(`${seed}/turns`);
  const turns = new Set(
    Array.from({ length: LOOKS }, () => FIRST_TURN + Math.floor(random() * (LAST_TURN - FIRST_TURN))),
  );
  const actions: CastleAction[] = [];
  while (position.awaiting !== 'over') {
    const state = hideSecrets(stateOf(position));
    if (position.awaiting === 'place' && turns.has(state.turn)) {
      const found = findBest(state, seed, care);
      if (found)
        return {
          rules,
          seed,
          opening: formatShorthand(actions),
          best: formatShorthand(found.best),
          margin: found.margin,
          level: found.level,
        };
    }
    const action = chooseAction(state, 'steward', seed) as CastleAction;
    const move = position.moveOf(action);
    if (!move.ok) throw new Error(`Illegal ${JSON.stringify(action)}: ${move.error.message}`);
    position.play(move.value);
    actions.push(action);
  }
  return null;
}
