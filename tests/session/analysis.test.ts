import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Judgement } from '../../src/bots/advice.ts';
import { createAnalysis } from '../../src/session/review/analysis.ts';
import type { Judge, PlayedGame } from '../../src/session/review/judging.ts';
import { whileHidden } from '../../src/session/platform/whileHidden.ts';

const TURNS = 3;
const GAME: PlayedGame = {
  moments: Array.from({ length: TURNS + 1 }, (_, turn) => ({ state: { turn, left: 20 } })) as never,
  turns: Array.from({ length: TURNS }, (_, turn) => ({ turn, player: turn % 2, start: turn, end: turn + 1 })),
  actions: Array.from({ length: TURNS }, (_, turn) => ({ player: turn % 2, do: 'place', x: turn })),
};
const advice = { actions: [], value: 0, reasons: [] };
const QUICK: Judgement = { best: advice, played: advice, loss: 1, error: 2 };

/** An analysis whose judge answers when it is let go; the best of two lines is worth one point more. */
function begin() {
  const asked: string[] = [];
  let open = 0;
  let fails = false;
  let letGo = (): void => undefined;
  const newAdviser = (): Judge => {
    open++;
    let isClosed = false;
    const answered = async <T>(what: string, answer: T): Promise<T | null> => {
      asked.push(what);
      await new Promise<void>((resolve) => (letGo = resolve));
      return isClosed || fails ? null : answer;
    };
    return {
      judge: ({ turn }) => answered(`judge ${turn}`, QUICK),
      lines: ({ turn }) =>
        answered(`lines ${turn}`, {
          lines: [1, 2].map((x) => ({ ...advice, actions: [{ player: 0, do: 'place', x }] })),
          played: 1,
        }),
      values: ({ turn }, lines, _seed, { from, to }) =>
        answered(
          `values ${turn} ${to - from}`,
          Array.from({ length: to - from }, (_, n) => lines.map((_line, i) => (i === 0 ? 1 + (n % 3) / 3 : 0))),
        ),
      close: () => {
        open--;
        isClosed = true;
        letGo();
      },
    };
  };
  const told: number[] = [];
  const analysis = createAnalysis(GAME, newAdviser, () => told.push(analysis.view.share));
  const settle = async (): Promise<void> => {
    // The code of a deeper look is imported with the first one.
    await import('../../src/session/review/look.ts');
    for (let n = 0; n < 20; n++) await Promise.resolve();
  };
  const answer = async (times = 1): Promise<void> => {
    for (let n = 0; n < times; n++) {
      await settle();
      letGo();
      await settle();
    }
  };
  return { analysis, asked, told, answer, settle, workers: () => open, fail: (now: boolean) => (fails = now) };
}

describe('the analysis of a game', () => {
  test('looks deeper at one turn until it is stopped; what was found stays, and it continues from there', async () => {
    const { analysis, asked, answer, workers } = begin();
    analysis.look(1);
    analysis.run('turn');
    expect(analysis.view).toMatchObject({ work: 'turn', place: 1, share: 0 });
    await answer(2);
    expect(asked).toEqual(['lines 1', 'values 1 16', 'values 1 16']);
    const { share, judgements } = analysis.view;
    expect(share).toBeGreaterThan(0);
    expect(judgements[1]).toMatchObject({ loss: expect.closeTo(1.3, 1), deeper: { decks: 16 } });
    analysis.run(null);
    expect(workers()).toBe(0);
    expect(analysis.view).toMatchObject({ work: null, judgements, failed: false });
    await answer();
    expect(asked).toHaveLength(3);
    analysis.run('turn');
    await answer();
    expect(asked.slice(3)).toEqual(['values 1 16', 'values 1 32']);
    expect(analysis.view.judgements[1]?.deeper?.decks).toBe(32);
  });

  test('goes on with that turn while another one is shown, and ends after the last deck', async () => {
    const { analysis, asked, answer, workers } = begin();
    analysis.look(0);
    analysis.run('turn');
    analysis.look(2);
    await answer(7);
    expect(asked.filter((what) => !what.includes(' 0'))).toEqual([]);
    expect(workers()).toBe(0);
    expect(analysis.view).toMatchObject({ work: null });
    expect(analysis.view.judgements[0]?.deeper?.decks).toBe(512);
    expect(analysis.view.open).toContain('turn');
    analysis.look(0);
    expect(analysis.view.open).not.toContain('turn');
  });

  test('interrupts the quick judgement of all turns for a deeper look at one', async () => {
    const { analysis, asked, answer } = begin();
    analysis.look(-1);
    analysis.run('quick');
    await answer();
    analysis.look(0);
    analysis.run('turn');
    await answer(8);
    expect(asked.slice(0, 3)).toEqual(['judge 2', 'judge 1', 'lines 0']);
    expect(analysis.view).toMatchObject({ work: null, done: 3, open: ['deeper'] });
    expect(analysis.view.judgements[1]).toBe(QUICK);
  });

  test('looks deeper at every turn, the shown one first, and at none twice as deep as at the others', async () => {
    const { analysis, asked, told, answer } = begin();
    analysis.look(1);
    analysis.run('deeper');
    await answer(12);
    expect(asked.filter((what) => what.startsWith('lines'))).toEqual(['lines 1', 'lines 2', 'lines 0']);
    expect(asked.filter((what) => what.endsWith(' 16')).slice(0, 3)).toEqual([
      'values 1 16',
      'values 2 16',
      'values 0 16',
    ]);
    expect(analysis.view).toMatchObject({ work: null, done: 3 });
    expect(analysis.view.judgements.map((judgement) => judgement?.deeper?.decks)).toEqual([64, 64, 64]);
    expect(told.slice(0, -1)).toEqual(told.slice(0, -1).toSorted((a, b) => a - b));
  });

  test('says when a deeper look failed, keeps the quick judgement, and may be tried again', async () => {
    const { analysis, answer, fail } = begin();
    analysis.look(0);
    analysis.run('quick');
    await answer(3);
    fail(true);
    analysis.run('turn');
    await answer();
    expect(analysis.view).toMatchObject({ work: null, failed: true });
    expect(analysis.view.judgements[0]).toBe(QUICK);
    fail(false);
    analysis.run('turn');
    expect(analysis.view).toMatchObject({ work: 'turn', failed: false });
    await answer(2);
    expect(analysis.view.judgements[0]?.deeper?.decks).toBe(16);
    analysis.run(null);
  });
});

describe('a page that is hidden', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('rests after a while, not at once, and wakes when it is seen again', () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
    const show = (state: DocumentVisibilityState): void => {
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    const calls: string[] = [];
    const end = whileHidden(
      1000,
      { rest: () => calls.push('rest'), wake: () => calls.push('wake') },
      page as unknown as Document,
    );
    show('hidden');
    vi.advanceTimersByTime(900);
    show('visible');
    vi.advanceTimersByTime(900);
    expect(calls).toEqual(['wake']);
    show('hidden');
    vi.advanceTimersByTime(1000);
    show('visible');
    expect(calls).toEqual(['wake', 'rest', 'wake']);
    end();
    show('hidden');
    vi.advanceTimersByTime(5000);
    expect(calls).toHaveLength(3);
  });
});
