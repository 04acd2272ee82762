import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { NAME_LENGTH } from './person.ts';
import badge from '../kit/badge.module.css';
import styles from './Person.module.css';

interface PersonBadgeProps {
  readonly look: number;
  readonly figure: (look: number) => VNode;
  /** Its accessible name. */
  readonly spoken: string;
  readonly tip?: string;
  /** Whether the colours are shown. */
  readonly open: boolean;
  readonly onPress: () => void;
}

/** A player's look, as a button that shows the choice of colours. */
export const PersonBadge = ({ look, figure, spoken, tip = spoken, open, onPress }: PersonBadgeProps): VNode => (
  <button
    type="button"
    class={clsx(badge.badge, styles.badgeButton)}
    aria-expanded={open}
    aria-label={spoken}
    title={tip}
    onClick={onPress}
  >
    {figure(look)}
  </button>
);

interface NameInputProps {
  readonly value: string;
  readonly onInput: (name: string) => void;
  readonly placeholder: string;
  readonly id?: string;
  /** Its accessible name where it has no visible label. */
  readonly spoken?: string;
  readonly autocomplete?: 'off' | 'nickname';
}

/** A field for the name of a player. */
export const NameInput = ({ value, onInput, placeholder, id, spoken, autocomplete = 'off' }: NameInputProps): VNode => (
  <input
    type="text"
    maxLength={NAME_LENGTH}
    autocomplete={autocomplete}
    spellcheck={false}
    id={id}
    aria-label={spoken}
    value={value}
    placeholder={placeholder}
    onInput={({ currentTarget }) => onInput(currentTarget.value)}
  />
);
