import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFreshId } from '../kit/context.tsx';
import text from '../kit/text.module.css';
import fields from '../kit/Field.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly class?: string | undefined;
  /** Called when the user has finished typing. */
  readonly onCommit: (value: string) => void;
}

/** A line of text; what the user types is never overwritten. */
export function TextField({ label, value, maxLength, class: more, onCommit }: TextFieldProps): VNode {
  const id = useFreshId('field');
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  });
  return (
    <div class={clsx(fields.field, more)}>
      <label class={text.label} for={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        maxLength={maxLength}
        autocomplete="off"
        spellcheck={false}
        onChange={({ currentTarget }) => onCommit(currentTarget.value)}
      />
    </div>
  );
}
