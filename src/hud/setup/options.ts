import { accept, adapterOf, refuse } from '../../game/index.ts';
import type { GivenOptions, OptionSpec, Result } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import { hudGameOf } from '../games/index.ts';
import type { OptionWords } from '../table/option.ts';
import { moduleWords } from '../modules/index.ts';
import type { BagCounts } from './bag.ts';
import { bagIn, bagOptions, bagTiles, bagTrouble } from './bag.ts';

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
function differing(chosen: ChosenOptions): GivenOptions {
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

/** Why no game can be played with these modules and tiles; `null`: one can. */
export const clashOf = (texts: Texts, chosen: Pick<ChosenOptions, 'rules' | 'modules' | 'bag'>): string | null =>
  hudGameOf(chosen.rules).clash?.(texts, chosen.modules) ?? bagTrouble(texts, chosen);

/** Whether a module cannot be combined with those that are on. */
export const isApart = (texts: Texts, { rules, modules }: ChosenOptions, id: string): boolean =>
  clashOf(texts, { rules, modules: [...modules, id] }) !== null;

const ordered = (rules: string, ids: readonly string[]): readonly string[] =>
  adapterOf(rules).modules.filter((id) => ids.includes(id));

export const withModule = (chosen: ChosenOptions, id: string, on: boolean): ChosenOptions => ({
  ...chosen,
  modules: on ? ordered(chosen.rules, [...chosen.modules, id]) : chosen.modules.filter((other) => other !== id),
  switched: on ? id : chosen.switched,
});

/** Several modules at once: adds those that can be combined with the ones already on, in this order. */
export function withModules(texts: Texts, chosen: ChosenOptions, ids: readonly string[], on: boolean): ChosenOptions {
  if (!on) return { ...chosen, modules: chosen.modules.filter((id) => !ids.includes(id)) };
  return ids.reduce<ChosenOptions>(
    (now, id) => (isApart(texts, now, id) ? now : { ...now, modules: ordered(now.rules, [...now.modules, id]) }),
    chosen,
  );
}

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

/** The texts of an option; without them, its name and values stand for themselves. */
export function wordsOf(rules: string, { name, module }: OptionSpec): OptionWords {
  const words = module === null ? hudGameOf(rules).options : moduleWords(module).options;
  return words?.[name] ?? { label: () => name };
}

/** Whether an option has no effect with the others as they are. */
export const isIdle = (chosen: ChosenOptions, spec: OptionSpec): boolean =>
  wordsOf(chosen.rules, spec).idle?.(differing(chosen)) ?? false;
