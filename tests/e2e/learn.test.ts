import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { RULE_SET_IDS } from '../../src/game/index.ts';
import { carcassonneLessons } from '../../src/i18n/en/carcassonneLessons.ts';
import { castleLessons } from '../../src/i18n/en/lessons.ts';
import { LANGUAGES, loadTexts } from '../../src/i18n/index.ts';
import { CASTLE, CARCASSONNE } from '../../src/session/learn/lessons/index.ts';
import { dayOf } from '../../src/session/learn/progress.ts';
import { breaches, misfits } from '../support/audit.ts';
import { openForAll } from '../support/openForAll.ts';
import { leavePage } from '../support/visits.ts';
import { plainAddress, quickly, until } from '../support/player.ts';
import { dayFor, plainPuzzle, playTurn } from '../support/puzzles.ts';

const { openPage, site } = openForAll();

/** Sentences of all lessons in all languages that do not fit into the current panel. */
async function longerThanPanel(page: Page): Promise<readonly string[]> {
  const steps: readonly { readonly text: string; readonly way?: string }[] = [
    ...Object.values(CASTLE).flatMap((lesson) => lesson.steps),
    ...Object.values(CARCASSONNE).flatMap((lesson) => lesson.steps),
  ];
  // Tasks have no button below the words.
  const tasks = new Set(steps.flatMap(({ text, way }) => (way === undefined ? [] : [text])));
  const keys = [castleLessons, carcassonneLessons]
    .flatMap((lessons) => Object.keys(lessons))
    .filter((key) => !key.endsWith('.name') && !tasks.has(key));
  const speech = await Promise.all(LANGUAGES.map(loadTexts));
  const sentences = speech.map(({ t, r }) =>
    keys.flatMap((key) =>
      key in carcassonneLessons
        ? [t(key as keyof typeof carcassonneLessons)]
        : RULE_SET_IDS.map((rules) => r(rules, key as keyof typeof castleLessons)),
    ),
  );
  return page.evaluate(
    (texts) => {
      const words = document.querySelector('.LearnPanel-words p');
      const panel = document.querySelector('.LearnPanel-learn');
      const old = words?.textContent ?? '';
      const show = (text: string): void => void (words && (words.textContent = text));
      const long = texts.filter((text) => {
        show(text);
        return (panel?.scrollHeight ?? 0) > (panel?.clientHeight ?? 0) + 1;
      });
      show(old);
      return long;
    },
    [...new Set(sentences.flat())],
  );
}

