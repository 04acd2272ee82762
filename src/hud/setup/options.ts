import { accept, adapterOf, refuse } from '../../game/index.ts';
import type { GivenOptions, OptionSpec, Result } from '../../game/index.ts';
import type { BagCounts } from './bag.ts';
import { bagIn, bagOptions, bagTiles } from './bag.ts';

/** What a form of a game's options contains, and how it changes. */

export type OptionValue = OptionSpec['values'][number];

export interface ChosenOptions {
  readonly rules: string;
  /** Ids of the modules that are on. */
  readonly modules: readonly string[];
  /** By name of the option; others have their default. Those of modules that are off are kept. */
  readonly values: Readonly<Record<string, OptionValue>>;
  /** The module that was switched on last by itself: what cannot be combined is reported there. */
  readonly switched: string | null;
  /** Absent: the tile sets that the modules add. */
  readonly bag?: BagCounts | undefined;
}

/** Ids of the modules that are on. */
export const modulesIn = ({ modules }: GivenOptions): readonly unknown[] => (Array.isArray(modules) ? modules : []);

/** The options of a rule set as given elsewhere; what it does not have is left out. */
export function chosenFrom(rules: string, given: GivenOptions, switched: string | null = null): ChosenOptions {
  const adapter = adapterOf(rules);
  const on = modulesIn(given);
  const known = adapter.options.flatMap(({ name, values }) =>
    values.filter((value) => value === given[name]).map((value) => [name, value] as const),
  );
  return {
    rules,
    modules: adapter.modules.filter((id) => on.includes(id)),
    values: Object.fromEntries(known),
    switched,
    bag: bagIn(rules, given),
  };
}

/** The options of a rule set, or of one of its modules. */
export const optionsOf = (rules: string, module: string | null): readonly OptionSpec[] =>
  adapterOf(rules).options.filter((spec) => spec.module === module);

/** The value of an option. */
export const valueOf = ({ values }: ChosenOptions, { name, values: [usual = ''] }: OptionSpec): OptionValue =>
  values[name] ?? usual;

/** The values that differ from the default, whether or not they can be combined. */
export function differing(chosen: ChosenOptions): GivenOptions {
  const { rules, modules } = chosen;
  const unusual = adapterOf(rules)
    .options.filter(({ module }) => module === null || modules.includes(module))
    .filter((spec) => valueOf(chosen, spec) !== spec.values[0])
    .map((spec) => [spec.name, valueOf(chosen, spec)] as const);
  return { ...(modules.length > 0 ? { modules } : {}), ...bagOptions(chosen), ...Object.fromEntries(unusual) };
}

/**
 * The values that differ from the default; an error, with the code of the record format, if modules cannot be combined.
 */
export function givenBy(chosen: ChosenOptions): Result<GivenOptions> {
  const given = differing(chosen);
  if (bagTiles(chosen) === 0) return refuse('bad-options', 'The stack has no tiles.');
  const parsed = adapterOf(chosen.rules).parseOptions(given);
  return parsed.ok ? accept(given) : parsed;
}

/** Ids of modules in the order of their rule set. */
export const ordered = (rules: string, ids: readonly string[]): readonly string[] =>
  adapterOf(rules).modules.filter((id) => ids.includes(id));

export const withModule = (chosen: ChosenOptions, id: string, on: boolean): ChosenOptions => ({
  ...chosen,
  modules: on ? ordered(chosen.rules, [...chosen.modules, id]) : chosen.modules.filter((other) => other !== id),
  switched: on ? id : chosen.switched,
});

/** Exactly these modules. */
export const withOnly = (chosen: ChosenOptions, ids: readonly string[]): ChosenOptions => ({
  ...chosen,
  modules: ordered(chosen.rules, ids),
  switched: null,
});

export const withValue = (chosen: ChosenOptions, name: string, value: OptionValue): ChosenOptions => ({
  ...chosen,
  values: { ...chosen.values, [name]: value },
});
