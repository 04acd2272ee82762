import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { greedyMove } from '../../src/arena/baseline/greedy.ts';
import {
  RULE_SETS,
  checkRecord,
  deal,
  defaultOptions,
  formatCastleRecord,
  hideSecrets,
  positionOf,
  replay,
  seededRandom,
  startGame,
  stateOf,
} from '../../src/game/index.ts';
import type { CastleAction, CastleState } from '../../src/game/index.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { formatLink } from '../../src/session/links/link.ts';
import type { Visit } from '../support/browser.ts';
import { closeDialog } from '../support/keys.ts';
import { openForAll } from '../support/openForAll.ts';
import { openGame } from '../support/openGame.ts';
import { leavePage, sharePage } from '../support/visits.ts';
import { playedUntil, quickly, plainAddress, until } from '../support/player.ts';

/** Hints, replay and analysis (design: product points 8, 11, 12, 15) on the real page. */

const { openPage, site } = openForAll();
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A whole game of few tiles. */
function shortGame(tiles: number): unknown {
  const rules = RULE_SETS.castle;
  const random = seededRandom('short');
  const { deck, wallTokens } = deal(rules, random);
  const setup = {
    rules,
    options: defaultOptions(rules),
    players: ['Ada', 'Jan'] as const,
    deck: deck.slice(0, tiles),
    wallTokens,
  };
  const position = startGame(setup);
  const actions: CastleAction[] = [];
  while (position.awaiting !== 'over') {
    const move = greedyMove(position, random);
    actions.push(position.actionOf(move));
    position.play(move);
  }
  return formatCastleRecord(setup, actions);
}

/** What a player at the table could know after each action. */
function momentsOf(record: unknown): readonly CastleState[] {
  const read = checkRecord(record);
  if (!read.ok) throw new Error(read.error.message);
  const states: CastleState[] = [];
  replay(read.value, ({ position }) => states.push(hideSecrets(stateOf(position))));
  return states;
}

async function openLink(link: string, options = DESK): Promise<Visit> {
  const visit = await openPage(options);
  await quickly(visit.page);
  await visit.page.goto(plainAddress(site().url) + link);
  await until(visit.page, () => true);
  return visit;
}

async function open(record: unknown, options = DESK) {
  return { ...(await openLink(await formatLink(record), options)), states: momentsOf(record) };
}

const FINISHED = playedUntil('castle', 'over', 0);
/** Opened by a link to a moment of a finished game. */
const shared = sharePage(async () => openLink(await formatLink(FINISHED, 42)));

/** Puts another game on the table of the shared page. */
async function show(record: unknown) {
  const { page, problems } = await shared();
  await openGame(page, record);
  const states = momentsOf(record);
  await expect.poll(() => shownState(page)).toEqual(states.at(-1));
  return { page, problems, states };
}

const shownState = (page: Page): Promise<CastleState | undefined> =>
  page.evaluate((): MatchView['state'] | undefined => window.__table?.view().state) as Promise<CastleState | undefined>;
const stepOf = (page: Page): Promise<string | null> =>
  page.locator('.ReviewPanel-review .Slider-slider').getAttribute('aria-valuetext');

/** How many lines of the log are below what it shows. */
const belowLog = (page: Page): Promise<number> =>
  page.locator('.LogPanel-scroller').evaluate((scroller) => {
    const { bottom } = scroller.getBoundingClientRect();
    return [...scroller.querySelectorAll('.LogPanel-line')].filter(
      (line) => line.getBoundingClientRect().bottom > bottom + 1,
    ).length;
  });

test('product 12 and 15: a link leads to one moment of a game, and an old link to the whole', async () => {
  const states = momentsOf(FINISHED);
  const { page, problems } = await shared();
  await expect.poll(() => stepOf(page)).toBe(`Step 42 of ${states.length - 1}`);
  await expect.poll(() => shownState(page)).toEqual(states[42]);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.locator('dialog textarea').inputValue()).toMatch(/#game=[\w-]+&at=42$/);
  await closeDialog(page);
  await closeDialog(page);
  await show(FINISHED);
  await page.getByRole('button', { name: 'Step through' }).waitFor();
  expect(problems).toEqual([]);
});

