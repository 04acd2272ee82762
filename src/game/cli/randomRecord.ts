import { RULE_SETS, carcassonne, deal, defaultOptions, formatCastleRecord, seededRandom, startGame } from '../index.ts';
import type { CastleAction, Random, RuleSetId } from '../index.ts';

/** Random legal games, as records. */

/** What random play needs of a position, for any rule set. */
interface Playable<A> {
  readonly awaiting: string;
  legalMoves(): Int32Array;
  actionOf(move: number): A;
  play(move: number): void;
}

function playOut<A>(position: Playable<A>, random: Random): readonly A[] {
  const actions: A[] = [];
  while (position.awaiting !== 'over') {
    const moves = position.legalMoves();
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) throw new Error(`no legal move while ${position.awaiting} is awaited`);
    actions.push(position.actionOf(move));
    position.play(move);
  }
  return actions;
}

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `Random ${n + 1}`);

export function randomCastleRecord(rulesId: RuleSetId, seed: string): unknown {
  const rules = RULE_SETS[rulesId];
  const random = seededRandom(seed);
  const setup = {
    rules,
    options: defaultOptions(rules),
    players: ['Random 1', 'Random 2'] as const,
    ...deal(rules, random),
  };
  const actions: readonly CastleAction[] = playOut(startGame(setup), random);
  return formatCastleRecord(setup, actions);
}

export function randomCarcassonneRecord(
  options: carcassonne.CarcassonneOptions,
  players: number,
  seed: string,
): unknown {
  const rules = carcassonne.rulesOf(options);
  const random = seededRandom(seed);
  const setup = { rules, players: names(players), start: rules.start, ...carcassonne.deal(rules, random) };
  const position = carcassonne.startGame(setup);
  const actions = playOut(position, random);
  // A record lists tiles that went back into the stack where they were drawn again.
  return carcassonne.formatCarcassonneRecord(
    { ...setup, deck: carcassonne.stateOf(position).drawn, knownReturns: null },
    actions,
  );
}
