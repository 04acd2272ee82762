import { createElement } from 'preact';
import { adapterOf } from '../../game/index.ts';
import type { GivenOptions, Result } from '../../game/index.ts';
import type { Hud } from '../kit/hud.ts';
import { island } from '../kit/render.tsx';
import { ModuleChoice } from './ModuleChoice.tsx';
import { OptionField } from './OptionField.tsx';
import { chosenFrom, clashOf, givenBy, optionsOf } from './options.ts';
import type { ChosenOptions } from './options.ts';

/** A control for each module and each option of a rule set, generated from its adapter. */
export interface OptionsForm {
  /** Modules with their options; `null` where the game has none. */
  readonly modules: HTMLElement | null;
  /** Options of the game itself. */
  readonly options: readonly HTMLElement[];
  /**
   * The values that differ from the default; an error, with the code of the record format, if modules cannot be
   * combined.
   */
  value(): Result<GivenOptions>;
  /** Why the modules that are on cannot be combined; `null`: they can. */
  clash(): string | null;
  show(options: GivenOptions): void;
}

/** For callers that are no components yet. */
export function createOptionsForm(hud: Hud, rules: string, changed: () => void = () => {}): OptionsForm {
  let chosen = chosenFrom(rules, {});
  const onChange = (next: ChosenOptions): void => {
    show(next);
    changed();
  };
  const modules =
    adapterOf(rules).modules.length > 0 ? island(hud, () => createElement(ModuleChoice, { chosen, onChange })) : null;
  const options = optionsOf(rules, null).map((spec) =>
    island(hud, () => createElement(OptionField, { spec, chosen, onChange })),
  );
  function show(next: ChosenOptions): void {
    chosen = next;
    for (const part of [modules, ...options]) part?.update();
  }
  return {
    modules: modules?.element ?? null,
    options: options.map(({ element }) => element),
    value: () => givenBy(chosen),
    clash: () => clashOf(hud.texts, chosen),
    show: (given) => show(chosenFrom(rules, given, chosen.switched)),
  };
}
