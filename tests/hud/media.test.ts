// @vitest-environment happy-dom
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createElement } from 'preact';
import { accept, refuse } from '../../src/game/index.ts';
import type { Result } from '../../src/game/index.ts';
import { hudGameOf } from '../../src/hud/games/index.ts';
import { showDialog } from '../../src/hud/kit/Dialog.tsx';
import { HEIGHT, WIDTH, layoutOf } from '../../src/hud/media/layout.ts';
import { planVideo } from '../../src/hud/media/plan.ts';
import type { VideoKind } from '../../src/hud/media/plan.ts';
import { posterOf, posterWords } from '../../src/hud/media/poster.ts';
import { ShareDialog } from '../../src/hud/media/ShareDialog.tsx';
import { KINDS, createSouvenirs } from '../../src/hud/media/souvenirs.ts';
import type { Making, Souvenir, Souvenirs } from '../../src/hud/media/souvenirs.ts';
import { fitted } from '../../src/hud/media/write.ts';
import type { Box } from '../../src/session/contracts/reel.ts';
import type { Story, TableMatch } from '../../src/session/contracts/review.ts';
import { createTableMatch } from '../../src/session/review/tableMatch.ts';
import { find, findAll, press } from './find.ts';
import { NEW_GAME, fakeApp, fakeHud, finishedMatch, newMatch, texts } from './fixture.ts';
import { IDLE_ADVISER } from '../support/idleAdviser.ts';
import { waitFor } from '../support/waitFor.ts';

/** Pictures and videos of a game, without the pictures: what is written, what is shown when, and what can be done. */

const { t } = texts;
const castle = hudGameOf('castle');

let table: TableMatch | undefined;

/** The story of a finished game, or of one up to a moment. */
function storyOf(moment?: number): Story {
  table ??= createTableMatch(NEW_GAME, finishedMatch(), {
    pace: () => 1,
    newAdviser: () => IDLE_ADVISER,
  });
  table.leave();
  if (moment !== undefined) table.open(moment);
  return table.story();
}

describe('below the board', () => {
  it('stand the winner, all names with their points, the game and its expansions', () => {
    const { view } = finishedMatch();
    const poster = posterOf(texts, castle, view);
    const [first = 0, second = 0] = view.state.scores;
    const winner = first > second ? 'Anna' : 'Bo';
    expect(poster.headline).toBe(`${winner} wins`);
    expect(poster.players.map(({ name, score, isWinner }) => [name, score, isWinner])).toEqual([
      ['Anna', String(first), first > second],
      ['Bo', String(second), second > first],
    ]);
    expect([poster.rules, poster.expansions, poster.brand]).toEqual(['Carcassonne: The Castle', [], 'Ramparts']);
    expect(posterWords(texts, poster)).toBe(`Carcassonne: The Castle. ${winner} wins. Anna ${first} and Bo ${second}.`);
    const modules = ['inns', 'large', 'builders', 'pigs', 'goods'];
    const boxes = newMatch({ rules: 'carcassonne', options: { modules } }).view;
    expect(posterOf(texts, hudGameOf('carcassonne'), boxes).expansions).toEqual([
      'Inns & Cathedrals',
      'Traders & Builders',
    ]);
  });

  it('stands in a video whose turn it was, and what it scored', () => {
    const story = storyOf();
    const scoring = story.turns.find(({ start, end, player }) => {
      const [before, after] = [story.at(start).state.scores[player] ?? 0, story.at(end).state.scores[player] ?? 0];
      return after > before && end < story.last;
    });
    if (!scoring) throw new Error('Nobody has scored');
    const { start, end, player, turn } = scoring;
    const { headline, players } = posterOf(texts, castle, story.at(end), story.at(start));
    expect(headline).toBe(t('log.turn', { count: turn, player: NEW_GAME.players[player] ?? '' }));
    expect(players[player]?.gain).toMatch(/^\+\d+$/);
    expect(players[1 - player]?.gain).toBe('');
  });

  it.each([2, 3, 4, 5, 6])('there is room for %i players, and the board has the most', (players) => {
    for (const many of [0, 2, 7]) {
      const { board, band, head, players: boxes, rules, expansions } = layoutOf({ players, expansions: many });
      expect(board.h + band.h).toBe(HEIGHT);
      expect(board.h).toBeGreaterThan(HEIGHT * 0.66);
      const lines: readonly Box[] = [head, ...boxes, rules, ...(expansions ? [expansions] : [])];
      for (const [n, { x, y, w, h }] of lines.entries()) {
        expect([x >= 40, y >= band.y, x + w <= WIDTH - 40, y + h <= HEIGHT - 20]).not.toContain(false);
        const isOver = (other: Box): boolean =>
          x < other.x + other.w && other.x < x + w && y < other.y + other.h && other.y < y + h;
        expect(lines.slice(n + 1).filter(isOver)).toEqual([]);
      }
    }
  });

  it('long names shrink as far as they can be read, then take two lines, then lose their end', () => {
    const pen = {
      font: '',
      measureText: (text: string) => ({ width: [...text].length * 0.5 * Number(/(\d+)px/.exec(pen.font)?.[1]) }),
    } as unknown as CanvasRenderingContext2D;
    const fit = (text: string) => fitted(pen, { text, room: 300, size: 40, least: 30, font: 'serif', weight: 400 });
    expect(fit('Ada')).toEqual({ lines: ['Ada'], size: 40 });
    expect(fit('x'.repeat(18))).toEqual({ lines: ['x'.repeat(18)], size: 33 });
    expect(fit('Ἀριστοτέλης ὁ Σταγειρίτης')).toEqual({ lines: ['Ἀριστοτέλης ὁ', 'Σταγειρίτης'], size: 30 });
    expect(fit('Bartholomäus Freiherr von Hohenstein-Wittelsbach').lines).toEqual(['Bartholomäus', 'Freiherr von…']);
    expect(fit('The Abbot · Inns & Cathedrals').lines).toEqual(['The Abbot · Inns &', 'Cathedrals']);
    expect(fit('Inns & Cathedrals · The Abbot').lines).toEqual(['Inns & Cathedrals', 'The Abbot']);
    expect(fit('紫'.repeat(50)).lines).toEqual(['紫'.repeat(20), `${'紫'.repeat(19)}…`]);
  });
});

