import type { Online, OnlineView } from '../../session/contracts/online.ts';
import { freshId, textButton } from '../kit/controls.ts';
import { h, setText } from '../kit/dom.ts';
import type { Hud, Part } from '../kit/hud.ts';
import { createAlert } from '../kit/alert.ts';
import { copyButton } from './copyButton.ts';
import { pictureOf } from './picture.ts';
import { createScanner } from './scanner.ts';

/** Pairing without a server: what to send to the other device, and an input for its answer. */
export interface TextPairing extends Part {
  update(view: OnlineView): void;
}

export function createTextPairing(hud: Hud, online: Online): TextPairing {
  const { texts } = hud;
  const { t } = texts;
  const { element: trouble, tell } = createAlert(texts);
  const take = (text: string): void => void online.take(text).then(tell);
  const hint = h('p', {});
  const shown = h('textarea', {
    class: 'hand-over-text',
    readonly: true,
    rows: 4,
    'aria-label': t('room.picture.text'),
  });
  const picture = h('div', { class: 'qr-frame' });
  const out = h(
    'div',
    { class: 'hand-over-out' },
    picture,
    h(
      'div',
      { class: 'field' },
      shown,
      copyButton(hud, t('room.copy.text'), () => shown.value),
    ),
  );
  const back = h('textarea', { rows: 3, spellcheck: 'false', autocomplete: 'off', id: freshId('back') });
  const label = h('label', { class: 'label', for: back.id });
  const scanner = createScanner(hud, take, tell);
  const go = textButton('plain', t('room.take'), () => take(back.value), 'check');
  const into = h(
    'div',
    { class: 'field' },
    label,
    back,
    h('div', { class: 'hand-over-buttons' }, go.element, scanner.element),
  );
  const again = textButton('plain', t('panel.pair'), () => void online.pairAgain(), 'swap');
  const element = h('div', { class: 'hand-over form' }, hint, out, trouble, into, again.element);

  return {
    element,
    destroy: scanner.destroy,
    update(view) {
      const { handOver, role, link, open } = view;
      element.hidden = view.way !== 'texts' || (link !== 'apart' && !(role === 'host' && open));
      if (element.hidden) return;
      setText(hint, t(handOver?.kind === 'answer' ? 'room.answer' : handOver ? 'room.offer' : 'room.offer.again'));
      out.hidden = handOver === null;
      if (handOver && shown.value !== handOver.text) {
        shown.value = handOver.text;
        picture.replaceChildren(pictureOf(handOver.text, t('room.picture', { what: t('room.picture.text') })));
      }
      setText(label, t(role === 'host' ? 'room.answer.paste' : 'room.offer.paste'));
      into.hidden = role === 'host' ? handOver === null : handOver !== null;
      // A guest cannot know whether the host has not entered the reply yet, or cannot connect.
      again.element.hidden = (role === 'host') === (handOver !== null);
    },
  };
}
