import type { RuleSetId, TokenUse } from '../../game/index.ts';
import { setOfTerms, setTextOf } from '../../session/onlineContract.ts';
import type { Begins, CastleTerms, Online, OnlineView } from '../../session/onlineContract.ts';
import { checkBox, choiceGroup } from '../kit/controls.ts';
import { h, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { createColourChoice, lookName, looksAfter } from '../menu/colourChoice.ts';
import { createSetChoice } from '../menu/setChoice.ts';
import { fingerprint } from '../words/fingerprint.ts';
import type { TermsFields } from './termsFields.ts';
import { otherName } from './words.ts';

/** What two agree on for a game of The Castle or Zamek. */
export function createCastleTerms(hud: Hud, online: Online): TermsFields {
  const { app, texts } = hud;
  const { t } = texts;
  let shown: CastleTerms | null = null;
  let side: 0 | 1 = 0;
  const change = (part: Partial<CastleTerms>): void => {
    if (shown) online.setTerms({ ...shown, ...part });
  };

  const rules = choiceGroup<RuleSetId>(t('new.rules'), app.ruleSets.map(({ id }) => ({ value: id, label: texts.r(id, 'name') })), 'castle', (id) => {
    const tokenUse = app.ruleSets.find((info) => info.id === id)?.tokenUse ?? 'same-turn';
    change({ rules: id, options: { tokens: shown?.options.tokens ?? true, tokenUse } });
  });
  const set = createSetChoice(hud, () => {
    if (!shown) return;
    const { set: _before, ...rest } = shown;
    const tiles = set.value();
    online.setTerms({ ...rest, ...(tiles ? { set: setTextOf(tiles) } : {}) });
  });
  const print = h('p', { class: 'hint' });
  const pair = (): readonly [number, number] => [shown?.colours[0] ?? 0, shown?.colours[1] ?? 1];
  const colour = createColourChoice(texts, { legend: t('friend.colour'), shape: 0 }, (look) => change({ colours: looksAfter(pair(), side, look) }));
  const theirs = h('p', { class: 'hint' });
  const begins = choiceGroup<'lot' | 'me' | 'other'>(t('friend.begins'), [{ value: 'lot', label: t('friend.begins.lot') }, { value: 'me', label: t('friend.begins.me') }, { value: 'other', label: t('friend.begins.other') }], 'lot', (value) => {
    const chosen: Begins = value === 'lot' ? 'lot' : (value === 'me') === (side === 0) ? 0 : 1;
    change({ begins: chosen });
  });
  const tokenUse = choiceGroup<TokenUse>(t('new.token-use'), [{ value: 'same-turn', label: t('new.token-use.same-turn') }, { value: 'next-turn', label: t('new.token-use.next-turn') }], 'same-turn', (value) => change({ options: { tokens: shown?.options.tokens ?? true, tokenUse: value } }));
  const tokens = checkBox(t('new.tokens'), true, (checked) => change({ options: { tokenUse: shown?.options.tokenUse ?? 'same-turn', tokens: checked } }), t('new.tokens.hint'));

  return {
    elements: [rules.element, set.element, print, colour.element, theirs, begins.element, tokens.element, tokenUse.element],
    show(view: OnlineView) {
      const terms = view.lobby?.terms;
      if (!terms || terms.rules === 'carcassonne') return;
      shown = terms;
      side = view.side === 0 ? 0 : 1;
      const [host, guest] = pair();
      rules.set(terms.rules);
      const tiles = setOfTerms(terms);
      set.show(tiles);
      setText(print, tiles ? t('workshop.code', { code: fingerprint(tiles.digest) }) : '');
      print.hidden = tiles === null;
      colour.show(side === 0 ? host : guest);
      setText(theirs, t('friend.colour.other', { name: otherName(view, texts), look: lookName(texts, side === 0 ? guest : host) }));
      begins.set(terms.begins === 'lot' ? 'lot' : terms.begins === side ? 'me' : 'other');
      tokens.input.checked = terms.options.tokens;
      tokenUse.element.hidden = !terms.options.tokens;
      tokenUse.set(terms.options.tokenUse);
    },
  };
}
