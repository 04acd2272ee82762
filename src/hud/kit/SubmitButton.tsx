import type { ComponentChildren, VNode } from 'preact';
import { Icon } from './icons.tsx';
import type { IconName } from './icons.tsx';
import buttons from './Button.module.css';

interface SubmitButtonProps {
  readonly sign: IconName;
  readonly disabled?: boolean;
  readonly children: ComponentChildren;
}

/** Submits the form around it. */
export const SubmitButton = ({ sign, disabled, children }: SubmitButtonProps): VNode => (
  <button type="submit" class={buttons.go} disabled={disabled}>
    <Icon name={sign} />
    <span>{children}</span>
  </button>
);
