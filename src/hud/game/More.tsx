import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { AssistBar, Switch } from '../assists/AssistBar.tsx';
import { openHelp } from '../book/openHelp.ts';
import { useAsking } from '../hint/Hint.tsx';
import { RoundButton } from '../kit/Button.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { LastTurn } from '../log/LastTurn.tsx';
import { useAssists } from '../table/useMatch.tsx';
import { PlaceBar } from './PlaceBar.tsx';
import type { Openings, ScreenDialogs } from './useScreen.tsx';
import surface from '../kit/surface.module.css';
import styles from './More.module.css';

interface MoreProps {
  readonly openings: Openings;
}

/** Opens all tools that have no room on the board of a phone. While the board is inspected, it ends that. */
export function MoreButton({ openings: { isMoreOpen, showMore, inspector } }: MoreProps): VNode {
  const { t } = useTexts();
  const { looking, layers, allowed } = useAssists().view;
  if (looking && allowed)
    return (
      <RoundButton
        class={styles.button}
        sign="look"
        label={t('assists.look')}
        aria-pressed
        onPress={inspector.toggle}
      />
    );
  return (
    <RoundButton
      class={clsx(styles.button, allowed && layers.size > 0 && styles.lit)}
      sign="more"
      label={t('tool.more')}
      aria-expanded={isMoreOpen}
      data-opens="more"
      onPress={() => showMore(!isMoreOpen)}
    />
  );
}

interface MoreSheetProps extends MoreProps {
  readonly dialogs: ScreenDialogs;
}

/** All tools in one sheet over that of the turn: log, hint, sound, text board, help, menu, places, and the assists. */
export function MoreSheet({ openings, dialogs }: MoreSheetProps): VNode {
  const { t } = useTexts();
  const { showMore, inspector } = openings;
  const close = (): void => showMore(false);
  return (
    <section class={clsx(surface.slip, styles.sheet)} aria-label={t('tool.tools')} data-panel="more">
      <header class={styles.head}>
        <h2>{t('tool.tools')}</h2>
        <RoundButton sign="close" label={t('close')} onPress={close} />
      </header>
      <div class={styles.content} tabIndex={-1}>
        <Tools openings={openings} dialogs={dialogs} />
        <PlaceBar onPlace={dialogs.showPlace} />
        <AssistBar inspector={inspector} onLook={close} />
        <LastTurn />
      </div>
    </section>
  );
}

function Tools({ openings, dialogs }: MoreSheetProps): VNode {
  const hud = useHud();
  const { app, texts } = hud;
  const { t } = texts;
  const { showMore, showLog } = openings;
  const { ask, ...hint } = useAsking();
  const { sound } = app.settings;
  /** Something that opens where this sheet is. */
  const instead = (open: () => void) => (): void => {
    showMore(false);
    open();
  };
  return (
    <div class={styles.tools}>
      <Switch label={t('hint.ask')} sign="bulb" letter="H" onPress={instead(ask)} {...hint} />
      {/* A lesson describes events itself. */}
      {app.learning.current === null && (
        <Switch label={t('tool.log')} sign="log" letter="L" onPress={instead(() => showLog(true))} />
      )}
      <Switch label={t('pause.text-board')} sign="grid" letter="T" onPress={instead(dialogs.toggleBoard)} />
      <Switch
        label={t('tool.sound')}
        sign={sound.on ? 'sound' : 'mute'}
        isOn={sound.on}
        onPress={() => app.changeSettings({ sound: { ...sound, on: !sound.on } })}
      />
      <Switch label={t('menu.help')} sign="help" onPress={instead(() => openHelp(hud))} />
      <Switch label={t('tool.menu')} sign="menu" onPress={instead(dialogs.showMenu)} />
    </div>
  );
}
