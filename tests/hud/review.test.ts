// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { Judgement } from '../../src/bots/advice.ts';
import type { Adviser } from '../../src/bots/adviser.ts';
import { leads } from '../../src/hud/review/leads.ts';
import { swings } from '../../src/hud/review/swings.ts';
import { createTableMatch } from '../../src/session/review/tableMatch.ts';
import { enter, find, findAll, nameOf, press, pressKey, textsOfAll } from './find.ts';
import { NEW_GAME, fakeApp, finishedMatch, texts } from './fixture.ts';
import { mount } from './mounted.ts';
import { IDLE_ADVISER } from '../support/idleAdviser.ts';
import { waitFor } from '../support/waitFor.ts';

const { t } = texts;
const panel = (): HTMLElement => find('region', t('review.title'));
/** Which of replay and result is on the page. */
const shown = (): readonly string[] => findAll('region', /^(Replay|Game over)$/).map(nameOf);
const log = (): readonly HTMLElement[] => findAll('button', undefined, find('complementary', t('log.title')));

/** A finished game in the HUD, with a judge for whom every fourth turn gave away as many points as its number. */
async function open(moment?: number, scout: Partial<Adviser> = {}) {
  const live = finishedMatch();
  const judge = (state: { turn: number; player: number }): Judgement => {
    const loss = state.turn % 4 === 0 ? state.turn : 0;
    const best = { actions: [{ player: state.player, do: 'pass' as const }], value: 10, reasons: [] };
    return { best, played: { ...best, value: 10 - loss }, loss, error: loss / 4 };
  };
  const tableMatch = createTableMatch(NEW_GAME, live, {
    pace: () => 1,
    newAdviser: () => ({
      ...IDLE_ADVISER,
      judge: (state) => Promise.resolve(judge(state)),
      ...scout,
    }),
  });
  const app = fakeApp({ match: tableMatch.match, screen: 'game' });
  Object.defineProperty(app, 'review', { get: () => tableMatch.review });
  app.openReview = (at) => tableMatch.open(at);
  app.closeReview = () => tableMatch.leave();
  mount(document.body, app);
  await waitFor(() => expect(shown()).toEqual(['Game over']));
  tableMatch.open(moment);
  const { review } = tableMatch;
  if (!review) throw new Error('There is no review');
  return { app, tableMatch, review };
}

/** Best first; the third one was played. */
const GAINS = [4, 2, 0];
const LINES_TOLD = ['+4 ± 0.5 points', '+2 ± 0.5 points', 'Expected lead: 0'];

/** A replay whose worker knows three lines, and answers only when it is told to. */
async function openScouted(moment: number) {
  let answers: (works: boolean) => void = () => undefined;
  const told = new Promise<boolean>((resolve) => (answers = resolve));
  const scout: Partial<Adviser> = {
    lines: async ({ turn }) => {
      const lines = GAINS.map((_, x) => ({
        actions: [{ player: turn % 2, do: 'place', x, y: 0 }],
        value: 0,
        reasons: [],
      }));
      return (await told) ? { lines, played: 2 } : null;
    },
    values: async (_state, lines, _seed, { from, to }) =>
      from > 64
        ? new Promise(() => undefined)
        : Array.from({ length: to - from }, (_, n) =>
            lines.map((_line, i) => (GAINS[i] ?? 0) + (i === 2 ? 0 : n % 2 === 0 ? 0.9 : -0.9)),
          ),
  };
  const opened = await open(moment, scout);
  await waitFor(() => find('button', t('deeper.turn'), panel()));
  return {
    ...opened,
    answer: async (works = true) => answers(works),
    lookDeeper: () => press(t('deeper.turn'), panel()),
  };
}

