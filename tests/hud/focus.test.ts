// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ADAPTERS, adapterOf, carcassonne } from '../../src/game/index.ts';
import type { HudHandle } from '../../src/hud/mount.tsx';
import type { Match } from '../../src/session/contracts/match.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { readRecord } from '../../src/session/saving/saveStore.ts';
import { atStage, stagesOf, variantsOf } from '../gallery/positions.ts';
import { growCarcassonne } from '../support/growCarcassonne.ts';
import { mixesOf } from '../support/mixes.ts';
import { find, findAll, nameOf, pressKey } from './find.ts';
import { fakeApp, newMatch, playStep, playUntil } from './fixture.ts';
import type { FakeApp } from './fixture.ts';
import { mount } from './mounted.ts';

/** Where the focus goes when its element disappears or is switched off. The same in a browser: tests/e2e/keyboard.test.ts. */

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => document.body.replaceChildren());

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const all = <E extends HTMLElement>(selector: string): readonly E[] => [...root.querySelectorAll<E>(selector)];
// By the attributes that make role and name: asking the library here, in thousands of steps, would double the time.
const named = (name: string): HTMLElement | undefined => all(`[aria-label="${name}"]`)[0];
const go = (): HTMLElement | undefined => all('[data-go]')[0];
const usable = (element: Element): boolean => !element.matches(':disabled') && element.closest('[hidden]') === null;

/** What is wrong with the focus: a browser takes it from an element that is gone, hidden or switched off. */
function trouble(): string {
  const at = document.activeElement;
  if (!at || at === document.body) return 'the body has the focus';
  if (!at.isConnected || !usable(at)) return `the focus is on ${at.outerHTML.slice(0, 120)}`;
  return '';
}

/** Presses a control as Enter does, if it can be pressed. */
async function use(control: HTMLElement | undefined): Promise<boolean> {
  if (!control || !usable(control)) return false;
  control.focus();
  control.click();
  await tick();
  return true;
}

async function open(app: FakeApp): Promise<HudHandle> {
  const handle = mount(root, app);
  await handle.ready;
  await tick();
  return handle;
}

