import type { MatchView } from '../../session/contracts/match.ts';
import type { Review, ReviewView } from '../../session/contracts/review.ts';
import { textButton } from '../kit/controls.ts';
import { h, keyedList, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { leadCurve } from './leadCurve.ts';
import type { Swing } from './swings.ts';
import { swings } from './swings.ts';
import { rounded } from './verdict.ts';

interface AnalysisPorts {
  readonly reviewOf: () => Review | null;
  /** The score curve of the whole game. */
  readonly curve: (final: MatchView) => HTMLElement;
  readonly go: (moment: number) => void;
}

/** The worth of the turns of a finished game: curves, and the turns that cost most, each with a button to go there. */
export function createAnalysisPart(
  hud: Hud,
  { reviewOf, curve, go }: AnalysisPorts,
): { readonly element: HTMLDetailsElement; update(view: ReviewView): void } {
  const { texts } = hud;
  const { t } = texts;
  const start = textButton('plain', t('analysis.start'), () => reviewOf()?.analyse(true), 'curve');
  const stop = textButton('plain', t('analysis.stop'), () => reviewOf()?.analyse(false));
  const explained = h('p', { class: 'hint' }, t('analysis.hint'));
  const bar = h('progress', { max: 1, value: 0 });
  const progressText = h('span', { class: 'hint', role: 'status' });
  const progress = h('div', { class: 'analysis-progress' }, bar, progressText, stop.element);
  const curves = h('div', { class: 'analysis-curves' });
  const sums = h('ul', { class: 'analysis-sums' });
  const heading = h('h3', { class: 'label' }, t('analysis.swings'));
  const none = h('p', { class: 'hint' }, t('analysis.swings.none'));
  const list = h('ol', { class: 'swings' });
  const element = h(
    'details',
    { class: 'folding analysis' },
    h('summary', {}, t('analysis.title')),
    h('div', { class: 'analysis-body' }, explained, start.element, progress, curves, sums, heading, none, list),
  );
  let view: ReviewView | null = null;
  let score: HTMLElement | null = null;
  let drawn = '';

  const render = keyedList<Swing, { readonly element: HTMLElement }>(list, swingItem, () => {});
  function swingItem({ place, loss }: Swing) {
    const turn = view?.turns[place];
    const player = turn && view?.final.players[turn.player];
    const points = rounded(loss);
    const button = h('button', {
      type: 'button',
      class: `swing player-${player?.colour ?? 0}`,
      'aria-label': t('analysis.swing', { turn: turn?.turn ?? 0, player: player?.name ?? '', count: points }),
    });
    button.append(
      h('span', { class: 'swing-turn' }, t('analysis.turn', { count: turn?.turn ?? 0 })),
      h('span', { class: 'swing-who' }, player?.name ?? ''),
      h('b', {}, `−${texts.number(points)}`),
    );
    button.addEventListener('click', () => go(turn?.start ?? 0));
    return { element: h('li', {}, button) };
  }

  function drawCurves(now: ReviewView): void {
    const key = `${now.analysis.done}/${now.turn?.turn ?? 'end'}`;
    if (key === drawn) return;
    drawn = key;
    score ??= curve(now.final);
    curves.replaceChildren(score, ...(now.analysis.done > 0 ? [leadCurve(hud, now, go)] : []));
  }

  return {
    element,
    update(now) {
      view = now;
      const { running, done, judgements } = now.analysis;
      const complete = done === judgements.length;
      explained.hidden = done > 0 || running;
      start.element.hidden = running || complete;
      progress.hidden = done === 0 || (complete && !running) ? !running : !running && complete;
      stop.element.hidden = !running;
      bar.value = done / Math.max(1, judgements.length);
      setText(progressText, t('analysis.progress', { done, count: judgements.length }));
      const worst = swings(now);
      heading.hidden = done === 0;
      none.hidden = done === 0 || running || worst.length > 0;
      render(worst, ({ place }) => String(place));
      for (const [n, item] of [...list.children].entries())
        setAttribute(item.firstElementChild ?? item, 'aria-current', now.turns[worst[n]?.place ?? -1] === now.turn);
      sums.hidden = !complete || running;
      if (!sums.hidden && sums.childElementCount === 0) {
        for (const [index, player] of now.final.players.entries()) {
          const lost = judgements.reduce(
            (sum, judgement, place) => sum + (judgement && now.turns[place]?.player === index ? judgement.loss : 0),
            0,
          );
          sums.append(
            h(
              'li',
              { class: `of-player player-${player.colour}` },
              t('analysis.lost', { player: player.name, count: rounded(lost) }),
            ),
          );
        }
      }
      drawCurves(now);
    },
  };
}
