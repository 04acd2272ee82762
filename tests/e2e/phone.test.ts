import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { measureIn, openReachForAll, windowNamed } from '../support/reach.ts';

/** On a phone the board has most of the screen: two tools over it, one sheet below it, one strip of players above it. */

const openedPage = openReachForAll();
let page: Page;
/** The panel that this test has opened. */
let opened: string;
beforeEach(() => {
  page = openedPage();
  opened = '';
});

/** The smallest, and a common one; others: reach.long.ts, and the table in docs/phone.md. */
const PORTRAITS = ['360×640', '390×844'];
const LANDSCAPES = ['667×375', '844×390'];

/** Shows this panel in a window. */
async function show(panel: string, name: string): Promise<void> {
  const shown = windowNamed(name);
  await page.setViewportSize(shown);
  // In another window of the same test it stays open.
  if (panel !== opened) await page.evaluate((id) => window.reach.open(id, 'en'), panel);
  opened = panel;
  await page.evaluate((size) => window.reach.settle(size), shown.text);
}

/** Shows this panel in a window, and returns what is out of reach there. */
async function outOfReach(panel: string, name: string): Promise<readonly string[]> {
  await show(panel, name);
  return measureIn(page, windowNamed(name));
}

/** Which share of the window no panel covers. */
const freeShare = (): Promise<number> =>
  page.evaluate(() => {
    const points: boolean[] = [];
    for (let x = 4; x < innerWidth; x += 8)
      for (let y = 4; y < innerHeight; y += 8) points.push(document.elementFromPoint(x, y)?.closest('#table') !== null);
    return points.filter(Boolean).length / points.length;
  });

const boxOf = (selector: string): Promise<{ width: number; height: number; top: number; bottom: number }> =>
  page.evaluate((one) => {
    const { width, height, top, bottom } = document.querySelector(one)?.getBoundingClientRect() ?? new DOMRect();
    return { width, height, top, bottom };
  }, selector);

const TURN = '.TurnPanel-turn';
const EVERYONE = 'carcassonne-the-table/place-everyone-with-river-1-and-more';

describe('the board', () => {
  test.each([
    'castle-the-table/place-chosen',
    'castle-the-table/deploy',
    'carcassonne-the-table/place-chosen',
    'carcassonne-the-table/deploy',
    EVERYONE,
  ])('has at least 70 % of a portrait screen: %s', { timeout: 120_000 }, async (panel) => {
    const shares: Record<string, number> = {};
    for (const name of PORTRAITS) {
      await show(panel, name);
      shares[name] = await freeShare();
    }
    // On the smallest phone the choices of a follower need more than a quarter of the screen.
    const least = (name: string): number => (name === '360×640' && panel.includes('deploy') ? 0.66 : 0.7);
    for (const name of PORTRAITS) expect(shares[name], name).toBeGreaterThan(least(name));
  });

  test.each(['castle-the-table/place', 'carcassonne-the-table/deploy', EVERYONE])(
    'keeps at least 45 % of the screen with text of 200 %: %s',
    { timeout: 120_000 },
    async (panel) => {
      for (const name of ['360×640', '390×844']) {
        expect(await outOfReach(panel, `${name} at 200 %`)).toEqual([]);
        expect(await freeShare(), name).toBeGreaterThan(0.45);
      }
    },
  );
});

test.each([{ panel: 'bid-with-river-1-and-more' }, { panel: 'offer-with-river-1-and-more' }])(
  'on its side a phone keeps 60 % of the screen for the board in an auction, with text of 200 %: $panel',
  { timeout: 60_000 },
  async ({ panel }) => {
    expect(await outOfReach(`carcassonne-the-table/${panel}`, '667×375 at 200 %')).toEqual([]);
    expect(await outOfReach(`carcassonne-the-table/${panel}`, '844×390 at 200 %')).toEqual([]);
    expect(await freeShare()).toBeGreaterThan(0.6);
  },
);

describe('the end page on a phone on its side', () => {
  test.each(LANDSCAPES)(
    'shows the result and every button without scrolling: %s',
    { timeout: 60_000 },
    async (name) => {
      for (const panel of ['castle-the-end/end-page', 'carcassonne-the-end/end-page-everyone-with-river-1-and-more']) {
        expect(await outOfReach(panel, name)).toEqual([]);
        const { height } = windowNamed(name);
        for (const part of ['.EndPage-headline', '.FinalScoring-endPlayers', '.EndButtons-buttons']) {
          const { top, bottom } = await boxOf(part);
          expect(top, `${panel} ${part}`).toBeGreaterThanOrEqual(0);
          expect(bottom, `${panel} ${part}`).toBeLessThanOrEqual(height);
        }
      }
    },
  );
});

