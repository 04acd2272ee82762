import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFreshId } from '../kit/context.tsx';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly class?: string;
  /** Called when the user has finished typing. */
  readonly onCommit: (value: string) => void;
}

/** A line of text; what the user types is never overwritten. */
export function TextField({ label, value, maxLength, class: look = 'field', onCommit }: TextFieldProps): VNode {
  const id = useFreshId('field');
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  });
  return (
    <div class={look}>
      <label class="label" for={id}>
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
