import '../../src/page.css';
import { LANGUAGES } from '../../src/i18n/index.ts';
import type { TableProbe } from '../../src/scenes/probe.ts';
import type { Point } from '../../src/scenes/units.ts';
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
      /** Gives it this size of text, and waits until it is still. */
      settle(textSize: number): Promise<void>;
      /** What is out of reach at the present size of the window. */
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
/** Undefined: not asked for yet; finding them may take seconds. */
let further: readonly (() => unknown)[] | undefined;
let findFurther = (): typeof further => [];
let seen = new Set<string>();

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Points are written on the pictures of the rules once they are painted. */
const UNPAINTED = 'dialog [data-scene] [role="img"]:not([data-painted])';

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
  const { hud } = opened;
  further = undefined;
  findFurther = () => panel.further?.(hud) ?? [];
  seen = new Set([element('#hud').innerText]);
}

async function next(): Promise<boolean> {
  for (;;) {
    const [show, ...others] = further ?? findFurther() ?? [];
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

async function settle(textSize: number): Promise<void> {
  opened?.hud.app.changeSettings({ textSize: textSize as Settings['textSize'] });
  await rest();
}

async function measure(textSize: number, least: number): Promise<readonly string[]> {
  if (!opened) throw new Error('There is no panel');
  await settle(textSize);
  const covered = opened.hud.host.querySelector('dialog:modal') ? [] : coveredOnBoard(window.__table);
  return [...outOfReach(opened.hud.host, { least }), ...covered];
}

/** Diameter of a sign at the edge, in CSS pixels. */
const SIGN = 44;
/** How far from the middle of a cell it must be free, as a share of its side. */
const AROUND = 0.3;

/** Nobody can close it: presses go through it. */
const ONLY_TOLD = '.OnlineOverlay-slips [role="status"]:not(:has(button))';

/**
 * Legal cells, choices and buttons on the board that lie under a panel or outside the window, unless a sign at the edge
 * tells of them; signs that lie under a panel or over a cell.
 */
function coveredOnBoard(table: TableProbe | undefined): readonly string[] {
  if (!table || !document.querySelector('#table canvas')) return [];
  const view = table.view();
  const far = table.zoom() * AROUND;
  const signs = table.edges();
  const half = table.zoom() / 2;
  const away = signs.flatMap(({ cells }) => cells.map(({ x, y }) => table.cellCentre(x, y)));
  const isTold = (at: Point): boolean =>
    away.some((cell) => Math.abs(cell.x - at.x) < half && Math.abs(cell.y - at.y) < half);
  const points = [
    ...(view.isReplay || view.over || view.gesture.type === 'placing'
      ? []
      : view.legalCells.flatMap(({ x, y }) =>
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
    ...(view.isReplay ? [] : table.options()).map(({ id, at }) => ({ what: `choice ${id}`, at })),
    ...(view.isReplay ? [] : table.badges()).map(({ id, at }) => ({ what: `badge ${id}`, at })),
    ...Object.entries(table.turnButtons() ?? {}).map(([way, at]) => ({ what: `rotate ${way}`, at })),
  ];
  const coveredAt = (what: string, { x, y }: Point): readonly string[] => {
    const found = document.elementFromPoint(x, y);
    if (!found) return [`board: ${what} is outside of the window`];
    return found.closest('#table') || (found.closest(LAYERS) && !found.closest(ONLY_TOLD))
      ? []
      : [`board: ${what} is covered by ${found.closest('[class]')?.getAttribute('class')}`];
  };
  const isUnderSign = ({ x, y }: Point): boolean => signs.some(({ at }) => Math.hypot(at.x - x, at.y - y) < SIGN / 2);
  const issues = [
    ...points
      .filter(({ at }) => !isTold(at))
      .flatMap(({ what, at }) => (isUnderSign(at) ? [`board: ${what} is covered by a sign`] : coveredAt(what, at))),
    ...signs.flatMap(({ count, at }) => coveredAt(`the sign for ${count} more`, at)),
  ];
  return [...new Set(issues)];
}

Object.assign(window, { reach: { ids: PANELS.map(({ id }) => id), open, next, settle, measure } });
