import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Intents } from '../../session/contracts/match.ts';
import { RoundButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import type { Choice } from '../words/choices.ts';
import styles from './Stepper.module.css';

interface StepperProps {
  readonly choice: Choice;
  readonly range: NonNullable<Choice['range']>;
  readonly intents: Intents;
}

/** An input for a number from the range of an option, with buttons. */
export function Stepper({ choice, range, intents }: StepperProps): VNode {
  const { t } = useTexts();
  const { least, most, value } = range;
  const box = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const { current } = input;
    // Do not overwrite what is being typed.
    if (current && (current !== document.activeElement || current.valueAsNumber > most)) current.value = String(value);
    // A button that is switched off gives the focus to the other.
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const held = buttons.find((button) => button === document.activeElement);
    if (held?.disabled) buttons.find((button) => !button.disabled)?.focus();
  });

  function set(number: number): void {
    if (Number.isInteger(number)) choice.choose(intents, Math.min(most, Math.max(least, number)));
  }

  function confirm(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !input.current) return;
    event.preventDefault();
    if (!choice.chosen) set(input.current.valueAsNumber);
    intents.confirm();
  }

  return (
    <span class={styles.stepper} ref={box}>
      <RoundButton
        sign="minus"
        label={t('choice.fewer')}
        title={undefined}
        disabled={value <= least}
        onPress={() => set(value - 1)}
      />
      <input
        ref={input}
        type="number"
        class={styles.choiceValue}
        inputMode="numeric"
        step={1}
        min={least}
        max={most}
        aria-label={choice.label}
        onInput={({ currentTarget }) => set(currentTarget.valueAsNumber)}
        onBlur={({ currentTarget }) => (currentTarget.value = String(value))}
        onKeyDown={confirm}
      />
      <RoundButton
        sign="plus"
        label={t('choice.more')}
        title={undefined}
        disabled={value >= most}
        onPress={() => set(value + 1)}
      />
    </span>
  );
}
