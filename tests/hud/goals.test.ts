// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { createElement } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { isRecord, parseJson } from '../../src/game/index.ts';
import { ArchiveDialog } from '../../src/hud/archive/index.ts';
import { ladderGame } from '../../src/hud/archive/ladderGame.ts';
import { GameNews } from '../../src/hud/game/GameNews.tsx';
import { showDialog } from '../../src/hud/kit/Dialog.tsx';
import type { FinishedSave } from '../../src/session/contracts/archive.ts';
import type { NewGame } from '../../src/session/contracts/match.ts';
import { archiveOf, finishedSave } from '../support/finishedGames.ts';
import type { FinishedChange } from '../support/finishedGames.ts';
import { find, findAll, press, textsOfAll } from './find.ts';
import { fakeApp, fakeHud, texts } from './fixture.ts';
import { render } from './render.ts';
import { waitFor } from '../support/waitFor.ts';

afterEach(() => document.body.replaceChildren());

const { t } = texts;
const FOLDER = `${import.meta.dirname}/../golden/castle`;

function save(name: string, change: FinishedChange = {}): FinishedSave {
  const test = parseJson(readFileSync(`${FOLDER}/${name}.json`, 'utf8'));
  return finishedSave(isRecord(test) ? test['record'] : null, { id: name, savedAt: Date.UTC(2026, 10, 1), ...change });
}
const TOWER = save('s9-tower-4-tiles-8', { scores: [8, 0] });
const NOTHING = save('s3-no-tiles-game-over-at-once', { savedAt: 1 });

function appWith(saves: readonly FinishedSave[], more: object = {}): ReturnType<typeof fakeApp> {
  const app = fakeApp({ savedGames: [], botLevels: ['novice', 'page', 'squire'] });
  Object.assign(app, { archive: { ...app.archive, ...archiveOf(saves) }, ...more });
  return app;
}

function open(app: ReturnType<typeof fakeApp>, page: 'goals' | 'ladder'): HTMLElement {
  showDialog(fakeHud(app), createElement(ArchiveDialog, { first: page }));
  return find('dialog', t('archive.title'));
}

describe('the page of goals', () => {
  it('says of each goal what to do and why; of a reached one also when, and shows that game', async () => {
    const app = appWith([TOWER]);
    const dialog = open(app, 'goals');
    await waitFor(() => expect(findAll('button', /^Replay/, dialog).length).toBeGreaterThan(0));
    const rows = findAll('listitem', undefined, dialog);
    const tower = rows.find(({ textContent }) => textContent.includes(texts.r('castle', 'goal.tower')));
    expect(tower?.textContent).toMatch(/^Reached.*Complete a tower of at least 4 tiles.*2026/);
    const house = rows.find(({ textContent }) => textContent.includes(texts.r('castle', 'goal.house')));
    expect(house?.textContent).toMatch(/^A great house.*at the end\.$/);
    press(/^Replay/, tower);
    expect(app.calls).toContainEqual(['continueSaved', TOWER.id]);
  });

  it('lists everything for a new player, and searches nothing', () => {
    const dialog = open(appWith([]), 'goals');
    expect(findAll('listitem', undefined, dialog).length).toBeGreaterThan(25);
    expect(dialog.textContent).toContain(t('goals.count', { reached: 0, all: 10 }));
    expect(textsOfAll(findAll('status', undefined, dialog))).toEqual(['']);
  });
});

describe('the ladder', () => {
  it('begins with the easiest opponent, and one press starts that game', async () => {
    const app = appWith([]);
    const dialog = open(app, 'ladder');
    const next = find('region', t('ladder.next'), dialog);
    press(t('ladder.play.of', { step: texts.level('novice') }), next);
    const [, game] = app.calls.find(([name]) => name === 'newGame') ?? [];
    expect(game).toMatchObject({ rules: 'castle', options: {} });
    expect((game as NewGame).seats.toSorted((a, b) => (a.kind < b.kind ? 1 : -1))).toEqual([
      { kind: 'human' },
      { kind: 'bot', level: 'novice' },
    ]);
    await waitFor(() => expect(findAll('dialog')).toEqual([]));
  });

  it('goes on with the first opponent who was not beaten yet, and counts the wins', () => {
    const beaten = ['novice', 'squire'].map((level, n) =>
      save('s9-tower-4-tiles-8', {
        id: level,
        savedAt: n,
        scores: [8, 0],
        seats: [{ kind: 'human' }, { kind: 'bot', level }],
      }),
    );
    const dialog = open(appWith(beaten), 'ladder');
    expect(find('region', t('ladder.next'), dialog).textContent).toContain(texts.level('page'));
    const rows = textsOfAll(findAll('listitem', undefined, dialog));
    expect(rows.filter((row) => row.includes(t('ladder.wins', { count: 1 })))).toHaveLength(2);
  });

  it('sets up the harder games as they say, with the name and colour of the last game', () => {
    const app = appWith([]);
    const lastPlayers = { carcassonne: [{ name: 'Mia', look: 3, level: null }] };
    Object.assign(app.settings, { lastPlayers });
    const game = (handicap: Parameters<typeof ladderGame>[2]['handicap']) =>
      ladderGame(fakeHud(app), 'carcassonne', { level: 'regent', handicap });
    expect(game(null)).toMatchObject({ begins: 'lot', people: [{ name: 'Mia', colour: 3 }, { name: 'Computer' }] });
    expect(game('second')).toMatchObject({ begins: 1 });
    expect(game('unaided')).toMatchObject({ without: ['hints', 'projected', 'tiles'] });
    expect(new Set(game('both').people.map(({ name }) => name)).size).toBe(3);
  });
});

describe('after a game', () => {
  const news = (saves: readonly FinishedSave[], id: string | null, more: object = {}): HTMLElement =>
    render(fakeHud(appWith(saves, { keptAs: id, ...more })), createElement(GameNews, { rules: 'castle' }));

  it('one line says how many goals it was the first to reach, and opens the list', async () => {
    const line = news([TOWER, NOTHING], TOWER.id);
    await waitFor(() => press(/^\d goals reached$/, line));
    await waitFor(() => expect(find('radio', t('archive.goals'))).toHaveProperty('checked', true));
  });

  it('a rung of the ladder that was won for the first time is named', async () => {
    const seats = [{ kind: 'human' }, { kind: 'bot', level: 'page' }] as const;
    const won = save('s9-tower-4-tiles-8', { scores: [8, 0], seats });
    const line = news([won], won.id);
    await waitFor(() => press('Ladder: Page', line));
    await waitFor(() => expect(find('radio', t('archive.ladder'))).toHaveProperty('checked', true));
    const again = news([won, { ...won, id: 'before' }], won.id);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(again.textContent).toBe('');
  });

  it('nothing is said if there are none, or if the game was only opened', async () => {
    const lines = [news([NOTHING], NOTHING.id), news([TOWER], null)];
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(textsOfAll(lines)).toEqual(['', '']);
  });

  it('a room has its own way to the next game, so the line is no button', async () => {
    const line = news([TOWER], TOWER.id, { online: {} });
    await waitFor(() => expect(line.textContent).toMatch(/goals reached/));
    expect(findAll('button', undefined, line)).toEqual([]);
  });
});
