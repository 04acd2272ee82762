import type { VNode } from 'preact';
import { Field } from '../kit/Field.tsx';
import styles from './Select.module.css';

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
}

interface SelectProps {
  readonly choices: readonly SelectChoice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly id?: string;
  /** Its accessible name where it has no visible label. */
  readonly spoken?: string | undefined;
}

/** A drop-down list; choices of a group stand side by side. */
export const Select = ({ choices, value, onChange, id, spoken }: SelectProps): VNode => (
  <select
    class={styles.select}
    id={id}
    aria-label={spoken}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    {groupsOf(choices).map(({ group, inside }) => {
      const options = inside.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ));
      if (group === undefined) return options;
      return (
        <optgroup key={group} label={group}>
          {options}
        </optgroup>
      );
    })}
  </select>
);

interface Group {
  readonly group: string | undefined;
  readonly inside: SelectChoice[];
}

function groupsOf(choices: readonly SelectChoice[]): readonly Group[] {
  const groups: Group[] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last && last.group === choice.group) last.inside.push(choice);
    else groups.push({ group: choice.group, inside: [choice] });
  }
  return groups;
}

interface SelectFieldProps extends Omit<SelectProps, 'id'> {
  readonly label: string;
  readonly hidden?: boolean;
}

/** A drop-down list below its label. */
export const SelectField = ({ label, hidden, ...list }: SelectFieldProps): VNode => (
  <Field label={label} hidden={hidden}>
    {(id) => <Select id={id} {...list} />}
  </Field>
);
