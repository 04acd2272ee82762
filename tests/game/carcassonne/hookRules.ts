import { carcassonne } from '../../../src/game/index.ts';
import { actionIn, lying, playInWords, tiles } from './notation.ts';

/** Modules made up for tests, and rules that contain them. */

export type Module = carcassonne.RuleModule<carcassonne.Table>;
export type Hooks = carcassonne.Hooks<carcassonne.Table>;
export type Verb = NonNullable<Hooks['verbs']>[number]['verb'];

export const module = (id: string, hooks: Hooks | ((base: number) => Hooks), more: Partial<Module> = {}): Module => ({
  order: 1,
  id,
  tileSets: [],
  options: {},
  shapes: {},
  hooks: (base) => (typeof hooks === 'function' ? hooks(base) : hooks),
  ...more,
});

export interface Beginning {
  readonly players?: number;
  readonly start?: string;
  readonly knownReturns?: number;
  readonly interactions?: readonly carcassonne.Interaction<carcassonne.Table>[];
}

export function rulesWith(
  modules: readonly Module[],
  interactions: Beginning['interactions'] = [],
): carcassonne.CarcassonneRules {
  const { material, sets, start } = carcassonne.rulesOf();
  const varied = modules.reduce((forms, { vary }) => vary?.(forms) ?? forms, material.tiles);
  return carcassonne.compose({ modules, interactions }, carcassonne.DEFAULT_OPTIONS, {
    material: carcassonne.layOut(varied),
    sets,
    start,
  });
}

/** A game with these modules; deck and start in words (notation.ts), a deck with unknown tiles as a list. */
export function begin(
  modules: readonly Module[],
  deck: string | readonly (string | null)[],
  { players = 2, start, knownReturns = 0, interactions }: Beginning = {},
): carcassonne.CarcassonnePosition {
  const rules = rulesWith(modules, interactions);
  const names = Array.from({ length: players }, (_, n) => `${n}`);
  return carcassonne.startGame({
    rules,
    players: names,
    start: start === undefined ? rules.start : lying(start),
    deck: typeof deck === 'string' ? tiles(deck) : deck,
    knownReturns,
  });
}

/** Plays actions in words. */
export function act(position: carcassonne.CarcassonnePosition, words: string): void {
  const read = playInWords(position, words);
  if (!read.ok) throw new Error(`${read.error.code}: ${read.error.message}`);
}
/** The code with which an action in words is refused; `legal` if it is not. */
export function refusal(position: carcassonne.CarcassonnePosition, words: string): string {
  const action = actionIn(position, words);
  const move = action && position.moveOf(action);
  if (!move) return 'malformed';
  return move.ok ? 'legal' : move.error.code;
}
export const legal = (position: carcassonne.CarcassonnePosition): readonly string[] =>
  position.legalActions().map((action) => action.do);
/** A verb of one word. */
export const word = (text: string, play: Verb['play'], list: (t: carcassonne.Table) => boolean = () => true): Verb => ({
  do: text,
  list: (t, out, from, tag) => {
    if (!list(t)) return from;
    out[from] = tag;
    return from + 1;
  },
  play,
  actionOf: (t) => ({ player: t.get(carcassonne.ADDRESS.actor), do: text }),
  moveOf: (t) => (list(t) ? { ok: true, value: 0 } : { ok: false, error: { code: 'no-such-target', message: text } }),
});
export const pass = word('pass', (t) => t.next());
