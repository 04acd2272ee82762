import '../styles/archive.css';
import { choiceGroup } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import type { Hud } from '../kit/hud.ts';
import { createGamesPage } from './gamesPage.ts';
import { createBackupPage } from './backupPage.ts';
import { createStatisticsPage } from './statisticsPage.ts';

/** Opens the archive of this device: games, statistics, backup. */
export function openArchive(hud: Hud): void {
  const { app, texts } = hud;
  const { t } = texts;
  const dialog = openDialog(hud.host, t('archive.title'), t('close'), 'archive-dialog');
  const pages = {
    games: createGamesPage(hud, () => dialog.close()),
    statistics: createStatisticsPage(hud, () => dialog.close()),
    backup: createBackupPage(hud),
  };
  const names = ['games', 'statistics', 'backup'] as const;
  const tabs = choiceGroup(
    t('archive.title'),
    names.map((value) => ({ value, label: t(`archive.${value}`) })),
    'games',
    show,
    'segments archive-tabs',
  );
  function show(): void {
    for (const name of names) {
      pages[name].element.hidden = name !== tabs.value();
      if (name === tabs.value()) pages[name].update();
    }
  }
  show();
  const leave = app.subscribe(show);
  dialog.element.addEventListener('close', leave);
  dialog.body.append(tabs.element, ...names.map((name) => pages[name].element));
}
