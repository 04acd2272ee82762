import type { VNode } from 'preact';
import type { OptionSpec } from '../../game/index.ts';
import { CheckBox } from '../kit/CheckBox.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useTexts } from '../kit/context.tsx';
import { optionsOf, valueOf, withValue } from './options.ts';
import { isIdle, wordsOf } from './optionWords.ts';
import type { ChosenOptions, OptionValue } from './options.ts';
import { SelectField } from './Select.tsx';

/** More values than this go into a drop-down list. */
const MOST_SEGMENTS = 4;

export interface OptionsProps {
  readonly chosen: ChosenOptions;
  readonly onChange: (chosen: ChosenOptions) => void;
}

/** The control of an option; hidden while the option has no effect. */
export function OptionField({ spec, chosen, onChange }: OptionsProps & { readonly spec: OptionSpec }): VNode {
  const texts = useTexts();
  const { name, values } = spec;
  const words = wordsOf(chosen.rules, spec);
  const label = words.label(texts);
  const value = valueOf(chosen, spec);
  const hidden = isIdle(chosen, spec);
  const change = (next: OptionValue): void => onChange(withValue(chosen, name, next));
  if (values.every((one) => typeof one === 'boolean'))
    return (
      <CheckBox label={label} hint={words.hint?.(texts)} checked={value === true} hidden={hidden} onChange={change} />
    );
  const known = words.values ?? [];
  const ordered = [
    ...known.map(([one]) => one).filter((one) => values.includes(one)),
    ...values.filter((one) => known.every(([other]) => other !== one)),
  ];
  const plain = (one: OptionValue): string => (typeof one === 'number' ? texts.number(one) : String(one));
  const List = values.length <= MOST_SEGMENTS ? SegmentField : SelectField;
  return (
    <List
      label={label}
      choices={ordered.map((one) => ({
        value: String(one),
        label: known.find(([other]) => other === one)?.[1](texts) ?? plain(one),
      }))}
      value={String(value)}
      hidden={hidden}
      onChange={(picked) => change(values.find((one) => String(one) === picked) ?? value)}
    />
  );
}

const SegmentField = ({ label, ...group }: Parameters<typeof SelectField>[0]): VNode => (
  <ChoiceGroup legend={label} {...group} />
);

/** The options of the game itself. */
export const OptionFields = (props: OptionsProps): VNode => (
  <>
    {optionsOf(props.chosen.rules, null).map((spec) => (
      <OptionField key={spec.name} spec={spec} {...props} />
    ))}
  </>
);
