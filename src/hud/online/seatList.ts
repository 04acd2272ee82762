import type { Online, OnlinePlayer, OnlineView } from '../../session/contracts/online.ts';
import { hudGameOf } from '../games/index.ts';
import { roundButton, textButton } from '../kit/controls.ts';
import { h, keyedList } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { select } from '../menu/select.ts';

/** The players of a table with several seats. The host adds computer players, and removes people. */
export function createSeatList(
  hud: Hud,
  online: Online,
): { readonly elements: readonly HTMLElement[]; show(view: OnlineView): void } {
  const { app, texts } = hud;
  const { t } = texts;
  const list = h('ul', { class: 'seats' });
  const render = keyedList<OnlinePlayer, { readonly element: HTMLElement }>(
    list,
    (player) => ({ element: seatElement(player) }),
    () => {},
  );
  const levels = app.botLevels.map((level) => ({ value: level, label: texts.level(level) }));
  const level = select(
    '',
    levels,
    app.botLevels.includes(app.settings.level) ? app.settings.level : (app.botLevels[0] ?? ''),
    t('new.level'),
  );
  const add = textButton('plain', t('party.add'), () => online.seatBot(botName(), level.input.value), 'friend');
  const adding = h('div', { class: 'hand-over-buttons' }, level.input, add.element);

  /** In a resumed game, the name of a missing player. */
  function botName(): string {
    const { lobby, players } = online.view;
    const missing = lobby?.renewed === true ? players.find(({ kind }) => kind === 'free') : undefined;
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
    const { role, rules } = online.view;
    const mayGo = role === 'host' && (kind === 'peer' || kind === 'bot');
    return h(
      'li',
      { class: `seat-line player-${look}${here || kind === 'bot' ? '' : ' away'}` },
      h('span', { class: 'badge' }, hudGameOf(rules).figure(look)),
      h('span', { class: 'seat-name' }, kind === 'me' ? t('party.me', { name }) : name),
      h('span', { class: 'hint' }, marksOf(player).join(', ')),
      mayGo ? roundButton('close', t('party.remove', { name }), () => online.unseat(side)) : null,
    );
  }

  return {
    elements: [h('h4', {}, t('party.players')), list, adding],
    show({ players, role, open }) {
      render(players, (player) => JSON.stringify(player));
      adding.hidden = role !== 'host' || !open || levels.length === 0;
    },
  };
}