test('product 10: the first lesson is played by keyboard, and remembered', async () => {
  const { page, problems } = await openPage({ viewport: { width: 1280, height: 720 } });
  await quickly(page);
  await page.goto(plainAddress(site().url));
  await page.getByRole('button', { name: 'Learn by playing', exact: true }).press('Enter');
  await page.getByRole('button', { name: /The path/ }).press('Enter');
  const told = page.locator('.LearnPanel-learn [role="status"]');
  const { keyboard } = page;
  const wanted = await until(page, ({ myTurn }) => myTurn);
  await expect.poll(() => told.textContent()).toMatch(/step 1 of 3.*Look at D1/s);
  // A legal place, but not the expected one: the step starts again.
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await told.getByRole('heading', { name: 'Not quite' }).waitFor();
  await keyboard.press('Enter');
  expect((await until(page, ({ myTurn }) => myTurn)).laid).toBe(wanted.laid);
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await told.getByRole('heading', { name: 'Well done' }).waitFor();
  await keyboard.press('Enter');
  await until(page, ({ awaiting, myTurn }) => awaiting === 'deploy' && myTurn);
  await keyboard.press('1');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await until(page, ({ awaiting, turn, myTurn }) => awaiting === 'place' && turn === 3 && myTurn);
  // The hint shows the way.
  await keyboard.press('h');
  await page.getByText('Show me').waitFor();
  await keyboard.press('Shift+H');
  await until(page, ({ gesture }) => gesture === 'placing');
  await keyboard.press('Enter');
  await until(page, ({ awaiting }) => awaiting === 'deploy');
  await keyboard.press('n');
  await keyboard.press('Enter');
  await until(page, ({ scores }) => scores[0] === 6);
  await page.getByRole('button', { name: 'Back to menu' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await page.getByText('1 of 7 lessons done').waitFor();
  // After the lesson the menu offers a first game.
  await page.locator('.Continue-continue', { hasText: 'Play now' }).waitFor();
  expect(problems).toEqual([]);
  await leavePage(page);
});

test(
  'product 10: a lesson of Carcassonne by keyboard and hints, read as well as seen',
  { timeout: 120_000 },
  async () => {
    const { page, problems } = await openPage({ viewport: { width: 1280, height: 720 } });
    await quickly(page);
    await page.goto(plainAddress(site().url));
    await page.getByRole('button', { name: 'Learn by playing', exact: true }).press('Enter');
    await page.locator('dialog').getByText('The Countryside').click();
    await page.getByRole('button', { name: /What a field is/ }).press('Enter');
    const told = page.locator('.LearnPanel-learn [role="status"]');
    const { keyboard } = page;
    await expect.poll(() => told.textContent()).toMatch(/step 1 of 5.*below the road.*Look at \(0, 0\)/s);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.locator('.GameScreen-game').getAttribute('data-layout')).toBe('tall');
    expect(await longerThanPanel(page)).toEqual([]);
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    const found: string[] = [];
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(100);
      found.push(...(await breaches(page)), ...(await misfits(page)));
    }
    expect(found).toEqual([]);
    /** Plays the hint. */
    const follow = async (): Promise<void> => {
      await keyboard.press('h');
      await page.locator('.Hint-card .Button-plain').waitFor();
      await keyboard.press('Shift+H');
      await keyboard.press('Enter');
    };
    await expect.poll(() => page.locator('.TurnPanel-turn').getAttribute('data-stage')).toBe('place');
    await follow();
    await expect.poll(() => page.locator('.TurnPanel-turn').getAttribute('data-stage')).toBe('deploy');
    await follow();
    await told.getByRole('heading', { name: 'Well done' }).waitFor();
    // The outlines of the buttons are drawn around them.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.locator('.GameScreen-game').getAttribute('data-layout')).toBe('tall');
    const panel = await page.locator('.LearnPanel-learn').boundingBox();
    const button = await page.locator('.LearnPanel-buttons button').first().boundingBox();
    if (!panel || !button) throw new Error('There is no panel with a button');
    expect(button.x - panel.x).toBeGreaterThan(2);
    expect(panel.x + panel.width - button.x - button.width).toBeGreaterThan(2);
    expect(panel.y + panel.height - button.y - button.height).toBeGreaterThan(2);
    await page.setViewportSize({ width: 1280, height: 720 });
    await keyboard.press('Enter');
    await expect.poll(() => told.textContent()).toMatch(/step 4 of 5/);
    await follow();
    await expect.poll(() => page.locator('.TurnPanel-turn').getAttribute('data-stage')).toBe('deploy');
    await keyboard.press('n');
    await keyboard.press('Enter');
    await told.getByRole('heading', { name: 'Well done' }).waitFor();
    await keyboard.press('Enter');
    await expect.poll(() => told.textContent()).toMatch(/step 5 of 5.*3 points/s);
    await page.getByRole('button', { name: 'Back to menu' }).click();
    await page.getByRole('button', { name: 'Learn by playing' }).click();
    await page.locator('dialog').getByText('The Countryside').click();
    await page.getByText(`1 of ${Object.keys(CARCASSONNE).length} lessons done`).waitFor();
    expect(problems).toEqual([]);
    await leavePage(page);
  },
);

test('product 12: the puzzle of the day is solved, and the rule of a piece is one key away', async () => {
  const { place, best } = plainPuzzle();
  const today = dayFor(place, dayOf(Date.UTC(2026, 10, 22)));
  const { page, problems } = await openPage({ viewport: { width: 1280, height: 720 } });
  await quickly(page);
  await page.clock.setFixedTime(today * 86_400_000 + 3_600_000);
  // As the installed app's shortcut opens it.
  await page.goto(`${plainAddress(site().url)}#puzzle`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await until(page, ({ myTurn }) => myTurn);
  await playTurn(page, best);
  await page.getByRole('heading', { name: 'Solved!' }).waitFor();
  // From a feature to its rule.
  await page.keyboard.press('i');
  await page.getByRole('navigation', { name: 'Rules' }).getByRole('button').first().click();
  await expect.poll(() => page.locator('dialog [data-meant]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave the puzzle' }).click();
  await page.getByRole('button', { name: 'Puzzles', exact: true }).click();
  await page.getByText('1 day in a row').waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});
