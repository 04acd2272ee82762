import { aidsOf } from '../../session/aids.ts';
import type { Match, MatchView } from '../../session/contract.ts';
import { createAidBar } from '../aids/aidBar.ts';
import { createAidCard } from '../aids/aidCard.ts';
import { castleCard } from '../aids/castleCard.ts';
import { castleLayers } from '../aids/castleLayers.ts';
import { castleLook } from '../aids/castleLook.ts';
import { createLook } from '../aids/look.ts';
import { createTextBoard } from '../board/textBoard.ts';
import { castleEnding } from '../end/castleEnding.ts';
import { createEndPage } from '../end/endPage.ts';
import { castleCurve } from '../end/scoreCurve.ts';
import { castleHint } from '../hint/castleHint.ts';
import { createHint } from '../hint/hint.ts';
import type { Hud, Part } from '../kit/hud.ts';
import { castleLearn } from '../learn/castleLearn.ts';
import { createLearnPanel } from '../learn/learnPanel.ts';
import { createReviewPanel } from '../review/reviewPanel.ts';
import { castleWords } from './castleWords.ts';
import { LAYER_KEYS } from './keys.ts';
import { createScoreCard } from './scoreCard.ts';
import { createTableScreen } from './tableScreen.ts';
import type { ScreenPorts } from './tableScreen.ts';
import { openTiles } from './tilesDialog.ts';

/** The table of The Castle and Zamek. */
export function createGameScreen(hud: Hud, match: Match, ports: ScreenPorts): Part {
  const { intents } = match;
  const aids = aidsOf(match);
  const look = createLook(aids, castleLook(hud, match));
  const latest = (): MatchView => match.view;
  const { current } = hud.app.school;
  const words = castleWords(hud);
  const hint = castleHint(hud);
  return createTableScreen(
    hud,
    {
      match,
      words,
      name: hud.texts.r(match.view.rules, 'name'),
      aids,
      layers: LAYER_KEYS,
      lastTurn: { what: 'turn' },
      look,
      bar: createAidBar(hud, aids, castleLayers(hud, match, aids), look, () => match.view.over),
      card: createAidCard(hud, aids, castleCard(hud, match, aids)),
      cards: ([0, 1] as const).map((index) => createScoreCard(hud, index, latest, (kind) => intents.useToken(kind), aids)),
      board: createTextBoard(hud, intents, match.view, { ask: look.ask, dead: () => (aids.view.allowed ? aids.known.dead : []) }),
      end: (onCounted) => createEndPage(hud, ports, (view: MatchView) => castleEnding(hud, ports, view), onCounted),
      openTiles: () => openTiles(hud, match, aids),
      hint: createHint(hud, match, aids, hint, ports.look),
      review: createReviewPanel(hud, match, { words, hint, curve: (whole) => castleCurve(hud, whole), reviewOf: () => hud.app.review }),
      learn: current && createLearnPanel(hud, castleLearn(hud, match), current),
    },
    ports,
  );
}
