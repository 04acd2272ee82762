import { createElement } from 'preact';
import type { GivenOptions, Result } from '../../src/game/index.ts';
import { ModuleList } from '../../src/hud/setup/ModuleList.tsx';
import { OptionFields } from '../../src/hud/setup/OptionField.tsx';
import { chosenFrom, givenBy } from '../../src/hud/setup/options.ts';
import { clashOf } from '../../src/hud/setup/optionWords.ts';
import type { ChosenOptions } from '../../src/hud/setup/options.ts';
import type { Hud } from '../../src/hud/kit/hud.ts';
import { find, openPages } from './find.ts';
import { island } from './island.tsx';

/** Shows the options and modules of a rule set, with the page of every box open, and what is chosen there. */
export function showOptions(hud: Hud, rules: string, changed: () => void = () => undefined) {
  let chosen = chosenFrom(rules, {});
  const show = (next: ChosenOptions): void => {
    chosen = next;
    update();
  };
  const onChange = (next: ChosenOptions): void => {
    show(next);
    changed();
  };
  const { element, update } = island(hud, () =>
    createElement(
      'div',
      null,
      createElement(OptionFields, { chosen, onChange }),
      createElement(ModuleList, { chosen, onChange }),
    ),
  );
  document.body.append(element);
  openPages(element);
  return {
    modules: find('group', hud.texts.t('carcassonne.modules'), element),
    value: (): Result<GivenOptions> => givenBy(chosen),
    clash: (): string | null => clashOf(hud.texts, chosen),
    show: (given: GivenOptions): void => show(chosenFrom(rules, given)),
  };
}
