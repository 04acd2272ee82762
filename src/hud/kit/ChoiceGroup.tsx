import { clsx } from 'clsx';
import type { ComponentChildren, Ref, VNode } from 'preact';
import { useFreshId } from './context.tsx';
import text from './text.module.css';
import styles from './ChoiceGroup.module.css';

export interface Choice<V extends string> {
  readonly value: V;
  readonly label: ComponentChildren;
  readonly picture?: ComponentChildren;
  readonly hint?: string | undefined;
  /** The language of the label if it differs from that of the page. */
  readonly lang?: string;
  /** Starts a new row below this heading. */
  readonly heading?: string;
}

interface ChoiceGroupProps<V extends string> {
  readonly legend: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly class?: string | undefined;
  readonly hidden?: boolean;
  readonly ref?: Ref<HTMLFieldSetElement>;
  /** Id of an element that describes the choice. */
  readonly describedBy?: string;
  /** Below the choices. */
  readonly children?: ComponentChildren;
}

/** Radio buttons that look like a row of slips. */
export function ChoiceGroup<V extends string>({
  legend,
  choices,
  value,
  onChange,
  class: look = 'segments',
  hidden,
  ref,
  describedBy,
  children,
}: ChoiceGroupProps<V>): VNode {
  const name = useFreshId('choices');
  return (
    <fieldset ref={ref ?? null} class={look} hidden={hidden} aria-describedby={describedBy}>
      <legend class={text.label}>{legend}</legend>
      {rowsOf(choices).map(({ heading, choices: row }) => [
        heading !== undefined && <p class={clsx(text.label, styles.segmentHeading)}>{heading}</p>,
        <div class={styles.segmentRow} key={heading}>
          {row.map((choice) => (
            <label class={styles.segment} key={choice.value}>
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              <span class={styles.segmentFace}>
                {choice.picture}
                <span class={styles.segmentText}>
                  <span lang={choice.lang}>{choice.label}</span>
                  {choice.hint && <span class={clsx(text.hint, styles.hint)}>{choice.hint}</span>}
                </span>
              </span>
            </label>
          ))}
        </div>,
      ])}
      {children}
    </fieldset>
  );
}

interface Row<V extends string> {
  readonly heading: string | undefined;
  readonly choices: Choice<V>[];
}

function rowsOf<V extends string>(choices: readonly Choice<V>[]): readonly Row<V>[] {
  const rows: Row<V>[] = [{ heading: undefined, choices: [] }];
  for (const choice of choices) {
    if (choice.heading !== undefined) rows.push({ heading: choice.heading, choices: [] });
    rows.at(-1)?.choices.push(choice);
  }
  return rows;
}
