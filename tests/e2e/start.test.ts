import { expect, inject, test } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { openForAll } from '../support/openForAll.ts';
import { plainAddress, testAddress, until } from '../support/player.ts';
import { serveSite } from '../support/site.ts';

const { browser } = openForAll();

test.each(['/', '/games/ramparts/'])('starts under %s without browser errors', async (base) => {
  const site = await serveSite(inject('site'), { base });
  const { page, problems } = await newVisit(browser());
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await expect.poll(() => page.title()).toContain('Ramparts');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
  await site.close();
});

test('the content policy of the build is in force', async () => {
  const site = await serveSite(inject('site'));
  const { page, problems } = await newVisit(browser());
  await page.goto(site.url);
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await page.evaluate(() => fetch('https://example.com/').catch(() => undefined));
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('script'), { textContent: 'document.title = "taken over"' }),
    );
  });
  await expect.poll(() => page.title()).not.toBe('taken over');
  const breaches = problems.flatMap((problem) => /^console: policy: (\S+) forbids/.exec(problem)?.[1] ?? []);
  // A connection is forbidden twice: by the policy of the build, and by the narrower one for the configured signalling
  // server.
  expect(breaches).toEqual(['connect-src', 'connect-src', 'script-src-elem']);
  await page.context().close();
  await site.close();
});

test('the program is asked for after the first picture: when the styles are there', async () => {
  const site = await serveSite(inject('plainSite'));
  const { page, problems } = await newVisit(browser());
  let styles = 0;
  await page.route(/\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    // Those of the page; others follow.
    styles ||= Date.now();
    await route.continue();
  });
  let program = 0;
  page.on('request', (request) => {
    if (/\/assets\/index-.*\.js$/.test(request.url())) program ||= Date.now();
  });
  await page.goto(plainAddress(site.url));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  expect(styles).toBeGreaterThan(0);
  expect(program).toBeGreaterThanOrEqual(styles);
  expect(problems).toEqual([]);
  await page.context().close();
  await site.close();
});

test('a page that nobody looks at begins, too', async () => {
  const site = await serveSite(inject('plainSite'));
  const { page, problems } = await newVisit(browser());
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    // Such a page draws nothing.
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(plainAddress(site.url));
  await page.waitForSelector('#app[data-started]');
  expect(problems).toEqual([]);
  await page.context().close();
  await site.close();
});

test('the first picture of a table stays until the next one: nothing empties its canvas meanwhile', async () => {
  const { page, problems } = await newVisit(browser(), { viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    const sizes: string[] = [];
    Object.assign(window, { sizes });
    new MutationObserver((changes) => {
      for (const { target, attributeName } of changes)
        if (target instanceof HTMLCanvasElement && target.closest('#table') && target.style.opacity === '')
          sizes.push(attributeName ?? '');
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['width', 'height'] });
  });
  const site = await serveSite(inject('plainSite'));
  await page.goto(plainAddress(site.url));
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  await until(page, ({ awaiting, myTurn }) => awaiting === 'place' && myTurn, 60_000);
  await page.waitForFunction(() => window.__table?.shown() !== undefined);
  expect(await page.evaluate(() => Reflect.get(window, 'sizes') as string[])).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();
  await site.close();
});

test('in a window that changes its size the canvas fills the table, where a pixel is a CSS pixel', async () => {
  const { page, problems } = await newVisit(browser(), { viewport: { width: 844, height: 390 } });
  const site = await serveSite(inject('site'));
  await page.goto(testAddress(site.url));
  // Opened while the title page is read, in another size than that of the table.
  await page.locator('#table canvas').waitFor({ state: 'attached' });
  const turned = { width: 500, height: 700 };
  await page.setViewportSize(turned);
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  await until(page, ({ myTurn }) => myTurn, 60_000);
  expect(await page.locator('#table canvas').boundingBox()).toMatchObject(turned);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => page.locator('#table canvas').boundingBox()).toMatchObject(viewport);
  }
  expect(problems).toEqual([]);
  await page.context().close();
  await site.close();
});
