import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { isInstalledByHand } from '../../session/platform/install.ts';
import { openHelp } from '../book/openHelp.ts';
import { TextButton } from '../kit/Button.tsx';
import { useHud } from '../kit/context.tsx';
import { useDialogs } from '../kit/Dialog.tsx';
import { fetchPart } from '../kit/fetchPart.ts';
import type { IconName } from '../kit/icons.tsx';
import { showPuzzles } from '../learn/openPuzzles.ts';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { InstallDialog } from './InstallDialog.tsx';
import buttons from '../kit/Button.module.css';
import surface from '../kit/surface.module.css';
import styles from './Entries.module.css';

/** Everything else. */
export function Entries(): VNode {
  const hud = useHud();
  const { t } = hud.texts;
  const open = useDialogs();
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
  const byHand = (): void =>
    fetchPart(
      hud,
      () => import('./NewGameDialog.tsx'),
      ({ openHandGame }) => openHandGame(hud),
    );
  const about = (): void =>
    fetchPart(
      hud,
      () => import('./AboutDialog.tsx'),
      ({ AboutDialog }) => open(<AboutDialog />),
    );
  return (
    <nav class={clsx(surface.slip, buttons.rowButtons, styles.entries)} aria-label={t('tool.menu')}>
      <Entry sign="help" label={t('menu.help')} onPress={() => openHelp(hud)} />
      <Entry sign="gear" label={t('menu.settings')} onPress={() => open(<SettingsDialog atLanguages={null} />)} />
      <Entry sign="saved" label={t('archive.title')} onPress={archive} />
      <Entry sign="puzzle" label={t('puzzles.title')} onPress={() => showPuzzles(hud)} />
      <Entry sign="grid" label={t('workshop.title')} onPress={workshop} />
      <Entry sign="log" label={t('hand.title')} onPress={byHand} />
      <Entry sign="import" label={t('menu.import')} onPress={() => open(<ImportDialog />)} />
      {isInstalledByHand() && <Entry sign="plus" label={t('menu.install')} onPress={() => open(<InstallDialog />)} />}
      <Entry sign="info" label={t('menu.about')} onPress={about} />
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
