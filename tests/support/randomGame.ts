import { RULE_SETS, deal, defaultOptions, formatCastleRecord, seededRandom } from '../../src/game/index.ts';
import type { CastleSetup, Random, RuleSetId } from '../../src/game/index.ts';

/** A set-up from a seed: mostly the whole game, sometimes a short deck, few tokens or other options. */
export function randomSetup(rulesId: RuleSetId, random: Random): CastleSetup {
  const rules = RULE_SETS[rulesId];
  const { deck, wallTokens } = deal(rules, random);
  const size = random() < 0.3 ? Math.floor(random() * deck.length) : deck.length;
  const options =
    random() < 0.5
      ? defaultOptions(rules)
      : { tokenUse: random() < 0.5 ? ('same-turn' as const) : ('next-turn' as const), tokens: random() < 0.8 };
  const tokens = options.tokens ? wallTokens : {};
  return { rules, options, players: ['Ada', 'Jan'], deck: deck.slice(0, size), wallTokens: tokens };
}

export const pick = (moves: Int32Array, random: Random): number => {
  const move = moves[Math.floor(random() * moves.length)];
  if (move === undefined) throw new Error('There is no legal move');
  return move;
};

export { formatCastleRecord, seededRandom };
