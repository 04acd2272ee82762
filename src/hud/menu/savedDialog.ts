import type { SavedGame } from '../../session/appContract.ts';
import { roundButton, textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h, keyedList, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { followerShape } from '../kit/shapes.ts';

export const versus = ({ texts }: Hud, game: SavedGame): string => texts.t('menu.continue.versus', { first: game.names[0], second: game.names[1] });

/** Two badges side by side, in the colours of a game. */
export const badges = (game: SavedGame): HTMLElement =>
  h('span', { class: 'badge-pair', 'aria-hidden': 'true' }, ...game.colours.map((colour) => h('span', { class: `badge player-${colour}` }, followerShape(colour))));

/** All games kept on this device. */
export function openSaved(hud: Hud): void {
  const { app, texts } = hud;
  const { t } = texts;
  const dialog = openDialog(hud.host, t('menu.saved'), t('close'), 'saved-dialog');
  const list = h('ul', { class: 'saved-rows' });
  const none = h('p', { class: 'hint' }, t('saved.none'));
  const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
  const tell = (code: string | null): void => {
    setText(trouble, code === null ? '' : texts.code(code));
    trouble.hidden = code === null;
  };

  const render = keyedList<SavedGame, ReturnType<typeof row>>(list, row, () => {});
  function row(game: SavedGame) {
    const name = versus(hud, game);
    const open = textButton('plain', t(game.over ? 'saved.look' : 'saved.open.short'), () => {
      void app.continueSaved(game.id).then((code) => {
        tell(code);
        if (code === null) dialog.close();
      });
    });
    open.element.setAttribute('aria-label', t('saved.open', { game: name }));
    const remove = roundButton('trash', t('saved.delete', { game: name }), () => {
      sure.hidden = false;
      yes.element.focus();
    });
    const yes = textButton('plain danger', t('saved.delete.yes'), () => void app.deleteSave(game.id).then(tell));
    const no = textButton('plain', t('cancel'), () => {
      sure.hidden = true;
      remove.focus();
    });
    const sure = h('div', { class: 'saved-sure', hidden: true }, h('span', {}, t('saved.delete.sure')), yes.element, no.element);
    const about = [texts.r(game.rules, 'name'), t(game.over ? 'saved.over' : 'saved.running'), texts.when(game.savedAt)].join(' · ');
    const score = h('span', { class: 'saved-score' }, `${texts.number(game.scores[0])} : ${texts.number(game.scores[1])}`);
    return { element: h('li', { class: 'saved-row' }, badges(game), h('div', { class: 'saved-text' }, h('strong', {}, name), h('span', { class: 'hint' }, about)), score, open.element, remove, sure) };
  }

  const show = (): void => {
    render(app.savedGames, (game) => game.id);
    none.hidden = app.savedGames.length > 0;
  };
  show();
  const leave = app.subscribe(show);
  dialog.element.addEventListener('close', leave);
  dialog.body.append(trouble, none, list);
}
