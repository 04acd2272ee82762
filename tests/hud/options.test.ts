// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as Game from '../../src/game/index.ts';
import { NewGame } from '../../src/hud/menu/NewGame.tsx';
import { TermsForm } from '../../src/hud/online/TermsForm.tsx';
import { RoomProvider } from '../../src/hud/online/useRoom.tsx';
import { island } from './island.tsx';
import type { Online, OnlineView, Terms } from '../../src/session/contracts/online.ts';
import { enter, find, findAll, openPages, textsOfAll } from './find.ts';
import { fakeApp, fakeHud } from './fixture.ts';
import { render } from './render.ts';
import { showOptions } from './shownOptions.ts';

/** A module and options without texts above the rules. */
vi.mock('../../src/game/index.ts', async (load) => {
  const real = await load<typeof Game>();
  const known = real.adapterOf('carcassonne');
  const options = [
    { name: 'fields', values: ['each-3', 'city-4', 'off'], module: null },
    { name: 'echo', values: [false, true], module: null },
    { name: 'perch', values: ['low', 'high'], module: 'canary' },
    { name: 'songs', values: [5, 1, 2, 3, 4], module: 'canary' },
  ];
  const isLost = (given: unknown): boolean =>
    JSON.stringify(given).includes('"echo":true') && JSON.stringify(given).includes('canary');
  const parseOptions = (given: unknown) =>
    isLost(given) ? real.refuse('bad-modules', 'They do not go together.') : real.accept(given as object);
  const canary = { ...known, modules: [...known.modules, 'canary'], options, parseOptions, hasLapses: () => false };
  return { ...real, adapterOf: (id: string) => (id === 'carcassonne' ? canary : real.adapterOf(id)) };
});

afterEach(() => document.body.replaceChildren());

const hud = fakeHud();

const choose = (name: string): void => find('radio', name).click();
const tick = (name: string): void => find('checkbox', name).click();
const list = (name: string, value: string): void => enter(find<HTMLSelectElement>('combobox', name), value);
const isOffered = (name: string): boolean => findAll('radio', name).length > 0;

describe('an option without a text', () => {
  it('has a working control with its name and values', () => {
    const changed = vi.fn();
    const form = showOptions(hud, 'carcassonne', changed);
    expect(form.value()).toEqual({ ok: true, value: {} });
    tick('echo');
    expect(form.value()).toEqual({ ok: true, value: { echo: true } });
    tick('echo');
    tick('canary');
    choose('high');
    list('songs', '3');
    expect(form.value()).toEqual({ ok: true, value: { modules: ['canary'], perch: 'high', songs: 3 } });
    expect(changed).toHaveBeenCalledTimes(5);
  });

  it('of a module is shown while the module is on, and counts only then', () => {
    const form = showOptions(hud, 'carcassonne');
    expect(isOffered('high')).toBe(false);
    tick('canary');
    choose('high');
    expect(isOffered('high')).toBe(true);
    tick('canary');
    expect(isOffered('high')).toBe(false);
    expect(form.value()).toEqual({ ok: true, value: {} });
  });

  it('shows what was chosen elsewhere', () => {
    const form = showOptions(hud, 'carcassonne');
    const chosen = { modules: ['abbot', 'canary'], fields: 'off', songs: 2 };
    form.show(chosen);
    expect(form.value()).toEqual({ ok: true, value: chosen });
    expect(isOffered('high')).toBe(true);
    form.show({});
    expect(form.value()).toEqual({ ok: true, value: {} });
  });
});

describe('a new game', () => {
  it('includes the option of a module; a refusal by the rules is reported, and nothing begins', async () => {
    const app = fakeApp();
    const page = render(fakeHud(app), createElement(NewGame, { rules: 'carcassonne' }));
    openPages(page);
    const submit = () => page.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
    tick('canary');
    choose('high');
    tick('echo');
    submit();
    expect(find('alert', undefined, page).textContent).not.toBe('');
    expect(app.calls).toEqual([]);
    tick('echo');
    submit();
    await Promise.resolve();
    expect(app.calls.at(-1)).toEqual([
      'newGame',
      expect.objectContaining({ rules: 'carcassonne', options: { modules: ['canary'], perch: 'high' } }),
    ]);
  });
});

describe('the terms of a room', () => {
  const TERMS: Terms = {
    rules: 'carcassonne',
    options: { modules: [] },
    names: ['Ada', 'Jan'],
    colours: [0, 1],
    begins: 'lot',
    bots: [null, null],
  };

  function room(terms: Terms) {
    const proposed: Terms[] = [];
    const players = terms.names.map((name, side) => ({
      side,
      name,
      colour: side,
      kind: side === 0 ? 'me' : 'peer',
      level: null,
      here: true,
      agreed: false,
    }));
    const viewOf = (now: Terms) =>
      ({
        role: 'host',
        rules: now.rules,
        side: 0,
        link: 'linked',
        players,
        open: true,
        hostName: null,
        lobby: { terms: now, agreed: false, renewed: false, past: null },
      }) as unknown as OnlineView;
    const listeners = new Set<() => void>();
    let view = viewOf(terms);
    const show = (now: Terms): void => {
      view = viewOf(now);
      for (const listener of listeners) listener();
    };
    const online = {
      get view() {
        return view;
      },
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      setTerms(proposal: Terms) {
        proposed.push(proposal);
        show(proposal);
      },
    } as unknown as Online;
    const { element } = island(hud, () =>
      createElement(RoomProvider, { online, children: createElement(TermsForm, null) }),
    );
    document.body.append(element);
    openPages(element);
    return { proposed, element, show };
  }

  it('include the option of a module, and show what another side has chosen', () => {
    const { proposed, show } = room(TERMS);
    tick('canary');
    choose('high');
    expect(proposed.at(-1)).toEqual({ ...TERMS, options: { modules: ['canary'], perch: 'high' } });
    show({ ...TERMS, options: { modules: ['canary'], songs: 4 } });
    choose('high');
    expect(proposed.at(-1)?.options).toEqual({ modules: ['canary'], perch: 'high', songs: 4 });
  });

  it('are not proposed if the rules refuse them, and this is reported', () => {
    const { proposed, element } = room({ ...TERMS, options: { modules: ['canary'] } });
    tick('echo');
    expect(proposed).toEqual([]);
    expect(findAll('alert', undefined, element)).toHaveLength(1);
    tick('echo');
    expect(findAll('alert', undefined, element)).toEqual([]);
  });

  it('of two are changed to rules for as many, and keep what both have', () => {
    const { proposed, element } = room({
      rules: 'castle',
      options: { tokens: false, tokenUse: 'same-turn' },
      names: ['Ada', 'Jan'],
      colours: [0, 1],
      begins: 'lot',
    });
    const rules = findAll<HTMLInputElement>('radio', undefined, find('group', 'Rules', element));
    expect(rules.map(({ value }) => value)).toEqual(['castle', 'zamek']);
    rules[1]?.click();
    expect(proposed.at(-1)).toMatchObject({ rules: 'zamek', options: { tokens: false } });
    expect(findAll('list', undefined, element)).toEqual([]);
  });

  it('of several name who begins, and seat computer players', () => {
    const { proposed, element } = room(TERMS);
    expect(textsOfAll(findAll('listitem', undefined, element))).toEqual(['Ada (you)', 'Jan']);
    list('Who goes first', '1');
    expect(proposed.at(-1)).toEqual({ ...TERMS, begins: 1 });
  });
});
