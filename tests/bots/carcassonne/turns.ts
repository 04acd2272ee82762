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

/** The ways to play a turn of the countryside. */

/** Calls `visit` with some choices of a random game of any options, those of its last turn among them, as their player knows them; not with those that are solved. */
function alongGame(seed: string, visit: (game: CarcassonneGame) => void): void {
  const random = seededRandom(seed);
  const game = carcassonne.startGame(randomCarcassonne(random));
  for (let moment = 0; game.awaiting !== 'over'; moment++) {
    if ((moment % 5 === 0 || game.left === 0) && !isContest(game)) visit(known(carcassonne.stateOf(game), random));
    game.play(pick(game.legalMoves(), random));
  }
}

/** Is a game of its own played, which is solved and not searched? */
const isContest = ({ awaiting, table: { rules } }: carcassonne.CarcassonnePosition): boolean =>
  modulesOf(rules).some(({ module }) => module.contest?.awaits.includes(awaiting));

/** Weights that let no feature pass unseen. */
const WEIGHTS = (() => {
  const random = seededRandom('weights');
  return weightsByLeft(
    KNOTS,
    Float64Array.from({ length: KNOTS.at.length * KNOTS.features }, () => random() - 0.5),
  );
})();

/** They are worth what the position is worth that they lead to; one end in `of` is looked at. Answers how many there were. */
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
      // A draw in the middle of a turn is an end, too.
      if (!isEnd && chooser(game) === me && !game.isLong && game.left >= left) unended.push(moves.join());
      // Read whole, by an evaluation that has seen nothing before. What others still choose is only guessed at.
      if (isEnd && game.left === left && ends++ % of === 0)
        expect(guess).toBeCloseTo(new Evaluation(game, WEIGHTS).value(me), 9);
      for (const _ of moves) game.undo();
    }
    expect(unended).toEqual([]);
  });
  return ends;
}

/** All are there, each once, and the position is left as it was. */
export function checkWays(seed: string): void {
  alongGame(seed, (game) => {
    const before = carcassonne.stateOf(game.position);
    const ways = candidatesOf(new Turns(game, new Evaluation(game, WEIGHTS))).map(({ moves }) => moves.join());
    expect(carcassonne.stateOf(game.position)).toEqual(before);
    expect(new Set(ways).size).toBe(ways.length);
    expect(ways.sort()).toEqual(everyEnd(game).sort());
  });
}

const chooser = (game: CarcassonneGame): number => game.position.actor;
const isTurnOver = ({ awaiting }: CarcassonneGame): boolean => ['draw', 'final', 'over'].includes(awaiting);

/** Every way to end the turn, or as far as a draw, somebody else's choice or the same long one again, by playing all of them. */
function everyEnd(game: CarcassonneGame, me = chooser(game), left = game.left, asked = ''): string[] {
  if (isTurnOver(game) || chooser(game) !== me || game.left < left || game.awaiting === asked) return [''];
  const asking = game.isLong ? game.awaiting : '';
  return [...game.legalMoves()].flatMap((move) => {
    game.play(move);
    const ends = everyEnd(game, me, left, asking).map((rest) => (rest === '' ? String(move) : `${move},${rest}`));
    game.undo();
    return ends;
  });
}
