import { countryAidsOf } from '../../session/country/aids.ts';
import type { CountryMatch, CountryView } from '../../session/country/contract.ts';
import { createAidBar } from '../aids/aidBar.ts';
import { createAidCard } from '../aids/aidCard.ts';
import { createLook } from '../aids/look.ts';
import { createEndPage } from '../end/endPage.ts';
import { createHint } from '../hint/hint.ts';
import { createTableScreen } from '../game/tableScreen.ts';
import type { ScreenPorts } from '../game/tableScreen.ts';
import type { Hud, Part } from '../kit/hud.ts';
import { createLearnPanel } from '../learn/learnPanel.ts';
import { createReviewPanel } from '../review/reviewPanel.ts';
import { COUNTRY_KEYS, countryCard, countryLayers, countryLook, openCountryTiles } from './aids.ts';
import { countryCurve, countryEnding } from './ending.ts';
import { countryHint } from './hint.ts';
import { countryLearn } from './learn.ts';
import { createPlaneBoard } from './planeBoard.ts';
import { createPlayerCard } from './playerCard.ts';
import { countryWords } from './words.ts';

/** The table of the countryside, for up to six. */
export function createCountryScreen(hud: Hud, match: CountryMatch, ports: ScreenPorts): Part {
  const aids = countryAidsOf(match);
  const look = createLook(aids, countryLook(match));
  const latest = (): CountryView => match.view;
  const words = countryWords(hud);
  const hint = countryHint(hud);
  const { current } = hud.app.school;
  const part = createTableScreen(
    hud,
    {
      match,
      words,
      name: hud.texts.t('country.name'),
      aids,
      layers: COUNTRY_KEYS,
      lastTurn: { what: 'turn' },
      look,
      bar: createAidBar(hud, aids, countryLayers(hud, match, aids), look, () => match.view.over),
      card: createAidCard(hud, aids, countryCard(hud, match, aids)),
      cards: match.view.players.map(({ index }) => createPlayerCard(hud, index, latest, aids)),
      board: createPlaneBoard(hud, match.intents, { ask: look.ask, dead: () => (aids.view.allowed ? aids.known.dead : []) }),
      end: (onCounted) => createEndPage(hud, ports, (view: CountryView) => countryEnding(hud, ports, view, aids), onCounted),
      hint: createHint(hud, match, aids, hint, ports.look),
      review: createReviewPanel(hud, match, { words, hint, curve: (whole) => countryCurve(hud, whole), reviewOf: () => hud.app.countryReview }),
      openTiles: () => openCountryTiles(hud, match, aids),
      learn: current && createLearnPanel(hud, countryLearn(hud, match), current),
    },
    ports,
  );
  part.element.classList.add('country');
  part.element.dataset['players'] = String(match.view.players.length);
  return part;
}
