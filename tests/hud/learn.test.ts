// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { MatchProvider } from '../../src/hud/table/useMatch.tsx';
import { island } from './island.tsx';
import { statusOf } from '../../src/hud/game/status.ts';
import { learnKey, restsAt } from '../../src/hud/learn/flow.ts';
import { hudGameOf } from '../../src/hud/games/index.ts';
import { LearnPanel } from '../../src/hud/learn/LearnPanel.tsx';
import { LessonsDialog } from '../../src/hud/learn/LessonsDialog.tsx';
import { PuzzlesDialog } from '../../src/hud/learn/PuzzlesDialog.tsx';
import { showDialog } from '../../src/hud/kit/Dialog.tsx';
import { levelOf } from '../../src/bots/puzzles/puzzle.ts';
import { shippedPuzzles } from '../../src/session/learn/puzzles.ts';
import { wordyTutor } from '../gallery/further.ts';
import { find, findAll, nameOf, textsOfAll } from './find.ts';
import { fakeApp, fakeHud, newMatch, tableOf, texts } from './fixture.ts';
import { waitFor } from '../support/waitFor.ts';

afterEach(() => document.body.replaceChildren());

const { t } = texts;
const alerted = (): readonly string[] => textsOfAll(findAll('alert'));

describe('the panel of a lesson', () => {
  function open() {
    const match = newMatch();
    const tutor = wordyTutor({ rules: 'castle', id: 'path' });
    const hud = fakeHud(fakeApp({ match }));
    const { context } = tableOf(match, hud);
    const panel = island(hud, () =>
      createElement(MatchProvider, { context, children: createElement(LearnPanel, { current: tutor }) }),
    );
    document.body.append(panel.element);
    return { hud, tutor, panel, status: find('status', undefined, panel.element) };
  }

  it('tells every step in the same live region, whose words are new each time', () => {
    const { tutor, panel, status } = open();
    const before = status.lastElementChild;
    tutor.next();
    panel.update();
    expect(find('status', undefined, panel.element)).toBe(status);
    expect(status.textContent).toContain('step 2');
    expect(status.lastElementChild).not.toBe(before);
  });

  it('leaves the players’ cards without a word about turns while it is read', () => {
    const { tutor } = open();
    const { view } = newMatch();
    const resting = { kind: 'lesson', view: { ...tutor.view, mood: 'told' } } as typeof tutor;
    const acting = { kind: 'lesson', view: { ...tutor.view, mood: 'task' } } as typeof tutor;
    expect(statusOf(texts, view, resting, view.actor)).toBe('');
    expect(statusOf(texts, view, acting, view.actor)).toBe(t('turn.yours'));
    expect(statusOf(texts, view, null, view.actor)).toBe(t('turn.yours'));
  });

  it('gives the focus to the next button if a button had it', () => {
    const { tutor, panel } = open();
    find('button', t('learn.on')).focus();
    for (let n = 0; n < 2; n++) tutor.next();
    panel.update();
    expect(document.activeElement?.textContent).toBe(t('learn.again'));
  });

  it('goes on by a key, but not while there is something to do', () => {
    const { hud, tutor } = open();
    const enter = new KeyboardEvent('keydown', { key: 'Enter' });
    expect([restsAt(tutor), learnKey(hud, tutor, enter), tutor.view.step]).toEqual([true, true, 1]);
    expect([restsAt(tutor), learnKey(hud, tutor, enter), tutor.view.step]).toEqual([false, false, 1]);
  });
});

describe('the list of lessons', () => {
  it('marks those that are done, and says why one cannot begin', async () => {
    const app = fakeApp();
    Object.assign(app.learning, { progress: { ...app.learning.progress, lessons: ['house'] } });
    app.answer = 'part-missing';
    showDialog(fakeHud(app), createElement(LessonsDialog, {}));
    const rows = findAll('button', /./, find('list'));
    expect(rows.filter((row) => row.textContent?.includes(t('learn.done')))).toEqual([rows[1]]);
    rows[0]?.click();
    await waitFor(() => expect(alerted()).toEqual([texts.code('part-missing')]));
  });
});

describe('the list of puzzles', () => {
  it('marks the one of the day, and says how each went', async () => {
    const app = fakeApp();
    const puzzles = shippedPuzzles()
      .filter(({ rules, theme }) => rules === 'castle' && theme === 'building')
      .slice(0, 3);
    app.set({ settings: { ...app.settings, lastRules: 'castle' } });
    Object.assign(app.learning, {
      puzzles: async () => ({ puzzles, today: { castle: 2 } }),
      progress: { ...app.learning.progress, puzzles: { [puzzles[0]?.seed ?? '']: 0 } },
    });
    showDialog(fakeHud(app), createElement(PuzzlesDialog, {}));
    await Promise.resolve();
    const places = puzzles.map((_, n) => find('button', new RegExp(`^${t('puzzles.number', { number: n + 1 })},`)));
    expect(places.map((button) => button.getAttribute('aria-current'))).toEqual([null, null, 'date']);
    expect(nameOf(places[0])).toContain(t('puzzles.state.solved'));
    expect(places.map((button) => button.querySelector('svg') !== null)).toEqual([true, false, false]);
    expect(nameOf(places[1])).toContain(t('puzzles.state.new'));
    for (const puzzle of puzzles) find('list', t(`puzzles.level.${levelOf(puzzle)}`));
    expect(findAll('heading', t('puzzles.theme.building'))).toHaveLength(1);
  });

  it('lists the games in the usual order, whichever has the first puzzle', async () => {
    const app = fakeApp();
    const today = { zamek: 0, carcassonne: 2, castle: 1 };
    Object.assign(app.learning, { puzzles: async () => ({ puzzles: [], today }) });
    showDialog(fakeHud(app), createElement(PuzzlesDialog, {}));
    await Promise.resolve();
    const names = ['castle', 'zamek', 'carcassonne'].map((id) => hudGameOf(id).name(texts));
    expect(findAll('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(names);
  });

  it('says when they cannot be fetched', async () => {
    const app = fakeApp();
    Object.assign(app.learning, { puzzles: () => Promise.reject(new Error('There are no puzzles')) });
    showDialog(fakeHud(app), createElement(PuzzlesDialog, {}));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(alerted()).toEqual([texts.code('part-missing')]);
  });
});
