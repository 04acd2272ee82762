import type { Outcome } from '../../session/contracts/app.ts';
import { textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/**
 * Continues a saved game; if another tab is playing it, asks whether to take it over. Resolves with an error code, or
 * `null`.
 */
export async function openSaved(hud: Hud, id: string): Promise<Outcome> {
  const trouble = await hud.app.continueSaved(id);
  if (trouble !== 'game-elsewhere' || !(await askToTakeOver(hud))) return trouble;
  return hud.app.continueSaved(id, { takeOver: true });
}

function askToTakeOver({ host, texts: { t, code } }: Hud): Promise<boolean> {
  return new Promise((resolve) => {
    const dialog = openDialog(host, t('elsewhere.title'), t('close'));
    const here = textButton(
      'go',
      t('elsewhere.here'),
      () => {
        resolve(true);
        dialog.close();
      },
      'play',
    );
    // Closed in any other way: the game stays in the other tab.
    dialog.element.addEventListener('close', () => resolve(false));
    dialog.body.append(
      h('p', {}, code('game-elsewhere')),
      h('p', { class: 'hint' }, t('elsewhere.hint')),
      h('div', { class: 'form-end' }, here.element),
    );
    here.element.focus();
  });
}
