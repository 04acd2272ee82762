import type { VNode } from 'preact';
import { TextButton } from '../kit/Button.tsx';
import { useHud } from '../kit/context.tsx';
import { Dialog, useClose, useDialogs } from '../kit/Dialog.tsx';
import type { IconName } from '../kit/icons.tsx';
import { exportGame } from '../sharing/exportGame.ts';
import { openHelp } from '../book/openHelp.ts';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import buttons from '../kit/Button.module.css';
import styles from './PauseMenu.module.css';

interface PauseMenuProps {
  readonly onBoard: () => void;
  readonly onKeys: () => void;
  readonly onShare: () => void;
}

/** The menu of a game in progress. */
export function PauseMenu(props: PauseMenuProps): VNode {
  const { t } = useHud().texts;
  return (
    <Dialog title={t('pause.title')} class={styles.dialog}>
      <Entries {...props} />
    </Dialog>
  );
}

function Entries({ onBoard, onKeys, onShare }: PauseMenuProps): VNode {
  const hud = useHud();
  const { app, texts } = hud;
  const { t } = texts;
  const { current } = app.learning;
  const close = useClose();
  const open = useDialogs();
  const entry = (label: string, sign: IconName, act: () => void): VNode => (
    <TextButton
      look="row"
      sign={sign}
      onPress={() => {
        close();
        act();
      }}
    >
      {label}
    </TextButton>
  );
  return (
    <div class={buttons.rowButtons}>
      {entry(t('pause.resume'), 'play', () => {})}
      {entry(t('menu.settings'), 'gear', () => open(<SettingsDialog atLanguages={null} />))}
      {entry(t('menu.help'), 'help', () => openHelp(hud))}
      {entry(t('keys.title'), 'keys', onKeys)}
      {entry(t('pause.text-board'), 'grid', onBoard)}
      {app.canReview && !app.review && entry(t('review.open'), 'rewind', () => app.openReview())}
      {!current && entry(t('share.open'), 'share', onShare)}
      {!current && entry(t('pause.export'), 'export', () => exportGame(hud))}
      {entry(
        t(current ? (current.kind === 'lesson' ? 'learn.leave' : 'puzzle.leave') : 'pause.leave'),
        current ? 'close' : 'saved',
        () => app.leaveMatch(),
      )}
    </div>
  );
}
