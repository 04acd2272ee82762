import type { MatchView } from '../../session/contracts/match.ts';
import { runningTotals } from '../../session/match/totals.ts';
import { roundButton, textButton } from '../kit/controls.ts';
import { h, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { exportGame } from '../menu/exportGame.ts';
import type { Ending, EndPorts } from './ending.ts';

export type { EndPorts };
import { endButtons } from './endButtons.ts';

const STEP = 900;
/** More players than this are ranked. */
const FEW = 2;

export interface EndPage {
  readonly element: HTMLElement;
  /** The page itself, which takes the focus when it appears. */
  readonly page: HTMLElement;
  update(view: MatchView): void;
  /** The points counted so far; `null` when the count is complete. */
  counted(): readonly number[] | null;
  /** Hides the page to show the board, and shows it again. */
  toggle(): void;
  destroy(): void;
}

/** The result: final scoring line by line, the winner, and where the points came from. */
export function createEndPage(
  hud: Hud,
  ports: EndPorts,
  endingOf: (view: MatchView) => Ending,
  onCounted: () => void,
): EndPage {
  const { texts } = hud;
  const { t } = texts;
  const page = h('section', { class: 'slip end', 'aria-label': t('end.title'), tabindex: -1, hidden: true });
  const again = textButton('pill', t('end.result'), () => toggle());
  const away = h('div', { class: 'end-away', hidden: true }, again.element);
  const element = h('div', { class: 'end-layer', hidden: true }, page, away);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The last move is shown on the board before the page covers it. */
  let due: 'play' | 'rest' | 'built' = 'play';
  let gone = false;
  let counted: readonly number[] | null = null;
  let latest: MatchView | null = null;

  function toggle(): void {
    page.hidden = !page.hidden;
    away.hidden = !page.hidden;
    if (page.hidden) again.element.focus();
    else page.focus();
  }

  const isResult = (view: MatchView): boolean => view.over && !view.isReplay;

  function reveal(): void {
    const shown = due === 'built' && latest !== null && isResult(latest);
    const appears = shown && element.hidden;
    element.hidden = !shown;
    if (appears) page.focus();
  }

  function build({
    players,
    figure,
    scores,
    lines,
    winners,
    headline: outcome,
    subline: margin,
    details: told,
    looks,
    picture: savePicture,
  }: Ending): void {
    away.replaceChildren(again.element, ...looks);
    const totals = runningTotals(scores, lines);
    const boxes = players.map((player) => {
      const sum = h('span', { class: 'numeral end-score' });
      const place = h('span', { class: 'end-place' });
      const element = h(
        'div',
        { class: `end-player player-${player.colour}` },
        place,
        h('span', { class: 'badge' }, figure(player.colour)),
        h('span', { class: 'end-name' }, player.name),
        sum,
      );
      return { element, place, sum };
    });
    const isTable = players.length > FEW;
    const row = h('div', { class: isTable ? 'end-players many' : 'end-players' }, ...boxes.map((box) => box.element));
    row.style.setProperty('--players', String(players.length));
    const headline = h('h2', { class: 'end-headline', 'aria-live': 'polite' }, t('end.final'));
    const subline = h('p', { class: 'end-subline' });
    const list = h('ol', { class: 'end-lines' });
    if (lines.length === 0) list.append(h('li', { class: 'hint' }, t('end.final.none')));
    const details = h('div', { class: 'end-details' }, ...told);
    const skip = textButton('plain skip', t('end.skip'), () => finish());
    const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true }, t('end.picture.failed'));
    const picture = roundButton('picture', t('end.picture'), () => {
      picture.disabled = true;
      void savePicture()
        .then((saved) => (trouble.hidden = saved))
        .finally(() => (picture.disabled = false));
    });
    const buttons = h(
      'div',
      { class: 'end-buttons sticky-bar' },
      textButton('go', t('end.rematch'), () => void hud.app.rematch(), 'swap').element,
      ...endButtons(hud),
      textButton('plain', t('end.new'), () => hud.app.leaveMatch(), 'menu').element,
      h(
        'div',
        { class: 'end-tools' },
        roundButton('fit', t('end.look'), toggle),
        picture,
        roundButton('export', t('end.export'), () => exportGame(hud)),
      ),
    );
    page.append(
      h('header', { class: 'end-head' }, headline, subline, row),
      h('div', { class: 'end-body' }, h('div', { class: 'end-final' }, list, skip.element), details),
      trouble,
      buttons,
    );

    let step = 0;
    const show = (upTo: number): void => {
      for (; step < upTo; step += 1) {
        const line = lines[step];
        const player = line && players[line.player];
        if (!player) continue;
        const points = h('b', {}, t('end.points', { points: line.points }));
        // Where there are many lines, a badge replaces the name.
        const who = isTable
          ? h(
              'span',
              { class: 'end-who', title: player.name },
              h('span', { class: 'badge', 'aria-hidden': 'true' }, figure(player.colour)),
              h('span', { class: 'unseen' }, player.name),
            )
          : h('span', { class: 'end-who' }, player.name);
        list.append(h('li', { class: `end-line player-${player.colour}` }, who, h('span', {}, line.words), points));
      }
      const now = totals[step] ?? scores;
      for (const [index, box] of boxes.entries()) setText(box.sum, String(now[index] ?? 0));
      counted = now;
      list.scrollTop = list.scrollHeight;
      if (step >= lines.length) crown();
      onCounted();
    };
    const crown = (): void => {
      clearTimeout(timer);
      counted = null;
      setText(headline, outcome);
      setText(subline, margin);
      for (const winner of winners.length < players.length ? winners : [])
        boxes[winner]?.element.classList.add('winner');
      if (isTable) rank();
      skip.element.hidden = true;
      page.classList.add('done');
    };
    /** From the first place to the last; equal scores share a place. */
    const rank = (): void => {
      const ranked = boxes
        .map((box, player) => ({ ...box, points: scores[player] ?? 0 }))
        .sort((a, b) => b.points - a.points);
      for (const { place, points } of ranked)
        setText(place, t('end.place', { place: 1 + ranked.filter((other) => other.points > points).length }));
      row.append(...ranked.map(({ element }) => element));
    };
    const finish = (): void => show(lines.length);
    const tick = (): void => {
      show(step + 1);
      if (step < lines.length) timer = setTimeout(tick, hud.app.settings.speed === 2 ? STEP / 2 : STEP);
    };
    show(0);
    if (hud.calm()) finish();
    else if (step < lines.length) timer = setTimeout(tick, STEP);
  }

  return {
    element,
    page,
    toggle,
    update(view) {
      latest = view;
      if (due === 'play' && isResult(view)) {
        due = 'rest';
        const end = endingOf(view);
        counted = runningTotals(end.scores, end.lines)[0] ?? null;
        void ports.rested().then(() => {
          if (gone) return;
          due = 'built';
          build(end);
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
