import { elementOf } from '../kit/render.tsx';
import type { MatchView } from '../../session/contracts/match.ts';
import type { HudGame } from '../games/game.ts';
import type { GameTexts } from '../games/texts.ts';
import { h, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import type { Insets } from './layout.ts';
import { promptOf } from './turnMode.ts';

/** How long it is shown, in milliseconds. */
const STAYS = 2200;

/** Whether several players share this screen. */
export const isShared = ({ players }: Pick<MatchView, 'players'>): boolean =>
  players.filter(({ seat }) => seat.kind === 'human').length > 1;

export interface WhoseTurn {
  readonly element: HTMLElement;
  update(now: MatchView, before: MatchView | null): void;
  keepWithin(insets: Insets): void;
  destroy(): void;
}

/**
 * Where several players share the screen: shows briefly whose turn it is when that changes, for the player who takes
 * the device. It covers nothing that can be pressed and disappears by itself; the turn panel keeps showing it, and the
 * announcer says it.
 */
export function createWhoseTurn({ app, texts }: Hud, { figure }: Pick<HudGame, 'figure'>, game: GameTexts): WhoseTurn {
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
      if (!now.myTurn || now.isReplay) return hide();
      const isSame = before?.myTurn === true && !before.isReplay && before.actor === now.actor;
      const player = now.players[now.actor];
      if (isSame || !player || !isShared(now) || app.settings.speed === 0) return;
      flag.className = `slip whose-turn player-${player.colour}`;
      badge.replaceChildren(elementOf(figure(player.colour)));
      setText(
        name,
        now.actor === now.state.player
          ? texts.t('turn.next', { player: player.name })
          : texts.t('turn.choice', { player: player.name, what: promptOf(game, now).title }),
      );
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
