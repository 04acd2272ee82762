import { clsx } from 'clsx';
import { Fragment } from 'preact';
import type { ComponentChildren, VNode } from 'preact';
import { useContent } from '../table/useContent.tsx';
import { useAssists, useView } from '../table/useMatch.tsx';
import { useTexts } from '../kit/context.tsx';
import type { IconName } from '../kit/icons.tsx';
import { Icon } from '../kit/icons.tsx';
import type { Inspector } from './inspector.ts';
import { WithoutNote } from '../table/WithoutNote.tsx';
import assistCard from '../table/assistCard.module.css';
import surface from '../kit/surface.module.css';
import edge from '../kit/edge.module.css';
import styles from './AssistBar.module.css';

interface AssistBarProps {
  readonly inspector: Inspector;
  /** Called when the board is about to be inspected. */
  readonly onLook?: () => void;
  /** The way to a hint. */
  readonly children?: ComponentChildren;
}

/** Switches for the assists, and what they show in words. */
export function AssistBar({ inspector, onLook, children }: AssistBarProps): VNode {
  const { t } = useTexts();
  const { table } = useContent();
  const assists = useAssists();
  const layers = table.layers.filter(({ layer }) => assists.has(layer));
  const view = useView();
  const { allowed, layers: on, looking } = assists.view;
  const isHidden = !allowed || view.over;
  const notes = isHidden ? [] : layers.filter(({ layer }) => on.has(layer));
  return (
    <section class={clsx(surface.slip, styles.assists)} aria-label={t('assists.title')} hidden={isHidden}>
      {children}
      <div class={styles.buttons}>
        {layers.map(({ layer, label, sign, key }) => (
          <Switch
            key={layer}
            label={label}
            sign={sign}
            letter={key}
            isOn={on.has(layer)}
            onPress={() => assists.toggle(layer)}
          />
        ))}
        <Switch
          label={t('assists.look')}
          sign="look"
          letter="I"
          isOn={looking}
          onPress={() => {
            onLook?.();
            inspector.toggle();
          }}
        />
      </div>
      <WithoutNote />
      <div class={styles.notes} role="status">
        {notes.map(({ layer, note }) => (
          <Fragment key={layer}>{note()}</Fragment>
        ))}
        {looking && <p class={assistCard.note}>{t('assists.look.hint')}</p>}
      </div>
    </section>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly sign: IconName;
  /** Its key. */
  readonly letter?: string;
  /** Without it, it opens something. */
  readonly isOn?: boolean;
  readonly onPress: () => void;
  readonly hidden?: boolean;
  readonly disabled?: boolean;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-busy'?: boolean;
}

/** A tool with its name below its sign. */
export const Switch = ({ label, sign, letter, isOn, onPress, ...others }: SwitchProps): VNode => (
  <button
    type="button"
    class={clsx(edge.edge, styles.assist)}
    aria-pressed={isOn}
    title={letter ? `${label} (${letter})` : label}
    onClick={onPress}
    {...others}
  >
    <Icon name={sign} />
    <span>{label}</span>
  </button>
);
