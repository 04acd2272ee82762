import '../../src/page.css';
import { LANGUAGES } from '../../src/i18n/index.ts';
import type { TableProbe } from '../../src/scenes/probe.ts';
import type { Application, Settings } from '../../src/session/contracts/app.ts';
import type { Sound } from '../../src/sound/sound.ts';
import { hostTable } from '../../src/tableHost.ts';
import { LAYERS, outOfReach } from './inReach.ts';
import { openPanel } from './openPanel.ts';
import type { Opened } from './openPanel.ts';
import { PANELS } from './panels.ts';
import { settled } from './settled.ts';
import { wordsIn } from './words.ts';

/**
 * Opens panels over the real table, state after state, and measures what is out of reach: on and below the panels, and
 * on the board.
 */

declare global {
  interface Window {
    readonly reach: {
      /** Every panel; the names of those with a table begin with a rule set. */
      readonly ids: readonly string[];
      /** Opens a panel in its first state. */
      open(id: string, tongue: string): Promise<void>;
      /** Shows its next state; false after the last. */
      next(): Promise<boolean>;
      /** At the present size of the window. */
      measure(textSize: number, least: number): Promise<readonly string[]>;
    };
  }
}

const nothing = (): void => undefined;
const SILENCE: Sound = {
  play: nothing,
  setVolumes: nothing,
  open: nothing,
  follow: nothing,
  setTimed: nothing,
  moment: nothing,
  settled: nothing,
  close: nothing,
};

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Expected ${selector} in the page`);
  return found;
};

let opened: Opened | null = null;
let further: readonly (() => unknown)[] = [];
let seen = new Set<string>();

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Points are written on the pictures of the rules once they are painted. */
const UNPAINTED = '[data-scene] [role="img"]:not([data-painted])';

/** Until the panels are still, all pictures of the rules are painted, and the camera rests. */
async function rest(): Promise<void> {
  await settled(element('#hud'));
  while (document.querySelector(UNPAINTED)) await frame();
  const { app } = opened?.hud ?? {};
  for (let n = 0; app?.screen === 'game' && app.match && !window.__table && n < 500; n += 1) await frame();
  await window.__table?.atRest();
  await frame();
}

async function open(id: string, tongue: string): Promise<void> {
  const panel = PANELS.find((one) => one.id === id);
  if (!panel) throw new Error(`There is no panel ${id}`);
  // Leaving closes the table.
  opened?.hud.app.leaveMatch();
  opened?.close();
  opened = await openPanel(element('#hud'), panel, {
    texts: await wordsIn(tongue),
    language: LANGUAGES.find((language) => language === tongue) ?? 'en',
    textSize: 1,
    table: (app, hud) => hostTable(element('#table'), app as Application, hud, SILENCE),
  });
  await document.fonts.ready;
  await rest();
  further = [...(panel.further?.(opened.hud) ?? [])];
  seen = new Set([element('#hud').innerText]);
}

async function next(): Promise<boolean> {
  for (;;) {
    const [show, ...others] = further;
    if (!show) return false;
    further = others;
    await show();
    await rest();
    const now = element('#hud').innerText;
    if (seen.has(now)) continue;
    seen.add(now);
    return true;
  }
}

async function measure(textSize: number, least: number): Promise<readonly string[]> {
  if (!opened) throw new Error('There is no panel');
  opened.hud.app.changeSettings({ textSize: textSize as Settings['textSize'] });
  await rest();
  const covered = opened.hud.host.querySelector('dialog:modal') ? [] : coveredOnBoard(window.__table);
  return [...outOfReach(opened.hud.host, { least }), ...covered];
}

/** Discs may be so far from their place, in CSS pixels. */
const FINGER = 44;
/** How far from the middle of a cell it must be free, as a share of its side. */
const AROUND = 0.3;

/** Nobody can close it: presses go through it. */
const ONLY_TOLD = '.OnlineOverlay-slips [role="status"]:not(:has(button))';

/** Legal cells, choices and buttons on the board that lie under a panel or outside the window. */
function coveredOnBoard(table: TableProbe | undefined): readonly string[] {
  if (!table || !document.querySelector('#table canvas')) return [];
  const view = table.view();
  const far = table.zoom() * AROUND;
  const edges = table.edges();
  /** Out of sight, with an arrow at an edge that leads there. */
  const announced = edges.flatMap(({ cells }) => cells);
  const isBeyond = (at: { readonly x: number; readonly y: number }): boolean =>
    announced.some(({ x, y }) => {
      const middle = table.cellCentre(x, y);
      return Math.max(Math.abs(at.x - middle.x), Math.abs(at.y - middle.y)) <= table.zoom() / 2 + FINGER;
    });
  const points = [
    ...(view.isReplay || view.over || view.gesture.type === 'placing'
      ? []
      : view.legalCells
          .filter((cell) => !announced.some(({ x, y }) => cell.x === x && cell.y === y))
          .flatMap(({ x, y }) =>
            [
              [0, 0],
              [far, far],
              [-far, far],
              [far, -far],
              [-far, -far],
            ].map(([dx = 0, dy = 0]) => {
              const middle = table.cellCentre(x, y);
              return { what: `legal cell ${x} ${y}`, at: { x: middle.x + dx, y: middle.y + dy } };
            }),
          )),
    ...(view.isReplay ? [] : table.options())
      .filter(({ at }) => !isBeyond(at))
      .map(({ id, at }) => ({ what: `choice ${id}`, at })),
    ...(view.isReplay ? [] : table.badges())
      .filter(({ at }) => !isBeyond(at))
      .map(({ id, at }) => ({ what: `badge ${id}`, at })),
    ...edges.map(({ count, at }) => ({ what: `arrow to ${count} cells`, at })),
    ...Object.entries(table.turnButtons() ?? {}).map(([way, at]) => ({ what: `rotate ${way}`, at })),
  ];
  const issues = points.flatMap(({ what, at: { x, y } }) => {
    const found = document.elementFromPoint(x, y);
    if (!found) return [`board: ${what} is outside of the window`];
    return found.closest('#table') || (found.closest(LAYERS) && !found.closest(ONLY_TOLD))
      ? []
      : [`board: ${what} is covered by ${found.closest('[class]')?.getAttribute('class')}`];
  });
  return [...new Set(issues)];
}

Object.assign(window, { reach: { ids: PANELS.map(({ id }) => id), open, next, measure } });
