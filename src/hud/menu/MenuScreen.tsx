import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { isInstalledByHand } from '../../session/platform/install.ts';
import { TextButton } from '../kit/Button.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { useDialogs } from '../kit/Dialog.tsx';
import { fetchPart } from '../kit/fetchPart.ts';
import type { IconName } from '../kit/icons.tsx';
import { openLessons } from '../learn/LessonsDialog.tsx';
import { openPuzzles } from '../learn/PuzzlesDialog.tsx';
import { AboutDialog } from './AboutDialog.tsx';
import { Continue } from './Continue.tsx';
import { openHelp } from '../book/openHelp.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { InstallDialog } from './InstallDialog.tsx';
import { NewGame } from './NewGame.tsx';
import { rulesPlayedLast } from '../setup/RulesChoice.tsx';
import { Scenery } from './Scenery.tsx';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import buttons from '../kit/Button.module.css';
import surface from '../kit/surface.module.css';
import styles from './MenuScreen.module.css';

/** The start page. */
export function MenuScreen(): VNode {
  const { t } = useTexts();
  const { app } = useHud();
  return (
    <main class={styles.menu} tabIndex={-1} data-menu>
      <div class={styles.sky}>
        <Scenery />
      </div>
      <div class={styles.page}>
        <header class={styles.title}>
          <h1>{t('title')}</h1>
          <p>{t('tagline')}</p>
        </header>
        <div class={styles.side}>
          <Continue />
          <Entries />
        </div>
        <NewGame rules={rulesPlayedLast(app)} />
      </div>
    </main>
  );
}

function Entries(): VNode {
  const hud = useHud();
  const { t } = hud.texts;
  const open = useDialogs();
  const friend = (): void =>
    fetchPart(
      hud,
      () => import('../online/index.ts'),
      ({ openFriend }) => openFriend(hud, null),
    );
  const archive = (): void =>
    fetchPart(
      hud,
      () => import('../archive/index.ts'),
      ({ ArchiveDialog }) => open(<ArchiveDialog />),
    );
  const workshop = (): void =>
    fetchPart(
      hud,
      () => import('../workshop/index.ts'),
      ({ openWorkshop }) => openWorkshop(hud),
    );
  return (
    <nav class={clsx(surface.slip, buttons.rowButtons)} aria-label={t('tool.menu')}>
      <Entry sign="friend" label={t('menu.friend')} onPress={friend} />
      <Entry sign="book" label={t('learn.title')} onPress={() => openLessons(hud)} />
      <Entry sign="puzzle" label={t('puzzles.menu')} onPress={() => openPuzzles(hud)} />
      <Entry sign="saved" label={t('archive.title')} onPress={archive} />
      <Entry sign="grid" label={t('workshop.title')} onPress={workshop} />
      <Entry sign="import" label={t('menu.import')} onPress={() => open(<ImportDialog />)} />
      <Entry sign="help" label={t('menu.help')} onPress={() => openHelp(hud)} />
      <Entry sign="gear" label={t('menu.settings')} onPress={() => open(<SettingsDialog atLanguages={null} />)} />
      {isInstalledByHand() && <Entry sign="plus" label={t('menu.install')} onPress={() => open(<InstallDialog />)} />}
      <Entry sign="info" label={t('menu.about')} onPress={() => open(<AboutDialog />)} />
    </nav>
  );
}

interface EntryProps {
  readonly sign: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

const Entry = ({ sign, label, onPress }: EntryProps): VNode => (
  <TextButton look="row" sign={sign} onPress={onPress}>
    {label}
  </TextButton>
);
