// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { BackupPage } from '../../src/hud/archive/BackupPage.tsx';
import { accept } from '../../src/game/index.ts';
import { ArchiveDialog } from '../../src/hud/archive/index.ts';
import { showDialog } from '../../src/hud/kit/Dialog.tsx';
import type { FinishedGame } from '../../src/session/contracts/archive.ts';
import type { Seat } from '../../src/session/contracts/match.ts';
import { MenuScreen } from '../../src/hud/menu/MenuScreen.tsx';
import { find, findAll, press, textsOfAll } from './find.ts';
import { fakeApp, fakeHud, texts } from './fixture.ts';
import { render } from './render.ts';
import { waitFor } from '../support/waitFor.ts';

afterEach(() => document.body.replaceChildren());

const HUMAN: Seat = { kind: 'human' };
const BOT: Seat = { kind: 'bot', level: 'novice' };

function finished(
  id: string,
  rules: string,
  names: readonly string[],
  seats: readonly Seat[],
  scores: readonly number[],
  change: Partial<FinishedGame['result']> = {},
): FinishedGame {
  const most = Math.max(...scores);
  const winners = scores.flatMap((score, player) => (score === most ? [player] : []));
  return {
    id,
    rules,
    names,
    seats,
    scores,
    colours: names.map((_, n) => n),
    savedAt: Date.UTC(2026, 0, 1),
    over: true,
    result: { ended: 'over', winners, scores, turns: 30, points: {}, counted: true, ...change },
  };
}

const GAMES = [
  finished('a', 'carcassonne', ['Ada', 'Jan', 'Zofia'], [HUMAN, HUMAN, HUMAN], [50, 60, 60]),
  finished('b', 'zamek', ['Ada', 'Jan'], [HUMAN, HUMAN], [40, 40]),
  finished('c', 'castle', ['Ada', 'Jan'], [HUMAN, { kind: 'peer' }], [40, 50], {
    ended: 'resigned',
    winners: [0],
    by: 1,
  }),
  finished('d', 'carcassonne', ['Ada', 'B', 'C'], [HUMAN, BOT, BOT], [30, 60, 20], {
    points: { city: [10, 40, 0], garden: [0, 9, 9], canary: [4, 0, 0] },
  }),
];

const { t } = texts;
type Page = 'games' | 'statistics';

function open(page: Page, hud = fakeHud()): HTMLElement {
  showDialog(hud, createElement(ArchiveDialog, null));
  find('radio', t(`archive.${page}`)).click();
  return find('dialog', t('archive.title'));
}
const openFull = (page: Page): HTMLElement => {
  const app = Object.assign(fakeApp({ savedGames: GAMES }), { archive: { ...fakeApp().archive, games: GAMES } });
  return open(page, fakeHud(app));
};

it.each([
  ['games', 'saved.none'],
  ['statistics', 'stats.none'],
] as const)('the page of %s says, while it is empty, what it will contain, and links to a new game', (page, words) => {
  const hud = fakeHud(fakeApp({ savedGames: [] }));
  render(hud, createElement(MenuScreen, null));
  const dialog = open(page, hud);
  expect(textsOfAll(findAll('paragraph', undefined, dialog))).toEqual([t(words)]);
  press(t('saved.start'), dialog);
  expect(findAll('dialog')).toEqual([]);
  expect(document.activeElement?.closest('[data-new-game]')).not.toBeNull();
});

it('games of any rule set are listed with their players and results', () => {
  const rows = findAll('listitem', undefined, openFull('games')).map((row) =>
    [...row.querySelectorAll('strong, strong + span')].map(({ textContent }) => textContent.replace(/ · [^·]*$/, '')),
  );
  expect(rows).toEqual([
    ['Ada, Jan, and Zofia', 'The Countryside · same screen · Jan and Zofia share the victory'],
    ['Ada vs. Jan', 'Zamek · same screen · shared'],
    ['Ada vs. Jan', expect.stringMatching(/^The Castle · .* · won · .*Jan/)],
    ['Ada, B, and C', expect.stringMatching(/^The Countryside · .* · place 2 of 3$/)],
  ]);
});

it('statistics name sources of points, by their plain words where there is no text', () => {
  const rows = textsOfAll(findAll('rowheader', undefined, openFull('statistics')));
  expect(rows).toEqual(expect.arrayContaining(['Cities', 'Gardens', 'canary']));
});

it('the dots of the score chart look as its legend shows them', () => {
  const chart = find('figure', undefined, openFull('statistics'));
  const classes = (selector: string): readonly (string | undefined)[] =>
    [...chart.querySelectorAll(selector)].map((dot) => dot.getAttribute('class')?.split(' ')[0]);
  const inChart = classes('[role="img"] circle');
  expect(inChart.length).toBeGreaterThan(0);
  expect(new Set(inChart)).toEqual(new Set(classes('figcaption circle')));
});

it('an import tells what was added, what was here, what differs, and that the settings did not fit', async () => {
  const app = fakeApp();
  Object.assign(app.archive, {
    readAll: () => accept({ savedAt: 0, games: 6, broken: 0, texts: 1, sets: 0 }),
    importAll: async () => accept({ added: 3, known: 2, differ: 1, textsKept: false }),
  });
  const element = render(fakeHud(app), createElement('div', null, createElement(BackupPage, null)));
  const file = element.querySelector<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(file, 'files', { value: [new File(['{}'], 'backup.json')] });
  file?.dispatchEvent(new Event('change'));
  await waitFor(() => press(t('backup.import.go'), element));
  await waitFor(() =>
    expect(find('status', undefined, element).textContent).toBe(
      '3 games added. 2 were already here. 1 has continued differently here and stays as it is.',
    ),
  );
  expect(find('alert', undefined, element).textContent).toMatch(/^There is no storage left for the settings/);
});
