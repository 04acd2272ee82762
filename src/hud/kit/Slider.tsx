import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import styles from './Slider.module.css';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly words: (value: number) => string;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
}

/** A slider from 0 to 1 in steps of 0.05; `words` formats the value. `onChange` is called on release only. */
export function Slider({ label, value, words, onChange, disabled }: SliderProps): VNode {
  const [shown, show] = useState(value);
  return (
    <label class={styles.row}>
      <span class={styles.label}>
        <span>{label}</span>
        <span class={styles.value} aria-hidden="true">
          {words(shown)}
        </span>
      </span>
      <input
        type="range"
        class={styles.slider}
        min={0}
        max={1}
        step={0.05}
        value={shown}
        disabled={disabled}
        aria-valuetext={words(shown)}
        onInput={({ currentTarget }) => show(currentTarget.valueAsNumber)}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </label>
  );
}
