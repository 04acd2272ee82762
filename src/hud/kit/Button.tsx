import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ComponentChildren, VNode } from 'preact';
import type { IconName } from './icons.tsx';
import { Icon } from './icons.tsx';
import styles from './Button.module.css';

type Attributes = Omit<ButtonHTMLAttributes, 'type' | 'onClick' | 'class' | 'icon' | 'label'>;

interface RoundButtonProps extends Attributes {
  readonly sign: IconName;
  readonly label: string;
  readonly class?: string | undefined;
  readonly onPress: () => void;
}

/** A round button with only an icon; the label is its accessible name and tooltip. */
export const RoundButton = ({ sign, label, class: more, onPress, ...others }: RoundButtonProps): VNode => (
  <button title={label} {...others} type="button" class={clsx(styles.round, more)} aria-label={label} onClick={onPress}>
    <Icon name={sign} />
  </button>
);

const LOOKS = {
  go: styles.go,
  plain: styles.plain,
  danger: clsx(styles.plain, styles.danger),
  pill: styles.pill,
  row: styles.rowButton,
} as const;

interface TextButtonProps extends Attributes {
  /** `go` for what comes next, `plain`, `danger` for what cannot be undone, `pill` over the board, `row` for an entry of a menu. */
  readonly look: keyof typeof LOOKS;
  readonly class?: string | undefined;
  readonly sign?: IconName | undefined;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

export const TextButton = ({ look, class: more, sign, onPress, children, ...others }: TextButtonProps): VNode => (
  <button {...others} type="button" class={clsx(LOOKS[look], more)} onClick={onPress}>
    {sign && <Icon name={sign} />}
    <span>{children}</span>
  </button>
);