test.each([
  'new-game/carcassonne',
  'castle-friends/invite',
  'castle-friends/join',
  'carcassonne-friends/terms-of-everyone-host',
])('a form keeps its last button in sight, however long it is: %s', { timeout: 60_000 }, async (panel) => {
  for (const name of [...PORTRAITS, ...LANDSCAPES, '740×336']) {
    expect(await outOfReach(panel, name)).toEqual([]);
    const { height, top, bottom } = await boxOf('dialog[open] :not([hidden]) > .form-stickyBar > button');
    expect(height, name).toBeGreaterThanOrEqual(44);
    expect(top, name).toBeGreaterThan(0);
    expect(bottom, name).toBeLessThanOrEqual(windowNamed(name).height);
  }
});

describe('the form of a new game', () => {
  /** By how much the page scrolls that `depth` rows have opened, in screens; not a number if it is not open. */
  const scrolling = async (depth: number): Promise<number> => {
    await page.evaluate(() => window.reach.settle(1));
    return page.evaluate((at) => {
      const body = [...document.querySelectorAll('dialog[open] > div')][at];
      return body ? body.scrollHeight / body.clientHeight - 1 : NaN;
    }, depth);
  };
  /** Returns to the form, and presses rows that open pages, each on the page before. */
  async function press(...path: readonly number[]): Promise<void> {
    await page.evaluate(() => {
      const over = [...document.querySelectorAll<HTMLDialogElement>('dialog dialog')];
      for (const dialog of over.toReversed()) dialog.close();
    });
    await page.waitForFunction(() => document.querySelector('dialog dialog') === null);
    await page.evaluate((rows) => {
      for (const row of rows) {
        const last = [...document.querySelectorAll('dialog[open]')].at(-1);
        [...(last?.querySelectorAll<HTMLElement>('[aria-haspopup="dialog"]') ?? [])].at(row)?.click();
      }
    }, path);
  }
  const choose = (value: string): Promise<void> =>
    page.evaluate(
      (one) => document.querySelector<HTMLInputElement>(`dialog[open] input[value="${one}"]`)?.click(),
      value,
    );

  test('has its pages, and theirs, in reach with larger text', { timeout: 60_000 }, async () => {
    const name = '360×640 at 125 %';
    await show('new-game/carcassonne', name);
    for (const path of [[0], [0, 0], [1], [1, 0]]) {
      await press(...path);
      expect(await measureIn(page, windowNamed(name)), path.join()).toEqual([]);
    }
    opened = '';
  });

  const BOXES = 5;
  /** The options, with the pages of assists and of clocks. */
  const optionsAt = (row: number): readonly (readonly number[])[] => [[row], [row, 0], [row, 1]];
  const PAGES = [[], [0], ...Array.from({ length: BOXES }, (_, box) => [0, box]), ...optionsAt(1)];
  const FORMS = [
    { panel: 'new-game/castle', pages: [[], ...optionsAt(0)] },
    { panel: 'new-game/zamek', pages: [[], ...optionsAt(0)] },
    { panel: 'new-game/carcassonne', pages: PAGES },
    { panel: 'castle-friends/invite', pages: PAGES },
    { panel: 'carcassonne-friends/terms-of-everyone-host', pages: [[], ...optionsAt(1)] },
  ];
  /** Those with the least room; in larger ones everything is as tall or less so. */
  const WINDOWS = ['360×640', '844×390'];

  test.each(LANGUAGES)(
    'needs no more than one screen of scrolling, nor does any of its pages, with six players and all expansions: %s',
    { timeout: 240_000 },
    async (language) => {
      const most: string[] = [];
      // Every language with its part of the forms.
      const part = LANGUAGES.indexOf(language);
      for (const { panel, pages } of FORMS.filter((_form, n) => n % LANGUAGES.length === part)) {
        await page.setViewportSize(windowNamed('390×844'));
        await page.evaluate(([id, tongue]) => window.reach.open(id, tongue), [panel, language] as const);
        await page.locator('dialog[open]').waitFor();
        if (pages === PAGES) {
          await choose('carcassonne');
          await choose('6');
          await press(0);
          await page.evaluate(() =>
            document.querySelector<HTMLInputElement>('dialog dialog [type="checkbox"]')?.click(),
          );
        }
        for (const path of pages) {
          await press(...path);
          // A clock for everybody, where it is offered: its own choices come with it.
          await choose('game');
          for (const name of WINDOWS) {
            await page.setViewportSize(windowNamed(name));
            const screens = await scrolling(path.length);
            if (!(screens <= 1)) most.push(`${panel} ${path.join()} ${name}: ${screens}`);
          }
        }
      }
      expect(most).toEqual([]);
      // The next test opens another panel.
      opened = '';
    },
  );
});

