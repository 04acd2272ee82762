import { LANGUAGES } from '../../src/i18n/index.ts';
import type { Fit } from './fit.ts';
import { fitOf, sentencesOn, toldBy } from './fit.ts';
import { measured } from './longest.ts';
import type { Measured } from './longest.ts';
import { openPanel } from './openPanel.ts';
import { PANELS } from './panels.ts';
import { settled } from './settled.ts';

/**
 * Opens panel after panel on one page, and measures whether their texts fit: `measurePanel(id, language, text size)`.
 */

declare global {
  interface Window {
    panelIds: readonly string[];
    textKeys(): Promise<readonly string[]>;
    /**
     * `instead`: sentences that no panel shows, each with the one whose place it takes: `issue.bad-id` that of
     * `issue.cell`.
     */
    measurePanel(
      id: string,
      tongue: string,
      textSize: number,
      instead?: Readonly<Record<string, string>>,
    ): Promise<Fit>;
  }
}

const tongues = new Map<string, Promise<Measured>>();
const wordsOf = (tongue: string): Promise<Measured> => {
  const known = tongues.get(tongue) ?? measured(tongue);
  tongues.set(tongue, known);
  return known;
};

/** Waits for pending tasks. */
const turn = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

let close: () => void = (): void => undefined;

window.panelIds = PANELS.map(({ id }) => id);
window.textKeys = async () => (await wordsOf('en')).keys;
window.measurePanel = async (id, tongue, textSize, instead = {}) => {
  const panel = PANELS.find((one) => one.id === id);
  const host = document.querySelector<HTMLElement>('#hud');
  if (!panel || !host) throw new Error(`There is no panel ${id}`);
  close();
  const words = await wordsOf(tongue);
  const { texts, keys } = words;
  const waiting = new Map(Object.entries(instead));
  const opened = await openPanel(host, panel, {
    texts,
    language: LANGUAGES.find((language) => language === tongue) ?? 'en',
    textSize,
  });
  const { hud } = opened;
  ({ close } = opened);
  await document.fonts.ready;
  await settled(host);
  const seen = new Set([toldBy(host)]);
  const fits = [fitOf(host, keys), ...measureInPlaceOf(host, words, waiting)];
  for (const show of panel.further?.(hud) ?? []) {
    await show();
    await turn();
    const now = toldBy(host);
    if (seen.has(now)) continue;
    seen.add(now);
    fits.push(fitOf(host, keys), ...measureInPlaceOf(host, words, waiting));
  }
  return together(fits);
};

/** Puts sentences into the places of others, one after another, and measures again. */
function measureInPlaceOf(
  host: HTMLElement,
  { keys, sentence }: Measured,
  waiting: Map<string, string>,
): readonly Fit[] {
  const fits: Fit[] = [];
  const places = sentencesOn(host, keys).map(({ key, node }) => ({ key, node, was: node.data }));
  for (;;) {
    const put = places.filter(({ key, node, was }) => {
      const next = [...waiting].find(([, place]) => place === key)?.[0];
      node.data = next === undefined ? was : sentence(next);
      return next !== undefined && waiting.delete(next);
    });
    if (put.length === 0) return fits;
    fits.push(fitOf(host, keys));
  }
}

const unique = (lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];

function together(fits: readonly Fit[]): Fit {
  const drawn = unique(fits.map((fit) => fit.drawn));
  const heard = unique(fits.map((fit) => fit.heard)).filter((key) => !drawn.includes(key));
  return { drawn, heard, issues: unique(fits.map((fit) => fit.issues)) };
}
