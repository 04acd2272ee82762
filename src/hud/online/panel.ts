import type { Asked, Online } from '../../session/contracts/online.ts';
import { textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { createAlert } from '../kit/alert.ts';
import { createChat } from './chat.ts';
import { createServerTrouble } from './serverTrouble.ts';
import { createTextPairing } from './textPairing.ts';
import { isParty, linkText, otherName } from './words.ts';

/** The online panel during a match: connection, chat, offers and requests. */
export function openPanel(hud: Hud, online: Online): void {
  const { texts } = hud;
  const { t } = texts;
  const name = otherName(online.view, texts);
  const several = isParty(online.view);
  const dialog = openDialog(hud.host, t('panel.title', { name }), t('close'), 'online-panel');
  const line = h('p', { class: 'panel-line', role: 'status' });
  const { element: trouble, tell } = createAlert(texts);
  const watching = h('p', { class: 'hint' });
  const textPairing = createTextPairing(hud, online);
  const server = createServerTrouble(hud, online);
  // The outcome is shown over the table.
  const ask = (what: Asked): void => {
    online.ask(what);
    dialog.close();
  };
  const draw = textButton('plain', t('panel.draw'), () => ask('draw'), 'hand');
  const undo = textButton('plain', t('panel.undo'), () => ask('undo'), 'undo');
  const resign = textButton('plain danger', '', () => (sure.hidden = false), 'flag');
  const sureText = h('span', {});
  const sureYes = textButton('plain danger', '', () => {
    online.resign();
    dialog.close();
  });
  const sure = h(
    'div',
    { class: 'saved-sure', hidden: true },
    sureText,
    sureYes.element,
    textButton('plain', t('cancel'), () => (sure.hidden = true)).element,
  );
  const takeOver = h(
    'div',
    { class: 'form' },
    textButton('plain', t(several ? 'party.go-on' : 'panel.take-over'), () => void online.takeOver(), 'swap').element,
    h('p', { class: 'hint' }, t(several ? 'party.go-on.hint' : 'panel.take-over.hint')),
  );
  const chat = online.view.role === 'watch' ? null : createChat(hud, online);
  dialog.body.append(
    h(
      'div',
      { class: 'form' },
      line,
      trouble,
      watching,
      server.element,
      textPairing.element,
      chat?.element ?? '',
      h('div', { class: 'hand-over-buttons' }, draw.element, undo.element, resign.element),
      sure,
      takeOver,
    ),
  );

  const show = (): void => {
    const { view } = online;
    setText(line, linkText(view, texts));
    // With several players the others continue, and a computer player takes the seat.
    const continues = view.players.filter(({ kind }) => kind === 'peer').length > 1;
    const farewell = t(continues ? 'party.leave' : 'panel.resign');
    resign.label(farewell);
    resign.element.hidden = continues && view.role === 'host';
    sureYes.label(farewell);
    setText(sureText, t(continues ? 'party.leave.sure' : 'panel.resign.sure'));
    tell(view.trouble);
    setText(watching, view.watching === 0 ? '' : t('room.watching', { count: view.watching }));
    watching.hidden = view.watching === 0;
    server.update(view);
    textPairing.update(view);
    draw.element.disabled = !view.may.draw;
    undo.element.disabled = !view.may.undo;
    resign.element.disabled = !view.may.resign;
    takeOver.hidden = !view.may.takeOver;
    chat?.update(view);
  };
  show();
  const leave = online.subscribe(show);
  dialog.element.addEventListener('close', () => {
    leave();
    textPairing.destroy();
  });
}
