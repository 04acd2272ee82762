import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Intents } from '../../session/contracts/match.ts';
import { useTexts } from '../kit/context.tsx';
import type { Choice } from '../words/choices.ts';
import { Stepper } from './Stepper.tsx';
import text from '../kit/text.module.css';
import edge from '../kit/edge.module.css';
import styles from './ChoiceList.module.css';

interface ChoiceListProps {
  readonly choices: readonly Choice[];
  /** Accessible name of the list. */
  readonly label: string;
  readonly intents: Intents;
}

/** The current choices as a group of buttons; one of them can be chosen, the green button confirms it. */
export function ChoiceList({ choices, label, intents }: ChoiceListProps): VNode {
  const box = useRef<HTMLDivElement>(null);
  const listed = choices.filter((choice) => choice.chosen || !choice.elsewhere);
  const chosen = Math.max(
    0,
    listed.findIndex((choice) => choice.chosen),
  );
  const focused = document.activeElement;
  const hadFocus = focused?.getAttribute('role') === 'radio' && box.current?.contains(focused) === true;
  useLayoutEffect(() => {
    if (hadFocus) box.current?.querySelectorAll<HTMLElement>('[role="radio"]')[chosen]?.focus();
  });
  return (
    <div class={styles.choices} role="radiogroup" aria-label={label} hidden={listed.length === 0} ref={box}>
      {listed.map((choice, index) => (
        <ChoiceRow key={choice.key} choice={choice} tabIndex={index === chosen ? 0 : -1} intents={intents} />
      ))}
    </div>
  );
}

interface ChoiceRowProps {
  readonly choice: Choice;
  readonly tabIndex: number;
  readonly intents: Intents;
}

function ChoiceRow({ choice, tabIndex, intents }: ChoiceRowProps): VNode {
  const { t } = useTexts();
  const { label, hint, points, number, range, chosen, quick } = choice;
  // Pressing the chosen one again confirms it: quick, but never by accident.
  function press(): void {
    if (!chosen) choice.choose(intents, range?.value);
    if (chosen || quick) intents.confirm();
  }
  const button = (
    <button
      type="button"
      role="radio"
      class={clsx(edge.edge, styles.choice)}
      aria-checked={chosen}
      aria-label={
        points === null ? undefined : [label, hint, t('choice.points', { count: points })].filter(Boolean).join(', ')
      }
      tabIndex={tabIndex}
      onClick={press}
    >
      <span class={styles.sign}>{choice.sign()}</span>
      <span class={styles.text}>
        <span class={styles.label}>
          {number !== null && (
            <span class={clsx(text.numeral, styles.place)} aria-hidden="true">
              {number}
            </span>
          )}
          {label}
        </span>
        <span class={styles.hint} hidden={hint === ''}>
          {hint}
        </span>
      </span>
      <span class={clsx(text.numeral, styles.points)} hidden={points === null}>
        {points}
      </span>
    </button>
  );
  if (!range) return button;
  return (
    <div class={styles.number}>
      {button}
      <Stepper choice={choice} range={range} intents={intents} />
    </div>
  );
}
