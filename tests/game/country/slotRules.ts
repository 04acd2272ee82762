import { country } from '../../../src/game/index.ts';

/** Modules made up for tests, and the rules with them. */

export type Module = country.RuleModule<country.Table>;
export type Joins = country.Joins<country.Table>;
export type Verb = NonNullable<Joins['verbs']>[number]['verb'];

export const module = (id: string, joins: Joins | ((own: number) => Joins), more: Partial<Module> = {}): Module => ({
  id,
  tileSets: [],
  options: {},
  shapes: {},
  join: (own) => (typeof joins === 'function' ? joins(own) : joins),
  ...more,
});

export interface Beginning {
  readonly players?: number;
  readonly start?: country.CountrySetup['start'];
  readonly told?: number;
  readonly pairs?: readonly country.Pair<country.Table>[];
}

export function rulesWith(modules: readonly Module[], pairs: Beginning['pairs'] = []): country.CountryRules {
  const { material, sets, start } = country.rulesOf();
  const tiles = modules.reduce((varied, { vary }) => vary?.(varied) ?? varied, material.tiles);
  return country.compose({ modules, pairs }, country.DEFAULT_OPTIONS, { material: country.layOut(tiles), sets, start });
}

export function begin(
  modules: readonly Module[],
  deck: readonly (string | null)[],
  { players = 2, start, told = 0, pairs }: Beginning = {},
): country.CountryPosition {
  const rules = rulesWith(modules, pairs);
  const names = Array.from({ length: players }, (_, n) => `${n}`);
  return country.startGame({ rules, players: names, start: start ?? rules.start, deck, told });
}

/** Plays an action given as the details besides the player who acts. */
export function act(position: country.CountryPosition, action: Omit<country.Action, 'player'>): void {
  const move = position.moveOf({ ...action, player: position.actor } as country.Action);
  if (!move.ok) throw new Error(`${move.error.code}: ${move.error.message}`);
  position.play(move.value);
}
export const refusal = (position: country.CountryPosition, action: Omit<country.Action, 'player'>): string => {
  const move = position.moveOf({ ...action, player: position.actor } as country.Action);
  return move.ok ? 'legal' : move.error.code;
};
export const legal = (position: country.CountryPosition): readonly string[] =>
  position.legalActions().map((action) => action.do);
export const place = (x: number, y: number, rotation: number): Omit<country.Action, 'player'> => ({
  do: 'place',
  x,
  y,
  rotation: rotation as 0,
});

/** A verb of one word. */
export const word = (text: string, play: Verb['play'], list: (t: country.Table) => boolean = () => true): Verb => ({
  do: text,
  list: (t, out, from, tag) => {
    if (!list(t)) return from;
    out[from] = tag;
    return from + 1;
  },
  play,
  actionOf: (t) => ({ player: t.get(country.ADDRESS.actor), do: text }),
  moveOf: (t) => (list(t) ? { ok: true, value: 0 } : { ok: false, error: { code: 'no-such-target', message: text } }),
});
export const pass = word('pass', (t) => t.next());
