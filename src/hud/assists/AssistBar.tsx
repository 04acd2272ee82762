import { clsx } from 'clsx';
import { Fragment } from 'preact';
import type { ComponentChildren, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { useContent } from '../table/useContent.tsx';
import { useAssists, useView } from '../table/useMatch.tsx';
import { RoundButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import type { IconName } from '../kit/icons.tsx';
import { Icon } from '../kit/icons.tsx';
import type { Inspector } from './inspector.ts';
import assistCard from '../table/assistCard.module.css';
import buttons from '../kit/Button.module.css';
import surface from '../kit/surface.module.css';
import styles from './AssistBar.module.css';

/** What the panel and the button that opens it share. */
interface Opening {
  readonly isOpen: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly inspector: Inspector;
}

interface AssistBarProps extends Opening {
  /** The way to a hint. */
  readonly children?: ComponentChildren;
}

/** Switches for the assists, and what they show in words. */
export function AssistBar({ isOpen, onOpen, inspector, children }: AssistBarProps): VNode {
  const { t } = useTexts();
  const { layers } = useContent().table;
  const assists = useAssists();
  const view = useView();
  const box = useRef<HTMLElement>(null);
  const { allowed, layers: on, looking } = assists.view;
  const isHidden = !allowed || view.over;
  const notes = isHidden ? [] : layers.filter(({ layer }) => on.has(layer));
  return (
    <section
      ref={box}
      class={clsx(surface.slip, styles.assists, isOpen && styles.open)}
      aria-label={t('assists.title')}
      data-panel="assists"
      hidden={isHidden}
    >
      {children}
      <header class={styles.head}>
        <h2>{t('assists.title')}</h2>
        <RoundButton sign="close" label={t('close')} onPress={() => onOpen(false)} />
      </header>
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
            onOpen(false);
            inspector.toggle();
          }}
        />
      </div>
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
  readonly letter: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

const Switch = ({ label, sign, letter, isOn, onPress }: SwitchProps): VNode => (
  <button type="button" class={styles.assist} aria-pressed={isOn} title={`${label} (${letter})`} onClick={onPress}>
    <Icon name={sign} />
    <span>{label}</span>
  </button>
);

/** Opens and closes the panel in layouts where it is not always open. */
export function AssistsButton({ isOpen, onOpen, inspector }: Opening): VNode {
  const { t } = useTexts();
  const { allowed, looking, layers } = useAssists().view;
  const view = useView();
  return (
    <button
      type="button"
      class={clsx(buttons.round, styles.button, (looking || layers.size > 0) && styles.lit)}
      aria-label={t('assists.title')}
      title={t('assists.title')}
      aria-expanded={isOpen}
      data-opens="assists"
      hidden={!allowed || view.over}
      onClick={() => (looking ? inspector.toggle() : onOpen(!isOpen))}
    >
      <Icon name="look" />
    </button>
  );
}
