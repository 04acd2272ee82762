import { CASTLE_ENGINE } from './castle/engine.ts';
import { CARCASSONNE_ENGINE } from './carcassonne/engine.ts';
import type { Engine } from './engine.ts';

/** The computer players of every rule set, by its id. */
const ENGINES: Readonly<Record<string, Engine>> = {
  castle: CASTLE_ENGINE,
  zamek: CASTLE_ENGINE,
  carcassonne: CARCASSONNE_ENGINE,
};

export function engineOf(rules: string): Engine {
  const engine = Object.hasOwn(ENGINES, rules) ? ENGINES[rules] : undefined;
  if (!engine) throw new Error(`Expected a rule set with computer players, got ${rules}`);
  return engine;
}
