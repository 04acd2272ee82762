import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Asked } from './browsers/tab.ts';

/** Audits a screen for accessibility barriers; each finding is a line that says what and where. */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** The smallest accepted target, and the lowest accepted contrast of small and of large text. */
const TARGET = 44;
const CONTRAST = { small: 4.5, large: 3 };

/** Findings that depend on the size of the window. */
export async function misfits(page: Asked): Promise<readonly string[]> {
  return [
    ...(await page.evaluate(faintTexts, CONTRAST)),
    ...(await page.evaluate(smallTargets, TARGET)),
    ...(await page.evaluate(cutOff)),
  ];
}

/** Violations that axe rates serious or critical; below an open dialog nothing can be reached. */
export async function breaches(page: Page): Promise<readonly string[]> {
  // A script evaluated by the driver is not subject to the content policy.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  // Only what is read leaves the page.
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as {
      readonly axe: { run(context: Node, options: unknown): Promise<AxeResults> };
    };
    const { violations } = await axe.run(document.querySelector('dialog:modal') ?? document, options);
    return violations.flatMap(({ id, impact, nodes }) =>
      impact === 'serious' || impact === 'critical'
        ? nodes.map(({ html }) => `${impact} ${id}: ${html.slice(0, 160)}`)
        : [],
    );
  }, OPTIONS);
}

/**
 * Texts over gradients, which axe leaves undecided: the worst colour of the gradient counts. Text directly over the
 * table is not measured.
 */
function faintTexts({ small, large }: typeof CONTRAST): readonly string[] {
  type Colour = readonly [number, number, number, number];
  const coloursIn = (css: string): readonly Colour[] =>
    [...css.matchAll(/rgba?\(([^)]+)\)/g)].map(([, inner = '']) => {
      const [r = 0, g = 0, b = 0, a = 1] = inner.split(/[\s,/]+/).map(Number);
      return [r, g, b, a];
    });
  const over = ([r, g, b, a]: Colour, [x, y, z]: Colour): Colour => [
    r * a + x * (1 - a),
    g * a + y * (1 - a),
    b * a + z * (1 - a),
    1,
  ];
  const light = (colour: Colour): number => {
    const [r = 0, g = 0, b = 0] = colour
      .slice(0, 3)
      .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a: Colour, b: Colour): number =>
    (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
  /** Possible colours behind the text; empty where the table shows through. */
  function behind(element: Element): readonly Colour[] {
    const layers: (readonly Colour[])[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      for (const layer of [coloursIn(backgroundImage), coloursIn(backgroundColor)]) {
        if (layer.every(([, , , a]) => a === 0)) continue;
        layers.push(layer);
        if (!layer.every(([, , , a]) => a === 1)) continue;
        return layers.reduceRight<readonly Colour[]>(
          (below, upper) =>
            below.length === 0 ? upper : upper.flatMap((colour) => below.map((ground) => over(colour, ground))),
          [],
        );
      }
    }
    return [];
  }
  const modal = document.querySelector('dialog:modal');
  const seen = new Set<Element>();
  const told: string[] = [];
  const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !element ||
      seen.has(element) ||
      !node.textContent?.trim() ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    seen.add(element);
    if (element.closest('.text-unseen, :disabled, [aria-hidden="true"], noscript, fieldset:disabled')) continue;
    const style = getComputedStyle(element);
    // Written over pictures, with its own shadow.
    if (style.textShadow !== 'none') continue;
    const [ink] = coloursIn(element instanceof SVGElement ? style.fill : style.color);
    if (!ink) continue;
    let veil = 1;
    for (let one: Element | null = element; one; one = one.parentElement) veil *= Number(getComputedStyle(one).opacity);
    const size = Number.parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? large : small;
    const worst = Math.min(
      ...behind(element).map((ground) => ratio(over([ink[0], ink[1], ink[2], ink[3] * veil], ground), ground)),
    );
    if (worst < least) told.push(`contrast ${worst.toFixed(2)}: ${element.outerHTML.slice(0, 140)}`);
  }
  return told;
}

/** Controls smaller than a fingertip; a larger target around one makes up for it. */
function smallTargets(least: number): readonly string[] {
  const modal = document.querySelector('dialog:modal');
  const board = modal ? null : document.querySelector('.TextGrid-board:is([data-shown], :focus-within)');
  const told: string[] = [];
  for (const element of (modal ?? document).querySelectorAll(
    'button, input, textarea, select, summary, a[href], [role="gridcell"][tabindex]',
  )) {
    // An open text board covers everything else.
    const covered = board ? !board.contains(element) : element.closest('.TextGrid-board, [inert]') !== null;
    if (covered || !element.checkVisibility({ visibilityProperty: true })) continue;
    const target =
      element instanceof HTMLInputElement && /radio|checkbox/.test(element.type)
        ? (element.closest('label') ?? element)
        : element;
    const box = target.getBoundingClientRect();
    const answers = (dx: number, dy: number): boolean =>
      target.contains(document.elementFromPoint((box.left + box.right) / 2 + dx, (box.top + box.bottom) / 2 + dy));
    const reach = least / 2 - 1;
    const wide = box.width > least - 0.5 || (answers(-reach, 0) && answers(reach, 0));
    const high = box.height > least - 0.5 || (answers(0, -reach) && answers(0, reach));
    if (!wide || !high)
      told.push(`target ${Math.round(box.width)} × ${Math.round(box.height)}: ${target.outerHTML.slice(0, 140)}`);
  }
  return told;
}

/** Elements that stick out of the window or out of their panel. */
function cutOff(): readonly string[] {
  const modal = document.querySelector('dialog:modal');
  const told: string[] = [];
  for (const slip of (modal ?? document).querySelectorAll(
    '.surface-slip, dialog > div, .TurnPanel-turn, .TurnPanel-slip',
  )) {
    if (slip.checkVisibility() && slip.scrollWidth > slip.clientWidth + 1)
      told.push(`wider than its place by ${slip.scrollWidth - slip.clientWidth}: ${slip.className}`);
  }
  for (const element of (modal ?? document).querySelectorAll(
    'button, label, legend, summary, h1, h2, h3, p, li, dt, dd, kbd',
  )) {
    // A plan is panned in its own viewport, like a map.
    if (
      element.closest('.TextGrid-board, .text-unseen, .Plan-scroll') ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const box = element.getBoundingClientRect();
    const edge = (element.closest('dialog') ?? document.documentElement).getBoundingClientRect();
    if (box.width > 0 && (box.right > edge.right + 1 || box.left < edge.left - 1))
      told.push(`cut off at ${Math.round(box.right)}: ${element.outerHTML.slice(0, 140)}`);
  }
  return told;
}