describe('a video', () => {
  const planned = (kind: VideoKind, moment?: number) => {
    const plan = planVideo(kind, storyOf(moment));
    if (!plan) throw new Error('There is nothing to show');
    return plan;
  };

  it('of the whole game has a step for every turn, takes at most half a minute, and ends with the result', () => {
    const story = storyOf();
    const { moments, length, at } = planned('game');
    expect(moments).toEqual([0, ...story.turns.map(({ end }) => end)]);
    expect(length).toBeGreaterThan(15);
    expect(length).toBeLessThan(30);
    expect(at(0)).toMatchObject({ at: 0, near: 0, isOver: false });
    expect(at(length)).toMatchObject({ at: moments.length - 1, near: 0, marked: 0, isOver: true });
  });

  it('of the last turn takes three to five seconds, from near by to the whole board', () => {
    for (const moment of [2, 5, 9, 30, undefined]) {
      const { moments, length, at } = planned('turn', moment);
      expect(moments.at(-1)).toBe(moment ?? storyOf().last);
      expect(length).toBeGreaterThanOrEqual(3);
      expect(length).toBeLessThanOrEqual(5);
      expect([at(0).near, at(length).near]).toEqual([1, 0]);
    }
  });

  it('of a short game does not hurry, and of no turn there is none', () => {
    const { moments, length } = planned('game', 4);
    expect(length).toBeLessThan(4 + moments.length);
    expect(planVideo('game', storyOf(0))).toBeNull();
    expect(planVideo('turn', storyOf(0))).toBeNull();
  });

  it('is offered only where the browser can make it', () => {
    const sources = { texts, game: castle, view: finishedMatch().view, ports: { reel: async () => null } };
    expect(createSouvenirs({ ...sources, story: storyOf() }).kinds).toEqual(['picture']);
    vi.stubGlobal('VideoEncoder', vi.fn());
    vi.stubGlobal('VideoFrame', vi.fn());
    expect(createSouvenirs({ ...sources, story: storyOf() }).kinds).toEqual(KINDS);
    expect(createSouvenirs({ ...sources, story: null }).kinds).toEqual(['picture']);
    vi.unstubAllGlobals();
  });
});

