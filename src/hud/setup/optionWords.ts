import type { OptionSpec } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import { hudGameOf } from '../games/index.ts';
import { moduleWords } from '../modules/index.ts';
import type { OptionWords } from '../table/option.ts';
import { bagTrouble } from './bag.ts';
import { differing, ordered } from './options.ts';
import type { ChosenOptions } from './options.ts';

/** What a form says of a game's options: the title page does without. */

/** Why no game can be played with these modules and tiles; `null`: one can. */
export const clashOf = (texts: Texts, chosen: Pick<ChosenOptions, 'rules' | 'modules' | 'bag'>): string | null =>
  hudGameOf(chosen.rules).clash?.(texts, chosen.modules) ?? bagTrouble(texts, chosen);

/** Whether a module cannot be combined with those that are on. */
export const isApart = (texts: Texts, { rules, modules }: ChosenOptions, id: string): boolean =>
  clashOf(texts, { rules, modules: [...modules, id] }) !== null;

/** Several modules at once: adds those that can be combined with the ones already on, in this order. */
export function withModules(texts: Texts, chosen: ChosenOptions, ids: readonly string[], on: boolean): ChosenOptions {
  if (!on) return { ...chosen, modules: chosen.modules.filter((id) => !ids.includes(id)) };
  return ids.reduce<ChosenOptions>(
    (now, id) => (isApart(texts, now, id) ? now : { ...now, modules: ordered(now.rules, [...now.modules, id]) }),
    chosen,
  );
}

/** The texts of an option; without them, its name and values stand for themselves. */
export function wordsOf(rules: string, { name, module }: OptionSpec): OptionWords {
  const words = module === null ? hudGameOf(rules).options : moduleWords(module).options;
  return words?.[name] ?? { label: () => name };
}

/** Whether an option has no effect with the others as they are. */
export const isIdle = (chosen: ChosenOptions, spec: OptionSpec): boolean =>
  wordsOf(chosen.rules, spec).idle?.(differing(chosen)) ?? false;
