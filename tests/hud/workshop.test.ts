// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWorkshop } from '../../src/hud/workshop/index.ts';
import { noPreviewPainter } from '../../src/session/workshop/workshop.ts';
import { fakeApp, fakeHud, texts } from './fixture.ts';

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
const find = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const named = (name: string | RegExp): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find((button) =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').match(name),
  );
  if (!found) throw new Error(`There is no button ${String(name)}`);
  return found;
};
const focusedName = (): string | null | undefined =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const choose = (value: string): void => find(`input[type=radio][value="${value}"]`).click();
function press(button: HTMLElement): void {
  button.focus();
  button.click();
}
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
  openWorkshop(fakeHud(app, document.body));
  press(named(t('workshop.open', { name: 'Yard' })));
  return { app, own: () => app.workshop.get(id) };
}

describe('the workshop', () => {
  it('opens with the focus on what begins a set', () => {
    openWorkshop(fakeHud(fakeApp(), document.body));
    expect(focusedName()).toBe(t('workshop.new.shipped'));
  });

  it('asks before it deletes a set, and the focus comes back when the set stays', () => {
    const { own } = open();
    press(named(t('workshop.back')));
    const question = find('.rows-sure');
    press(named(t('workshop.delete.of', { name: 'Yard' })));
    expect([question.hidden, focusedName()]).toEqual([false, t('cancel')]);
    press(named(t('cancel')));
    expect([question.hidden, focusedName()]).toEqual([true, t('workshop.delete.of', { name: 'Yard' })]);
    expect(own()).not.toBeNull();
  });

  it('leaves alone what is typed, whatever changes meanwhile', () => {
    const { app, own } = open();
    const name = find<HTMLInputElement>('.SetFrame-workshopHead input');
    type(name, 'My ya');
    app.workshop.create('empty', 'Another');
    expect(name.value).toBe('My ya');
    type(name, 'My yard');
    commit(name);
    expect(own()?.name).toBe('My yard');
  });

  it('gives the focus to the first feature when the button that had it is gone', () => {
    open();
    press(named(/^Edit tile C07/));
    press(named(texts.r('castle', 'tile.inner.court')));
    press(named(/^Remove/));
    expect(focusedName()).toBe(find('.FeatureRows-letter').getAttribute('aria-label'));
  });

  it('returns to the tiles when undo takes the tile away', () => {
    const { own } = open();
    const count = own()?.draft.tiles.length ?? 0;
    press(named(t('tiles.add')));
    expect(document.querySelector('.TilePage-columns')).not.toBeNull();
    press(named(t('workshop.undo')));
    expect(document.querySelectorAll('.TilesPage-button').length).toBe(count);
  });

  it('shows the picture of a tile again after a mistake was undone', async () => {
    open();
    press(named(/^Edit tile C07/));
    const isPainted = (): string | undefined => find('.Rim-rim canvas').dataset['painted'];
    const pressPort = (port: string): void => press(find(`[data-port="${port}"]`));
    for (const side of ['N', 'E', 'S', 'W']) {
      pressPort(side);
      choose('path');
    }
    choose('join');
    for (const side of ['N', 'S', 'E']) pressPort(side);
    await vi.waitFor(() => expect(isPainted()).toBe('yes'));
    // Two paths cannot cross.
    pressPort('W');
    expect(isPainted()).toBe('no');
    press(named(t('workshop.undo')));
    await vi.waitFor(() => expect(isPainted()).toBe('yes'));
  });

  it('keeps the focus on the cell that was drawn, even if the board grows to the left', () => {
    const { own } = open();
    choose('board');
    press(named('Cell 0, 3: outside'));
    expect(focusedName()).toBe('Cell 1, 3: inside the wall');
    const arrow = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
    document.activeElement?.dispatchEvent(arrow);
    expect(focusedName()).toBe('Cell 2, 3: inside the wall');
    expect(own()?.draft.board.cells.length).toBe(77);
  });

  it('replaces a number that is none', () => {
    open();
    choose('board');
    choose('corners');
    const number = find<HTMLInputElement>('.CornerRows-row:nth-child(3) input[type=number]');
    type(number, '');
    commit(number);
    expect(number.value).toBe('0');
  });
});
