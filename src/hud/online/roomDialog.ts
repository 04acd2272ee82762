import type { Online, OnlineView } from '../../session/contracts/online.ts';
import { textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import type { Dialog } from '../kit/dialog.ts';
import { h, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { createAlert } from '../kit/alert.ts';
import { createAnswers } from './answers.ts';
import { copyButton } from './copyButton.ts';
import { createServerTrouble, isServerMissing } from './serverTrouble.ts';
import { createTextPairing } from './textPairing.ts';
import { pictureOf } from './picture.ts';
import { createTerms } from './terms.ts';
import { cheatText, isParty, partingText, waitText } from './words.ts';

/** The room before the match: invitation, join requests, and terms. Closing it leaves the room. */
export function openRoom(hud: Hud, online: Online): Dialog {
  const { app, texts } = hud;
  const { t } = texts;
  const dialog = openDialog(hud.host, t('room.title'), t('room.leave'), 'room-dialog');
  const { invite, code, way, role } = online.view;
  const link = new URL(invite || '#', location.href).href;
  const sharing = h('p', {});
  const inviting = h(
    'section',
    { class: 'form room-invite', 'aria-label': t('friend.invite') },
    sharing,
    h('div', { class: 'qr-frame' }, pictureOf(link, t('room.picture', { what: t('room.picture.link') }))),
    h('p', { class: 'room-code', 'aria-label': t('room.code') }, code),
    h('input', { type: 'text', readonly: true, class: 'room-link', value: link, 'aria-label': t('room.picture.link') }),
    h(
      'div',
      { class: 'hand-over-buttons' },
      copyButton(hud, t('room.copy'), () => link),
      shareButton(hud, link),
    ),
  );
  const textPairing = createTextPairing(hud, online);
  const server = createServerTrouble(hud, online);
  const waiting = h('p', { class: 'room-waiting', role: 'status' });
  const { element: trouble, tell } = createAlert(texts);
  const alarm = h('p', { class: 'trouble', role: 'alert' });
  const joining = h('p', { role: 'status' });
  const withdraw = textButton('plain', t('room.withdraw'), () => online.withdraw()).element;
  const request = h('div', { class: 'form request', role: 'alert' });
  const answers = createAnswers();
  const terms = createTerms(hud, online);
  // Once somebody has joined, the players come first; the invitation moves below them.
  const folded = h('details', { class: 'folding' }, h('summary', {}, t('party.more')));
  dialog.body.append(
    alarm,
    trouble,
    joining,
    withdraw,
    request,
    server.element,
    inviting,
    textPairing.element,
    waiting,
    terms.element,
    folded,
  );
  let asked: OnlineView['applicant'] = null;

  /** Asks about the next guest. Each question has its own buttons, so that an answer is for nobody else. */
  function ask(applicant: OnlineView['applicant']): void {
    const isNew = applicant !== null && applicant.id !== asked?.id;
    if (isNew || applicant?.others !== asked?.others)
      request.replaceChildren(...(applicant ? question(applicant) : []));
    asked = applicant;
    request.hidden = applicant === null;
    if (isNew) request.scrollIntoView({ block: 'nearest' });
  }

  function question({ id, name, others }: NonNullable<OnlineView['applicant']>): readonly HTMLElement[] {
    const yes = textButton('go', t('room.applicant.yes'), () => online.answerApplicant(true, id), 'check').element;
    const no = textButton('plain', t('room.applicant.no'), () => online.answerApplicant(false, id)).element;
    const all = textButton('plain', t('room.turn-down'), () => online.turnAllDown()).element;
    const buttons = others > 0 ? [yes, no, all] : [yes, no];
    return [
      h('p', {}, t('room.applicant', { name })),
      ...(others > 0 ? [h('p', { class: 'hint' }, t('room.asking', { count: others }))] : []),
      h('div', { class: 'hand-over-buttons' }, ...buttons.map(answers.add)),
    ];
  }

  const show = (): void => {
    const { view } = online;
    // Players who are still missing use the same invitation.
    const wanted = isParty(view) ? view.open : view.link === 'apart';
    inviting.hidden = role !== 'host' || way !== 'server' || !wanted || view.lobby === null || view.applicant !== null;
    const alone = !view.players.some(({ kind }) => kind === 'peer');
    if (alone) textPairing.element.before(inviting);
    else folded.append(inviting);
    folded.hidden = alone || inviting.hidden;
    ask(view.applicant);
    const share = view.server === 'taken' ? 'room.share.never' : 'room.share.later';
    setText(sharing, t(isServerMissing(view) ? share : 'room.share'));
    server.update(view);
    textPairing.update(view);
    terms.update(view);
    const waits = server.element.hidden && (terms.element.hidden || (role === 'host' && alone));
    setText(waiting, waits ? waitText(view, texts) : '');
    waiting.hidden = waiting.textContent === '';
    tell(view.trouble);
    // Nothing that another device says hides what this one has found out.
    const alarms = [
      ...(view.cheat === null ? [] : [cheatText(view.cheat, texts), t('room.alarm')]),
      ...(view.parting === null ? [] : [partingText(view.parting, texts)]),
    ];
    setText(alarm, alarms.join(' '));
    alarm.hidden = alarms.length === 0;
    setText(joining, view.joining.length === 0 ? '' : t('room.joining', { name: texts.list(view.joining) }));
    joining.hidden = view.joining.length === 0;
    withdraw.hidden = joining.hidden || role !== 'host';
  };
  show();
  const leave = online.subscribe(show);
  dialog.element.addEventListener('close', () => {
    leave();
    textPairing.destroy();
    // Closed by the player, not because the match begins.
    if (app.online === online && !online.view.playing) app.leaveOnline();
  });
  return dialog;
}

/** A button for the share dialog of the device, if it has one. */
function shareButton({ texts }: Hud, url: string): HTMLElement | null {
  if (!('share' in navigator)) return null;
  // A rejection means that the player dismissed the dialog.
  return textButton(
    'plain',
    texts.t('room.send'),
    () => void navigator.share({ title: texts.t('title'), url }).catch(() => undefined),
    'export',
  ).element;
}
