import type { MatchView } from '../../session/contract.ts';
import { textButton } from '../kit/controls.ts';
import { h, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { followerShape, numeral } from '../kit/shapes.ts';
import { namesOf } from '../game/stage.ts';
import { exportGame } from '../menu/exportGame.ts';
import { scoreLineText } from '../words/scoreLine.ts';
import { categoryTable } from './categoryTable.ts';
import { runningTotals, winnerOf } from './summary.ts';

const STEP = 900;

export interface EndPage {
  readonly element: HTMLElement;
  update(view: MatchView): void;
  /** Steps aside so that the board can be seen, and comes back. */
  toggle(): void;
  destroy(): void;
}

/** The result: final scoring line by line, the winner, and where the points came from. */
export function createEndPage(hud: Hud): EndPage {
  const { texts } = hud;
  const { t } = texts;
  const page = h('section', { class: 'slip end', 'aria-label': t('end.title'), tabindex: -1, hidden: true });
  const again = textButton('pill', t('end.result'), () => toggle());
  again.element.hidden = true;
  const element = h('div', { class: 'end-layer', hidden: true }, page, again.element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let built = false;

  function toggle(): void {
    page.hidden = !page.hidden;
    again.element.hidden = !page.hidden;
    if (page.hidden) again.element.focus();
    else page.focus();
  }

  function build(view: MatchView): void {
    const names = namesOf(view);
    const { scores } = view.state;
    const totals = runningTotals(scores, view.finalLines);
    const boxes = view.players.map((player) => {
      const sum = numeral('end-score');
      const element = h('div', { class: `end-player player-${player.colour}` }, h('span', { class: 'badge' }, followerShape(player.colour)), h('span', { class: 'end-name' }, player.name), sum.element);
      return { element, sum };
    });
    const headline = h('h2', { class: 'end-headline', 'aria-live': 'polite' }, t('end.final'));
    const subline = h('p', { class: 'end-subline' });
    const list = h('ol', { class: 'end-lines' });
    if (view.finalLines.length === 0) list.append(h('li', { class: 'hint' }, t('end.final.none')));
    const details = h('div', { class: 'end-details' }, categoryTable(hud, view));
    const skip = textButton('plain skip', t('end.skip'), () => finish());
    const buttons = h(
      'div',
      { class: 'end-buttons' },
      textButton('go', t('end.rematch'), () => void hud.app.rematch(), 'swap').element,
      textButton('plain', t('end.look'), toggle, 'fit').element,
      textButton('plain', t('end.export'), () => exportGame(hud), 'export').element,
      textButton('plain', t('end.new'), () => hud.app.leaveMatch(), 'menu').element,
    );
    page.append(
      h('header', { class: 'end-head' }, headline, subline, h('div', { class: 'end-players' }, ...boxes.map((box) => box.element))),
      h('div', { class: 'end-body' }, h('div', { class: 'end-final' }, list, skip.element), details),
      buttons,
    );

    let step = 0;
    const show = (upTo: number): void => {
      for (; step < upTo; step += 1) {
        const line = view.finalLines[step];
        if (!line) continue;
        const player = view.players[line.player];
        const words = h('span', {}, scoreLineText(texts, view.rules, line));
        const points = h('b', {}, t('end.points', { points: line.points }));
        list.append(h('li', { class: `end-line player-${player.colour}` }, h('span', { class: 'end-who' }, player.name), words, points));
      }
      const now = totals[step] ?? scores;
      for (const [index, box] of boxes.entries()) box.sum.set(now[index === 0 ? 0 : 1]);
      list.scrollTop = list.scrollHeight;
      if (step >= view.finalLines.length) crown();
    };
    const crown = (): void => {
      clearTimeout(timer);
      const winner = winnerOf(scores);
      setText(headline, winner === null ? t('end.shared') : t('end.won', { player: names[winner] }));
      setText(subline, winner === null ? '' : t('end.margin', { count: Math.abs(scores[0] - scores[1]) }));
      if (winner !== null) boxes[winner]?.element.classList.add('winner');
      skip.element.hidden = true;
      page.classList.add('done');
    };
    const finish = (): void => show(view.finalLines.length);
    const tick = (): void => {
      show(step + 1);
      if (step < view.finalLines.length) timer = setTimeout(tick, hud.app.settings.speed === 2 ? STEP / 2 : STEP);
    };
    show(0);
    if (hud.calm()) finish();
    else if (step < view.finalLines.length) timer = setTimeout(tick, STEP);
  }

  return {
    element,
    toggle,
    update(view) {
      if (!view.over || built) return;
      built = true;
      build(view);
      element.hidden = false;
      page.hidden = false;
      page.focus();
    },
    destroy: () => clearTimeout(timer),
  };
}
