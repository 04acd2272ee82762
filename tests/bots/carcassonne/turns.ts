import { expect } from 'vitest';
import { Evaluation, KNOTS } from '../../../src/bots/carcassonne/evaluation.ts';
import type { CarcassonneGame } from '../../../src/bots/carcassonne/game.ts';
import { known } from '../../../src/bots/carcassonne/knowledge.ts';
import { modulesOf } from '../../../src/bots/carcassonne/modules/index.ts';
import { weightsByLeft } from '../../../src/bots/knots.ts';
import { Turns, candidatesOf } from '../../../src/bots/turns.ts';
import { carcassonne, seededRandom } from '../../../src/game/index.ts';
import { pick } from '../../support/randomGame.ts';
import { randomCarcassonne } from '../../support/randomCarcassonne.ts';

/** Candidates of a turn in Carcassonne. */

/**
 * Calls `visit` at some choices of a random game with random options, including its last turn, as their player knows
 * them; skips choices that are solved.
 */
function alongGame(seed: string, visit: (game: CarcassonneGame) => void): void {
  const random = seededRandom(seed);
  const game = carcassonne.startGame(randomCarcassonne(random));
  for (let moment = 0; game.awaiting !== 'over'; moment++) {
    if ((moment % 5 === 0 || game.left === 0) && !isContest(game)) visit(known(carcassonne.stateOf(game), random));
    game.play(pick(game.legalMoves(), random));
  }
}

/** Whether a separate game is played, which is solved and not searched. */
const isContest = ({ awaiting, table: { rules } }: carcassonne.CarcassonnePosition): boolean =>
  modulesOf(rules).some(({ module }) => module.contest?.awaits.includes(awaiting));

/** Weights that make every feature count. */
const WEIGHTS = (() => {
  const random = seededRandom('weights');
  return weightsByLeft(
    KNOTS,
    Float64Array.from({ length: KNOTS.at.length * KNOTS.features }, () => random() - 0.5),
  );
})();

/** Candidates have the value of their resulting position; checks one end in `of`. Returns the number of ends. */
export function checkWorth(seed: string, of: number): number {
  let ends = 0;
  alongGame(seed, (game) => {
    const me = chooser(game);
    const candidates = candidatesOf(new Turns(game, new Evaluation(game, WEIGHTS)));
    const unended: string[] = [];
    for (const { moves, guess } of candidates) {
      const { left } = game;
      for (const move of moves) game.play(move);
      const isEnd = isTurnOver(game);
      // A draw during a turn is an end, too.
      if (!isEnd && chooser(game) === me && !game.isLong && game.left >= left) unended.push(moves.join());
      // Read whole, by a fresh evaluation. Other players' pending choices are only estimated.
      if (isEnd && game.left === left && ends++ % of === 0)
        expect(guess).toBeCloseTo(new Evaluation(game, WEIGHTS).value(me), 9);
      for (const _ of moves) game.undo();
    }
    expect(unended).toEqual([]);
  });
  return ends;
}

/** Candidates are complete and unique, and the position is left unchanged. */
export function checkWays(seed: string): void {
  alongGame(seed, (game) => {
    const before = carcassonne.stateOf(game.position);
    const ways = candidatesOf(new Turns(game, new Evaluation(game, WEIGHTS))).map(({ moves }) => moves.join());
    expect(carcassonne.stateOf(game.position)).toEqual(before);
    expect(new Set(ways).size).toBe(ways.length);
    expect(ways.sort()).toEqual(everyEnd(game).sort());
  });
}

/** Moves that are left out as repetitions lead to games that are worth the same as one of those that are listed. */
export function checkRepetitions(seed: string): number {
  let repeated = 0;
  alongGame(seed, (game) => {
    if (game.awaiting !== 'place' && game.awaiting !== 'deploy') return;
    const all = game.legalMoves().slice();
    const listed = game.legalMoves().slice();
    const distinct = [...listed.subarray(0, game.keepDistinct(listed, 0, listed.length))];
    repeated += all.length - distinct.length;
    const worths = new Set(distinct.map((move) => worthsAfter(game, move)));
    for (const move of all) expect(worths).toContain(worthsAfter(game, move));
  });
  return repeated;
}

/** The values of all ways to play on after a move, in ascending order. */
function worthsAfter(game: CarcassonneGame, move: number): string {
  const { left } = game;
  const me = chooser(game);
  game.play(move);
  const isOver = isTurnOver(game) || chooser(game) !== me || game.left < left || game.isLong;
  const ends = isOver ? [''] : everyEnd(game);
  const values = ends.map((end) => {
    const moves = end === '' ? [] : end.split(',').map(Number);
    for (const next of moves) game.play(next);
    const value = isTurnOver(game) ? new Evaluation(game, WEIGHTS).value(me) : 0;
    for (const _ of moves) game.undo();
    return value.toFixed(6);
  });
  game.undo();
  return [...new Set(values)].sort().join();
}

const chooser = (game: CarcassonneGame): number => game.position.actor;
const isTurnOver = ({ awaiting }: CarcassonneGame): boolean => ['draw', 'final', 'over'].includes(awaiting);

/**
 * Every way to end the turn, or up to a draw, another player's choice or the same long one again, by playing all of
 * them.
 */
function everyEnd(game: CarcassonneGame, me = chooser(game), left = game.left, asked = ''): string[] {
  if (isTurnOver(game) || chooser(game) !== me || game.left < left || game.awaiting === asked) return [''];
  const asking = game.isLong ? game.awaiting : '';
  const moves = game.legalMoves();
  return [...moves.subarray(0, game.keepDistinct(moves, 0, moves.length))].flatMap((move) => {
    game.play(move);
    const ends = everyEnd(game, me, left, asking).map((rest) => (rest === '' ? String(move) : `${move},${rest}`));
    game.undo();
    return ends;
  });
}
