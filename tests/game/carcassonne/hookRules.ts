import { carcassonne } from '../../../src/game/index.ts';

/** Modules made up for tests, and rules that contain them. */

export type Module = carcassonne.RuleModule<carcassonne.Table>;
export type Hooks = carcassonne.Hooks<carcassonne.Table>;
export type Verb = NonNullable<Hooks['verbs']>[number]['verb'];

export const module = (id: string, hooks: Hooks | ((base: number) => Hooks), more: Partial<Module> = {}): Module => ({
  id,
  tileSets: [],
  options: {},
  shapes: {},
  hooks: (base) => (typeof hooks === 'function' ? hooks(base) : hooks),
  ...more,
});

export interface Beginning {
  readonly players?: number;
  readonly start?: carcassonne.CarcassonneSetup['start'];
  readonly knownReturns?: number;
  readonly interactions?: readonly carcassonne.Interaction<carcassonne.Table>[];
}

export function rulesWith(
  modules: readonly Module[],
  interactions: Beginning['interactions'] = [],
): carcassonne.CarcassonneRules {
  const { material, sets, start } = carcassonne.rulesOf();
  const tiles = modules.reduce((varied, { vary }) => vary?.(varied) ?? varied, material.tiles);
  return carcassonne.compose({ modules, interactions }, carcassonne.DEFAULT_OPTIONS, {
    material: carcassonne.layOut(tiles),
    sets,
    start,
  });
}

export function begin(
  modules: readonly Module[],
  deck: readonly (string | null)[],
  { players = 2, start, knownReturns = 0, interactions }: Beginning = {},
): carcassonne.CarcassonnePosition {
  const rules = rulesWith(modules, interactions);
  const names = Array.from({ length: players }, (_, n) => `${n}`);
  return carcassonne.startGame({ rules, players: names, start: start ?? rules.start, deck, knownReturns });
}

/** Plays an action given without its player. */
export function act(position: carcassonne.CarcassonnePosition, action: Omit<carcassonne.Action, 'player'>): void {
  const move = position.moveOf({ ...action, player: position.actor } as carcassonne.Action);
  if (!move.ok) throw new Error(`${move.error.code}: ${move.error.message}`);
  position.play(move.value);
}
export const refusal = (
  position: carcassonne.CarcassonnePosition,
  action: Omit<carcassonne.Action, 'player'>,
): string => {
  const move = position.moveOf({ ...action, player: position.actor } as carcassonne.Action);
  return move.ok ? 'legal' : move.error.code;
};
export const legal = (position: carcassonne.CarcassonnePosition): readonly string[] =>
  position.legalActions().map((action) => action.do);
export const place = (x: number, y: number, rotation: number): Omit<carcassonne.Action, 'player'> => ({
  do: 'place',
  x,
  y,
  rotation: rotation as 0,
});

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
