import type { ComponentChildren, VNode } from 'preact';
import { useFreshId } from './context.tsx';
import text from './text.module.css';
import styles from './Field.module.css';

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly hidden?: boolean | undefined;
  /** The control, with the id that the label names. */
  readonly children: (id: string) => ComponentChildren;
}

/** A control below its label, and a hint below both. */
export function Field({ label, hint, hidden, children }: FieldProps): VNode {
  const id = useFreshId('field');
  return (
    <div class={styles.field} hidden={hidden}>
      <label class={text.label} for={id}>
        {label}
      </label>
      {children(id)}
      {hint !== undefined && <span class={text.hint}>{hint}</span>}
    </div>
  );
}
