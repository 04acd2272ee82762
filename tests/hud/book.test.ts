// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PreviewPainter } from '../../src/art/previewPainter.ts';
import { tileGeometry } from '../../src/art/geometry.ts';
import { ADAPTERS } from '../../src/game/index.ts';
import { PLANE } from '../../src/hud/book/illustrator.ts';
import { openBook } from '../../src/hud/book/index.ts';
import { sceneText } from '../../src/hud/book/sceneText.ts';
import { hudGameOf } from '../../src/hud/games/index.ts';
import { LANGUAGES, loadTexts } from '../../src/i18n/index.ts';
import { isScene } from '../../src/session/book/book.ts';
import { bookOf } from '../../src/session/book/index.ts';
import { noPreviewPainter } from '../../src/session/workshop/workshop.ts';
import { find, press } from './find.ts';
import { fakeApp, fakeHud, newMatch, texts, textsOf } from './fixture.ts';
import { waitFor } from '../support/waitFor.ts';

afterEach(() => document.body.replaceChildren());

/** Paints nothing, but is always done. */
function fakePreviewPainter(): PreviewPainter & { readonly painted: number } {
  let painted = 0;
  return {
    ...noPreviewPainter(),
    ppu: 8,
    get painted() {
      return painted;
    },
    scene: async () => void (painted += 1),
    figure: async () => ({ width: 8, height: 8 }) as ImageBitmap,
    geometry: async (tile, skin) => tileGeometry(tile, skin),
  };
}

const RULES = ADAPTERS.map(({ id }) => id);
const scenesOf = (rules: string) => bookOf(rules).chapters.flatMap(({ parts }) => parts.filter(isScene));

function open(
  topic?: string,
  match: Parameters<typeof newMatch>[0] | null = null,
  previewPainter = fakePreviewPainter(),
) {
  const app = fakeApp(match ? { match: newMatch(match) } : {}, undefined, () => previewPainter);
  openBook(fakeHud(app), topic);
  const dialog = find<HTMLDialogElement>('dialog', texts.t('menu.help'));
  const text = (): string => find('article', undefined, dialog).textContent;
  return { app, dialog, previewPainter, text };
}

const allPainted = (dialog: HTMLElement, rules: string) =>
  waitFor(() =>
    expect(dialog.querySelectorAll('[role="img"][data-painted="yes"]').length).toBe(scenesOf(rules).length),
  );

