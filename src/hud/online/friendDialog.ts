import type { RuleSetId, TokenUse } from '../../game/index.ts';
import { LOOKS } from '../../session/country/shelf.ts';
import { setTextOf } from '../../session/onlineContract.ts';
import type { Begins, Terms } from '../../session/onlineContract.ts';
import { checkBox, choiceGroup, freshId, textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h, on, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { rulesInfo } from '../kit/hud.ts';
import { createColourChoice, looksAfter } from '../menu/colourChoice.ts';
import { countryFollowerShape } from '../kit/shapes.ts';
import { createCountryOptions } from '../menu/countryOptions.ts';
import { createRulesChoice, showFamily } from '../menu/rulesChoice.ts';
import { createSetChoice } from '../menu/setChoice.ts';
import { rememberName, rememberedName } from './name.ts';
import { createScanner } from './scanner.ts';

const NAME_LENGTH = 24;
const SIZES = ['2', '3', '4', '5', '6'] as const;

/** What a family of games asks the host for. */
interface Fields {
  readonly element: HTMLElement;
  wish(host: string): { readonly terms: Terms; readonly places?: number };
}

/** Invites a friend, or takes an invitation. `invitation`: the fragment of a link that was followed. */
export function openFriend(hud: Hud, invitation: string | null): void {
  const { app, texts } = hud;
  const { t } = texts;
  const dialog = openDialog(hud.host, t('menu.friend'), t('close'), 'friend-dialog');
  // Both ways of finding each other need it: better said now than in a room to which nobody can come.
  if (!('RTCPeerConnection' in globalThis)) {
    dialog.body.append(h('p', { class: 'trouble', role: 'alert' }, t('friend.no-webrtc')));
    return;
  }
  const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
  const tell = (code: string | null): void => {
    setText(trouble, code === null ? '' : texts.code(code));
    trouble.hidden = code === null;
  };
  const nameField = (): { readonly element: HTMLElement; readonly input: HTMLInputElement } => {
    const input = h('input', { type: 'text', maxlength: NAME_LENGTH, autocomplete: 'nickname', spellcheck: 'false', id: freshId('name'), value: rememberedName() });
    return { element: h('div', { class: 'field' }, h('label', { class: 'label', for: input.id }, t('friend.name')), input), input };
  };
  const nameOf = (input: HTMLInputElement, other: string): string => {
    rememberName(input.value.trim());
    return input.value.trim() || other;
  };

  const inviting = inviteForm();
  const joining = joinForm();
  const tabs = choiceGroup<'invite' | 'join'>(
    t('menu.friend'),
    [{ value: 'invite', label: t('friend.invite') }, { value: 'join', label: t('friend.join') }],
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
    const [castle, plane] = [castleFields(), countryFields()];
    const rules = createRulesChoice(hud, false, (chosen) => showFamily(chosen, castle, plane.element));
    const way = choiceGroup<'server' | 'texts'>(t('friend.way'), [{ value: 'server', label: t('friend.way.server'), hint: t('friend.way.server.hint') }, { value: 'texts', label: t('friend.way.texts'), hint: t('friend.way.texts.hint') }], 'server', () => {}, 'segments friend-ways');
    const go = textButton('go', t('friend.create'), () => {}, 'friend');
    go.element.type = 'submit';
    const form = h('form', { class: 'form', 'aria-label': t('friend.invite') }, name.element, rules.element, castle.element, plane.element, way.element, h('div', { class: 'form-end' }, go.element));
    showFamily(rules.value(), castle, plane.element);
    on(form, 'submit', (event) => {
      event.preventDefault();
      const host = nameOf(name.input, t('friend.name.host'));
      go.element.disabled = true;
      void app.hostOnline({ way: way.value(), ...(rules.value() === 'carcassonne' ? plane.wish(host) : castle.wish(host)) }).then((code) => {
        go.element.disabled = false;
        tell(code);
      });
    });
    return form;
  }

  /** What the host proposes for a game of two. */
  function castleFields(): Fields & { setRules(rules: RuleSetId): void } {
    let rules = app.ruleSets[0]?.id ?? 'castle';
    const defaultUse = (rules: RuleSetId): TokenUse => rulesInfo(app, rules)?.tokenUse ?? 'same-turn';
    const set = createSetChoice(hud);
    set.show();
    let looks: readonly [number, number] = [0, 1];
    const colour = createColourChoice(texts, { legend: t('friend.colour'), shape: 0 }, (look) => {
      looks = looksAfter(looks, 0, look);
      colour.show(look);
    });
    colour.show(looks[0]);
    const begins = choiceGroup<'lot' | '0' | '1'>(t('friend.begins'), [{ value: 'lot', label: t('friend.begins.lot') }, { value: '0', label: t('friend.begins.me') }, { value: '1', label: t('friend.begins.other') }], 'lot');
    const tokenUse = choiceGroup<TokenUse>(t('new.token-use'), [{ value: 'same-turn', label: t('new.token-use.same-turn') }, { value: 'next-turn', label: t('new.token-use.next-turn') }], defaultUse(rules));
    const tokens = checkBox(t('new.tokens'), true, (checked) => (tokenUse.element.hidden = !checked), t('new.tokens.hint'));
    const options = h('details', { class: 'folding options' }, h('summary', {}, t('new.options')), h('div', { class: 'form' }, tokens.element, tokenUse.element));
    return {
      element: h('div', { class: 'form' }, set.element, colour.element, begins.element, options),
      setRules(wanted) {
        rules = wanted;
        tokenUse.set(defaultUse(rules));
      },
      wish(host) {
        const chosen: Begins = begins.value() === 'lot' ? 'lot' : begins.value() === '0' ? 0 : 1;
        const tiles = set.value();
        return {
          terms: {
            rules,
            ...(tiles ? { set: setTextOf(tiles) } : {}),
            options: { tokenUse: tokenUse.value(), tokens: tokens.input.checked },
            names: [host, t('friend.name.guest')],
            colours: looks,
            begins: chosen,
          },
        };
      },
    };
  }

  /** What the host proposes for the countryside: the others take their seats as they come. */
  function countryFields(): Fields {
    const seats = choiceGroup<(typeof SIZES)[number]>(t('party.seats'), SIZES.map((value) => ({ value, label: texts.number(Number(value)) })), '6', () => {}, 'segments sizes');
    let look = LOOKS[0] ?? 0;
    const colour = createColourChoice(texts, { legend: t('friend.colour'), shape: 0, figure: countryFollowerShape }, (chosen) => {
      look = chosen;
      colour.show(chosen);
    });
    colour.show(look);
    const begins = choiceGroup<'lot' | '0'>(t('friend.begins'), [{ value: 'lot', label: t('friend.begins.lot') }, { value: '0', label: t('friend.begins.me') }], 'lot');
    const choice = createCountryOptions(hud);
    const options = h('details', { class: 'folding options' }, h('summary', {}, t('new.options')), h('div', { class: 'form' }, ...choice.options));
    return {
      element: h('div', { class: 'form' }, seats.element, h('p', { class: 'hint' }, t('party.seats.hint')), colour.element, choice.modules, begins.element, options),
      wish: (host) => ({
        places: Number(seats.value()),
        terms: { rules: 'carcassonne', options: choice.value(), names: [host], colours: [look], begins: begins.value() === 'lot' ? 'lot' : 0, bots: [null] },
      }),
    };
  }

  function joinForm(): { readonly element: HTMLFormElement; destroy(): void } {
    const name = nameField();
    const code = h('textarea', { rows: 2, spellcheck: 'false', autocomplete: 'off', id: freshId('code') }, invitation ?? '');
    const watch = checkBox(t('friend.watch'), false, () => {}, t('friend.watch.hint'));
    const go = textButton('go', t('friend.join.go'), () => {}, 'friend');
    go.element.type = 'submit';
    const join = (): void => {
      go.element.disabled = true;
      void app.joinOnline({ name: nameOf(name.input, t('friend.name.guest')), invitation: code.value.trim(), watch: watch.input.checked }).then((trouble) => {
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
    const [, rules, from] = (invitation ?? '').split('/');
    const known = app.ruleSets.find(({ id }) => id === rules);
    const game = known ? texts.r(known.id, 'name') : rules === 'carcassonne' ? t('country.name') : null;
    const invited = game !== null && from ? h('p', { class: 'invited' }, t('friend.invited', { name: decode(from), rules: game })) : null;
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

/** What a link says of itself; a broken one says nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text).slice(0, NAME_LENGTH * 2);
  } catch {
    return '?';
  }
}
