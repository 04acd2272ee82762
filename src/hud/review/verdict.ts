import type { Advice, MatchView } from '../../session/contracts/match.ts';
import type { ReviewView } from '../../session/contracts/review.ts';
import { SURE } from '../../session/contracts/review.ts';
import { nodesOf } from '../games/oldShapes.tsx';
import type { GameTexts } from '../games/texts.ts';
import { h } from '../kit/dom.ts';
import { adviceText, reasonsText } from '../words/advice.ts';
import { spokenAlso } from '../words/spokenAlso.tsx';

/** Points with one decimal place. */
export const rounded = (points: number): number => Math.round(points * 10) / 10;

/** The worth of the current turn, and before its first action also how it could have been played. */
export function verdictOf(
  game: GameTexts,
  view: MatchView,
  { turn, turns, at, analysis }: ReviewView,
): readonly Node[] {
  const { t } = game.texts;
  if (!turn) return [];
  const judgement = analysis.judgements[turns.indexOf(turn)];
  if (judgement === undefined) return analysis.running ? [h('p', { class: 'hint' }, t('verdict.waiting'))] : [];
  if (judgement === null) return [h('p', {}, t('verdict.unknown'))];
  const { best, played, loss } = judgement;
  const lost = loss >= SURE;
  const line = h(
    'p',
    { class: lost ? 'verdict-line lost' : 'verdict-line' },
    lost ? t('verdict.lost', { count: rounded(loss) }) : t('verdict.good'),
  );
  if (at !== turn.start) return [line];
  // Without reasons, `reasonsText` praises the chances that a turn leaves; that would be false for a turn that lost
  // something.
  const why = (advice: Advice): string =>
    lost && advice === played && advice.reasons.length === 0 ? t('verdict.nothing') : reasonsText(game, advice.reasons);
  const way = (label: string, advice: Advice, className: string): HTMLElement =>
    h(
      'div',
      { class: `verdict-way ${className}` },
      h('dt', { class: 'label' }, label),
      h(
        'dd',
        {},
        h('strong', {}, why(advice)),
        ' ',
        ...nodesOf(spokenAlso((spoken) => adviceText(game, view, advice, spoken))),
      ),
    );
  return [
    line,
    h('dl', {}, lost ? way(t('verdict.better'), best, 'better') : null, way(t('verdict.played'), played, 'played')),
  ];
}
