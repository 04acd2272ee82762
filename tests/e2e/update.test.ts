import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { openForAll } from '../support/openForAll.ts';
import { serveSite } from '../support/site.ts';

const { browser } = openForAll();

/** A copy of the build in which a new version can be deployed. */
const folder = mkdtempSync(join(tmpdir(), 'ramparts-update-'));
beforeEach(() => cpSync(inject('site'), folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const change = (file: string, from: RegExp, to: string): void => {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after, `There is nothing to change in ${file}`).not.toBe(before);
  writeFileSync(path, after);
};

/** Marks the page, and the service worker's list another revision of the page. */
function publishNewVersion(): void {
  change('index.html', /<html /, '<html data-next ');
  change('sw.js', /(url:"index\.html",revision:")\w+/, '$1next');
}

/** A file that is kept when nothing waits for the network. */
const keptLater = (): string => {
  const [, file] = /"(assets\/[^"]+)"/.exec(readFileSync(join(folder, 'later-files.js'), 'utf8')) ?? [];
  if (file === undefined) throw new Error('Nothing is kept later');
  return file;
};

test('product 14: a new version is offered, and installed only when the player agrees; nothing that the old one waits for holds it up', async () => {
  const file = keptLater();
  const asked: string[] = [];
  const site = await serveSite(folder, {
    silent: (path) => path.endsWith(file) && asked.push(path) === 1,
  });
  const { page, problems } = await newVisit(browser(), { serviceWorkers: 'allow' });
  await page.goto(site.url);
  await page.evaluate(async () =>
    navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: 'KEEP' })),
  );
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(1);
  publishNewVersion();
  await page.reload();
  const offer = page.getByRole('button', { name: 'Update' });
  await offer.waitFor();
  expect(await page.locator('html[data-next]').count()).toBe(0);
  await offer.click();
  await page.locator('html[data-next]').waitFor({ state: 'attached' });
  expect(problems).toEqual([]);
  await page.context().close();
  await site.close();
});
