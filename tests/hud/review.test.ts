// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Judgement } from '../../src/bots/advice.ts';
import { leads } from '../../src/hud/review/leads.ts';
import { swings } from '../../src/hud/review/swings.ts';
import { createTableMatch } from '../../src/session/review/tableMatch.ts';
import { NEW_GAME, fakeApp, finishedMatch, texts } from './fixture.ts';
import { mount } from './mounted.ts';

/** A finished game in the HUD, with a judge for whom every fourth turn gave away as many points as its number. */
async function open(moment?: number) {
  const live = finishedMatch();
  const judge = (state: { turn: number; player: number }): Judgement => {
    const loss = state.turn % 4 === 0 ? state.turn : 0;
    const best = { actions: [{ player: state.player, do: 'pass' as const }], value: 10, reasons: [] };
    return { best, played: { ...best, value: 10 - loss }, loss };
  };
  const tableMatch = createTableMatch(NEW_GAME, live, {
    pace: () => 1,
    newAdviser: () => ({
      advise: () => Promise.resolve(null),
      judge: (state) => Promise.resolve(judge(state)),
      close: () => undefined,
    }),
  });
  const app = fakeApp({ match: tableMatch.match, screen: 'game' });
  Object.defineProperty(app, 'review', { get: () => tableMatch.review });
  app.openReview = (at) => tableMatch.open(at);
  app.closeReview = () => tableMatch.leave();
  const root = document.createElement('div');
  document.body.append(root);
  const handle = mount(root, app);
  await vi.waitFor(() => expect(root.querySelector('.EndPage-layer:not([hidden])')).not.toBeNull());
  tableMatch.open(moment);
  const { review } = tableMatch;
  if (!review) throw new Error('There is no review');
  const press = (key: string, shiftKey = false): void =>
    void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  const find = (selector: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Expected ${selector}`);
    return found;
  };
  const button = (name: string): HTMLElement => find(`[aria-label="${name}"]`);
  return { app, root, tableMatch, review, press, find, button, handle };
}

describe('the replay', () => {
  afterEach(() => document.body.replaceChildren());

  it('replaces the turn and the result, and returns to them', async () => {
    const { find, tableMatch, button, handle } = await open();
    expect([find('.ReviewPanel-review').hidden, find('.EndPage-layer').hidden]).toEqual([false, true]);
    button(texts.t('review.leave')).click();
    expect(tableMatch.review).toBeNull();
    expect([find('.ReviewPanel-review').hidden, find('.EndPage-layer').hidden]).toEqual([true, false]);
    handle.destroy();
  });

  it('is stepped through by keys, buttons, slider and lines of the log', async () => {
    const { find, root, review, button, press, handle } = await open(0);
    press('ArrowRight');
    expect(review.view.at).toBe(1);
    press('ArrowRight', true);
    expect(review.view.at).toBe(review.view.turns[1]?.start);
    press('PageUp');
    press('ArrowLeft');
    expect(review.view.at).toBe(0);
    press('End');
    expect(review.view.at).toBe(review.view.last);
    button(texts.t('review.previous')).click();
    expect(review.view.at).toBe(review.view.last - 1);
    const slider = find('.ReviewPanel-review .Slider-slider') as HTMLInputElement;
    slider.value = '7';
    slider.dispatchEvent(new Event('input'));
    expect(review.view.at).toBe(7);
    expect(slider.getAttribute('aria-valuetext')).toBe(`Step 7 of ${review.view.last}`);
    press('l');
    const lines = [...root.querySelectorAll<HTMLElement>('.LogPanel-jump')];
    const later = lines.find((line) => Number(line.parentElement?.dataset['moment']) === 20);
    expect(later?.parentElement?.dataset['time']).toBe('ahead');
    later?.click();
    expect(review.view.at).toBe(20);
    expect(later?.parentElement?.dataset['time']).toBe('now');
    press('Home');
    expect(find('.ReviewPanel-review .panelText-detail').textContent).toBe('Start');
    press('Escape');
    expect(root.querySelector('.LogPanel-jump')).toBeNull();
    handle.destroy();
  });

  it('lists the final scoring by player and kind, and not as sentences', async () => {
    const { find, root, review, press, handle } = await open();
    press('End');
    const { finalLines, players } = review.view.final;
    expect(finalLines.length).toBeGreaterThan(1);
    const rows = [...root.querySelectorAll('.FinalPoints-player')];
    expect(rows).toHaveLength(players.length);
    for (const [player, row] of rows.entries()) {
      const own = finalLines.filter((line) => line.player === player);
      const sum = own.reduce((points, line) => points + line.points, 0);
      expect(row.querySelector('strong')?.textContent).toBe(players[player]?.name);
      expect(row.querySelector('b')?.textContent).toBe(texts.t('end.points', { points: sum }));
      expect(row.querySelectorAll('.FinalPoints-kind')).toHaveLength(new Set(own.map(({ what }) => what)).size);
    }
    const told = find('.ReviewPanel-review .panelText-detail').textContent ?? '';
    const logged = [...root.querySelectorAll('.LogPanel-line[data-event="scored"]')].slice(-finalLines.length);
    for (const line of logged) expect(told).not.toContain(line.textContent);
    press('ArrowLeft');
    expect(root.querySelector('.FinalPoints-player')).toBeNull();
    handle.destroy();
  });

  it('judges every turn, lists the costliest ones, and goes there', async () => {
    const { find, root, review, press, handle } = await open();
    const start = [...root.querySelectorAll<HTMLElement>('details:has(.Analysis-body) button')].find(
      (one) => one.textContent === texts.t('analysis.start'),
    );
    start?.click();
    await vi.waitFor(() => expect(review.view.analysis.done).toBe(review.view.turns.length));
    const worst = swings(review.view);
    expect(worst.map(({ loss }) => loss)).toEqual(worst.map(({ loss }) => loss).toSorted((a, b) => b - a));
    const rows = [...root.querySelectorAll<HTMLElement>('.Analysis-swing')];
    expect(rows).toHaveLength(worst.length);
    rows[0]?.click();
    const turn = review.view.turns[worst[0]?.place ?? -1];
    expect(review.view.at).toBe(turn?.start);
    expect(rows[0]?.getAttribute('aria-current')).toBe('true');
    expect(find('.Verdict-verdict').textContent).toContain(`Gave away about ${worst[0]?.loss} points.`);
    expect(find('.Verdict-way.Verdict-better').textContent).toContain('Keep the tokens for later.');
    press('ArrowRight');
    expect(root.querySelector('.Verdict-way')).toBeNull();
    expect(find('.LeadCurve-curve').getAttribute('aria-label')).toContain('Expected lead over');
    const points = leads(review.view);
    expect(points).toHaveLength(review.view.turns.length + 1);
    const [first = 0, second = 0] = review.view.final.state.scores;
    expect(points.at(-1)?.lead).toBe(first - second);
    handle.destroy();
  });

  it('starts another game from the moment shown, and links to it', async () => {
    const { app, root, button, handle } = await open(9);
    [...root.querySelectorAll<HTMLElement>('.ReviewPanel-review button')]
      .find((one) => one.textContent === texts.t('review.fork'))
      ?.click();
    expect(app.calls.at(-1)).toEqual(['playFromHere']);
    const asked: (number | undefined)[] = [];
    app.linkOfMatch = (moment) => {
      asked.push(moment);
      return Promise.resolve(null);
    };
    button(texts.t('review.link')).click();
    expect(asked).toEqual([9]);
    handle.destroy();
  });
});

describe('the expected lead of several', () => {
  const turns = [0, 1, 2, 0].map((player, n) => ({ turn: n + 1, player, start: 2 * n, end: 2 * n + 2 }));
  const judged = (value: number) => ({
    best: { actions: [], value, reasons: [] },
    played: { actions: [], value, reasons: [] },
    loss: 0,
  });
  const players = [30, 42, 40].map((score, n) => ({
    name: `P${n}`,
    seat: { kind: 'human' } as const,
    colour: n,
    score,
  }));
  const analysis = { running: false, done: 4, judgements: [judged(5), judged(-2), null, judged(8)] };

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