describe('the book', () => {
  test('has contents that link to its chapters, and opens the requested topic', () => {
    const { dialog } = open('tower');
    const chapters = [...dialog.querySelectorAll('section[data-topic]')];
    expect(chapters.map((one) => one.getAttribute('data-topic'))).toEqual(
      bookOf('castle').chapters.map(({ topic }) => topic),
    );
    const links = [...dialog.querySelectorAll('nav a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(chapters.map(({ id }) => `#${id}`));
    const meant = dialog.querySelector<HTMLElement>('[data-meant]');
    expect(meant?.dataset['topic']).toBe('tower');
    expect(document.activeElement).toBe(meant);
    links[0]?.dispatchEvent(new Event('click', { cancelable: true }));
    expect(document.activeElement).toBe(chapters[0]);
  });

  test('says of a chapter that it is about an expansion, and of no other', () => {
    const { dialog } = open(undefined, { rules: 'carcassonne', options: { modules: ['bridges'] } });
    const labelled = [...dialog.querySelectorAll('section[data-topic]')].filter(
      (chapter) => chapter.querySelector('h3 + p')?.textContent === 'Expansion',
    );
    expect(labelled.map((chapter) => chapter.getAttribute('data-topic'))).toEqual(['bridges']);
  });

  test('paints every picture, with borders, points and errors', async () => {
    const { dialog, previewPainter } = open();
    await allPainted(dialog, 'castle');
    expect(previewPainter.painted).toBe(scenesOf('castle').length);
    const marks = (scene: string, mark: string) => [
      ...dialog.querySelectorAll(`[data-scene="${scene}"] [data-mark="${mark}"]`),
    ];
    expect(marks('rule.path.plain', 'points')[0]?.textContent).toBe('3');
    expect(marks('rule.path.plain', 'region')[0]?.getAttribute('d')).toMatch(/^M3\./);
    expect(dialog.querySelector('[data-scene="rule.path.plain"] figcaption')?.textContent).toContain('3 tiles × 1 = 3');
    expect(marks('rule.place.wrong', 'wrong')).toHaveLength(1);
    expect(marks('rule.keep.race', 'cell')).toHaveLength(10);
    expect(marks('book.tokens.stop', 'walk')).not.toEqual([]);
  });

  test.each(RULES)('writes no points beside a picture of %s', async (rules) => {
    const { dialog } = open();
    dialog.querySelector<HTMLElement>(`input[value="${rules}"]`)?.click();
    await allPainted(dialog, rules);
    const labels = [...dialog.querySelectorAll<HTMLElement>('[data-mark="points"]')];
    expect(labels).not.toEqual([]);
    const isIn = (share: string): boolean => Number.parseFloat(share) >= 0 && Number.parseFloat(share) <= 100;
    const beside = labels.filter(({ style: { left, top } }) => !isIn(left) || !isIn(top));
    expect(beside.map((label) => label.closest<HTMLElement>('[data-scene]')?.dataset['scene'])).toEqual([]);
  });

  test('switches to another game, whose pictures it paints instead', async () => {
    const { dialog, text } = open();
    find('radio', 'The Countryside', dialog).click();
    expect(text()).toContain('The Countryside');
    await allPainted(dialog, 'carcassonne');
  });

  test('shows the rules of the game at the table', () => {
    const says = (options: object): string =>
      open(undefined, { rules: 'castle', options: { ...options } as never }).text();
    expect(says({ tokenUse: 'next-turn' })).toContain('from your next turn on');
    document.body.replaceChildren();
    expect(says({})).toContain('on the turn you take it');
    document.body.replaceChildren();
    expect(says({ tokens: false })).not.toContain('Score track and tokens');
  });

  test('shows the rules of the current game of Carcassonne', () => {
    const says = (options: object): string => {
      document.body.replaceChildren();
      return open(undefined, {
        rules: 'carcassonne',
        options: options as never,
      }).text();
    };
    expect(says({})).not.toMatch(/abbot|city of two tiles/i);
    expect(says({ tinyCity: 2 })).toContain('a completed city of two tiles scores only');
    expect(says({ fields: 'off' })).toContain('In this game there are no farmers');
    expect(says({ modules: ['abbot'] })).toContain('Each player has an abbot');
  });

  test('includes every expansion when no game is at the table', () => {
    const { dialog } = open();
    find('radio', 'The Countryside', dialog).click();
    expect(dialog.querySelectorAll('section[data-topic]').length).toBe(bookOf('carcassonne').chapters.length);
  });

  test('is printed when its pictures are ready', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { dialog } = open();
    press('Print', dialog);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(dialog.querySelectorAll('[data-scene] [role="img"]:not([data-painted])').length).toBe(0);
    vi.unstubAllGlobals();
  });

  test('is painted no further when it is closed, or open at another game', async () => {
    const { dialog, previewPainter } = open();
    dialog.querySelector<HTMLElement>('input[value="zamek"]')?.click();
    dialog.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(previewPainter.painted).toBeLessThanOrEqual(2);
  });

  test('can be read without a painter', async () => {
    const { app, dialog, text } = open(undefined, null, noPreviewPainter() as ReturnType<typeof fakePreviewPainter>);
    await waitFor(() => expect(dialog.querySelectorAll('[data-painted="no"]').length).toBe(scenesOf('castle').length));
    expect(text()).toContain('A tower scores 2 points per tile.');
    expect(app.calls).toContainEqual(['notify', 'part-missing']);
  });
});

describe.each(RULES)('the pictures of %s', (rules) => {
  test('are described: tiles, pieces, errors', () => {
    for (const scene of scenesOf(rules)) {
      const seen = sceneText(textsOf(rules), scene, bookOf(rules).play(scene));
      expect(seen).toMatch(/^Picture with \d+ tiles?/);
      if (scene.wrong) expect(seen).toContain('Not allowed');
      if (scene.right) expect(seen).toContain('Right');
    }
  });

  test('are inside the painted area', () => {
    for (const { camera } of rules === 'carcassonne' ? scenesOf(rules) : []) {
      expect(camera.x).toBeGreaterThanOrEqual(PLANE.x);
      expect(camera.y).toBeGreaterThanOrEqual(PLANE.y);
      expect(camera.x + camera.w).toBeLessThanOrEqual(PLANE.x + PLANE.w);
      expect(camera.y + camera.h).toBeLessThanOrEqual(PLANE.y + PLANE.h);
    }
  });

  test.each(LANGUAGES)('contain no other numbers than the rules give, in %s', async (language) => {
    const texts = await loadTexts(language);
    for (const scene of scenesOf(rules)) {
      const given = bookOf(rules)
        .play(scene)
        .lines.flatMap(({ count, each, points }) => [count, each, points]);
      const told = (hudGameOf(rules).bookText(texts, scene.text).match(/\d+/g) ?? []).map(Number);
      expect(
        told.filter((number) => !given.includes(number)),
        scene.text,
      ).toEqual([]);
    }
  });
});
