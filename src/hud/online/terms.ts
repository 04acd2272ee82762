import type { RuleSetId, TokenUse } from '../../game/index.ts';
import { setOfTerms, setTextOf } from '../../session/onlineContract.ts';
import type { Begins, LobbyView, Online, OnlineView, Side, Terms } from '../../session/onlineContract.ts';
import { checkBox, choiceGroup } from '../kit/controls.ts';
import { h, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { textButton } from '../kit/controls.ts';
import { createColourChoice, lookName, looksAfter } from '../menu/colourChoice.ts';
import { createSetChoice } from '../menu/setChoice.ts';
import { fingerprint } from '../words/fingerprint.ts';
import { otherName } from './words.ts';

/** What both agree on before the start. Either may change it; the change shows on the other device, and both are asked anew. */
export interface TermsForm {
  readonly element: HTMLElement;
  update(view: OnlineView): void;
}

export function createTerms(hud: Hud, online: Online): TermsForm {
  const { app, texts } = hud;
  const { t } = texts;
  let shown: LobbyView | null = null;
  let side: Side = 0;
  const change = (part: Partial<Terms>): void => {
    if (shown) online.setTerms({ ...shown.terms, ...part });
  };

  const rules = choiceGroup<RuleSetId>(t('new.rules'), app.ruleSets.map(({ id }) => ({ value: id, label: texts.r(id, 'name') })), 'castle', (id) => {
    const tokenUse = app.ruleSets.find((info) => info.id === id)?.tokenUse ?? 'same-turn';
    change({ rules: id, options: { tokens: shown?.terms.options.tokens ?? true, tokenUse } });
  });
  const set = createSetChoice(hud, () => {
    if (!shown) return;
    const { set: _before, ...rest } = shown.terms;
    const tiles = set.value();
    online.setTerms({ ...rest, ...(tiles ? { set: setTextOf(tiles) } : {}) });
  });
  const print = h('p', { class: 'hint' });
  const colour = createColourChoice(texts, { legend: t('friend.colour'), shape: 0 }, (look) => shown && change({ colours: looksAfter(shown.terms.colours, side, look) }));
  const theirs = h('p', { class: 'hint' });
  const begins = choiceGroup<'lot' | 'me' | 'other'>(t('friend.begins'), [{ value: 'lot', label: t('friend.begins.lot') }, { value: 'me', label: t('friend.begins.me') }, { value: 'other', label: t('friend.begins.other') }], 'lot', (value) => {
    const chosen: Begins = value === 'lot' ? 'lot' : (value === 'me') === (side === 0) ? 0 : 1;
    change({ begins: chosen });
  });
  const tokenUse = choiceGroup<TokenUse>(t('new.token-use'), [{ value: 'same-turn', label: t('new.token-use.same-turn') }, { value: 'next-turn', label: t('new.token-use.next-turn') }], 'same-turn', (value) => change({ options: { tokens: shown?.terms.options.tokens ?? true, tokenUse: value } }));
  const tokens = checkBox(t('new.tokens'), true, (checked) => change({ options: { tokenUse: shown?.terms.options.tokenUse ?? 'same-turn', tokens: checked } }), t('new.tokens.hint'));
  const fields = h('fieldset', { class: 'form terms-fields' }, rules.element, set.element, print, colour.element, theirs, begins.element, tokens.element, tokenUse.element);
  const renewed = h('p', { class: 'hint' }, t('room.renewed'));
  const status = h('p', { class: 'terms-status', role: 'status' });
  const agree = textButton('go', t('room.agree'), () => online.agree(), 'check');
  const heading = h('h3', {});
  const element = h('section', { class: 'form terms', 'aria-label': t('room.terms') }, heading, h('p', { class: 'hint' }, t('room.terms.hint')), renewed, fields, status, h('div', { class: 'form-end' }, agree.element));

  return {
    element,
    update(view) {
      shown = view.lobby;
      side = view.side;
      element.hidden = shown === null || view.link !== 'linked';
      if (!shown) return;
      const { terms, agreed } = shown;
      const name = otherName(view, texts);
      setText(heading, t('room.with', { name }));
      renewed.hidden = !shown.renewed;
      setAttribute(fields, 'disabled', shown.renewed);
      rules.set(terms.rules);
      const tiles = setOfTerms(terms);
      set.show(tiles);
      setText(print, tiles ? t('workshop.code', { code: fingerprint(tiles.digest) }) : '');
      print.hidden = tiles === null;
      colour.show(terms.colours[side]);
      setText(theirs, t('friend.colour.other', { name, look: lookName(texts, terms.colours[side === 0 ? 1 : 0]) }));
      begins.set(terms.begins === 'lot' ? 'lot' : terms.begins === side ? 'me' : 'other');
      tokens.input.checked = terms.options.tokens;
      tokenUse.element.hidden = !terms.options.tokens;
      tokenUse.set(terms.options.tokenUse);
      agree.element.disabled = agreed.mine;
      setText(status, agreed.mine ? t('room.agreed.mine', { name }) : agreed.other ? t('room.agreed.other', { name }) : '');
    },
  };
}
