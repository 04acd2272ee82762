// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWorkshop } from '../../src/hud/workshop/index.ts';
import { noPreviewPainter } from '../../src/session/workshop/workshop.ts';
import { find, findAll, nameOf, press, pressKey } from './find.ts';
import { fakeApp, fakeHud, texts } from './fixture.ts';
import { waitFor } from '../support/waitFor.ts';

/** Everything is in view. */
class View {
  constructor(private readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', View));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const { t } = texts;
const focusedName = (): string => nameOf(document.activeElement);
const choose = (name: string): void => find('radio', name).click();
function type(input: HTMLInputElement, value: string): void {
  input.focus();
  input.value = value;
}
const commit = (input: HTMLElement): boolean => input.dispatchEvent(new Event('change', { bubbles: true }));

/** The workshop with a set of its own, open at its tiles. */
function open() {
  const paint = async (): Promise<ImageBitmap> => ({ width: 3, height: 3 }) as ImageBitmap;
  const app = fakeApp({}, undefined, () => ({ ...noPreviewPainter(), paint }));
  const id = app.workshop.create('shipped', 'Yard');
  openWorkshop(fakeHud(app));
  press(t('workshop.open', { name: 'Yard' }));
  return { app, own: () => app.workshop.get(id) };
}

describe('the workshop', () => {
  it('opens with the focus on what begins a set', () => {
    openWorkshop(fakeHud());
    expect(focusedName()).toBe(t('workshop.new.shipped'));
  });

  it('asks before it deletes a set, and the focus comes back when the set stays', () => {
    const { own } = open();
    press(t('workshop.back'));
    const questions = (): number => findAll('group', t('workshop.delete.sure')).length;
    press(t('workshop.delete.of', { name: 'Yard' }));
    expect([questions(), focusedName()]).toEqual([1, t('cancel')]);
    press(t('cancel'));
    expect([questions(), focusedName()]).toEqual([0, t('workshop.delete.of', { name: 'Yard' })]);
    expect(own()).not.toBeNull();
  });

  it('leaves alone what is typed, whatever changes meanwhile', () => {
    const { app, own } = open();
    const name = find<HTMLInputElement>('textbox', t('workshop.name'));
    type(name, 'My ya');
    app.workshop.create('empty', 'Another');
    expect(name.value).toBe('My ya');
    type(name, 'My yard');
    commit(name);
    expect(own()?.name).toBe('My yard');
  });

  it('gives the focus to the first feature when the button that had it is gone', () => {
    open();
    press(/^Edit tile C07/);
    press(texts.r('castle', 'tile.inner.court'));
    press(/^Remove/);
    expect(document.activeElement).toBe(findAll('button', /^A: /)[0]);
  });

  it('returns to the tiles when undo takes the tile away', () => {
    const { own } = open();
    const count = own()?.draft.tiles.length ?? 0;
    press(t('tiles.add'));
    expect(findAll('group', t('tile.edge'))).toHaveLength(1);
    press(t('workshop.undo'));
    expect(findAll('button', /^Edit tile /)).toHaveLength(count);
  });

  it('shows the picture of a tile again after a mistake was undone', async () => {
    open();
    press(/^Edit tile C07/);
    const edge = find('group', t('tile.edge'));
    const painted = (): unknown => edge.querySelector<HTMLElement>('[data-painted]')?.dataset['painted'];
    const pressSide = (side: string): void => press(new RegExp(`^${side}: `), edge);
    for (const side of ['north', 'east', 'south', 'west']) {
      pressSide(side);
      choose('path');
    }
    choose(t('tile.tool.join'));
    for (const side of ['north', 'south', 'east']) pressSide(side);
    await waitFor(() => expect(painted()).toBe('yes'));
    // Two paths cannot cross.
    pressSide('west');
    expect(painted()).toBe('no');
    press(t('workshop.undo'));
    await waitFor(() => expect(painted()).toBe('yes'));
  });

  it('keeps the focus on the cell that was drawn, even if the board grows to the left', () => {
    const { own } = open();
    choose(t('workshop.part.board'));
    press('Cell 0, 3: outside');
    expect(focusedName()).toBe('Cell 1, 3: inside the wall');
    pressKey('ArrowRight');
    expect(focusedName()).toBe('Cell 2, 3: inside the wall');
    expect(own()?.draft.board.cells.length).toBe(77);
  });

  it('replaces a number that is none', () => {
    open();
    choose(t('workshop.part.board'));
    choose(t('board.mode.corners'));
    const [, , number] = findAll<HTMLInputElement>('spinbutton');
    if (!number) throw new Error('Expected a third corner');
    type(number, '');
    commit(number);
    expect(number.value).toBe('0');
  });
});
