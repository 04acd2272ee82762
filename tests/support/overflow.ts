import type { Browser, Page } from 'playwright-core';
import { en } from '../../src/i18n/en/index.ts';
import type { Message } from '../../src/i18n/message.ts';
import { newVisit } from './browser.ts';
import type { Site } from './site.ts';

/** Measures whether every sentence fits in its real place (tests/gallery/overflow.ts). */

export interface Measuring {
  /** A language, or `longest`: each sentence in the language in which it is longest. */
  readonly tongue: string;
  readonly textSize: number;
  /**
   * Which panels to measure, and only their own sentences; if absent, all panels, and the sentences that no panel shows
   * in the place of similar ones.
   */
  wanted?(panel: string): boolean;
}

export interface Measured {
  readonly panels: number;
  /** Measured sentences, counted once for each panel that has them. */
  readonly strings: number;
  readonly issues: readonly string[];
  /** Sentences that are visible, and those that are only for screen readers (names, live regions, the title). */
  readonly drawn: ReadonlySet<string>;
  readonly heard: ReadonlySet<string>;
  /** Sentences that were measured in the place of another. */
  readonly inPlaceOf: Readonly<Record<string, string>>;
  readonly missing: readonly string[];
}

/**
 * Key families whose places have keys with other names: on the page that checks a set, in a dialog, on a card, in the
 * log, in the book.
 */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/:issue\./, 'common:check.count.same'],
  [/:(elsewhere|challenge\.link|link)\./, 'common:import.hint'],
  [/:(dead|last|assists|reach)\./, 'common:region.nobody'],
  [/:(tied|empty|completed)\./, 'common:region.nobody'],
  [/:(piece|side)\.|\.piece$|bazaars\.hand$/, 'common:region.nobody'],
  [/:room\.offer\.paste$/, 'common:room.answer.paste'],
  [/:room\.offer\.again$/, 'common:room.answer'],
  [/:party\.seats\.hint$/, 'common:friend.watch.hint'],
  [/:turn\./, 'common:prompt.place'],
  [/:line\.|\.line\./, 'common:region.nobody'],
  [/:chat\./, 'common:friend.watch.hint'],
  [/:room\.waiting\.offline$/, 'common:room.waiting.server'],
  [/:room\.copied$/, 'common:room.copy'],
  [/:carcassonne\.dragon\.(eats|ends)/, 'common:region.nobody'],
  [/:carcassonne\.dragon\.others$/, 'common:prompt.place'],
  // Clauses of sentences that wrap.
  [/:carcassonne\.(\w+\.advice|count\.(in|from|into|there))\b/, 'common:region.nobody'],
  [/:carcassonne\.bazaars\.look\./, 'common:carcassonne.bazaars.look.completes'],
  [/:carcassonne\.cult\.level$/, 'common:carcassonne.cult.ahead'],
  [/:carcassonne\.castles\.around\.none$/, 'common:carcassonne.castles.around'],
  [/:carcassonne\.book\..*title$/, 'common:help.touch'],
];

/** Texts of live regions only. */
const SPOKEN = /:say\.|\.holding$/;
/** What the players of a bazaar do is hidden on a phone with the largest text, where the stalls tell who has what. */
const ROOMY = /:carcassonne\.bazaars\.part\./;

const lengthOf = (key: string): number => {
  const [space = '', name = ''] = key.split(/:(.*)/);
  const catalogue: Readonly<Record<string, Message>> =
    space === 'common' ? en.common : (Object.entries(en.rules).find(([id]) => id === space)?.[1] ?? {});
  const message = catalogue[name] ?? '';
  return (typeof message === 'string' ? message : message.other).length;
};

/**
 * Families of a key, the nearest first: `castle:issue.tile.x` belongs to `castle:issue.tile.`, `castle:issue.` and
 * `common:issue.`.
 */
