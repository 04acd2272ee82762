import { expect, test } from 'vitest';
import { LANGUAGES, loadTexts } from '../../src/i18n/index.ts';
import { openForAll } from '../support/openForAll.ts';
import { leavePage } from '../support/visits.ts';
import { quickly } from '../support/player.ts';

const { openPage, site } = openForAll();
const WIDTH = 360;

test.each(LANGUAGES)(
  'in %s on a narrow phone with the largest text, menu, settings, help and invitation are not cut off, and can be closed',
  async (language) => {
    const { t } = await loadTexts(language);
    const { page, problems } = await openPage({ viewport: { width: WIDTH, height: 640 }, hasTouch: true });
    await quickly(page, { textSize: 2, language });
    await page.goto(site().url);
    await page.getByRole('heading', { name: t('menu.new') }).waitFor();
    const cutOff = (): Promise<readonly (string | null)[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('button, label, legend, summary, h2, h3, p, li')]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > window.innerWidth)
          .map((one) => one.textContent),
      );
    await expect.poll(() => cutOff()).toEqual([]);
    for (const name of [t('menu.settings'), t('menu.help'), t('menu.friend')]) {
      await page.getByRole('button', { name, exact: true }).first().click();
      const dialog = page.getByRole('dialog');
      const close = await dialog
        .getByRole('button', { name: t('close') })
        .first()
        .boundingBox();
      expect(close?.x).toBeGreaterThanOrEqual(0);
      expect((close?.x ?? WIDTH) + (close?.width ?? 0)).toBeLessThanOrEqual(WIDTH);
      await expect.poll(() => cutOff(), { message: name }).toEqual([]);
      await dialog
        .getByRole('button', { name: t('close') })
        .first()
        .click();
      await expect.poll(() => dialog.count()).toBe(0);
    }
    expect(problems).toEqual([]);
    await leavePage(page);
  },
);
