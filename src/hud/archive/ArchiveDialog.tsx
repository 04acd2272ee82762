import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useTexts } from '../kit/context.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { BackupPage } from './BackupPage.tsx';
import { GamesPage } from './GamesPage.tsx';
import { StatisticsPage } from './StatisticsPage.tsx';
import styles from './ArchiveDialog.module.css';

const PAGES = { games: GamesPage, statistics: StatisticsPage, backup: BackupPage };
const NAMES = ['games', 'statistics', 'backup'] as const;

/** The archive of this device: games, statistics, backup. */
export function ArchiveDialog(): VNode {
  const { t } = useTexts();
  const [shown, show] = useState<(typeof NAMES)[number]>('games');
  return (
    <Dialog title={t('archive.title')} class={styles.dialog}>
      <ChoiceGroup
        legend={t('archive.title')}
        choices={NAMES.map((value) => ({ value, label: t(`archive.${value}`) }))}
        value={shown}
        onChange={show}
        class={styles.tabs}
      />
      {NAMES.map((name) => {
        const Page = PAGES[name];
        return (
          <div key={name} class={styles.page} hidden={name !== shown}>
            <Page />
          </div>
        );
      })}
    </Dialog>
  );
}
