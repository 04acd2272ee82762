import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useTexts } from '../kit/context.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { BackupPage } from './BackupPage.tsx';
import { GoalsPage } from './GoalsPage.tsx';
import { GamesPage } from './GamesPage.tsx';
import { LadderPage } from './LadderPage.tsx';
import { StatisticsPage } from './StatisticsPage.tsx';
import styles from './ArchiveDialog.module.css';

const PAGES = {
  games: GamesPage,
  statistics: StatisticsPage,
  ladder: LadderPage,
  goals: GoalsPage,
  backup: BackupPage,
};
const NAMES = ['games', 'statistics', 'ladder', 'goals', 'backup'] as const;
type Name = (typeof NAMES)[number];
/** Long lists without anything to lose: they are made when they are shown. */
const LISTS: ReadonlySet<Name> = new Set(['ladder', 'goals']);

/** The archive of this device: games, and what they add up to; backup. `first`: the page that is shown first. */
export function ArchiveDialog({ first = 'games' }: { readonly first?: Name }): VNode {
  const { t } = useTexts();
  const [shown, show] = useState<Name>(first);
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
            {(name === shown || !LISTS.has(name)) && <Page />}
          </div>
        );
      })}
    </Dialog>
  );
}
