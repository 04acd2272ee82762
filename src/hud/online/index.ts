import '../styles/online.css';
import type { Match } from '../../session/contract.ts';
import type { Online, OnlineView } from '../../session/onlineContract.ts';
import { textButton } from '../kit/controls.ts';
import type { Dialog } from '../kit/dialog.ts';
import { h, keyedList, setAttribute, setText } from '../kit/dom.ts';
import type { Hud, Part } from '../kit/hud.ts';
import { icon } from '../kit/icons.ts';
import { openPanel } from './panel.ts';
import { openRoom } from './roomDialog.ts';
import { slipsOf } from './slips.ts';
import type { Slip } from './slips.ts';
import { createTitleBadge } from './titleBadge.ts';
import { linkText, otherName, sayText } from './words.ts';

export { openFriend } from './friendDialog.ts';

/** How long what the other one says is shown over the table. */
const SAID = 7000;

/** Everything about a friend that lies over menu and table: the line to him, slips, what he says, the room before the match. */
export function attachOnline(hud: Hud): Part {
  const { app, texts } = hud;
  const { t } = texts;
  const words = h('span', {});
  const chip = h('button', { type: 'button', class: 'pill online-chip', hidden: true }, h('span', { class: 'online-dot', 'aria-hidden': 'true' }), words, icon('chat'));
  chip.addEventListener('click', () => app.online && openPanel(hud, app.online));
  const said = h('p', { class: 'slip online-said', role: 'status', hidden: true });
  const slips = h('div', { class: 'online-slips' });
  const renderSlips = keyedList<Slip, { readonly element: HTMLElement }>(slips, slipElement, () => {});
  const element = h('div', { class: 'online' }, chip, slips, said);
  const badge = createTitleBadge(texts);
  let heard: Online | null = null;
  let leave = (): void => undefined;
  let room: Dialog | null = null;
  let lines: number | null = null;
  let silence: ReturnType<typeof setTimeout> | null = null;
  let watched: Match | null = null;
  let unwatch = (): void => undefined;

  function slipElement({ text, tone, acts }: Slip): { readonly element: HTMLElement } {
    const buttons = acts.map(({ label, act, main }) => textButton(main ? 'plain main' : 'plain', label, act).element);
    return { element: h('div', { class: `slip notice ${tone}`, role: tone }, h('p', {}, text), ...buttons) };
  }

  function turnText(view: OnlineView): string {
    const now = app.match?.view;
    if (!view.playing || !now || now.over) return '';
    const { awaiting } = now.state;
    if (awaiting === 'draw' || awaiting === 'flip') return ` · ${t('link.chance')}`;
    if (now.myTurn) return ` · ${t('link.turn.mine')}`;
    return ` · ${t('link.turn.other', { name: now.players[now.state.player].name })}`;
  }

  /** What the other one has just said; nothing of what was there before. */
  function hearChat(view: OnlineView): void {
    const theirs = view.chat.filter(({ mine }) => !mine);
    const last = theirs.at(-1);
    const fresh = lines !== null && theirs.length > lines;
    lines = theirs.length;
    if (!fresh || !last || app.settings.chatMuted) return;
    setText(said, t('chat.says', { name: otherName(view, texts), text: sayText(last.say, texts) }));
    said.hidden = false;
    if (silence) clearTimeout(silence);
    silence = setTimeout(() => (said.hidden = true), SAID);
  }

  function show(): void {
    const { online } = app;
    if (online !== heard) {
      leave();
      heard = online;
      lines = null;
      leave = online?.subscribe(show) ?? (() => undefined);
    }
    if (app.match !== watched) {
      unwatch();
      watched = app.match;
      unwatch = watched?.subscribe(show) ?? (() => undefined);
    }
    const view = online?.view ?? null;
    const atTable = app.screen === 'game';
    chip.hidden = view === null || !atTable;
    element.classList.toggle('at-table', atTable);
    badge.set(view !== null && view.playing && app.match?.view.myTurn === true);
    if (!view || !online) {
      renderSlips([], () => '');
      if (room?.element.open) room.close();
      room = null;
      return;
    }
    const full = linkText(view, texts) + turnText(view);
    setText(words, view.link === 'linked' && view.latency !== null ? t('link.short', { latency: view.latency }) : t('link.panel'));
    setAttribute(chip, 'aria-label', full);
    setAttribute(chip, 'title', full);
    setAttribute(chip, 'data-link', view.link);
    renderSlips(atTable ? slipsOf(view, online, app, texts) : [], ({ key, text }) => `${key} ${text}`);
    hearChat(view);
    if (!atTable && !room?.element.open) {
      for (const dialog of hud.host.querySelectorAll('dialog')) dialog.close();
      room = openRoom(hud, online);
    }
  }

  const stop = app.subscribe(show);
  show();
  return {
    element,
    destroy() {
      stop();
      leave();
      unwatch();
      badge.set(false);
      if (silence) clearTimeout(silence);
      element.remove();
    },
  };
}
