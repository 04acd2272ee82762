import type { CountryTerms, Online, OnlinePlayer, OnlineView } from '../../session/onlineContract.ts';
import { roundButton, textButton } from '../kit/controls.ts';
import { h, keyedList, on } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { countryFollowerShape } from '../kit/shapes.ts';
import { createColourChoice, looksAmong } from '../menu/colourChoice.ts';
import { createCountryOptions, select } from '../menu/countryOptions.ts';
import type { TermsFields } from './termsFields.ts';

const LOT = 'lot';

/** Who sits at the table of the countryside, and what all agree on. The host seats computer players, and sends people away. */
export function createCountryTerms(hud: Hud, online: Online): TermsFields {
  const { app, texts } = hud;
  const { t } = texts;
  let shown: CountryTerms | null = null;
  let view = online.view;
  const change = (part: Partial<CountryTerms>): void => {
    if (shown) online.setTerms({ ...shown, ...part });
  };

  const list = h('ul', { class: 'seats' });
  const render = keyedList<OnlinePlayer, { readonly element: HTMLElement }>(list, (player) => ({ element: seatElement(player) }), () => {});
  const levels = app.botLevels.map((level) => ({ value: level, label: texts.level(level) }));
  const level = select('', levels, app.botLevels.includes(app.settings.level) ? app.settings.level : (app.botLevels[0] ?? ''), t('new.level'));
  const add = textButton('plain', t('party.add'), () => online.seatBot(botName(), level.input.value), 'friend');
  const adding = h('div', { class: 'hand-over-buttons' }, level.input, add.element);
  const colour = createColourChoice(texts, { legend: t('friend.colour'), shape: 0, figure: countryFollowerShape }, (look) => shown && change({ colours: looksAmong(shown.colours, view.side, look) }));
  const begins = select(t('friend.begins'), [], LOT);
  on(begins.input, 'change', () => change({ begins: begins.input.value === LOT ? LOT : Number(begins.input.value) }));
  const choice = createCountryOptions(hud, () => change({ options: choice.value() }));
  const options = h('details', { class: 'folding options' }, h('summary', {}, t('new.options')), h('div', { class: 'form' }, ...choice.options));

  /** In a game that is taken up again, whoever is missing. */
  function botName(): string {
    const missing = view.lobby?.renewed === true ? view.players.find(({ kind }) => kind === 'free') : undefined;
    return missing?.name ?? texts.level(level.input.value);
  }

  function marksOf({ kind, name, level: strength, here, agreed }: OnlinePlayer): readonly string[] {
    if (kind === 'free') return [t('party.free')];
    if (kind !== 'bot') return [...(here ? [] : [t('party.away')]), ...(agreed ? [t('party.agrees')] : [])];
    const words = texts.level(strength ?? '');
    return [t('party.bot'), ...(name === words ? [] : [words])];
  }

  function seatElement(player: OnlinePlayer): HTMLElement {
    const { side, name, colour: look, kind, here } = player;
    const who = kind === 'me' ? t('party.me', { name }) : name;
    const marks = marksOf(player);
    const mayGo = view.role === 'host' && (kind === 'peer' || kind === 'bot');
    return h(
      'li',
      { class: `seat-line player-${look}${here || kind === 'bot' ? '' : ' away'}` },
      h('span', { class: 'badge' }, countryFollowerShape(look)),
      h('span', { class: 'seat-name' }, who),
      h('span', { class: 'hint' }, marks.join(', ')),
      mayGo ? roundButton('close', t('party.remove', { name }), () => online.unseat(side)) : null,
    );
  }

  return {
    before: [h('h4', {}, t('party.players')), list, adding],
    elements: [colour.element, begins.element, choice.modules, options],
    show(now: OnlineView) {
      const terms = now.lobby?.terms;
      if (!now.lobby || !terms || terms.rules !== 'carcassonne') return;
      view = now;
      shown = terms;
      const { players, side, role, open } = now;
      render(players, (player) => JSON.stringify(player));
      adding.hidden = role !== 'host' || !open || levels.length === 0;
      const look = terms.colours[side];
      colour.element.hidden = look === undefined;
      colour.show(look ?? 0);
      const names = players.map(({ name }, n) => h('option', { value: String(n) }, name));
      begins.input.replaceChildren(h('option', { value: LOT }, t('friend.begins.lot')), ...names);
      begins.input.value = String(terms.begins);
      choice.show(terms.options);
    },
  };
}
