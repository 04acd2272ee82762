import type { CountryAids } from '../../session/country/aids.ts';
import type { CountryView } from '../../session/country/contract.ts';
import { pointsByCategory } from '../../session/country/summary.ts';
import { winnersOf } from '../../session/totals.ts';
import { comparison } from '../challenge/comparison.ts';
import { saveBoard } from '../end/boardPicture.ts';
import type { Ending, EndPorts } from '../end/endPage.ts';
import { scoreCurve, scoresByTurn } from '../end/scoreCurve.ts';
import { barTable } from '../kit/barTable.ts';
import { textButton } from '../kit/controls.ts';
import { setAttribute } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { countryFollowerShape } from '../kit/shapes.ts';
import { lineText } from './events.ts';

/** How a game of the countryside ended. */
export function countryEnding(hud: Hud, ports: EndPorts, view: CountryView, aids: CountryAids): Ending {
  const { texts } = hud;
  const { t } = texts;
  const { scores } = view.state;
  const names = view.players.map(({ name }) => name);
  const winners = winnersOf(scores);
  const won = texts.list(winners.map((player) => names[player] ?? ''));
  const rows = pointsByCategory(view.log, names.length).filter(({ points }) => points.some((sum) => sum > 0));
  const margin = Math.max(...scores) - Math.max(...scores.filter((_, player) => !winners.includes(player)), 0);
  return {
    players: view.players,
    figure: countryFollowerShape,
    scores,
    lines: view.finalLines.map((line) => ({ player: line.player, points: line.points, words: lineText(texts, line) })),
    winners,
    headline: t(winners.length > 1 ? 'country.won.shared' : 'country.won', { player: won }),
    subline: winners.length > 1 || names.length < 2 ? '' : t('end.margin', { count: margin }),
    details: [
      view.challenge && comparison(hud, view, view.challenge),
      barTable(hud, {
        caption: t('end.categories'),
        names,
        colours: view.players.map(({ colour }) => colour),
        figure: countryFollowerShape,
        rows: rows.map(({ category, points }) => ({ label: t(`country.category.${category}`), points })),
        total: { label: t('end.total'), points: scores },
      }),
      countryCurve(hud, view),
    ],
    looks: view.options.fields === 'off' || !aids.view.allowed ? [] : [fieldsButton(hud, aids)],
    picture: () => saveBoard(ports.picture, { name: t('country.name'), players: view.players, winners, number: texts.number }),
  };
}

/** How the points of everybody grew. */
export function countryCurve(hud: Hud, view: CountryView): HTMLElement {
  const { t, list } = hud.texts;
  const spoken = t('country.curve.spoken', { turns: view.state.turn, scores: list(view.players.map(({ name, score }) => t('country.score.of', { player: name, score }))) });
  return scoreCurve(hud, { totals: scoresByTurn(view), players: view.players, spoken });
}

/** Whose fields they were, and which cities fed them. */
function fieldsButton({ texts }: Hud, aids: CountryAids): HTMLElement {
  const { element } = textButton('pill', texts.t('country.aids.fields'), () => {
    aids.toggle('fields');
    tell();
  }, 'courts');
  const tell = (): void => setAttribute(element, 'aria-pressed', String(aids.view.layers.has('fields')));
  tell();
  return element;
}
