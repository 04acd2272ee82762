import type { MatchView } from '../../session/contract.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { promptOf, stageOf } from '../game/stage.ts';
import { tileText } from '../words/features.ts';
import { cellName } from '../words/cells.ts';
import { isEssential, sentences } from './entries.ts';

const KEPT = 12;

/** Says what happens for those who listen: essentials of the log, what is asked, and where the tile hangs. */
export function createAnnouncer(hud: Hud): { readonly element: HTMLElement; update(now: MatchView, before: MatchView | null): void } {
  const { texts } = hud;
  const element = h('div', { class: 'unseen announcer', role: 'log', 'aria-live': 'polite', 'aria-relevant': 'additions' });
  let heard = -1;
  const say = (words: string): void => {
    if (!words) return;
    element.append(h('p', {}, words));
    while (element.children.length > KEPT) element.firstElementChild?.remove();
  };
  return {
    element,
    update(now, before) {
      const fresh = now.log.filter((entry) => entry.id > heard);
      heard = now.log.at(-1)?.id ?? heard;
      // A game that is opened again is not told from its beginning.
      if (before) say(sentences(now, texts, fresh.filter((entry) => isEssential(entry.event))).join(' '));
      const stage = stageOf(now);
      const asked = stage === 'place' || stage === 'deploy' || stage === 'score' || stage === 'end';
      if (asked && (!before || stageOf(before) !== stage || before.state.turn !== now.state.turn || before.hand !== now.hand)) {
        const prompt = promptOf(now, texts);
        const tile = stage === 'place' && now.hand ? texts.t('tray.tile', { features: tileText(texts, now.rules, now.hand, 0) }) : '';
        say([now.players[now.state.player].name, prompt.title, prompt.detail, tile].filter(Boolean).join('. '));
      }
      const { gesture } = now;
      if (gesture.type === 'placing' && gesture !== before?.gesture) {
        say([cellName(gesture), now.hand ? tileText(texts, now.rules, now.hand, gesture.rotation) : ''].filter(Boolean).join(': '));
      }
    },
  };
}