describe('the replay', () => {
  afterEach(() => document.body.replaceChildren());

  it('replaces the turn and the result, and returns to them', async () => {
    const { tableMatch } = await open();
    expect(shown()).toEqual(['Replay']);
    press(t('review.leave'));
    expect(tableMatch.review).toBeNull();
    expect(shown()).toEqual(['Game over']);
  });

  it('is stepped through by keys, buttons, slider and lines of the log', async () => {
    const { review } = await open(0);
    pressKey('ArrowRight');
    expect(review.view.at).toBe(1);
    pressKey('ArrowRight', document.body, { shiftKey: true });
    expect(review.view.at).toBe(review.view.turns[1]?.start);
    pressKey('PageUp');
    pressKey('ArrowLeft');
    expect(review.view.at).toBe(0);
    pressKey('End');
    expect(review.view.at).toBe(review.view.last);
    press(t('review.previous'));
    expect(review.view.at).toBe(review.view.last - 1);
    const slider = find<HTMLInputElement>('slider', undefined, panel());
    enter(slider, '7');
    expect(review.view.at).toBe(7);
    expect(slider.getAttribute('aria-valuetext')).toBe(`Step 7 of ${review.view.last}`);
    pressKey('l');
    const later = log().find((line) => Number(line.parentElement?.dataset['moment']) === 20);
    expect(later?.parentElement?.dataset['time']).toBe('ahead');
    later?.click();
    expect(review.view.at).toBe(20);
    expect(later?.parentElement?.dataset['time']).toBe('now');
    pressKey('Home');
    expect(find('heading', undefined, panel()).nextElementSibling?.textContent).toBe('Start');
    pressKey('Escape');
    expect(findAll('button', undefined, find('region', t('log.title')))).toEqual([]);
  });

  it('lists the final scoring by player and kind, and not as sentences', async () => {
    const { review } = await open();
    pressKey('End');
    pressKey('l');
    const { finalLines, players } = review.view.final;
    expect(finalLines.length).toBeGreaterThan(1);
    const rows = (): readonly Element[] => [...panel().querySelectorAll('li[data-colour]')];
    for (const [player, { name }] of players.entries()) {
      const own = finalLines.filter((line) => line.player === player);
      const sum = own.reduce((points, line) => points + line.points, 0);
      const [title, total, ...kinds] = rows()[player]?.children ?? [];
      expect([title?.textContent, total?.textContent]).toEqual([name, t('end.points', { points: sum })]);
      expect(kinds).toHaveLength(new Set(own.map(({ what }) => what)).size);
    }
    const scored = log().filter((line) => line.parentElement?.dataset['event'] === 'scored');
    const lines = textsOfAll(scored).slice(-finalLines.length);
    expect(lines).toHaveLength(finalLines.length);
    for (const line of lines) expect(panel().textContent).not.toContain(line);
    pressKey('ArrowLeft');
    expect(rows()).toEqual([]);
  });

  it('judges every turn, lists the costliest ones, and goes there', async () => {
    const { review } = await open();
    press(t('analysis.start'));
    await waitFor(() => expect(review.view.analysis.done).toBe(review.view.turns.length));
    const worst = swings(review.view);
    expect(worst.map(({ loss }) => loss)).toEqual(worst.map(({ loss }) => loss).toSorted((a, b) => b - a));
    const rows = findAll('button', /^Turn \d+/, panel());
    expect(rows).toHaveLength(worst.length);
    rows[0]?.click();
    const turn = review.view.turns[worst[0]?.place ?? -1];
    expect(review.view.at).toBe(turn?.start);
    expect(rows[0]?.getAttribute('aria-current')).toBe('true');
    const ways = (): readonly string[] => textsOfAll([...panel().querySelectorAll('[role="status"] dl > div')]);
    expect(panel().textContent).toContain(`Gave away about ${worst[0]?.loss} points (±`);
    expect(ways()[0]).toMatch(/^Better.*Keep the tokens for later\./);
    pressKey('ArrowRight');
    expect(ways()).toEqual([]);
    find('img', /^Expected lead over/, panel());
    const points = leads(review.view);
    expect(points).toHaveLength(review.view.turns.length + 1);
    const [first = 0, second = 0] = review.view.final.state.scores;
    expect(points.at(-1)?.lead).toBe(first - second);
  });

  it('looks deeper at the turn shown: the best lines with their errors, each on the board when it is pressed', async () => {
    const { review, answer, lookDeeper } = await openScouted(20);
    lookDeeper();
    const { start = -1, turn = 0 } = review.view.turn ?? {};
    expect(review.view.at).toBe(start);
    find('progressbar', t('deeper.turn'), panel());
    expect(nameOf(document.activeElement)).toBe(t('analysis.stop'));
    await answer();
    const lines = (): readonly HTMLElement[] => [...panel().querySelectorAll<HTMLElement>('ol button[aria-pressed]')];
    const shown = (): readonly number[] =>
      lines().flatMap((line, n) => (line.getAttribute('aria-pressed') === 'true' ? [n] : []));
    await waitFor(() => expect(lines().map((line) => line.querySelector('b')?.textContent)).toEqual(LINES_TOLD));
    expect(lines()[2]?.textContent).toContain(t('verdict.played'));
    expect(panel().textContent).toContain('Gave away about 4 points (±\u00a00.5).');
    // At first the board shows the best one.
    expect(shown()).toEqual([0]);
    lines()[1]?.click();
    expect(shown()).toEqual([1]);
    // It goes on while another turn is shown, and can be stopped there; what was found stays.
    pressKey('PageDown');
    expect(lines()).toEqual([]);
    expect(panel().textContent).toContain(`Turn ${turn}: Compared over 16 possible orders`);
    press(t('analysis.stop'), panel());
    expect(review.view.analysis.work).toBeNull();
    review.go(start);
    expect(lines()).toHaveLength(3);
    expect(shown()).toEqual([0]);
    find('button', t('deeper.turn'), panel());
  });

  it('shows how the tile of each line lies, and focuses the best line when the look has ended', async () => {
    const line = (rotation: 0 | 1) => ({
      actions: [{ player: 0, do: 'place', x: 0, y: 0, rotation }],
      value: 0,
      reasons: [],
    });
    const { review } = await open(0, {
      lines: async () => ({ lines: [line(0), line(1)], played: 1 }),
      values: async (_state, lines, _seed, { from, to }) =>
        Array.from({ length: to - from }, () => lines.map(([first]) => (first?.rotation === 0 ? 2 : 0))),
    });
    await waitFor(() => find('button', t('deeper.turn'), panel()));
    press(t('deeper.turn'), panel());
    await waitFor(() => expect(review.view.analysis).toMatchObject({ work: null, share: 0 }));
    const lines = [...panel().querySelectorAll<HTMLElement>('ol button[aria-pressed]')];
    expect(lines.map((one) => one.querySelectorAll('canvas').length)).toEqual([1, 1]);
    expect(document.activeElement).toBe(lines[0]);
  });

  it('says when it cannot look deeper, and stops when it is closed', async () => {
    const { review, tableMatch, answer, lookDeeper } = await openScouted(20);
    lookDeeper();
    await answer(false);
    const alerts = (): readonly string[] => textsOfAll([...panel().querySelectorAll('[role="alert"]')]).filter(Boolean);
    await waitFor(() => expect(alerts()).toEqual([t('deeper.failed')]));
    lookDeeper();
    expect(alerts()).toEqual([]);
    tableMatch.leave();
    expect(review.view.analysis.work).toBeNull();
  });

  it('starts another game from the moment shown, and links to it', async () => {
    const { app } = await open(9);
    press(t('review.fork'));
    expect(app.calls.at(-1)).toEqual(['playFromHere']);
    const asked: (number | undefined)[] = [];
    app.linkOfMatch = (moment) => {
      asked.push(moment);
      return Promise.resolve(null);
    };
    press(t('share.open'));
    await waitFor(() => expect(asked).toEqual([9]));
  });
});

