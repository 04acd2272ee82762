import type { VNode } from 'preact';

interface CheckBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}

export const CheckBox = ({ label, checked, onChange, hint, disabled }: CheckBoxProps): VNode => (
  <label class="check">
    <input
      type="checkbox"
      class="switch"
      checked={checked}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span class="check-text">
      <span>{label}</span>
      {hint && <span class="hint">{hint}</span>}
    </span>
  </label>
);
