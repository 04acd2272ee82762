import type { TableIntents } from '../../session/tableContract.ts';
import { h, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import type { Insets } from './layout.ts';
import type { Shown, TableEvent, TableWords } from './words.ts';

/** How long it stays, in milliseconds. */
const STAYS = 2200;

/** Do several people share this screen? */
export const isShared = ({ players }: Pick<Shown<TableEvent>, 'players'>): boolean => players.filter(({ seat }) => seat.kind === 'human').length > 1;

export interface WhoseTurn<View> {
  readonly element: HTMLElement;
  update(now: View, before: View | null): void;
  keepWithin(insets: Insets): void;
  destroy(): void;
}

/**
 * Where several people share the screen: whose turn it is, told in passing when it changes, for whoever takes the device. It covers
 * nothing that can be pressed and goes by itself; the panel of the turn keeps saying it. The ear is told by the announcer.
 */
export function createWhoseTurn<Event extends TableEvent, View extends Shown<Event>, Intents extends TableIntents>({ app, texts }: Hud, words: TableWords<Event, View, Intents>): WhoseTurn<View> {
  const name = h('span', {});
  const badge = h('span', { class: 'badge' });
  const flag = h('p', { class: 'slip whose-turn', 'aria-hidden': 'true', hidden: true }, badge, name);
  const element = h('div', { class: 'whose-turn-dock' }, flag);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hide(): void {
    clearTimeout(timer);
    flag.hidden = true;
  }

  return {
    element,
    update(now, before) {
      const actor = words.actor(now);
      if (!now.myTurn || now.past) return hide();
      const isSame = before?.myTurn === true && !before.past && words.actor(before) === actor;
      const player = now.players[actor];
      if (isSame || !player || !isShared(now) || app.settings.speed === 0) return;
      flag.className = `slip whose-turn player-${player.colour}`;
      badge.replaceChildren(words.figure(player.colour));
      setText(name, texts.t('turn.next', { player: player.name }));
      hide();
      flag.hidden = false;
      timer = setTimeout(hide, STAYS);
    },
    keepWithin({ top, right, left }) {
      Object.assign(element.style, { top: `${top}px`, right: `${right}px`, left: `${left}px` });
    },
    destroy: hide,
  };
}
