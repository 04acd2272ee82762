// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Settings } from '../../src/session/contracts/app.ts';
import { parseSettings } from '../../src/session/app/settings.ts';
import { fakeApp, newMatch } from './fixture.ts';
import { mount } from './mounted.ts';

/** What only a phone has; how it looks: tests/e2e/phone.test.ts. */

let root: HTMLElement;
const size = { innerWidth: window.innerWidth, innerHeight: window.innerHeight };
const vibrate = vi.fn(() => true);
beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  Object.assign(window, { innerWidth: 390, innerHeight: 844 });
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
});
afterEach(() => {
  document.body.replaceChildren();
  Object.assign(window, size);
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
  vibrate.mockClear();
});

const press = (key: string): unknown =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

async function sit(settings: Partial<Settings> = {}) {
  const match = newMatch();
  onTestFinished(() => match.close());
  const app = fakeApp({ screen: 'game', match });
  app.changeSettings(settings);
  await mount(root, app).ready;
  return match;
}

describe('a phone', () => {
  it('vibrates when a tile or a choice is confirmed, not before, and not at undo', async () => {
    const match = await sit();
    press('ArrowRight');
    expect(vibrate).not.toHaveBeenCalled();
    root.querySelector<HTMLElement>('[data-go]')?.click();
    expect(match.view.state.awaiting).toBe('deploy');
    expect(vibrate).toHaveBeenCalledTimes(1);
    press('Backspace');
    expect(match.view.state.awaiting).toBe('place');
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it('does not vibrate where that is switched off', async () => {
    await sit({ vibration: false });
    press('ArrowRight');
    root.querySelector<HTMLElement>('[data-go]')?.click();
    expect(vibrate).not.toHaveBeenCalled();
    expect(parseSettings('{"vibration":false}').vibration).toBe(false);
    expect(parseSettings('{"vibration":"no"}').vibration).toBe(true);
  });

  it('tells all that a player has, each sign in words, when their chip is pressed', async () => {
    await sit();
    const chips = [...root.querySelectorAll<HTMLElement>('button[aria-current]')];
    expect(chips.map((chip) => chip.ariaLabel ?? chip.getAttribute('aria-label'))).toHaveLength(2);
    chips[1]?.click();
    const told = root.querySelector('dialog[open]')?.textContent ?? '';
    for (const words of ['0 points', 'followers left', 'no keep yet', 'compare the keeps', 'If the game ended now'])
      expect(told).toContain(words);
  });

  it('shows two tools on the board, and the others when More is pressed', async () => {
    await sit();
    expect(root.querySelectorAll('[role="group"][aria-label="Tools"] button')).toHaveLength(2);
    root.querySelector<HTMLElement>('[data-opens="more"]')?.click();
    const tools = [...root.querySelectorAll('[data-panel="more"] button')].map((button) => button.textContent);
    for (const tool of ['Hint', 'Log', 'Text board', 'Sound', 'How to play', 'Inspect']) expect(tools).toContain(tool);
  });
});
