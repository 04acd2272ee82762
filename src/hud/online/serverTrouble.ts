import type { Online, OnlineView } from '../../session/contracts/online.ts';
import { textButton } from '../kit/controls.ts';
import { h, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

/** Says that nobody can connect over the signalling server although somebody has to, and offers what can be done. */
export interface ServerTrouble {
  readonly element: HTMLElement;
  update(view: OnlineView): void;
}

export function createServerTrouble({ texts: { t } }: Hud, online: Online): ServerTrouble {
  const words = h('p', { class: 'trouble', role: 'alert' });
  const retry = textButton('plain', t('room.retry'), () => online.retry(), 'swap').element;
  const texts = textButton('plain', t('friend.way.texts'), () => void online.withoutServer(), 'link').element;
  const hint = h('p', { class: 'hint' }, t('room.texts.hint'));
  const element = h('div', { class: 'form' }, words, h('div', { class: 'hand-over-buttons' }, retry, texts), hint);
  return {
    element,
    update(view) {
      element.hidden = !isServerMissing(view);
      const missing = view.server === 'taken' ? 'room.taken' : 'room.unreachable';
      setText(words, t(navigator.onLine ? missing : 'room.waiting.offline'));
      // Pairing by texts would end the connections that there are.
      texts.hidden = view.role === 'watch' || view.players.some(({ kind, here }) => kind === 'peer' && here);
      hint.hidden = texts.hidden;
    },
  };
}

/** True if a device has to connect, and cannot over the signalling server. */
export const isServerMissing = ({ server, role, link, open }: OnlineView): boolean =>
  (link === 'apart' || (role === 'host' && open)) &&
  (server === 'unreachable' || server === 'taken' || (server === 'looking' && !navigator.onLine));