function familiesOf(key: string): readonly string[] {
  const first = /^\w+:[^.]+\./.exec(key)?.[0];
  const below = key.endsWith('.') ? key : `${key}.`;
  return [key.replace(/[^.:]+$/, ''), below, ...(first ? [first, first.replace(/^\w+/, 'common')] : [])].filter(
    (family) => family.endsWith('.'),
  );
}

/** The sentence of its family with the closest length. */
function placeFor(key: string, drawn: readonly string[]): string | undefined {
  // Sentences with the same key in several games have the same place.
  const twin = drawn.find((one) => one.replace(/^\w+/, '') === key.replace(/^\w+/, ''));
  if (twin !== undefined) return twin;
  const fixed = PLACES.find(([family]) => family.test(key));
  if (fixed) return fixed[1];
  for (const family of familiesOf(key)) {
    const kin = drawn.filter((one) => one.startsWith(family));
    const length = lengthOf(key);
    if (kin.length > 0)
      return kin.reduce((best, one) =>
        Math.abs(lengthOf(one) - length) < Math.abs(lengthOf(best) - length) ? one : best,
      );
  }
  return undefined;
}

async function measureAll(page: Page, { tongue, textSize, wanted }: Measuring): Promise<Measured> {
  const ids = (await page.evaluate(() => window.panelIds)).filter((id) => wanted?.(id) ?? true);
  const keys = await page.evaluate(() => window.textKeys());
  const drawn = new Set<string>();
  const heard = new Set<string>();
  const homes = new Map<string, string>();
  const issues: string[] = [];
  let strings = 0;
  const measure = async (id: string, instead: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const fit = await page.evaluate(
      ([panel, language, size, other]) => window.measurePanel(panel, language, size, other),
      [id, tongue, textSize, instead] as const,
    );
    for (const key of fit.heard) heard.add(key);
    for (const key of fit.drawn) drawn.add(key);
    for (const key of fit.drawn) if (!homes.has(key)) homes.set(key, id);
    issues.push(...fit.issues.map((issue) => `${tongue}, ${textSize * 100} %, ${id}: ${issue}`));
    return fit.drawn;
  };
  for (const id of ids) strings += (await measure(id, {})).length;
  const seen = [...drawn];
  const inPlaceOf: Record<string, string> = {};
  const byPanel = new Map<string, Record<string, string>>();
  for (const key of wanted ? [] : keys) {
    const place = drawn.has(key) || heard.has(key) ? undefined : placeFor(key, seen);
    const home = place === undefined ? undefined : homes.get(place);
    if (place === undefined || home === undefined) continue;
    byPanel.set(home, { ...byPanel.get(home), [key]: place });
  }
  for (const [id, instead] of byPanel) {
    let left = Object.entries(instead);
    // On a busy machine a panel may be late: missing sentences are tried once more.
    for (let n = 0; n < 2 && left.length > 0; n += 1) {
      const found = await measure(id, Object.fromEntries(left));
      for (const [key, place] of left) if (found.includes(key)) inPlaceOf[key] = place;
      left = left.filter(([key]) => !found.includes(key));
    }
  }
  strings += Object.keys(inPlaceOf).length;
  const isAbsent = (key: string): boolean => SPOKEN.test(key) || (textSize > 1 && ROOMY.test(key));
  const missing = keys.filter((key) => !drawn.has(key) && !heard.has(key) && !isAbsent(key));
  return { panels: ids.length, strings, issues: [...new Set(issues)], drawn, heard, inPlaceOf, missing };
}

const PHONE = { width: 390, height: 844 };

/** Measures on `overflow.html` of the gallery, which must report no problems. */
export async function measureOnPhone(browser: Browser, site: Site, measuring: Measuring): Promise<Measured> {
  const { page, problems } = await newVisit(browser, { viewport: PHONE, reducedMotion: 'reduce' });
  await page.goto(`${site.url}overflow.html`);
  await page.waitForFunction(() => 'measurePanel' in window);
  const measured = await measureAll(page, measuring);
  await page.context().close();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return measured;
}
