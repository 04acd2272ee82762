import { ADAPTERS } from '../../game/index.ts';
import { setOfTerms, setTextOf } from '../../session/contracts/online.ts';
import type { Online, OnlineView, Terms } from '../../session/contracts/online.ts';
import { hudGameOf } from '../games/index.ts';
import { choiceGroup } from '../kit/controls.ts';
import { h, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { createAlert } from '../kit/alert.ts';
import { createColourChoice, lookName, looksAmong } from '../menu/colourChoice.ts';
import { hasSeveral, rulesName } from '../menu/gameWords.ts';
import { createOptionsForm } from '../menu/optionsForm.ts';
import type { OptionsForm } from '../menu/optionsForm.ts';
import { createSetChoice } from '../menu/setChoice.ts';
import { fingerprint } from '../words/fingerprint.ts';
import { createStartingPlayerOfMany, createStartingPlayerOfTwo } from './startingPlayer.ts';
import { createSeatList } from './seatList.ts';
import { createWaitChoice } from './waitChoice.ts';
import { isParty, otherName } from './words.ts';

/** The terms that every player can change. */
export interface TermsFields {
  /** Fields that can still be changed when a game is resumed. */
  readonly before: readonly HTMLElement[];
  readonly elements: readonly HTMLElement[];
  show(view: OnlineView): void;
}

/** Generated from the adapter of the room's rule set. */
export function createTermsFields(hud: Hud, online: Online): TermsFields {
  const { texts } = hud;
  const { t } = texts;
  const party = isParty(online.view);
  let shown: Terms | null = null;
  let options: { readonly rules: string; readonly form: OptionsForm } | null = null;
  const change = (part: Partial<Terms>): void => {
    if (shown) online.setTerms({ ...shown, ...part });
  };

  const seats = party ? createSeatList(hud, online) : null;
  // The number of seats of a room is fixed.
  const offered = ADAPTERS.filter(({ id }) => hasSeveral(id) === party);
  const rules = choiceGroup(
    t('new.rules'),
    offered.map(({ id }) => ({ value: id, label: rulesName(texts, id) })),
    online.view.rules,
    (id) => {
      // Keeps the chosen options that the new rule set has, too.
      const before = options?.form.value();
      const form = createOptionsForm(hud, id);
      if (before?.ok) form.show(before.value);
      const chosen = form.value();
      change({ rules: id, options: chosen.ok ? chosen.value : {} });
    },
  );
  rules.element.hidden = offered.length < 2;
  const set = createSetChoice(hud, () => {
    if (!shown) return;
    const { set: _before, ...rest } = shown;
    const tiles = set.value();
    online.setTerms({ ...rest, ...(tiles ? { set: setTextOf(tiles) } : {}) });
  });
  const print = h('p', { class: 'hint' });
  const colour = createColourChoice(
    texts,
    { legend: t('friend.colour'), shape: 0, figure: hudGameOf(online.view.rules).figure },
    (look) => shown && change({ colours: looksAmong(shown.colours, online.view.side, look) }),
  );
  const theirs = h('p', { class: 'hint', hidden: true });
  const begins = (party ? createStartingPlayerOfMany : createStartingPlayerOfTwo)(hud, (value) =>
    change({ begins: value }),
  );
  const wait = createWaitChoice(hud, (seconds) => {
    if (!shown) return;
    const { wait: _before, ...rest } = shown;
    online.setTerms({ ...rest, ...(seconds === undefined ? {} : { wait: seconds }) });
  });
  const choices = h('div', { class: 'form' });
  const { element: trouble, tell } = createAlert(texts);

  function optionsOf(id: string): OptionsForm {
    if (options?.rules === id) return options.form;
    const form = createOptionsForm(hud, id, () => {
      const chosen = form.value();
      // The form already shows which modules cannot be combined.
      const isTold = chosen.ok || form.clash() !== null;
      tell(isTold ? null : chosen.error.code);
      if (chosen.ok) change({ options: chosen.value });
    });
    options = { rules: id, form };
    choices.replaceChildren(...(form.modules ? [form.modules] : []), ...form.options, trouble);
    return form;
  }

  return {
    before: seats?.elements ?? [],
    elements: [rules.element, set.element, print, colour.element, theirs, begins.element, choices, wait.element],
    show(view) {
      const terms = view.lobby?.terms;
      if (!terms) return;
      shown = terms;
      const { side } = view;
      seats?.show(view);
      rules.set(terms.rules);
      const tiles = setOfTerms(terms);
      set.show(tiles);
      if (!hudGameOf(terms.rules).takesSets) set.element.hidden = true;
      setText(print, tiles ? t('workshop.code', { code: fingerprint(tiles.digest) }) : '');
      print.hidden = tiles === null;
      const look = terms.colours[side];
      colour.element.hidden = look === undefined;
      colour.show(look ?? 0);
      const other = party ? undefined : terms.colours[1 - side];
      theirs.hidden = other === undefined;
      setText(
        theirs,
        other === undefined
          ? ''
          : t('friend.colour.other', { name: otherName(view, texts), look: lookName(texts, other) }),
      );
      begins.show(terms.begins, view);
      wait.show(terms);
      optionsOf(terms.rules).show(terms.options);
      trouble.hidden = true;
    },
  };
}
