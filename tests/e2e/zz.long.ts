import { test } from 'vitest';
import { openReachForAll, windowNamed } from '../support/reach.ts';
const openedPage = openReachForAll();
test('shots', { timeout: 1_300_000 }, async () => {
  const page = openedPage();
  const ids = await page.evaluate(() => window.reach.ids);
  const want = ids.filter((id) => new RegExp(process.env['PAT'] ?? '.').test(id));
  console.log(ids.length, want.length);
  const [win = '390×844'] = [process.env['WIN'] ?? '390×844'];
  await page.setViewportSize(windowNamed(win));
  for (const id of want) {
    await page.evaluate((one) => window.reach.open(one, 'en'), id);
    await page.evaluate((size) => window.reach.settle(size), windowNamed(win).text);
    await page.screenshot({ path: `/tmp/walk/all/${process.env['TAG']}-${id.replace('/', '-')}.png` });
  }
});