describe('the sheet', () => {
  test('breaks the words of a choice only once: the ways of the dragon', { timeout: 60_000 }, async () => {
    for (const name of ['360×640', '390×844']) {
      expect(await outOfReach('carcassonne-the-table/dragon-everyone-with-river-1-and-more', name)).toEqual([]);
      const heights = await page
        .locator('.ChoiceList-choice')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(heights.length, name).toBeGreaterThan(2);
      expect(Math.max(...heights), name).toBeLessThan(60);
    }
  });

  test('keeps its height while the computer thinks, with and without a tile', { timeout: 60_000 }, async () => {
    for (const name of PORTRAITS) {
      await show('castle-the-table/place', name);
      const { height } = await boxOf(TURN);
      await show('castle-the-table/a-computer-player-thinks', name);
      expect(Math.abs((await boxOf(TURN)).height - height), name).toBeLessThan(8);
    }
  });

  test('offers followers with their tile in one row, without growing', { timeout: 60_000 }, async () => {
    for (const name of PORTRAITS) {
      await show('carcassonne-the-table/place', name);
      const before = await boxOf(TURN);
      await show('carcassonne-the-table/place-chosen', name);
      expect(await page.locator('[data-ahead] button').count(), name).toBeGreaterThan(1);
      expect((await boxOf(TURN)).height, name).toBeLessThanOrEqual(before.height + 1);
    }
  });

  test('is as tall as its content, and at most 40 % of the screen', { timeout: 120_000 }, async () => {
    for (const panel of [
      'castle-the-table/place',
      'carcassonne-the-table/deploy',
      'carcassonne-the-table/deploy-everyone-with-river-1-and-more',
    ])
      for (const name of PORTRAITS) {
        await show(panel, name);
        const { height } = await boxOf(TURN);
        expect(height, `${panel} ${name}`).toBeLessThanOrEqual(0.4 * windowNamed(name).height + 1);
        const room = await page.evaluate((turn) => {
          const parts = [...document.querySelectorAll<HTMLElement>(`${turn} > *`)].filter(
            (one) => one.offsetHeight > 0,
          );
          const style = getComputedStyle(document.querySelector(turn) as Element);
          const used = parts.reduce((sum, one) => {
            const { marginTop, marginBottom } = getComputedStyle(one);
            return sum + Number.parseFloat(marginTop) + one.offsetHeight + Number.parseFloat(marginBottom);
          }, 0);
          const gaps = Number.parseFloat(style.rowGap) * (parts.length - 1);
          return used + gaps + Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
        }, TURN);
        expect(Math.abs(height - room), `${panel} ${name}`).toBeLessThan(2);
      }
  });

  test('has the green button and the rotate button within reach of the thumb', { timeout: 60_000 }, async () => {
    for (const name of PORTRAITS) {
      await show('castle-the-table/place-chosen', name);
      const { height } = windowNamed(name);
      for (const button of ['[data-go]', '.TurnPanel-rotateRight', '.TurnPanel-undo'])
        expect((await boxOf(`${TURN} ${button}`)).bottom, `${button} ${name}`).toBeGreaterThan(height - 90);
    }
  });

  test('shows every choice, none of them under another', { timeout: 120_000 }, async () => {
    for (const name of [...PORTRAITS, ...LANDSCAPES])
      expect(await outOfReach('carcassonne-the-table/deploy-everyone-with-river-1-and-more', name), name).toEqual([]);
  });
});

