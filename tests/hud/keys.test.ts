// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { h } from 'preact';
import { ChoiceList } from '../../src/hud/game/ChoiceList.tsx';
import { focusChoices } from '../../src/hud/game/TurnPanel.tsx';
import { listenToKeys } from '../../src/hud/game/keyboard.ts';
import { choicesOf } from '../../src/hud/words/choices.ts';
import { commandAt } from '../../src/hud/game/keys.ts';
import type { Key } from '../../src/hud/game/keys.ts';
import { turnModeOf } from '../../src/hud/words/turnMode.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { pressKey } from './find.ts';
import { newMatch, optionsOf, stillMatch, textsOf, viewUntil } from './fixture.ts';
import { showAtTable } from './showing.tsx';

const placing = newMatch().view;
const deploying = viewUntil((view) => optionsOf(view, 'deploy').length > 1);
const LAYERS = { c: 'courts', w: 'reach', k: 'empty', x: 'dead', p: 'projected' };
const commandFor = (pressed: Key, view: MatchView) => commandAt(pressed, turnModeOf(view), LAYERS);
const key = (name: string, change: { shift?: boolean; control?: boolean } = {}) => ({
  key: name,
  shift: false,
  control: false,
  alt: false,
  ...change,
});

describe('keys', () => {
  it.each([
    ['ArrowLeft', { do: 'move', dx: -1, dy: 0 }],
    ['ArrowDown', { do: 'move', dx: 0, dy: 1 }],
    ['r', { do: 'rotate', direction: 1 }],
    ['E', { do: 'rotate', direction: 1 }],
    ['q', { do: 'rotate', direction: -1 }],
    ['Enter', { do: 'confirm' }],
    [' ', { do: 'confirm' }],
    ['Backspace', { do: 'undo' }],
    ['u', { do: 'undo' }],
    ['Escape', { do: 'lift' }],
    ['l', { do: 'log' }],
    ['M', { do: 'menu' }],
    ['?', { do: 'help' }],
  ])('%s while a tile is to be placed', (name, command) => expect(commandFor(key(name), placing)).toEqual(command));

  it('choose while there is something to choose', () => {
    expect(commandFor(key('ArrowRight'), deploying)).toEqual({ do: 'cycle', direction: 1 });
    expect(commandFor(key('ArrowUp'), deploying)).toEqual({ do: 'cycle', direction: -1 });
    expect(commandFor(key('2'), deploying)).toEqual({ do: 'choose', place: 1 });
    expect(commandFor(key('n'), deploying)).toEqual({ do: 'none' });
    // Then it is the key that shows the whole board.
    expect(commandFor(key('0'), deploying)).toBeUndefined();
    expect(commandFor(key('Tab'), deploying)).toEqual({ do: 'focus-choices' });
    expect(commandFor(key('n'), placing)).toBeUndefined();
    expect(commandFor(key('2'), placing)).toBeUndefined();
    expect(commandFor(key('Tab'), placing)).toBeUndefined();
  });

  it('leave shortcuts to the browser, except for undo', () => {
    expect(commandFor(key('z', { control: true }), placing)).toEqual({ do: 'undo' });
    expect(commandFor(key('r', { control: true }), placing)).toBeUndefined();
  });
});

describe('the keyboard at the table', () => {
  let stop = (): void => {};
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  function table(view: MatchView) {
    const match = stillMatch(view);
    const choices = choicesOf(textsOf('castle'), view);
    const list = showAtTable(match, h(ChoiceList, { choices, label: '', intents: match.intents }));
    const opened: string[] = [];
    const note = (name: string) => (): void => void opened.push(name);
    stop = listenToKeys(match.intents, () => ({
      mode: () => turnModeOf(match.view),
      layers: LAYERS,
      choices: () => choices,
      focusChoices: () => focusChoices(list),
      closeTop: () => false,
      toggleLog: note('log'),
      openMenu: note('menu'),
      openHelp: note('help'),
      fit: note('fit'),
      say: () => {},
      toggleBoard: note('board'),
      openTiles: note('tiles'),
      mayHint: () => true,
      openReview: note('review'),
      review: () => false,
      toggleLayer: (layer) => void opened.push(layer),
      openPlace: () => false,
      inspector: { toggle: note('look'), key: () => false },
    }));
    return { match, list, opened };
  }

  it('passes intents on', () => {
    const { match, opened } = table(placing);
    for (const name of [
      'ArrowRight',
      'r',
      'q',
      'Enter',
      'u',
      'Escape',
      'l',
      'm',
      '?',
      'i',
      'g',
      'c',
      'w',
      'k',
      'x',
      'p',
    ])
      pressKey(name);
    expect(match.calls).toEqual([
      ['moveTile', 1, 0],
      ['rotate', 1],
      ['rotate', -1],
      ['confirm'],
      ['undo'],
      ['liftTile'],
    ]);
    expect(opened).toEqual(['log', 'menu', 'help', 'look', 'tiles', 'courts', 'reach', 'empty', 'dead', 'projected']);
  });

  it('product 16: ignores keys under an open dialog, whatever has the focus', () => {
    const { match, opened } = table(placing);
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.setAttribute('open', '');
    for (const name of ['Escape', 'Enter', 'm', 'ArrowRight'])
      expect(pressKey(name), `${name} is left to the dialog`).toBe(true);
    expect([match.calls, opened]).toEqual([[], []]);
    dialog.remove();
    pressKey('Enter');
    expect(match.calls).toEqual([['confirm']]);
  });

  it('chooses by number, N and Tab', () => {
    const { match, list } = table(deploying);
    pressKey('2');
    pressKey('n');
    pressKey('ArrowDown');
    expect(match.calls).toEqual([
      ['choose', optionsOf(deploying, 'deploy')[1]?.id],
      ['choose', optionsOf(deploying, 'pass')[0]?.id],
      ['cycle', 1],
    ]);
    pressKey('Tab');
    expect(list.contains(document.activeElement)).toBe(true);
  });

  it('presses a button once while Enter is held, wherever the focus goes meanwhile', () => {
    table(deploying);
    const button = document.createElement('button');
    document.body.append(button);
    const held = (repeat: boolean): boolean => pressKey('Enter', button, { repeat });
    expect([held(false), held(true)]).toEqual([true, false]);
  });

  it('leaves fields, dialogs and buttons their own keys', () => {
    const { match } = table(placing);
    const input = document.createElement('input');
    const button = document.createElement('button');
    document.body.append(input, button);
    pressKey('r', input);
    pressKey('Enter', button);
    expect(match.calls).toEqual([]);
    pressKey('r', button);
    expect(match.calls).toEqual([['rotate', 1]]);
  });
});
