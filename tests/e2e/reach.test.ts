import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { WINDOWS, measureIn, openReachForAll, outOfReachIn, windowNamed } from '../support/reach.ts';

/**
 * Nothing that one may press or must read is covered, cut off or outside the window, and no legal cell lies under a
 * panel: a sample. Every panel in every state, window and language: reach.long.ts.
 */

/** Where room is shortest: panels whose ids match, in these windows. */
const TIGHT: readonly (readonly [panels: RegExp, windows: readonly string[]])[] = [
  [/^menu\/(first-visit|puzzles)$/, ['360×640', '1280×720 at 125 %']],
  [/^menu\/how-to-play-/, ['390×844']],
  [/^castle-the-table\/place$/, ['390×844', '667×375 at 200 %', '1024×600']],
  [/^castle-the-table\/deploy$/, ['844×390']],
  [/^castle-over-the-table\/(log|hint-that-was-found|every-assist)$/, ['390×844', '1280×720']],
  [/^castle-over-the-table\/points-in-sight$/, ['390×844']],
  [/^castle-learning\/(puzzle-answered|lesson-house)$/, ['360×640', '844×390']],
  [/^castle-learning\/puzzle$/, ['667×375', '667×375 at 200 %']],
  [/-the-end\/end-page$/, ['390×844', '1280×720']],
  [/^zamek-the-end\/review$/, ['667×375 at 200 %']],
  [/^carcassonne-the-end\/review-judged$/, ['390×844', '1280×585']],
  [/^carcassonne-the-table\/(place|bid)-everyone-/, ['390×844 at 200 %', '1366×657']],
  [/^carcassonne-the-table\/clocks-and-no-help$/, ['360×640', '844×390']],
  [/^carcassonne-the-table\/offer-chosen-with-river-/, ['360×640', '667×375 at 200 %']],
  [/^carcassonne-over-the-table\/hint-that-was-found$/, ['667×375', '1280×720 at 125 %']],
  [/^carcassonne-friends\/terms-of-everyone-/, ['390×844', '1280×720']],
  [/^castle-friends\/over$/, ['360×640 at 200 %']],
  [/^workshop\/tile$/, ['360×640 at 200 %']],
  [/^castle-friends\/(in-play|asked-for-a-draw)$/, ['390×844', '844×390']],
  [/^castle-friends\/in-play$/, ['360×640', '667×375 at 125 %', '667×375 at 200 %']],
  [/^carcassonne-the-table\/dragon-with-river-/, ['360×640']],
  [/^castle-friends\/asked-for-a-draw-has-agreed$/, ['360×640']],
  [/^carcassonne-the-table\/enter-everyone-/, ['360×640', '667×375 at 200 %']],
];
/** Of all others every so many, each in one window, in turn. */
const EVERY = 72;

const opened = openReachForAll();
let page: Page;
beforeEach(() => void (page = opened()));

test('everything is in reach where room is shortest', { timeout: 300_000 }, async () => {
  const ids = await page.evaluate(() => window.reach.ids);
  const found: string[] = [];
  for (const [panels, windows] of TIGHT) {
    const meant = ids.filter((id) => panels.test(id));
    expect(meant, String(panels)).not.toEqual([]);
    for (const id of meant) found.push(...(await outOfReachIn(page, id, windows.map(windowNamed))));
  }
  expect(found).toEqual([]);
});

test('everything is in reach in a sample of all panels and windows', { timeout: 300_000 }, async () => {
  const ids = await page.evaluate(() => window.reach.ids);
  const found: string[] = [];
  for (let n = 0; n * EVERY < ids.length; n += 1)
    found.push(
      ...(await outOfReachIn(page, ids[n * EVERY] ?? '', [
        WINDOWS[(n * 5) % WINDOWS.length] ?? windowNamed('390×844'),
      ])),
    );
  expect(found).toEqual([]);
});

describe('what is broken on purpose is found', () => {
  test.each([
    {
      what: 'a class that two components share',
      panel: 'menu/how-to-play-castle',
      style: '.Chapter-bookScenes { position: absolute; inset-block-start: 0; inset-inline: 0; }',
      finding: /covered by/,
    },
    {
      what: 'a hint over a cell',
      panel: 'castle-over-the-table/hint-that-was-found',
      style: '.Hint-card { position: fixed !important; inset: 20% 1rem 40%; }',
      finding: /board: legal cell .* is covered by/,
    },
    {
      what: 'a row below the window',
      panel: 'castle-the-table/place',
      style: '.LeftColumn-tools { position: relative; inset-block-start: 100vh; }',
      finding: /cannot be hit, outside of .*“Menu”/,
    },
    {
      what: 'a button that floats over a list',
      panel: 'carcassonne-friends/terms-of-everyone-host',
      style: '[data-terms] .form-stickyBar { position: sticky; inset-block-end: 0; inline-size: 50%; }',
      finding: /covered by/,
    },
    {
      what: 'a text that is cut off',
      panel: 'menu/about',
      style: 'dialog > div p { block-size: 1em; overflow: hidden; }',
      finding: /cut off by/,
    },
  ])('$what', async ({ panel, style, finding }) => {
    const shown = windowNamed('390×844');
    expect(await outOfReachIn(page, panel, [shown])).toEqual([]);
    const sheet = await page.addStyleTag({ content: style });
    expect((await measureIn(page, shown)).join('\n')).toMatch(finding);
    await sheet.evaluate((element) => (element as HTMLElement).remove());
  });
});
