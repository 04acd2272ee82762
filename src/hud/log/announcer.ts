import type { LogEntry, MatchView } from '../../session/contract.ts';
import { choicesOf } from '../game/choices.ts';
import { promptOf, stageOf } from '../game/stage.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { cellName } from '../words/cells.ts';
import { tileText } from '../words/features.ts';
import { choiceText } from './asked.ts';
import { isEssential, sentences } from './entries.ts';

const KEPT = 12;

export interface Announcer {
  readonly element: HTMLElement;
  update(now: MatchView, before: MatchView | null): void;
  say(words: string): void;
}

/** Says what happens for those who listen: essentials of the log, what is asked, where the tile hangs, and what is chosen. */
export function createAnnouncer(hud: Hud): Announcer {
  const { texts } = hud;
  const element = h('div', { class: 'unseen announcer', role: 'log', 'aria-live': 'polite', 'aria-relevant': 'additions' });
  let heard = -1;
  const say = (words: string): void => {
    if (!words) return;
    element.append(h('p', {}, words));
    while (element.children.length > KEPT) element.firstElementChild?.remove();
  };

  /** A tile laid here was heard while it hung; one that another lays is described. */
  function told(now: MatchView, entry: LogEntry): readonly string[] {
    const { event } = entry;
    if (event.type !== 'laid' || now.players[event.player].seat.kind === 'human') return sentences(now, texts, [entry]);
    const features = tileText(texts, now.rules, hud.app.tile(event.tile), event.rotation);
    return [texts.t('log.laid.spoken', { player: now.players[event.player].name, cell: cellName(event), features })];
  }

  return {
    element,
    say,
    update(now, before) {
      const fresh = now.log.filter((entry) => entry.id > heard);
      heard = now.log.at(-1)?.id ?? heard;
      // A game that is opened again is not told from its beginning.
      if (before) say(fresh.filter((entry) => isEssential(entry.event)).flatMap((entry) => told(now, entry)).join(' '));
      const stage = stageOf(now);
      const asked = stage === 'place' || stage === 'deploy' || stage === 'score' || stage === 'end';
      const isNew = !before || stageOf(before) !== stage || before.state.turn !== now.state.turn || before.hand !== now.hand;
      if (asked && isNew) {
        const prompt = promptOf(now, texts);
        const tile = stage === 'place' && now.hand ? texts.t('tray.tile', { features: tileText(texts, now.rules, now.hand, 0) }) : '';
        say([now.players[now.state.player].name, prompt.title, prompt.detail, tile].filter(Boolean).join('. '));
      }
      const { gesture } = now;
      if (gesture.type === 'placing' && gesture !== before?.gesture) {
        say([cellName(gesture), now.hand ? tileText(texts, now.rules, now.hand, gesture.rotation) : ''].filter(Boolean).join(': '));
      }
      // Where the focus goes along with the choice, the button speaks for itself.
      if (gesture === before?.gesture || document.activeElement?.closest('[role="radiogroup"]')) return;
      const chosen = choicesOf(now, hud).find((choice) => choice.chosen === true);
      if (chosen) say(choiceText(hud, chosen));
    },
  };
}
