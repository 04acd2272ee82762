import { PHRASES } from '../../net/wire/message.ts';
import type { ChatView, Online, OnlineView } from '../../session/contracts/online.ts';
import { checkBox, textButton } from '../kit/controls.ts';
import { h, keyedList, on } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { isParty, otherName, sayText } from './words.ts';

/**
 * The chat: ready-made phrases, which every player reads in their language, and free text. Messages of the others can
 * be muted.
 */
export interface Chat {
  readonly element: HTMLElement;
  update(view: OnlineView): void;
}

export function createChat(hud: Hud, online: Online): Chat {
  const { app, texts } = hud;
  const { t } = texts;
  const name = otherName(online.view, texts);
  const several = isParty(online.view);
  const list = h('ol', { class: 'chat-lines' });
  const render = keyedList<ChatView, { readonly element: HTMLElement }>(
    list,
    ({ mine, name: author, say }) => ({
      element: h(
        'li',
        { class: mine ? 'chat-mine' : 'chat-theirs' },
        t('chat.says', { name: mine ? t('chat.me') : author, text: sayText(say, texts) }),
      ),
    }),
    () => {},
  );
  const muted = h('p', { class: 'hint' }, several ? t('party.muted') : t('chat.muted', { name }));
  const mute = checkBox(several ? t('party.mute') : t('chat.mute', { name }), app.settings.chatMuted, (chatMuted) => {
    app.changeSettings({ chatMuted });
    update(online.view);
  });
  const line = h('input', {
    type: 'text',
    maxlength: 200,
    autocomplete: 'off',
    'aria-label': t('chat.write'),
    placeholder: t('chat.write'),
  });
  const send = textButton('plain', t('chat.send'), () => {}, 'chat');
  send.element.type = 'submit';
  const form = h('form', { class: 'chat-form' }, line, send.element);
  on(form, 'submit', (event) => {
    event.preventDefault();
    const text = line.value.trim();
    if (text !== '') online.say({ text });
    line.value = '';
  });
  const phrases = h(
    'div',
    { class: 'chat-phrases', role: 'group', 'aria-label': t('chat.phrases') },
    ...PHRASES.map((phrase) => textButton('plain phrase', t(`phrase.${phrase}`), () => online.say({ phrase })).element),
  );
  const element = h(
    'section',
    { class: 'chat form', 'aria-label': t('chat.title') },
    h('div', { role: 'log', 'aria-label': t('chat.title') }, list),
    muted,
    phrases,
    form,
    mute.element,
  );

  function update(view: OnlineView): void {
    const { chatMuted } = app.settings;
    muted.hidden = !chatMuted;
    const lines = view.chat.filter(({ mine }) => mine || !chatMuted);
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    render(lines, ({ id }) => id);
    list.hidden = lines.length === 0;
    if (atEnd) list.scrollTop = list.scrollHeight;
  }
  update(online.view);
  return { element, update };
}
