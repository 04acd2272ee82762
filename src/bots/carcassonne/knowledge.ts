import { carcassonne, shuffled } from '../../game/index.ts';
import type { Random } from '../../game/index.ts';
import { CarcassonneGame } from './game.ts';

/**
 * The game of a player's view, ready for the search. Hidden parts of the state are ignored, even if they are present;
 * undrawn tiles are in random order.
 */
export function known(
  state: carcassonne.CarcassonneState,
  random: Random,
  rules = carcassonne.rulesOf(state.options),
  knowsModules = true,
): CarcassonneGame {
  const stack = carcassonne.inOrder(rules, guess(state, rules, random));
  const ids = stack.map((tile) => rules.material.tiles[tile]?.id ?? null);
  const position = carcassonne.positionOf({ ...carcassonne.hideSecrets(state, rules), stack: ids }, rules);
  return new CarcassonneGame(position, knowsModules);
}

/** A random selection of unseen tiles, as many as are left. */
function guess(
  state: carcassonne.CarcassonneState,
  rules: carcassonne.CarcassonneRules,
  random: Random,
): readonly number[] {
  const { tiles } = rules.material;
  const pile = carcassonne.pileOf(rules);
  const unseen = [...pile, ...state.returned.map((id) => rules.material.table.numberOf.get(id) ?? 0)];
  for (const id of state.drawn) {
    const at = unseen.findIndex((tile) => tiles[tile]?.id === id);
    if (at >= 0) unseen.splice(at, 1);
  }
  const guessed = shuffled(unseen, random).slice(0, state.left);
  // A deck from a record may contain more copies of a tile than the printed set.
  while (guessed.length < state.left) guessed.push(pile[Math.floor(random() * pile.length)] ?? 0);
  return guessed;
}