test('product 11: a hint names a legal move with its reason, shows it on the board, and it can be played', async () => {
  const { page, problems, states } = await show(playedUntil('castle', 'place', 40));
  const state = states.at(-1);
  if (!state) throw new Error('There is no game');
  await page.keyboard.press('l');
  await expect.poll(() => belowLog(page)).toBe(0);
  const lines = await page.locator('.LogPanel-line').count();
  await page.keyboard.press('h');
  const card = page.locator('.Hint-card');
  await card.getByText('A good move', { exact: true }).waitFor();
  const action = await page.evaluate(() => {
    const hint = window.__table?.view().hint;
    return hint?.state === 'ready' ? hint.advice.actions[0] : undefined;
  });
  const { x, y } = action ?? {};
  if (action?.do !== 'place' || x === undefined || y === undefined) throw new Error('The hint places no tile');
  expect(positionOf(state, RULE_SETS.castle).moveOf(action as CastleAction).ok).toBe(true);
  await expect
    .poll(() => card.getByRole('status').textContent())
    .toContain(`Place the tile at ${String.fromCharCode(65 + x)}${y + 1}`);
  await expect.poll(() => card.locator('.Hint-why').textContent()).toMatch(/^[A-Z].+\.$/);
  await page.evaluate(() => window.__table?.idle());
  await expect.poll(() => page.evaluate(() => window.__table?.hint().tile)).toBe(true);
  await card.getByRole('button', { name: 'Show me' }).click();
  await page.keyboard.press('Enter');
  const now = await until(page, ({ laid }) => laid === state.laid.length + 1);
  expect(now.refusal).toBeNull();
  await expect
    .poll(() => shownState(page))
    .toMatchObject({ laid: [...state.laid, { x, y, rotation: action.rotation, tile: state.hand }] });
  await expect.poll(() => card.isVisible()).toBe(false);
  // The log follows the game.
  expect(await page.locator('.LogPanel-line').count()).toBeGreaterThan(lines);
  await expect.poll(() => belowLog(page)).toBe(0);
  await page.evaluate(() => window.__table?.idle());
  await expect
    .poll(() => page.evaluate(() => window.__table?.hint()))
    .toEqual({ tile: false, follower: false, regions: 0, arrows: 0 });
  expect(problems).toEqual([]);
});

test('product 11: a finished game is stepped through by keys, slider and log, without changing it', async () => {
  const { page, problems, states } = await show(FINISHED);
  const last = states.length - 1;
  await page.getByRole('button', { name: 'Step through' }).click();
  await expect.poll(() => stepOf(page)).toBe(`Step ${last} of ${last}`);
  await page.keyboard.press('Home');
  await expect.poll(() => shownState(page)).toEqual(states[0]);
  for (let n = 1; n <= 5; n++) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shownState(page)).toEqual(states[n]);
  }
  await page.locator('.ReviewPanel-review .Slider-slider').fill('60');
  await expect.poll(() => shownState(page)).toEqual(states[60]);
  await page.keyboard.press('l');
  const line = page.locator('[data-moment="30"] button').first();
  await line.click();
  await expect.poll(() => shownState(page)).toEqual(states[30]);
  await page.keyboard.press('End');
  await expect.poll(() => shownState(page)).toEqual(states[last]);
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => (window.__table?.view().state.laid.length ?? 0) >= 2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Leave the replay' }).click();
  await page.locator('.EndPage-headline').waitFor();
  await expect.poll(() => shownState(page)).toEqual(states[last]);
  expect(problems).toEqual([]);
});

test('product 11: a game in progress is stepped through and continues unchanged, on a phone', async () => {
  const { page, problems, states } = await open(playedUntil('zamek', 'place', 30), PHONE);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Step through the game' }).click();
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'One step back' }).click();
  await expect.poll(() => shownState(page)).toEqual(states.at(-4));
  await expect.poll(() => page.locator('.ReviewPanel-review details:has(.Analysis-body)').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Leave the replay' }).click();
  const now = await until(page, ({ myTurn }) => myTurn);
  await expect.poll(() => shownState(page)).toEqual(states.at(-1));
  expect(now.cells.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  await leavePage(page);
});

test(
  'product 11 and 12: the analysis lists the costliest turns, goes there, and another move can be tried from there',
  { timeout: 180_000 },
  async () => {
    const record = shortGame(10);
    const { page, problems, states } = await open(record);
    await page.getByRole('button', { name: 'Step through' }).click();
    await page.getByRole('button', { name: 'Analyse every turn' }).click();
    await page.locator('.Analysis-sums').waitFor({ timeout: 120_000 });
    await expect
      .poll(() => page.locator('.LeadCurve-curve').getAttribute('aria-label'))
      .toContain('Expected lead over');
    const swing = page.locator('.Analysis-swing').first();
    const turn = Number(/Turn (\d+)/.exec((await swing.textContent()) ?? '')?.[1]);
    await swing.click();
    const before = await shownState(page);
    expect(before).toMatchObject({ turn, awaiting: 'place' });
    await expect
      .poll(() => page.locator('.Verdict-verdict').textContent())
      .toMatch(/Gave away about [\d.]+ points? \(±\s[\d.]+\)\./);
    await page.evaluate(() => window.__table?.idle());
    await expect.poll(() => page.evaluate(() => window.__table?.hint().tile)).toBe(true);
    await page.getByRole('button', { name: 'Look deeper', exact: true }).click();
    const lines = page.locator('.DeeperLook-line');
    await lines
      .getByText(/[+−]?[\d.]+ ± [\d.]+ points/)
      .first()
      .waitFor({ timeout: 60_000 });
    await lines.last().click();
    await expect.poll(() => lines.last().getAttribute('aria-pressed')).toBe('true');
    await page.evaluate(() => window.__table?.idle());
    await expect.poll(() => page.evaluate(() => window.__table?.hint().tile)).toBe(true);
    await page.getByRole('button', { name: 'Try another move from here' }).click();
    const now = await until(page, ({ myTurn }) => myTurn);
    expect(now).toMatchObject({ turn, over: false });
    await expect.poll(() => shownState(page)).toEqual(before);
    expect(states).toContainEqual(before);
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Save and quit' }).click();
    await page.getByRole('button', { name: 'Games and statistics' }).click();
    await expect.poll(() => page.locator('.rows-row').count()).toBe(2);
    expect(problems).toEqual([]);
    await leavePage(page);
  },
);
