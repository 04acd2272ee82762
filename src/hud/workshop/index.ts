import { lastRules } from '../../session/contracts/archive.ts';
import '../styles/workshop.css';
import type { RuleSetId } from '../../game/index.ts';
import { openDialog } from '../kit/dialog.ts';
import type { Hud } from '../kit/hud.ts';
import { createSetFrame } from './setFrame.ts';
import { createSetsPage } from './setsPage.ts';
import type { Bench, Place } from './page.ts';

/** The tile workshop: the list of custom sets, and the pages of one of them. */
export function openWorkshop(hud: Hud): void {
  const { app, texts } = hud;
  const dialog = openDialog(hud.host, texts.t('workshop.title'), texts.t('close'), 'workshop-dialog');
  let rules: RuleSetId = lastRules(app.savedGames) ?? 'castle';
  let shown: { readonly element: HTMLElement; update(): void; go?(place: Place): boolean } | null = null;

  const bench: Bench = {
    hud,
    rules: () => rules,
    setRules(next) {
      rules = next;
      shown?.update();
    },
    go,
  };

  function go(place: Place): void {
    if (shown?.go?.(place)) return;
    const gone = place.at !== 'sets' && app.workshop.get(place.id) === null;
    shown = place.at === 'sets' || gone ? createSetsPage(bench) : createSetFrame(bench, place);
    dialog.body.replaceChildren(shown.element);
    dialog.body.scrollTop = 0;
    shown.update();
    shown.element.querySelector<HTMLElement>('[data-first]')?.focus();
  }

  const leave = app.workshop.subscribe(() => shown?.update());
  dialog.element.addEventListener('close', leave);
  go({ at: 'sets' });
}
