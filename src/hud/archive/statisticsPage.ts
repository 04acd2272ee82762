import { ADAPTERS } from '../../game/index.ts';
import type { Opponent, Statistics, Tally } from '../../session/archive/statistics.ts';
import { statisticsOf } from '../../session/archive/statistics.ts';
import { hudGameOf } from '../games/index.ts';
import { choiceGroup } from '../kit/controls.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { barTable } from '../kit/barTable.ts';
import { hasSeveral, rulesName } from '../menu/gameWords.ts';
import { scoreChart } from './scoreChart.ts';
import type { Page } from './gamesPage.ts';
import { startButton } from './startButton.ts';

/** One decimal place. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Statistics of the finished games on this device. */
export function createStatisticsPage(hud: Hud, leave: () => void): Page {
  const { app, texts } = hud;
  const { t } = texts;
  const rules = choiceGroup(
    t('stats.rules'),
    [
      { value: 'all', label: t('stats.rules.all') },
      ...ADAPTERS.map(({ id }) => ({ value: id, label: rulesName(texts, id) })),
    ],
    'all',
    () => update(),
  );
  const page = h('div', { class: 'statistics' });
  const start = startButton(hud, leave);

  function update(): void {
    const { games } = app.archive;
    const chosen = rules.value();
    const all = statisticsOf({ games, levels: app.botLevels });
    rules.element.hidden = all.byRules.length < 2;
    const shown = chosen === 'all' ? all : statisticsOf({ games, levels: app.botLevels, rules: chosen });
    page.replaceChildren(...pageOf(hud, shown));
    start.hidden = all.played.length > 0;
  }

  return { element: h('div', { class: 'archive-page' }, rules.element, page, start), update };
}

function pageOf(hud: Hud, statistics: Statistics): readonly Node[] {
  const { texts } = hud;
  const { t } = texts;
  const { played, total, byRules, byOpponent, categories, atOneScreen } = statistics;
  const others = atOneScreen > 0 ? [h('p', { class: 'hint' }, t('stats.screen', { count: atOneScreen }))] : [];
  if (played.length === 0) return [h('p', { class: 'hint' }, t('stats.none')), ...others];
  const figure = (value: string, label: string): HTMLElement =>
    h('div', { class: 'figure' }, h('dd', {}, value), h('dt', { class: 'label' }, label));
  const share = new Intl.NumberFormat(texts.language, { style: 'percent' }).format(total.won / total.games);
  return [
    h(
      'dl',
      { class: 'figures' },
      figure(texts.number(total.games), t('stats.games', { count: total.games })),
      figure(share, t('stats.won')),
      figure(`${texts.number(rounded(total.mean[0]))} : ${texts.number(rounded(total.mean[1]))}`, t('stats.points')),
      figure(texts.number(total.best), t('stats.best')),
      ...(total.several
        ? [
            figure(signed(texts.language, total.mean[0] - total.mean[1]), t('stats.margin')),
            figure(texts.number(rounded(total.place)), t('stats.place')),
          ]
        : []),
    ),
    scoreChart(hud, played),
    tallyTable(
      hud,
      t('stats.by-opponent'),
      t('stats.opponent'),
      byOpponent.map(({ opponent, tally }) => [opponentName(hud, opponent), tally]),
    ),
    ...(byRules.length > 1
      ? [
          tallyTable(
            hud,
            t('stats.by-rules'),
            t('stats.rules'),
            byRules.map(({ rules, tally }) => [rulesName(texts, rules), tally]),
          ),
        ]
      : []),
    ...categories.map((of) =>
      barTable(hud, {
        caption: t('stats.categories', { rules: rulesName(texts, of.rules) }),
        names: [t('stats.you'), t(hasSeveral(of.rules) ? 'stats.others.mean' : 'stats.others')],
        colours: [0, 1],
        rows: of.rows.map(({ category, points }) => ({
          label: hudGameOf(of.rules).category(texts, category),
          points: points.map(rounded),
        })),
      }),
    ),
    ...others,
  ];
}

const signed = (language: string, value: number): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value);

function opponentName({ texts }: Hud, opponent: Opponent): string {
  switch (opponent.kind) {
    case 'bot':
      return texts.level(opponent.level);
    case 'friend':
      return texts.t('stats.friend', { name: opponent.name });
    case 'several':
      return texts.t('stats.several', { count: opponent.players });
  }
}

function tallyTable(
  { texts }: Hud,
  caption: string,
  first: string,
  rows: readonly (readonly [string, Tally])[],
): HTMLElement {
  const { t } = texts;
  // With several players, the mean place says more than the number of losses.
  const several = rows.some(([, tally]) => tally.several);
  const head = [
    first,
    t('stats.column.games'),
    t('stats.column.won'),
    t('stats.column.shared'),
    t(several ? 'stats.column.place' : 'stats.column.lost'),
    t('stats.column.mean'),
  ];
  const cells = ({ games, won, shared, lost, mean, place }: Tally): readonly string[] => [
    ...[games, won, shared, several ? rounded(place) : lost].map(texts.number),
    `${texts.number(rounded(mean[0]))} : ${texts.number(rounded(mean[1]))}`,
  ];
  return h(
    'div',
    { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': caption },
    h(
      'table',
      { class: 'tallies' },
      h('caption', { class: 'label' }, caption),
      h('thead', {}, h('tr', {}, ...head.map((label) => h('th', { scope: 'col' }, label)))),
      h(
        'tbody',
        {},
        ...rows.map(([label, tally]) =>
          h('tr', {}, h('th', { scope: 'row' }, label), ...cells(tally).map((cell) => h('td', {}, cell))),
        ),
      ),
    ),
  );
}