describe('the tools', () => {
  const onBoard = (): Promise<(string | null)[]> =>
    page.locator('.LeftColumn-tools button:visible').evaluateAll((all) => all.map((one) => one.ariaLabel));

  test('are two on the board; one tap opens all others', { timeout: 120_000 }, async () => {
    for (const name of [...PORTRAITS, ...LANDSCAPES, '740×336']) {
      await show('castle-the-table/place', name);
      expect(await onBoard(), name).toEqual(['Menu', 'Whole board']);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      for (const tool of ['Log', 'Hint', 'Sound', 'Text board', 'How to play', 'Inspect', 'Empty area'])
        await page
          .locator('[data-panel="more"]')
          .getByRole('button', { name: tool, exact: true })
          .waitFor({ timeout: 5000 });
      expect(await measureIn(page, windowNamed(name)), name).toEqual([]);
      // The sheet of tools is over it.
      opened = '';
    }
  });

  test('leave the row to six players; what they give up is among all others', { timeout: 60_000 }, async () => {
    await show(EVERYONE, '360×640');
    expect(await onBoard()).toEqual(['Whole board']);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const more = page.locator('[data-panel="more"]');
    expect(await more.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(true);
    expect(await more.getByRole('button', { name: /^City of Carcassonne|^King/ }).count()).toBeGreaterThan(0);
    opened = '';
  });
});

describe('the players', () => {
  test(
    'are one strip, also six of them with every expansion; a tap tells all about one',
    { timeout: 120_000 },
    async () => {
      for (const name of ['360×640', '390×844']) {
        expect(await outOfReach(EVERYONE, name)).toEqual([]);
        const chips = await page
          .locator('.PlayerChip-chip')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
        expect(chips, name).toHaveLength(6);
        expect(new Set(chips).size, name).toBe(1);
      }
      await page.locator('.PlayerChip-chip').nth(1).click();
      const card = page.locator('dialog[open]');
      expect(await card.textContent()).toContain('followers left');
      expect(await card.textContent()).toContain('bridge');
      expect(await card.textContent()).toContain('castle');
    },
  );

  test('stand in a column in landscape', { timeout: 60_000 }, async () => {
    expect(await outOfReach(EVERYONE, '667×375')).toEqual([]);
    const left = await boxOf('.LeftColumn-column');
    expect(left.width).toBeLessThan(120);
  });
});

test.each(['castle', 'carcassonne'])(
  'a hint among the choices is read without scrolling: %s',
  { timeout: 60_000 },
  async (rules) => {
    for (const name of ['390×844', '844×390', '1280×720']) {
      expect(await outOfReach(`${rules}-over-the-table/hint-among-choices`, name)).toEqual([]);
      const hidden = await page.locator('[data-hint-card]').evaluate((card) => card.scrollHeight - card.clientHeight);
      expect(hidden, name).toBeLessThanOrEqual(1);
    }
  },
);

describe('at 1280×720', () => {
  test.each(['castle', 'carcassonne'])('a hint leaves all assists in sight: %s', { timeout: 60_000 }, async (rules) => {
    expect(await outOfReach(`${rules}-over-the-table/hint-that-was-found`, '1280×720')).toEqual([]);
    const hidden = await page
      .locator('.TurnPanel-middle, .AssistBar-assists')
      .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
    expect(Math.max(...hidden)).toBeLessThanOrEqual(1);
  });

  test('the curve of the result is above the buttons, in letters of 12 pixels and more', async () => {
    expect(await outOfReach('castle-the-end/end-page', '1280×720')).toEqual([]);
    const [curve, buttons] = [await boxOf('.EndPage-end .chart-scoreCurve'), await boxOf('.EndButtons-buttons')];
    expect(curve.height).toBeGreaterThan(80);
    expect(curve.bottom).toBeLessThanOrEqual(buttons.top);
    const drawn = await page.evaluate(() => {
      const svg = document.querySelector<SVGSVGElement>('.EndPage-end .chart-scoreCurve');
      const letters = svg?.querySelector('text');
      if (!svg || !letters) return 0;
      return (Number.parseFloat(getComputedStyle(letters).fontSize) * svg.clientWidth) / svg.viewBox.baseVal.width;
    });
    expect(drawn).toBeGreaterThan(11.9);
  });

  test('the analysis begins without scrolling, also where the final scoring is listed', async () => {
    await show('carcassonne-the-end/review', '1280×720');
    await page.keyboard.press('End');
    await page.locator('.FinalPoints-players').waitFor({ state: 'attached' });
    const start = page.locator('.Analysis-body > button').first();
    expect((await start.boundingBox())?.y).toBeLessThan(720 - 44);
  });
});