describe('the dialog', () => {
  afterEach(() => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const souvenir = (kind: string): Souvenir => ({
    file: new File(['x'], kind === 'picture' ? 'ramparts.jpg' : 'ramparts.mp4'),
    words: `The ${kind}`,
    headline: 'Anna wins',
    png: kind === 'picture' ? async () => new Blob(['png']) : null,
  });

  /** The open dialog, and what it asked for. */
  function open(answer: (kind: string) => Result<Souvenir> | null = (kind) => accept(souvenir(kind))) {
    const asked: (Making & { readonly kind: string })[] = [];
    const souvenirs: Souvenirs = {
      kinds: KINDS,
      make(kind, making) {
        asked.push({ kind, ...making });
        const made = answer(kind);
        return made ? Promise.resolve(made) : new Promise(() => {});
      },
    };
    showDialog(fakeHud(fakeApp()), createElement(ShareDialog, { souvenirs }));
    return asked;
  }

  function stubShare(share: () => Promise<void>): ReturnType<typeof vi.fn> {
    const spy = vi.fn(share);
    Object.assign(navigator, { share: spy, canShare: () => true });
    onTestFinished(() => ['share', 'canShare'].forEach((name) => Reflect.deleteProperty(navigator, name)));
    return spy;
  }

  const choose = (name: RegExp): void => find<HTMLInputElement>('radio', name).click();
  const trouble = (): readonly string[] => findAll('alert').map(({ textContent }) => textContent);

  it('shows the picture, which can be saved', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    open();
    await waitFor(() => find('img', 'The picture'));
    expect(findAll('button', t('share.send'))).toEqual([]);
    press(t('share.save'));
    expect(saved).toHaveBeenCalledOnce();
  });

  it('shares it with a link to the game; to think better of it is no error, a refusal is', async () => {
    const share = stubShare(() => Promise.resolve());
    open();
    await waitFor(() => find('button', t('share.send')));
    await waitFor(() => {
      press(t('share.send'));
      expect(share).toHaveBeenLastCalledWith(
        expect.objectContaining({ text: 'Anna wins', url: expect.stringContaining('#game=x') as string }),
      );
    });
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    press(t('share.send'));
    await Promise.resolve();
    expect(trouble()).toEqual([]);
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    press(t('share.send'));
    await waitFor(() => expect(trouble()).toEqual([t('error.share-refused')]));
  });

  it('shows how far a video is, which can be stopped and begun again', async () => {
    const asked = open((kind) => (kind === 'picture' ? accept(souvenir(kind)) : null));
    choose(/^Whole game/);
    const making = asked.at(-1);
    making?.onProgress(0.4);
    expect(find<HTMLProgressElement>('progressbar').value).toBe(0.4);
    press('Stop');
    expect(making?.signal.aborted).toBe(true);
    expect(findAll('status').map(({ textContent }) => textContent)).toContain(t('error.video-stopped'));
    expect([...trouble(), ...findAll('progressbar')]).toEqual([]);
    press(t('share.again'));
    find('progressbar');
    expect(asked.map(({ kind }) => kind)).toEqual(['picture', 'game', 'game']);
  });

  it('says in the language of the player why nothing could be made', async () => {
    open((kind) => refuse(kind === 'picture' ? 'picture-failed' : 'video-failed', ''));
    await waitFor(() => expect(trouble()).toEqual([t('error.picture-failed')]));
    choose(/^Last turn/);
    await waitFor(() => expect(trouble()).toEqual([t('error.video-failed')]));
  });

  it('keeps what is made, and leaves nothing behind when it is closed', async () => {
    const gone = vi.spyOn(URL, 'revokeObjectURL');
    const asked = open((kind) => (kind === 'game' ? null : accept(souvenir(kind))));
    await waitFor(() => find('img', 'The picture'));
    choose(/^Last turn/);
    await waitFor(() => expect(document.querySelector('video')?.getAttribute('aria-label')).toBe('The turn'));
    choose(/^Image/);
    await waitFor(() => find('img', 'The picture'));
    choose(/^Whole game/);
    expect(asked.map(({ kind }) => kind)).toEqual(['picture', 'turn', 'game']);
    document.querySelector('dialog')?.close();
    expect(asked.at(-1)?.signal.aborted).toBe(true);
    expect(gone).toHaveBeenCalledTimes(3);
  });
});
