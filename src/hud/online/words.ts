import type { OnlineView, Say } from '../../session/onlineContract.ts';
import type { Texts } from '../../i18n/index.ts';

/** What is said about the room and the other device. */

export const otherName = (view: OnlineView, texts: Texts): string => view.other ?? texts.t(view.role === 'host' ? 'friend.name.guest' : 'friend.name.host');

export function linkText(view: OnlineView, texts: Texts): string {
  const name = otherName(view, texts);
  if (view.role === 'watch' && view.link === 'linked') return texts.t('link.watch');
  switch (view.link) {
    case 'linked':
      return view.latency === null ? texts.t('link.linked', { name }) : texts.t('link.linked.latency', { name, latency: view.latency });
    case 'greeting':
      return texts.t('link.greeting', { name });
    case 'waiting':
      return texts.t('link.waiting');
    case 'apart':
      return view.server === 'looking' ? texts.t('room.waiting.server') : texts.t('link.apart', { name });
  }
}

/** What the room waits for before the first match. */
export function waitText(view: OnlineView, texts: Texts): string {
  if (view.link === 'apart') {
    if (view.server === 'looking') return texts.t('room.waiting.server');
    return texts.t(view.role === 'host' ? 'room.waiting.guest' : 'room.waiting.host');
  }
  if (view.role === 'host') return view.applicant === null ? texts.t('room.greeting') : '';
  return view.other === null ? texts.t('room.waiting.admission.nobody') : texts.t('room.waiting.admission', { name: view.other });
}

const CHEATS = ['bad-secret', 'bad-signature', 'illegal-entry', 'forked-log', 'terms-changed'] as const;

export function cheatText(view: OnlineView, texts: Texts): string {
  const name = otherName(view, texts);
  const known = CHEATS.find((code) => code === view.cheat);
  return known ? texts.t(`cheat.${known}`, { name }) : texts.t('cheat.other', { name, code: view.cheat ?? '' });
}

export const sayText = (say: Say, texts: Texts): string => ('phrase' in say ? texts.t(`phrase.${say.phrase}`) : say.text);
