import type { ButtonHTMLAttributes, ComponentChildren, VNode } from 'preact';
import type { IconName } from './icons.tsx';
import { Icon } from './icons.tsx';

type Attributes = Omit<ButtonHTMLAttributes, 'type' | 'onClick' | 'class' | 'icon' | 'label'>;

interface RoundButtonProps extends Attributes {
  readonly sign: IconName;
  readonly label: string;
  readonly class?: string;
  readonly onPress: () => void;
}

/** A round button with only an icon; the label is its accessible name and tooltip. */
export const RoundButton = ({ sign, label, class: more, onPress, ...others }: RoundButtonProps): VNode => (
  <button
    title={label}
    {...others}
    type="button"
    class={more ? `round ${more}` : 'round'}
    aria-label={label}
    onClick={onPress}
  >
    <Icon name={sign} />
  </button>
);

interface TextButtonProps extends Attributes {
  /** How it looks: `go` for what comes next, `plain`, `pill` over the board. */
  readonly class: string;
  readonly sign?: IconName | undefined;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

export const TextButton = ({ class: look, sign, onPress, children, ...others }: TextButtonProps): VNode => (
  <button {...others} type="button" class={look} onClick={onPress}>
    {sign && <Icon name={sign} />}
    <span>{children}</span>
  </button>
);
