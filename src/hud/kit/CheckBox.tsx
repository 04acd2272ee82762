import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import text from './text.module.css';
import styles from './CheckBox.module.css';

interface CheckBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  readonly hidden?: boolean;
  /** Partly on. */
  readonly indeterminate?: boolean;
  /** After the text. */
  readonly children?: ComponentChildren;
}

export function CheckBox({
  label,
  checked,
  onChange,
  hint,
  disabled,
  hidden,
  indeterminate = false,
  children,
}: CheckBoxProps): VNode {
  const input = useRef<HTMLInputElement>(null);
  // Every time: a press ends it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <label class={styles.check} hidden={hidden}>
      <input
        ref={input}
        type="checkbox"
        class={styles.switch}
        checked={checked}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span class={styles.text}>
        <span>{label}</span>
        {hint && <span class={text.hint}>{hint}</span>}
      </span>
      {children}
    </label>
  );
}
