import { parseInvite } from '../../session/contracts/online.ts';
import { checkBox, choiceGroup, freshId, textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h, on } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { createAlert } from '../kit/alert.ts';
import { rulesName } from '../menu/gameWords.ts';
import { NAME_LENGTH } from '../menu/person.ts';
import { createRulesChoice } from '../menu/rulesChoice.ts';
import { createHostFields } from './hostFields.ts';
import { rememberName, rememberedName } from './name.ts';
import { createScanner } from './scanner.ts';

/** Invites a friend, or accepts an invitation. `invitation`: the fragment of a link that was followed. */
export function openFriend(hud: Hud, invitation: string | null): void {
  const { app, texts } = hud;
  const { t } = texts;
  const dialog = openDialog(hud.host, t('menu.friend'), t('close'), 'friend-dialog');
  // Both ways to connect need WebRTC: report it now rather than in a room that nobody can join.
  if (!('RTCPeerConnection' in globalThis)) {
    dialog.body.append(h('p', { class: 'trouble', role: 'alert' }, t('friend.no-webrtc')));
    return;
  }
  const { element: trouble, tell } = createAlert(texts);
  const nameField = (): { readonly element: HTMLElement; readonly input: HTMLInputElement } => {
    const input = h('input', {
      type: 'text',
      maxlength: NAME_LENGTH,
      autocomplete: 'nickname',
      spellcheck: 'false',
      id: freshId('name'),
      value: rememberedName(),
    });
    return {
      element: h('div', { class: 'field' }, h('label', { class: 'label', for: input.id }, t('friend.name')), input),
      input,
    };
  };
  const nameOf = (input: HTMLInputElement, other: string): string => {
    rememberName(input.value.trim());
    return input.value.trim() || other;
  };

  const inviting = inviteForm();
  const joining = joinForm();
  const tabs = choiceGroup<'invite' | 'join'>(
    t('menu.friend'),
    [
      { value: 'invite', label: t('friend.invite') },
      { value: 'join', label: t('friend.join') },
    ],
    invitation === null ? 'invite' : 'join',
    show,
    'segments friend-tabs',
  );
  function show(which: 'invite' | 'join'): void {
    inviting.hidden = which !== 'invite';
    joining.element.hidden = which !== 'join';
    tell(null);
  }
  show(invitation === null ? 'invite' : 'join');
  dialog.body.append(tabs.element, trouble, inviting, joining.element);
  dialog.element.addEventListener('close', joining.destroy);

  function inviteForm(): HTMLFormElement {
    const name = nameField();
    const rules = createRulesChoice(hud, false, (chosen) => fields.setRules(chosen));
    const fields = createHostFields(hud, rules.value());
    const way = choiceGroup<'server' | 'texts'>(
      t('friend.way'),
      [
        { value: 'server', label: t('friend.way.server'), hint: t('friend.way.server.hint') },
        { value: 'texts', label: t('friend.way.texts'), hint: t('friend.way.texts.hint') },
      ],
      'server',
      () => {},
      'segments friend-ways',
    );
    const go = textButton('go', t('friend.create'), () => {}, 'friend');
    go.element.type = 'submit';
    const form = h(
      'form',
      { class: 'form', 'aria-label': t('friend.invite') },
      name.element,
      rules.element,
      fields.element,
      way.element,
      h('div', { class: 'form-end' }, go.element),
    );
    on(form, 'submit', (event) => {
      event.preventDefault();
      const host = nameOf(name.input, t('friend.name.host'));
      const request = fields.request(host);
      if (!request.ok) {
        tell(request.error.code);
        return;
      }
      go.element.disabled = true;
      void app.hostOnline({ way: way.value(), ...request.value }).then((code) => {
        go.element.disabled = false;
        tell(code);
      });
    });
    return form;
  }

  function joinForm(): { readonly element: HTMLFormElement; destroy(): void } {
    const name = nameField();
    const code = h(
      'textarea',
      { rows: 2, spellcheck: 'false', autocomplete: 'off', id: freshId('code') },
      invitation ?? '',
    );
    const watch = checkBox(t('friend.watch'), false, () => {}, t('friend.watch.hint'));
    const go = textButton('go', t('friend.join.go'), () => {}, 'friend');
    go.element.type = 'submit';
    const join = (): void => {
      go.element.disabled = true;
      void app
        .joinOnline({
          name: nameOf(name.input, t('friend.name.guest')),
          invitation: code.value.trim(),
          watch: watch.input.checked,
        })
        .then((trouble) => {
          go.element.disabled = false;
          tell(trouble);
        });
    };
    const scanner = createScanner(
      hud,
      (text) => {
        code.value = text;
        join();
      },
      tell,
    );
    const link = parseInvite(invitation ?? '');
    const invited = link
      ? h('p', { class: 'invited' }, t('friend.invited', { name: link.from, rules: rulesName(texts, link.rules) }))
      : null;
    const form = h(
      'form',
      { class: 'form', 'aria-label': t('friend.join') },
      invited,
      name.element,
      h('div', { class: 'field' }, h('label', { class: 'label', for: code.id }, t('friend.code')), code),
      scanner.element,
      watch.element,
      h('div', { class: 'form-end' }, go.element),
    );
    on(form, 'submit', (event) => {
      event.preventDefault();
      join();
    });
    return { element: form, destroy: scanner.destroy };
  }
}
