import type { MatchView } from '../../session/contract.ts';
import { winnerOf } from '../../session/summary.ts';
import { comparison } from '../challenge/comparison.ts';
import { namesOf } from '../game/stage.ts';
import type { Hud } from '../kit/hud.ts';
import { followerShape } from '../kit/shapes.ts';
import { scoreLineText } from '../words/scoreLine.ts';
import { saveBoard } from './boardPicture.ts';
import { categoryTable } from './categoryTable.ts';
import type { Ending, EndPorts } from './endPage.ts';
import { castleCurve } from './scoreCurve.ts';

/** How a game of The Castle or Zamek ended. */
export function castleEnding(hud: Hud, ports: EndPorts, view: MatchView): Ending {
  const { texts } = hud;
  const { t } = texts;
  const { scores } = view.state;
  const winner = winnerOf(scores);
  return {
    players: view.players,
    figure: followerShape,
    scores,
    lines: view.finalLines.map((line) => ({ player: line.player, points: line.points, words: scoreLineText(texts, view.rules, line) })),
    winners: winner === null ? [0, 1] : [winner],
    headline: winner === null ? t('end.shared') : t('end.won', { player: namesOf(view)[winner] }),
    subline: winner === null ? '' : t('end.margin', { count: Math.abs(scores[0] - scores[1]) }),
    details: [view.challenge && comparison(hud, view, view.challenge), categoryTable(hud, view), castleCurve(hud, view)],
    picture: () => saveBoard(ports.picture, { name: texts.r(view.rules, 'name'), players: view.players, winners: winner === null ? [0, 1] : [winner], number: texts.number }),
  };
}
