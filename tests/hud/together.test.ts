// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { askedText } from '../../src/hud/log/asked.ts';
import type { Settings } from '../../src/session/contracts/app.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { find, findAll, nameOf, press, pressKey } from './find.ts';
import { NEW_GAME, fakeApp, textsOf } from './fixture.ts';
import { mount } from './mounted.ts';

/** A follower is chosen in the panel while its tile is still held. */

const SIZES = { phone: [390, 844], landscape: [844, 390], desk: [1280, 720] } as const;
const size = { innerWidth: window.innerWidth, innerHeight: window.innerHeight };
let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  document.body.replaceChildren();
  Object.assign(window, size);
});

/** Sits down at a table and holds the first tile. */
async function hold(on: keyof typeof SIZES = 'phone', settings: Partial<Settings> = {}) {
  const [innerWidth, innerHeight] = SIZES[on];
  Object.assign(window, { innerWidth, innerHeight });
  const made = createMatch(NEW_GAME, { confirm: () => settings.confirm ?? true });
  if (!made.ok) throw new Error(made.error.message);
  const match = made.value;
  onTestFinished(() => match.close());
  const app = fakeApp({ screen: 'game', match });
  app.changeSettings(settings);
  await mount(root, app).ready;
  pressKey('ArrowRight');
  return match;
}

const signs = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-ahead] button')];
const go = (): HTMLElement => root.querySelector<HTMLElement>('[data-go]') ?? root;
const verbs = (match: Awaited<ReturnType<typeof hold>>): readonly string[] =>
  (match.record() as { actions: { do: string }[] }).actions.map((action) => action.do);

describe.each(['phone', 'landscape', 'desk'] as const)('on a %s', (on) => {
  it('every place for a follower has a sign with its name; the green button names what it places', async () => {
    const match = await hold(on);
    expect(signs().length).toBeGreaterThan(0);
    for (const sign of signs()) expect(nameOf(sign)).toMatch(/ in | on /);
    expect(go().textContent).toBe('Place tile');
    signs()[0]?.click();
    expect(signs().map((sign) => sign.getAttribute('aria-pressed'))[0]).toBe('true');
    expect(go().textContent).toMatch(/^Place (herald|squire|knight|merchant)$/);
    expect(match.view.state.awaiting).toBe('place');
    go().click();
    expect(verbs(match)).toEqual(['place', 'deploy']);
  });

  it('“No follower” places the tile alone in one press', async () => {
    const match = await hold(on);
    press('No follower');
    expect(verbs(match)).toEqual(['place', 'pass']);
    expect(match.view.state.turn).toBe(2);
  });
});

describe('the follower', () => {
  it('is asked for as usual by whoever places the tile first', async () => {
    const match = await hold();
    go().click();
    expect(match.view.state.awaiting).toBe('deploy');
    expect(signs()).toEqual([]);
    expect(findAll('radio').length).toBeGreaterThan(1);
  });

  it('is placed by a second press on its sign', async () => {
    const match = await hold();
    signs()[0]?.click();
    signs()[0]?.click();
    expect(verbs(match)).toEqual(['place', 'deploy']);
  });

  it('is placed by one press where choices are not confirmed; “No follower” does not answer what comes next', async () => {
    const match = await hold('phone', { confirm: false });
    signs()[0]?.click();
    expect(verbs(match)).toEqual(['place', 'deploy']);
    pressKey('ArrowRight');
    press('No follower');
    expect(verbs(match)).toEqual(['place', 'deploy', 'place', 'pass']);
    expect(match.view.state).toMatchObject({ turn: 3, awaiting: 'place' });
  });

  it('is chosen by number or N on the keyboard, and confirmed by Enter; arrows still move the tile', async () => {
    const match = await hold();
    pressKey('1');
    expect(match.view.gesture).toMatchObject({ type: 'placing', along: match.view.ahead?.prompt?.options[0]?.id });
    pressKey('n');
    expect(go().textContent).toBe('No follower');
    const { gesture } = match.view;
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft']) if (match.view.gesture === gesture) pressKey(key);
    expect(match.view.gesture).toMatchObject({ type: 'placing', along: null });
    expect(match.view.gesture).not.toEqual(gesture);
    pressKey('1');
    pressKey('Enter');
    expect(verbs(match)).toEqual(['place', 'deploy']);
  });

  it('is read aloud: the choices with A, and the chosen one', async () => {
    const match = await hold();
    const name = nameOf(signs()[0]).split(',')[0] ?? '?';
    expect(askedText(textsOf('castle'), match.view, 'choices')).toContain(`1: ${name}`);
    pressKey('1');
    expect(find('log').textContent).toContain(name);
  });
});
