import { accept, adapterOf } from '../../game/index.ts';
import type { GivenOptions, OptionSpec, Result } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import { hudGameOf } from '../games/index.ts';
import type { OptionWords } from '../games/option.ts';
import { checkBox, choiceGroup } from '../kit/controls.ts';
import { h, on, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { boxWords } from '../modules/boxes.ts';
import { moduleWords } from '../modules/index.ts';
import { modulePicture } from '../games/oldShapes.tsx';
import { select } from './select.ts';

/** More values than this go into a drop-down list. */
const MOST_SEGMENTS = 4;

type Value = OptionSpec['values'][number];

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

/** Ids of the modules that are on. */
export const modulesIn = ({ modules }: GivenOptions): readonly unknown[] => (Array.isArray(modules) ? modules : []);

interface Control {
  readonly element: HTMLElement;
  value(): Value;
  set(value: Value): void;
}

export function createOptionsForm(hud: Hud, rules: string, changed: () => void = () => {}): OptionsForm {
  const { texts } = hud;
  const adapter = adapterOf(rules);
  const clashing = h('p', { class: 'trouble clash', role: 'alert', hidden: true });
  const modules = adapter.modules.map((id) => {
    const { name, blurb, options, picture } = moduleWords(id);
    const box = checkBox(name(texts), false, switched, blurb(texts));
    if (picture) box.element.append(modulePicture(hud, picture));
    const controls = controlsOf(id, options);
    const own = h('div', { class: 'form module-options', hidden: true }, ...controls.map(({ element }) => element));
    return { id, of: adapter.boxOf(id), box, own, controls };

    /** The message about modules that cannot be combined is shown where they were switched on. */
    function switched(on: boolean): void {
      if (on) box.element.after(clashing);
      follow();
    }
  });
  const clashOf = (ids: readonly string[]): string | null => hudGameOf(rules).clash?.(texts, ids) ?? null;
  const idsOn = (): readonly string[] => modules.filter(({ box }) => box.input.checked).map(({ id }) => id);
  const boxes = [...new Set(modules.flatMap(({ of }) => of ?? []))].flatMap((id) => boxForm(id) ?? []);
  const everything =
    boxes.length > 1
      ? switchFor(modules, texts.t('carcassonne.everything'), texts.t('carcassonne.everything.hint'))
      : null;
  const isBoxed = (of: string | null): boolean => boxes.some(({ id }) => id === of);
  const general = controlsOf(null, hudGameOf(rules).options);

  /**
   * One switch for several modules: when on, it adds those that can be combined with the ones already on, in this
   * order.
   */
  function switchFor(inside: typeof modules, name: string, blurb: string) {
    const isApart = (id: string): boolean => clashOf([...idsOn(), id]) !== null;
    const switchAll = (on: boolean): void => {
      for (const { id, box } of inside)
        if (!on) box.input.checked = false;
        else if (!isApart(id)) box.input.checked = true;
      follow();
    };
    const { element, input } = checkBox(name, false, switchAll, blurb);
    return {
      element,
      /** Returns the number of modules that are on. */
      refresh(): number {
        const on = inside.filter(({ box }) => box.input.checked).length;
        input.checked = on > 0 && inside.every(({ id, box }) => box.input.checked || isApart(id));
        input.indeterminate = on > 0 && !input.checked;
        return on;
      },
    };
  }

  /** One switch for a whole box, with its modules below. */
  function boxForm(id: string) {
    const words = boxWords(id);
    if (!words) return undefined;
    const inside = modules.filter(({ of }) => of === id);
    // Its later parts take precedence.
    const whole = switchFor(inside.toReversed(), words.name(texts), words.blurb(texts));
    const count = h('span', {});
    const parts = h(
      'details',
      { class: 'folding box-parts' },
      h('summary', {}, count),
      h('div', { class: 'modules' }, ...inside.flatMap(({ box, own }) => [box.element, own])),
    );
    return {
      id,
      element: h('div', { class: 'box' }, whole.element, parts),
      refresh() {
        const on = whole.refresh();
        setText(count, texts.t('carcassonne.box.parts', { count: on, all: inside.length }));
      },
    };
  }

  function controlsOf(module: string | null, words: Readonly<Record<string, OptionWords>> = {}) {
    return adapter.options
      .filter((spec) => spec.module === module)
      .map((spec) => ({
        spec,
        idle: words[spec.name]?.idle,
        ...createControl(texts, spec, words[spec.name] ?? { label: () => spec.name }, follow),
      }));
  }

  function chosen(): GivenOptions {
    const chosenModules = modules.filter(({ box }) => box.input.checked);
    const unusual = [...general, ...chosenModules.flatMap(({ controls }) => controls)].flatMap((control) =>
      control.value() === control.spec.values[0] ? [] : [[control.spec.name, control.value()] as const],
    );
    return {
      ...(chosenModules.length > 0 ? { modules: chosenModules.map(({ id }) => id) } : {}),
      ...Object.fromEntries(unusual),
    };
  }

  /** Shows only controls that have an effect with the chosen options. */
  function refresh(): void {
    const now = chosen();
    for (const { box, own, controls } of modules) own.hidden = !box.input.checked || controls.length === 0;
    for (const { element, idle } of [...general, ...modules.flatMap(({ controls }) => controls)])
      element.hidden = idle?.(now) ?? false;
    for (const box of boxes) box.refresh();
    everything?.refresh();
    const clash = clashOf(idsOn());
    setText(clashing, clash ?? '');
    clashing.hidden = clash === null;
  }

  function follow(): void {
    refresh();
    changed();
  }

  refresh();
  return {
    modules:
      modules.length === 0
        ? null
        : h(
            'fieldset',
            { class: 'modules' },
            h('legend', { class: 'label' }, texts.t('carcassonne.modules')),
            everything?.element ?? null,
            ...modules.filter(({ of }) => !isBoxed(of)).flatMap(({ box, own }) => [box.element, own]),
            ...boxes.map(({ element }) => element),
            clashing,
          ),
    options: general.map(({ element }) => element),
    value() {
      const parsed = adapter.parseOptions(chosen());
      return parsed.ok ? accept(chosen()) : parsed;
    },
    clash: () => clashOf(idsOn()),
    show(options) {
      const on = modulesIn(options);
      for (const { id, box } of modules) box.input.checked = on.includes(id);
      for (const { spec, set } of [...general, ...modules.flatMap(({ controls }) => controls)]) {
        const wanted = spec.values.find((known) => known === options[spec.name]) ?? spec.values[0];
        if (wanted !== undefined) set(wanted);
      }
      refresh();
    },
  };
}

function createControl(texts: Texts, { values }: OptionSpec, words: OptionWords, changed: () => void): Control {
  const [usual = ''] = values;
  const label = words.label(texts);
  if (values.every((value) => typeof value === 'boolean')) {
    const { element, input } = checkBox(label, usual === true, changed, words.hint?.(texts));
    return { element, value: () => input.checked, set: (value) => (input.checked = value === true) };
  }
  const known = words.values ?? [];
  const ordered = [
    ...known.map(([value]) => value).filter((value) => values.includes(value)),
    ...values.filter((value) => known.every(([other]) => other !== value)),
  ];
  const plain = (value: Value): string => (typeof value === 'number' ? texts.number(value) : String(value));
  const choices = ordered.map((value) => ({
    value: String(value),
    label: known.find(([other]) => other === value)?.[1](texts) ?? plain(value),
  }));
  const valueOf = (chosen: string): Value => values.find((value) => String(value) === chosen) ?? usual;
  if (values.length <= MOST_SEGMENTS) {
    const group = choiceGroup(label, choices, String(usual), changed);
    return { element: group.element, value: () => valueOf(group.value()), set: (value) => group.set(String(value)) };
  }
  const { element, input } = select(label, choices, String(usual));
  on(input, 'change', changed);
  return { element, value: () => valueOf(input.value), set: (value) => (input.value = String(value)) };
}