/** The game of a record, as far as it goes. */
function matchOf(record: unknown): Match {
  const read = readRecord(JSON.stringify(record));
  const match = read.ok ? createMatch(read.value.game, { record: read.value.record }) : read;
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

/** One step of the game with whatever has the focus; `n` varies the way. */
async function stepOn(match: Match, n: number, note: (what: string) => void): Promise<void> {
  const { state, prompt } = match.view;
  const before = match.view;
  if (match.view.legalCells.length > 0) {
    for (let times = 0; times <= (n % 4 === 3 ? 1 : 0); times += 1) pressKey('ArrowRight');
    if (n % 5 === 2) await use(named('Rotate right'));
    note('rotated');
    if (n % 7 === 3) await use(named('Undo'));
    note('undone');
    if (match.view.gesture.type !== 'placing') pressKey('ArrowDown');
  } else if (prompt) {
    const choices = all('[role="radio"]').filter(usable);
    await use(choices[n % Math.max(1, choices.length)]);
    note('chosen');
    if (n % 3 === 0) for (const name of ['One less', 'One more']) await use(named(name));
    note('a number chosen');
  }
  if (match.view.state === state) {
    await use(go());
    note('confirmed');
  }
  // Where that was no complete choice.
  if (match.view.state === before.state) {
    playStep(match, n);
    await tick();
    note('played');
  }
}

/** Tiles of a game with many modules: enough for every kind of step; the stages of all are below. */
const DECK = 14;
/** From this turn on, there are choices of every kind in The Castle. */
const ALL_KINDS = 36;

const GAMES: readonly (readonly [string, () => Match])[] = [
  // Zamek, and Carcassonne without modules, have no steps of their own.
  ['castle', () => playUntil(({ state }) => state.turn >= ALL_KINDS, { rules: 'castle' })],
  ...mixesOf(adapterOf('carcassonne')).map((modules) => {
    const { setup } = growCarcassonne('focus', { players: ['Ada', 'Jan'], modules, deck: DECK, tiles: 1 });
    const open = (): Match => matchOf(carcassonne.formatCarcassonneRecord(setup, []));
    return [`carcassonne with ${modules.join(', ')}`, open] as const;
  }),
];

describe('the focus', () => {
  it.each(GAMES)('is never lost in a game by keyboard, up to its end: %s', { timeout: 300_000 }, async (_, begin) => {
    const match = begin();
    onTestFinished(() => match.close());
    const app = fakeApp({ screen: 'game', match });
    await open(app);
    const stages = new Set<string>();
    const found = new Map<string, string>();
    const at = (what: string): void => {
      const { awaiting } = match.view.state;
      const lost = trouble();
      if (lost) found.set(`${awaiting}, ${what}`, lost);
    };
    at('opened');
    for (let n = 0; n < 1500 && !match.view.over; n += 1) {
      stages.add(match.view.state.awaiting);
      await stepOn(match, n, at);
    }
    await tick();
    at('over');
    expect(match.view.over).toBe(true);
    expect(stages.size).toBeGreaterThan(1);
    expect([...found]).toEqual([]);
  });

  it.each(ADAPTERS)(
    'is not lost in any stage of $id, rare ones of the modules included',
    { timeout: 300_000 },
    async (rules) => {
      const found: string[] = [];
      const seen = new Set<string>();
      for (const variant of variantsOf(rules))
        for (const stage of stagesOf(rules, variant)) {
          if (seen.has(stage)) continue;
          seen.add(stage);
          const moment = atStage(rules.id, variant, stage);
          if (!moment) throw new Error(`Expected a game that reaches ${stage}`);
          const match = matchOf(moment.record);
          expect(match.view.myTurn).toBe(true);
          const handle = await open(fakeApp({ screen: 'game', match }));
          for (let n = 0; n < 3 && !match.view.over; n += 1)
            await stepOn(match, n, (what) => {
              const lost = trouble();
              if (lost) found.push(`${variant.name}, ${stage}, ${what}: ${lost}`);
            });
          handle.destroy();
          match.close();
        }
      expect(found).toEqual([]);
    },
  );

  const fresh = async (): Promise<{ readonly app: FakeApp; readonly match: Match }> => {
    const match = newMatch();
    onTestFinished(() => match.close());
    const app = fakeApp();
    await open(app);
    return { app, match };
  };

  it('is at the panel when a game is opened, and at the menu when it is left', async () => {
    const { app, match } = await fresh();
    expect(document.activeElement).toBe(document.body);
    await use(findAll('button', undefined, find('main'))[0]);
    app.set({ screen: 'game', match });
    await tick();
    expect(nameOf(document.activeElement)).toBe('Your tile');
    app.set({ screen: 'menu', match: null });
    await tick();
    expect(document.activeElement).toBe(find('main'));
  });

  it('goes to the choices after the button that has placed the tile', async () => {
    const { app, match } = await fresh();
    app.set({ screen: 'game', match });
    pressKey('ArrowRight');
    await use(go());
    expect(match.view.state.awaiting).toBe('deploy');
    expect(document.activeElement?.role).toBe('radio');
  });

  it('returns to the button that opened the log, and to the table from the text board', async () => {
    const { app, match } = await fresh();
    app.set({ screen: 'game', match });
    await tick();
    const logButton = find('button', 'Log');
    if (logButton.getAttribute('aria-pressed') === 'false') await use(logButton);
    await use(find('button', 'Close', find('complementary', 'Log')));
    expect(document.activeElement).toBe(logButton);
    (document.activeElement as HTMLElement).blur();
    pressKey('t');
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
    pressKey('t');
    expect(nameOf(document.activeElement)).toBe('Your tile');
  });

  it('returns on a phone to the button that opened all tools, also from the log', async () => {
    const size = { innerWidth: window.innerWidth, innerHeight: window.innerHeight };
    onTestFinished(() => void Object.assign(window, size));
    Object.assign(window, { innerWidth: 390, innerHeight: 844 });
    const { app, match } = await fresh();
    app.set({ screen: 'game', match });
    await tick();
    const more = find('button', 'More');
    await use(more);
    await use(find('button', 'Close', find('region', 'Tools')));
    expect(findAll('region', 'Tools')).toEqual([]);
    expect(document.activeElement).toBe(more);
    await use(more);
    await use(find('button', 'Log', find('region', 'Tools')));
    expect(findAll('region', 'Tools')).toEqual([]);
    await use(find('button', 'Close', find('complementary', 'Log')));
    expect(document.activeElement).toBe(more);
  });

  it('stays in a dialog whose focused button disappears', async () => {
    await fresh();
    await use(find('button', 'Settings'));
    const dialog = find('dialog', 'Settings');
    const gone = document.createElement('button');
    dialog.append(gone);
    gone.focus();
    gone.remove();
    await tick();
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('is given up where a player clicks beside everything', async () => {
    const { app, match } = await fresh();
    app.set({ screen: 'game', match });
    await tick();
    (document.activeElement as HTMLElement).blur();
    match.intents.moveTile(1, 0);
    match.intents.confirm();
    await tick();
    expect(document.activeElement).toBe(document.body);
  });
});
