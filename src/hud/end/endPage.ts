import type { MatchView } from '../../session/contract.ts';
import { roundButton, textButton } from '../kit/controls.ts';
import { h, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { followerShape, numeral } from '../kit/shapes.ts';
import { namesOf } from '../game/stage.ts';
import { exportGame } from '../menu/exportGame.ts';
import { scoreLineText } from '../words/scoreLine.ts';
import { comparison } from '../challenge/comparison.ts';
import { copyChallenge } from '../challenge/copyChallenge.ts';
import { savePicture } from './boardPicture.ts';
import { categoryTable } from './categoryTable.ts';
import { scoreCurve } from './scoreCurve.ts';
import { runningTotals, winnerOf } from '../../session/summary.ts';
import type { Pair } from '../../session/summary.ts';

const STEP = 900;

/** What the end page asks of the table. */
export interface EndPorts {
  /** The board as a picture; `null` while there is none. */
  picture(): Promise<HTMLCanvasElement | null>;
  /** Nothing moves on the table any more. */
  rested(): Promise<void>;
}

export interface EndPage {
  readonly element: HTMLElement;
  update(view: MatchView): void;
  /** What has been counted so far; `null` when there is nothing to count any more. */
  counted(): Pair | null;
  /** Steps aside so that the board can be seen, and comes back. */
  toggle(): void;
  destroy(): void;
}

/** The result: final scoring line by line, the winner, and where the points came from. */
export function createEndPage(hud: Hud, ports: EndPorts, onCounted: () => void): EndPage {
  const { texts } = hud;
  const { t } = texts;
  const page = h('section', { class: 'slip end', 'aria-label': t('end.title'), tabindex: -1, hidden: true });
  const again = textButton('pill', t('end.result'), () => toggle());
  again.element.hidden = true;
  const element = h('div', { class: 'end-layer', hidden: true }, page, again.element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The last move comes to rest on the board before the page covers it. */
  let due: 'play' | 'rest' | 'built' = 'play';
  let gone = false;
  let counted: Pair | null = null;
  let latest: MatchView | null = null;

  function toggle(): void {
    page.hidden = !page.hidden;
    again.element.hidden = !page.hidden;
    if (page.hidden) again.element.focus();
    else page.focus();
  }

  const isResult = (view: MatchView): boolean => view.over && !view.past;

  function reveal(): void {
    const shown = due === 'built' && latest !== null && isResult(latest);
    const appears = shown && element.hidden;
    element.hidden = !shown;
    if (appears) page.focus();
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
    const details = h('div', { class: 'end-details' }, view.challenge && comparison(hud, view, view.challenge), categoryTable(hud, view), scoreCurve(hud, view));
    const skip = textButton('plain skip', t('end.skip'), () => finish());
    const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true }, t('end.picture.failed'));
    const picture = roundButton('picture', t('end.picture'), () => {
      picture.disabled = true;
      void savePicture(hud, view, ports.picture)
        .then((saved) => (trouble.hidden = saved))
        .finally(() => (picture.disabled = false));
    });
    const challenge = textButton('plain', t('challenge.link'), () => void copyChallenge(hud), 'flag');
    // Where nobody could play the same tiles there is nothing to offer.
    void hud.app.challengeLink().then((link) => (challenge.element.hidden = link === null));
    challenge.element.hidden = true;
    const buttons = h(
      'div',
      { class: 'end-buttons' },
      textButton('go', t('end.rematch'), () => void hud.app.rematch(), 'swap').element,
      textButton('plain', t('review.open.short'), () => hud.app.openReview(), 'rewind').element,
      challenge.element,
      textButton('plain', t('end.new'), () => hud.app.leaveMatch(), 'menu').element,
      h('div', { class: 'end-tools' }, roundButton('fit', t('end.look'), toggle), picture, roundButton('export', t('end.export'), () => exportGame(hud))),
    );
    page.append(
      h('header', { class: 'end-head' }, headline, subline, h('div', { class: 'end-players' }, ...boxes.map((box) => box.element))),
      h('div', { class: 'end-body' }, h('div', { class: 'end-final' }, list, skip.element), details),
      trouble,
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
      counted = now;
      list.scrollTop = list.scrollHeight;
      if (step >= view.finalLines.length) crown();
      onCounted();
    };
    const crown = (): void => {
      clearTimeout(timer);
      counted = null;
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
      latest = view;
      if (due === 'play' && isResult(view)) {
        due = 'rest';
        counted = runningTotals(view.state.scores, view.finalLines)[0] ?? null;
        void ports.rested().then(() => {
          if (gone) return;
          due = 'built';
          build(view);
          page.hidden = false;
          reveal();
        });
      }
      reveal();
    },
    counted: () => (latest && isResult(latest) ? counted : null),
    destroy() {
      gone = true;
      clearTimeout(timer);
    },
  };
}
