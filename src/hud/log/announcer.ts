import type { GameEvent, LaidTile } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { choicesOf } from '../game/choices.ts';
import { promptOf, turnModeOf } from '../game/turnMode.ts';
import type { GameTexts } from '../games/texts.ts';
import { h } from '../kit/dom.ts';
import { eventBefore } from '../words/eventOrder.ts';
import { eventText, isEssential, sentences } from '../words/events.ts';
import { tileText } from '../words/features.ts';
import { modulesOf, nameOf, specOf } from '../words/names.ts';
import { choiceText } from './asked.ts';

const KEPT = 12;

export interface Announcer {
  readonly element: HTMLElement;
  update(now: MatchView, before: MatchView | null): void;
  say(words: string): void;
}

/** Announces to screen readers: essential events, prompts, the position of the held tile, and the chosen option. */
export function createAnnouncer(game: GameTexts): Announcer {
  const { t } = game.texts;
  const element = h('div', {
    class: 'unseen announcer',
    role: 'log',
    'aria-live': 'polite',
    'aria-relevant': 'additions',
  });
  let heard = -1;
  const say = (told: string): void => {
    if (!told) return;
    element.append(h('p', {}, told));
    while (element.children.length > KEPT) element.firstElementChild?.remove();
  };

  return {
    element,
    say,
    update(now, before) {
      const { gesture, hand } = now;
      const modules = modulesOf(now);
      const fresh = now.log.filter((entry) => entry.id > heard);
      heard = now.log.at(-1)?.id ?? heard;
      // A resumed game is not announced from its beginning.
      if (before)
        say(
          sentences(
            fresh
              .filter(({ event }) => isEssential(event, eventBefore(now, event)))
              .map(({ event }) => spokenText(game, now, event)),
          ),
        );
      const mode = turnModeOf(now);
      const isAsked = mode === 'place' || mode === 'choose';
      const isNew =
        !before ||
        turnModeOf(before) !== mode ||
        before.state.awaiting !== now.state.awaiting ||
        before.state.turn !== now.state.turn ||
        before.actor !== now.actor ||
        before.hand !== hand;
      if (isAsked && isNew) {
        const prompt = promptOf(game, now);
        const tile = mode === 'place' && hand ? t('tray.tile', { features: tileText(game, hand, 0, modules) }) : '';
        say([nameOf(now, now.actor), prompt.title, prompt.detail, tile].filter(Boolean).join('. '));
      }
      if (gesture === before?.gesture) return;
      if (gesture.type === 'placing')
        say(
          [game.cell(gesture), hand ? tileText(game, hand, gesture.rotation, modules) : ''].filter(Boolean).join(': '),
        );
      // Where the focus moves with the choice, the button itself is read out. The default choice of a new prompt is not
      // announced.
      if (document.activeElement?.closest('[role="radiogroup"]')) return;
      const chosen = choicesOf(game, now).find((choice) => choice.chosen);
      if (chosen && !(isNew && chosen.none)) say(choiceText(game, chosen));
    },
  };
}

/** A tile laid by a person on this device was announced while it was held; one laid by another player is described. */
function spokenText(game: GameTexts, view: MatchView, event: GameEvent): string {
  if (event.type !== 'laid') return eventText(game, view, event);
  const { player, tile, rotation, ...cell } = event as GameEvent & LaidTile & { readonly player: number };
  const spec = specOf(view, tile);
  if (!spec || view.players[player]?.seat.kind === 'human') return eventText(game, view, event);
  return game.texts.t('log.laid.spoken', {
    player: nameOf(view, player),
    cell: game.cell(cell),
    features: tileText(game, spec, rotation, modulesOf(view)),
  });
}
