import type { Entry } from '../../session/tableContract.ts';
import type { MatchView } from '../../session/contract.ts';
import { castleWords } from '../game/castleWords.ts';
import { isChoosing } from '../game/words.ts';
import type { Shown, TableEvent, TableWords } from '../game/words.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { choiceText } from './asked.ts';

const KEPT = 12;

export interface Announcer<View> {
  readonly element: HTMLElement;
  update(now: View, before: View | null): void;
  say(words: string): void;
}

export const createAnnouncer = (hud: Hud): Announcer<MatchView> => createTableAnnouncer(hud, castleWords(hud));

/** Says what happens for those who listen: essentials of the log, what is asked, where the tile hangs, and what is chosen. */
export function createTableAnnouncer<Event extends TableEvent, View extends Shown<Event>>(hud: Hud, words: TableWords<Event, View, never>): Announcer<View> {
  const { texts } = hud;
  const element = h('div', { class: 'unseen announcer', role: 'log', 'aria-live': 'polite', 'aria-relevant': 'additions' });
  let heard = -1;
  const say = (told: string): void => {
    if (!told) return;
    element.append(h('p', {}, told));
    while (element.children.length > KEPT) element.firstElementChild?.remove();
  };

  /** A tile laid here was heard while it hung; one that another lays is described. */
  const told = (now: View, { event }: Entry<Event>): string => words.laidAloud(now, event) ?? words.event(now, event);

  return {
    element,
    say,
    update(now, before) {
      const fresh = now.log.filter((entry) => entry.id > heard);
      heard = now.log.at(-1)?.id ?? heard;
      // A game that is opened again is not told from its beginning.
      if (before) say(fresh.filter(({ event }) => words.isEssential(event)).map((entry) => told(now, entry)).join(' '));
      const stage = words.stage(now);
      const asked = stage === 'place' || isChoosing(stage);
      const isNew = !before || words.stage(before) !== stage || before.state.turn !== now.state.turn || before.hand !== now.hand;
      if (asked && isNew) {
        const prompt = words.prompt(now);
        const tile = stage === 'place' && now.hand ? texts.t('tray.tile', { features: words.hand(now, 0) }) : '';
        say([now.players[words.actor(now)]?.name, prompt.title, prompt.detail, tile].filter(Boolean).join('. '));
      }
      const { gesture } = now;
      const hanging = words.hanging(now);
      if (hanging && gesture !== before?.gesture) say([words.cell(hanging), now.hand ? words.hand(now, hanging.rotation) : ''].filter(Boolean).join(': '));
      // Where the focus goes along with the choice, the button speaks for itself.
      if (gesture === before?.gesture || document.activeElement?.closest('[role="radiogroup"]')) return;
      const chosen = words.choices(now).find((choice) => choice.chosen === true);
      if (chosen) say(choiceText(hud, chosen));
    },
  };
}
