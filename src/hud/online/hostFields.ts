import { DISTINCT_LOOKS } from '../../art/players.ts';
import { accept } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { setTextOf } from '../../session/contracts/online.ts';
import type { Hosting } from '../../session/contracts/online.ts';
import { hudGameOf } from '../games/index.ts';
import { choiceGroup } from '../kit/controls.ts';
import type { Choice } from '../kit/controls.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { createColourChoice, looksAmong } from '../menu/colourChoice.ts';
import { hasSeveral } from '../menu/gameWords.ts';
import { createOptionsForm } from '../menu/optionsForm.ts';
import type { OptionsForm } from '../menu/optionsForm.ts';
import { createSetChoice } from '../menu/setChoice.ts';
import { sizesOf } from '../menu/manyPlayers.ts';

/** The host's proposal. */
export interface HostFields {
  readonly element: HTMLElement;
  setRules(rules: string): void;
  /** Returns an error if modules cannot be combined. */
  request(host: string): Result<Pick<Hosting, 'terms' | 'places'>>;
}

interface Shown {
  readonly options: OptionsForm;
  request(host: string): Result<Pick<Hosting, 'terms' | 'places'>>;
}

export function createHostFields(hud: Hud, start: string): HostFields {
  const { texts } = hud;
  const { t } = texts;
  const element = h('div', { class: 'form' });
  const set = createSetChoice(hud);
  let look = DISTINCT_LOOKS[0] ?? 0;
  let shown: Shown | null = null;

  function fieldsOf(rules: string): Shown {
    const { figure, takesSets } = hudGameOf(rules);
    const isParty = hasSeveral(rules);
    const sizes = sizesOf(rules).map(String);
    const seats = choiceGroup(
      t('party.seats'),
      sizes.map((value) => ({ value, label: texts.number(Number(value)) })),
      sizes.at(-1) ?? '',
      () => {},
      'segments sizes',
    );
    const colour = createColourChoice(texts, { legend: t('friend.colour'), shape: 0, figure }, (chosen) => {
      look = chosen;
      colour.show(look);
    });
    colour.show(look);
    const first: Choice<'lot' | '0' | '1'>[] = [
      { value: 'lot', label: t('friend.begins.lot') },
      { value: '0', label: t('friend.begins.me') },
    ];
    // The host cannot choose another player by name yet: nobody else is there.
    const begins = choiceGroup(
      t('friend.begins'),
      isParty ? first : [...first, { value: '1', label: t('friend.begins.other') }],
      'lot',
    );
    const options = createOptionsForm(hud, rules);
    set.show();
    element.replaceChildren(
      ...(takesSets ? [set.element] : []),
      ...(isParty ? [seats.element, h('p', { class: 'hint' }, t('party.seats.hint'))] : []),
      colour.element,
      ...(options.modules ? [options.modules] : []),
      begins.element,
      h(
        'details',
        { class: 'folding options' },
        h('summary', {}, t('new.options')),
        h('div', { class: 'form' }, ...options.options),
      ),
    );
    return {
      options,
      request(host) {
        const chosen = options.value();
        if (!chosen.ok) return chosen;
        const tiles = takesSets ? set.value() : null;
        const people = isParty
          ? { names: [host], colours: [look], bots: [null] }
          : { names: [host, t('friend.name.guest')], colours: looksAmong([0, 1], 0, look) };
        return accept({
          terms: {
            rules,
            ...(tiles ? { set: setTextOf(tiles) } : {}),
            options: chosen.value,
            ...people,
            begins: begins.value() === 'lot' ? 'lot' : Number(begins.value()),
          },
          ...(isParty ? { places: Number(seats.value()) } : {}),
        });
      },
    };
  }

  function setRules(rules: string): Shown {
    const before = shown?.options.value();
    const fields = fieldsOf(rules);
    fields.options.show(before?.ok ? before.value : (hud.app.settings.lastOptions[rules] ?? {}));
    return (shown = fields);
  }

  setRules(start);
  return {
    element,
    setRules: (rules) => void setRules(rules),
    request: (host) => (shown ?? setRules(start)).request(host),
  };
}