describe('the expected lead of several', () => {
  const turns = [0, 1, 2, 0].map((player, n) => ({ turn: n + 1, player, start: 2 * n, end: 2 * n + 2 }));
  const judged = (value: number) => ({
    best: { actions: [], value, reasons: [] },
    played: { actions: [], value, reasons: [] },
    loss: 0,
    error: 0,
  });
  const players = [30, 42, 40].map((score, n) => ({
    name: `P${n}`,
    seat: { kind: 'human' } as const,
    colour: n,
    score,
  }));
  const analysis = { judgements: [judged(5), judged(-2), null, judged(8)] };

  it('is shown after the player’s own turns, and ends with the actual one', () => {
    const course = (player: number) => leads({ turns, analysis, final: { players } }, player);
    expect(course(0)).toEqual([
      { place: 0, lead: 5 },
      { place: 3, lead: 8 },
      { place: 4, lead: -12 },
    ]);
    expect(course(1)).toEqual([
      { place: 1, lead: -2 },
      { place: 4, lead: 2 },
    ]);
    expect(course(2)).toEqual([{ place: 4, lead: -2 }]);
  });

  it('is mirrored between two', () => {
    const two = {
      turns: turns.filter(({ player }) => player < 2),
      analysis: { ...analysis, judgements: [judged(5), judged(-2), judged(8)] },
      final: { players: players.slice(0, 2) },
    };
    expect(leads(two).map(({ lead }) => lead)).toEqual([5, 2, 8, -12]);
    expect(leads(two, 1).map(({ lead }) => lead)).toEqual([-5, -2, -8, 12]);
  });
});
