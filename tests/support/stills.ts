import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, inject } from 'vitest';
import { newVisit } from './browser.ts';
import { compare } from './pictures.ts';
import { serveSite } from './site.ts';

/** The stills of the title page, of the form of a new game and of the empty boards. */

export const FOLDER = resolve(import.meta.dirname, '../../src/hud/setup/stills');
const BOARDS = resolve(import.meta.dirname, '../../src/art/board/stills');
const BOARD = 'board-';
const fileOf = (name: string): string =>
  name.startsWith(BOARD) ? join(BOARDS, `${name.slice(BOARD.length)}.webp`) : join(FOLDER, `${name}.webp`);
const stored = (): string[] =>
  [FOLDER, BOARDS].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
/** Rounding differs between machines; another board, light or painter differs by more. */
const TOLERANCE = { mean: 6, far: 0.03 };

export const bytesOf = (...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + readFileSync(fileOf(name)).length, 0);

/** Paints all stills and compares them with the stored ones; `isUpdate`: stores them first. */
export async function paintStills(browser: Browser, { isUpdate }: { readonly isUpdate: boolean }): Promise<void> {
  const site = await serveSite(inject('gallery'));
  const { page, problems } = await newVisit(browser);
  await page.goto(`${site.url}stills.html`);
  const names = await page.evaluate(() => window.stillNames);
  for (const name of names) {
    const painted = Buffer.from(await page.evaluate((one) => window.paintStill(one), name), 'base64');
    if (isUpdate) {
      mkdirSync(dirname(fileOf(name)), { recursive: true });
      writeFileSync(fileOf(name), painted);
    }
    expect(existsSync(fileOf(name)), `${name} is stored`).toBe(true);
    const { mean, far } = await compare(page, readFileSync(fileOf(name)), painted);
    expect(mean, `mean difference of ${name}`).toBeLessThan(TOLERANCE.mean);
    expect(far, `part of ${name} that differs`).toBeLessThan(TOLERANCE.far);
  }
  expect(stored().toSorted()).toEqual(names.map(fileOf).toSorted());
  expect(problems).toEqual([]);
  await page.context().close();
  await site.close();
}
