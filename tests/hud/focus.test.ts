// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ADAPTERS, adapterOf } from '../../src/game/index.ts';
import type { HudHandle } from '../../src/hud/mount.tsx';
import type { Match, NewGame } from '../../src/session/contracts/match.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { readRecord } from '../../src/session/saving/saveStore.ts';
import { atStage, stagesOf, variantsOf } from '../gallery/positions.ts';
import { mixesOf } from '../support/mixes.ts';
import { fakeApp, newMatch, playStep } from './fixture.ts';
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
const usable = (element: Element): boolean => !element.matches(':disabled') && element.closest('[hidden]') === null;

/** What is wrong with the focus: a browser takes it from an element that is gone, hidden or switched off. */
function trouble(): string {
  const at = document.activeElement;
  if (!at || at === document.body) return 'the body has the focus';
  if (!at.isConnected || !usable(at)) return `the focus is on ${at.outerHTML.slice(0, 120)}`;
  return '';
}

const press = (key: string): unknown =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

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
  const turn = all('.TurnPanel-turn')[0];
  const within = (selector: string): readonly HTMLElement[] => [
    ...(turn?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const go = (): HTMLElement | undefined => within('.Button-go')[0];
  if (match.view.legalCells.length > 0) {
    for (let times = 0; times <= (n % 4 === 3 ? 1 : 0); times += 1) press('ArrowRight');
    if (n % 5 === 2) await use(within('.TurnPanel-rotateRight')[0]);
    note('rotated');
    if (n % 7 === 3) await use(within('.TurnPanel-undo')[0]);
    note('undone');
    if (match.view.gesture.type !== 'placing') press('ArrowDown');
  } else if (prompt) {
    const choices = within('.ChoiceList-choice').filter(usable);
    await use(choices[n % Math.max(1, choices.length)]);
    note('chosen');
    if (n % 3 === 0) for (const stepper of within('.Stepper-stepper .Button-round')) await use(stepper);
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

const GAMES: readonly [string, Partial<NewGame>][] = [
  ...ADAPTERS.map(({ id }): [string, Partial<NewGame>] => [id, { rules: id }]),
  ...mixesOf(adapterOf('carcassonne')).map((modules): [string, Partial<NewGame>] => [
    `carcassonne with ${modules.join(', ')}`,
    { rules: 'carcassonne', options: { modules } },
  ]),
];

describe('the focus', () => {
  it.each(GAMES)('is never lost in a whole game by keyboard: %s', { timeout: 300_000 }, async (_, game) => {
    const match = newMatch({ ...game, seed: 'focus' });
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
      for (const variant of variantsOf(rules))
        for (const stage of stagesOf(rules, variant)) {
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
  const here = (): string => document.activeElement?.className ?? '';

  it('is at the panel when a game is opened, and at the menu when it is left', async () => {
    const { app, match } = await fresh();
    expect(document.activeElement).toBe(document.body);
    await use(all('.MenuScreen-menu button')[0]);
    app.set({ screen: 'game', match });
    await tick();
    expect(here()).toContain('turn');
    app.set({ screen: 'menu', match: null });
    await tick();
    expect(here()).toContain('menu');
  });

  it('goes to the choices after the button that has placed the tile', async () => {
    const { app, match } = await fresh();
    app.set({ screen: 'game', match });
    press('ArrowRight');
    await use(all('.TurnPanel-turn .Button-go')[0]);
    expect(match.view.state.awaiting).toBe('deploy');
    expect(here()).toContain('choice');
  });

  it('returns to the button that opened the log or the assists, and to the table from the text board', async () => {
    const { app, match } = await fresh();
    app.set({ screen: 'game', match });
    await tick();
    const logButton = all('.LeftColumn-tools button[aria-pressed]')[0];
    if (!all('.GameScreen-game')[0]?.hasAttribute('data-log-open')) await use(logButton);
    await use(all('.LogPanel-log .Button-round')[0]);
    expect(document.activeElement).toBe(logButton);
    await use(all('.AssistBar-button')[0]);
    await use(all('.AssistBar-assists .Button-round')[0]);
    expect(here()).toContain('AssistBar-button');
    (document.activeElement as HTMLElement).blur();
    press('t');
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
    press('t');
    expect(here()).toContain('turn');
  });

  it('stays in a dialog whose focused button disappears', async () => {
    await fresh();
    await use(all('.MenuScreen-menu .Button-rowButton').findLast((button) => button.textContent?.includes('Settings')));
    const dialog = all<HTMLDialogElement>('dialog')[0];
    const gone = document.createElement('button');
    dialog?.append(gone);
    gone.focus();
    gone.remove();
    await tick();
    expect(dialog?.contains(document.activeElement)).toBe(true);
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
