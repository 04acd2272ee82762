import '../styles/online.css';
import { adapterOf } from '../../game/index.ts';
import type { App } from '../../session/contracts/app.ts';
import type { Match } from '../../session/contracts/match.ts';
import type { Online, OnlineView } from '../../session/contracts/online.ts';
import { textButton } from '../kit/controls.ts';
import type { Dialog } from '../kit/dialog.ts';
import { h, keyedList, setAttribute, setText } from '../kit/dom.ts';
import type { Hud, Part } from '../kit/hud.ts';
import { icon } from '../kit/icons.tsx';
import { createAnswers } from './answers.ts';
import { openPanel } from './panel.ts';
import { openRoom } from './roomDialog.ts';
import { roomNoticesOf } from './roomNotices.ts';
import type { RoomNotice } from './roomNotices.ts';
import { createTitleBadge } from './titleBadge.ts';
import { isParty, linkText, sayText } from './words.ts';

export { openFriend } from './friendDialog.ts';

/** How long a chat message is shown over the table, in milliseconds. */
const SAID = 7000;

/** The online UI over menu and table: connection status, notices, chat messages, the room before the match. */
export function attachOnline(hud: Hud): Part {
  const { app, texts } = hud;
  const { t } = texts;
  const words = h('span', {});
  const chip = h(
    'button',
    { type: 'button', class: 'pill online-chip', hidden: true },
    h('span', { class: 'online-dot', 'aria-hidden': 'true' }),
    words,
    icon('chat'),
  );
  chip.addEventListener('click', () => app.online && openPanel(hud, app.online));
  const said = h('p', { class: 'slip online-said', role: 'status', hidden: true });
  const notices = h('div', { class: 'online-slips' });
  const renderNotices = keyedList<RoomNotice, { readonly element: HTMLElement }>(notices, noticeElement, () => {});
  const element = h('div', { class: 'online' }, chip, notices, said);
  const answers = createAnswers();
  const badge = createTitleBadge(texts);
  let heard: Online | null = null;
  let leave = (): void => undefined;
  let room: Dialog | null = null;
  let lines: number | null = null;
  let gone: readonly string[] | null = null;
  let silence: ReturnType<typeof setTimeout> | null = null;
  let watched: Match | null = null;
  let unwatch = (): void => undefined;

  function noticeElement({ text, tone, acts }: RoomNotice): { readonly element: HTMLElement } {
    const buttons = acts.map(({ label, act, main }) => textButton(main ? 'plain main' : 'plain', label, act).element);
    for (const button of buttons) answers.add(button);
    return { element: h('div', { class: `slip notice ${tone}`, role: tone }, h('p', {}, text), ...buttons) };
  }

  function turnText(view: OnlineView): string {
    const turn = view.playing ? turnAt(app) : null;
    if (!turn) return '';
    if (turn.chance) return ` · ${t(isParty(view) ? 'party.chance' : 'link.chance')}`;
    return ` · ${turn.mine ? t('link.turn.mine') : t('link.turn.other', { name: turn.name })}`;
  }

  /** Shows a new message of another player, but none that was there before. */
  function hearChat(view: OnlineView): void {
    const theirs = view.chat.filter(({ mine }) => !mine);
    const last = theirs.at(-1);
    const fresh = lines !== null && theirs.length > lines;
    lines = theirs.length;
    if (!fresh || !last || app.settings.chatMuted) return;
    announce(t('chat.says', { name: last.name, text: sayText(last.say, texts) }));
  }

  /** Reports players who have just left for good. */
  function hearFarewell({ left }: OnlineView): void {
    const fresh = left.filter((name) => gone?.includes(name) === false);
    gone = left;
    if (fresh.length > 0) announce(t('party.left', { name: texts.list(fresh) }));
  }

  /** Shows a text over the table for a while. */
  function announce(text: string): void {
    setText(said, text);
    said.hidden = false;
    if (silence) clearTimeout(silence);
    silence = setTimeout(() => (said.hidden = true), SAID);
  }

  function show(): void {
    const { online } = app;
    if (online !== heard) {
      leave();
      // A dialog shows the room that it was opened for.
      if (room?.element.open) room.close();
      heard = online;
      lines = null;
      gone = null;
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
    badge.set(view !== null && view.playing && turnAt(app)?.mine === true);
    if (!view || !online) {
      renderNotices([], () => '');
      if (room?.element.open) room.close();
      room = null;
      return;
    }
    const full = linkText(view, texts) + turnText(view);
    const short =
      view.link === 'linked' && view.latency !== null
        ? t('link.short', { latency: view.latency })
        : t(isParty(view) ? 'party.panel' : 'link.panel');
    setText(words, short);
    // The visible text must be part of the accessible name, for voice control.
    setAttribute(chip, 'aria-label', full.includes(short) ? full : `${short}: ${full}`);
    setAttribute(chip, 'title', full);
    setAttribute(chip, 'data-link', view.link);
    renderNotices(
      atTable ? roomNoticesOf(view, online, app, texts) : [],
      ({ key, text, acts }) => `${key} ${text} ${acts.length}`,
    );
    hearChat(view);
    hearFarewell(view);
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

/** Whose turn it is; `null`: no player's. `chance`: something is being drawn. */
function turnAt({ match }: App): { readonly mine: boolean; readonly chance: boolean; readonly name: string } | null {
  if (!match || match.view.over) return null;
  const { myTurn, state, players, actor } = match.view;
  const adapter = adapterOf(state.rules);
  return { mine: myTurn, chance: adapter.due(state) !== null, name: players[actor]?.name ?? '' };
}
