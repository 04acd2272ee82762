// @vitest-environment happy-dom
import { createElement, h } from 'preact';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ChoiceList } from '../../../src/hud/game/ChoiceList.tsx';
import { choicesOf } from '../../../src/hud/words/choices.ts';
import { LapseClock } from '../../../src/hud/game/LapseClock.tsx';
import { TurnPanel } from '../../../src/hud/game/TurnPanel.tsx';
import { commitLabel } from '../../../src/hud/words/turnMode.ts';
import { MatchProvider } from '../../../src/hud/table/useMatch.tsx';
import { HudProvider } from '../../../src/hud/kit/context.tsx';
import { renderInto } from '../../../src/hud/kit/render.ts';
import type { Hud } from '../../../src/hud/kit/hud.ts';
import type { PreviewPainter } from '../../../src/art/previewPainter.ts';
import { LANGUAGES, loadTexts } from '../../../src/i18n/index.ts';
import { noPreviewPainter } from '../../../src/session/workshop/workshop.ts';
import { prospectsText } from '../../../src/expansions/bazaars/panels/prospects.ts';
import { assistsOf } from '../../../src/session/match/assists.ts';
import type { MatchView } from '../../../src/session/contracts/match.ts';
import { find, findAll, textsOfAll } from '../../hud/find.ts';
import { fakeApp, fakeHud, stillMatch, tableOf } from '../../hud/fixture.ts';
import { tile } from '../../game/carcassonne/notation.ts';
import { game, moment, rows, told } from '../../hud/moment.ts';
import { showAtTable } from '../../hud/showing.tsx';

/** A bazaar over the board: stalls, bids so far, what a tile could complete, bids and passes by one press. */

const DECK = 'bazaar; straight road; road bend; monastery; straight road';
const at = (more: string, options: Readonly<Record<string, unknown>> = {}): MatchView =>
  moment('bazaars', DECK, `place at 0,1; pass; ${more}`, { players: 3, options });

beforeEach(() => document.body.replaceChildren());

/** The scenes over the board; returns where they are. */
function showScenes({ context, table }: ReturnType<typeof tableOf>): HTMLElement {
  const box = document.createElement('div');
  document.body.append(box);
  const scenes = table.scenes.map((Scene) => h(Scene, {}));
  renderInto(box, h(HudProvider, { hud: context.hud, children: h(MatchProvider, { context, children: scenes }) }));
  return box;
}

function fairOf(view: MatchView, change: Partial<Hud> = {}) {
  const match = stillMatch(view);
  const hud = { ...fakeHud(), ...change };
  const box = showScenes(tableOf(match, hud));
  const fair = (): HTMLElement | undefined => findAll('region', 'Bazaar', box)[0];
  const stalls = (): readonly HTMLElement[] => findAll('button', /^Stall/, box);
  const parts = (): readonly string[] =>
    findAll('listitem', undefined, find('list', 'Players at the bazaar', box)).map((person) =>
      textsOfAll([...person.querySelectorAll('span')]).join(': '),
    );
  const look = (): string => find('status', undefined, box).textContent;
  return { match, hud, box, fair, stalls, parts, look };
}

describe('the stalls', () => {
  test('are announced by state: open, under the hammer, taken, placed', () => {
    const { match, stalls, parts, fair } = fairOf(at(''));
    expect(fair()).toBeDefined();
    expect(stalls().map((stall) => stall.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Stall 1: .*road/),
      expect.stringMatching(/^Stall 2: /),
      expect.stringMatching(/^Stall 3: .*monastery/),
    ]);
    expect(parts()).toEqual(['Jan: chooses a tile', 'Zofia: ', 'Ada: ']);
    match.show(at('offer tile 1 bid 2'));
    expect(stalls()[1]?.getAttribute('aria-label')).toMatch(/^Stall 2: .*\. Up for auction: 2 points, by Jan$/);
    expect(parts()).toEqual(['Jan: auctions', 'Zofia: bids?', 'Ada: to come']);
    match.show(at('offer tile 1 bid 2; pass; bid points 4; sell'));
    expect(stalls()[1]?.getAttribute('aria-label')).toMatch(/^Stall 2: .*: Ada’s$/);
    expect(parts().at(-1)).toBe('Ada: has a tile');
    match.show(at('offer tile 1 bid 2; pass; bid points 4; sell; offer tile 0 bid 0; pass'));
    expect(fair()?.dataset['phase']).toBe('laying');
    expect(stalls().map((stall) => stall.dataset['state'])).toEqual(['taken', 'taken', 'laid']);
    expect(parts()).toEqual(['Jan: places it', 'Zofia: has a tile', 'Ada: has a tile']);
  });

  test('their wood is painted while the tile is in hand that opens them, and once', () => {
    const painted: string[] = [];
    const painter: PreviewPainter = {
      ...noPreviewPainter(),
      figure: (figure) => {
        painted.push(figure);
        return new Promise(() => undefined);
      },
    };
    const app = fakeApp({}, undefined, () => painter);
    const view = moment('bazaars', DECK, '', { players: 3 });
    const { match } = fairOf(view, { app });
    expect(painted).toEqual([]);
    for (const hand of [view.tiles.find(({ id }) => id === view.state.hand) ?? null, null, null])
      match.show({ ...view, hand });
    expect(painted).toEqual(['stall']);
  });

  test('a press shows where the tile fits and names it; another cancels; nothing is shown outside a bazaar', () => {
    const { match, stalls, look, fair } = fairOf(at(''));
    const assists = assistsOf(match);
    stalls()[2]?.click();
    expect(match.calls).toEqual([['choose', expect.stringContaining('tile=2'), 0]]);
    expect(assists.view.tried).toBe(tile('monastery'));
    expect(look()).toBe('Fits in 3 places.');
    expect(stalls().map((stall) => stall.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
    match.show({ ...at('offer tile 1 bid 2'), prompt: null, myTurn: false });
    expect(assists.view.tried).toBe(tile('road bend'));
    stalls()[1]?.click();
    expect(assists.view.tried).toBeNull();
    expect(match.calls).toHaveLength(1);
    stalls()[0]?.click();
    expect(assists.view.tried).toBe(tile('straight road'));
    match.show(moment('bazaars', DECK, 'place at 0,1', { players: 3 }));
    expect(fair()).toBeUndefined();
    expect(assists.view.tried).toBeNull();
  });

  test('what happens moves; what is there when the screen appears, or with reduced motion, does not', () => {
    const moved: string[] = [];
    const animate = vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(function (this: HTMLElement) {
      moved.push(this.className);
      return {} as Animation;
    });
    const painted: (() => void)[] = [];
    const app = fakeApp({}, (_, show) => {
      painted.push(() => show([]));
      return () => undefined;
    });
    const { match, stalls } = fairOf(at(''), { app, calm: () => false });
    expect(moved.splice(0)).toEqual([]);
    match.show(at('offer tile 1 bid 2'));
    expect(moved.splice(0).toSorted()).toEqual([
      'Fair-part',
      'Fair-part',
      'Fair-part',
      'Stall-hammer',
      expect.stringContaining('Stall-mark'),
    ]);
    match.show(moment('bazaars', DECK, 'place at 0,1', { players: 3 }));
    painted.splice(0);
    match.show(at(''));
    // A tile comes with its picture, and does not change while it rises.
    expect(stalls().map((stall) => stall.dataset['state'])).toEqual(['empty', 'empty', 'empty']);
    expect(moved).not.toContain('Stall-stall');
    for (const arrive of painted) arrive();
    expect(stalls().map((stall) => stall.dataset['state'])).toEqual(['open', 'open', 'open']);
    expect(moved.filter((part) => part === 'Stall-stall')).toHaveLength(3);
    moved.splice(0);
    const calm = fairOf(at(''));
    calm.match.show(at('offer tile 1 bid 2'));
    expect(moved).toEqual([]);
    animate.mockRestore();
  });

  test('without auction they are the same, and a press takes', () => {
    const { match, stalls, parts, fair } = fairOf(at('', { bazaar: 'choose' }));
    expect(parts()[0]).toBe('Jan: takes a tile');
    expect(fair()?.dataset['phase']).toBe('auction');
    stalls()[0]?.click();
    expect(match.calls).toEqual([['choose', 'offer tile=0']]);
  });

  test('what the tile would complete is in words for readers, unless assists are off', () => {
    const completion = { x: 0, y: 2, rotation: 0, at: { x: 0, y: 1, feature: 0 } } as const;
    const prospects = {
      cells: [{ x: 0, y: 2, rotations: [0] as const }],
      completes: [
        { ...completion, kind: 'city', points: 9, leaders: [0] },
        { ...completion, kind: 'road', points: 4, leaders: [1] },
        { ...completion, kind: 'monastery', points: 9, leaders: [] },
        { ...completion, kind: 'road', points: 3, leaders: [1, 2] },
      ],
    } as const;
    // Jan is asked.
    expect(prospectsText(game, at(''), prospects, true)).toBe(
      'Fits in 1 place. Could complete: Road, 4 points for you; Road, 3 points each for you and Zofia; Monastery that nobody holds, 9 points.',
    );
    const watched = { ...at(''), myTurn: false };
    expect(prospectsText(game, watched, prospects, true)).toContain('City, 9 points for Ada');
    expect(prospectsText(game, at(''), prospects, false)).toBe('Fits in 1 place.');
    expect(prospectsText(game, at(''), { cells: [], completes: [] }, true)).toBe('Fits nowhere now.');
    const { match, stalls, look } = fairOf(at(''));
    assistsOf(match).allow(false);
    stalls()[0]?.click();
    expect(look()).toMatch(/^Fits in \d+ places\.$/);
    // The board still shows where it fits, as for a tile in hand.
    expect(assistsOf(match).view.tried).toBe(tile('straight road'));
  });
});

describe('bids', () => {
  const list = (view: MatchView) => {
    const match = stillMatch(view);
    const choices = choicesOf(game, view);
    const box = showAtTable(match, createElement(ChoiceList, { choices, label: 'Bids', intents: match.intents }));
    const button = (name: RegExp): HTMLElement => find('radio', name, box);
    return { match, box, choices, button };
  };

  test('one press bids one more, one press passes', () => {
    const view = at('offer tile 1 bid 2');
    expect(rows(view)).toEqual(['Bid 3 points', 'Pass']);
    const { match, button } = list(view);
    button(/^Bid 3/).click();
    button(/^Pass/).click();
    expect(match.calls).toEqual([['choose', 'bid', 3], ['confirm'], ['choose', 'pass'], ['confirm']]);
  });

  test('higher bids are chosen first; the row and the green button show the amount', () => {
    const view = at('offer tile 1 bid 2');
    const option = view.prompt?.options[0];
    if (!option) throw new Error('Expected a bid');
    const more: MatchView = { ...view, gesture: { type: 'choosing', option, number: 7 } };
    expect(rows(more)[0]).toBe('Bid 7 points');
    expect(commitLabel(game, more)).toBe('Bid 7 points');
    const { match, button } = list(more);
    button(/^Bid 7/).click();
    expect(match.calls).toEqual([['confirm']]);
  });

  test('tiles are chosen at their stalls: the list has the chosen one with its bid', () => {
    const view = at('');
    const { box, choices } = list(view);
    expect(findAll('radiogroup', undefined, box)).toEqual([]);
    expect(choices).toHaveLength(3);
    const option = view.prompt?.options[1];
    if (!option) throw new Error('Expected a tile');
    const { box: named } = list({ ...view, gesture: { type: 'choosing', option, number: 2 } });
    expect(textsOfAll(findAll('radio', undefined, named))).toEqual([expect.stringMatching(/^Stall 2road/)]);
    expect(find<HTMLInputElement>('spinbutton', undefined, named).value).toBe('2');
  });

  test('buying and selling wait for the green button', () => {
    const { match, button } = list(at('offer tile 1 bid 2; pass; bid points 4'));
    button(/^Sell/).click();
    expect(match.calls).toEqual([['choose', 'sell']]);
  });

  test('naming, bidding, passing and winning a tile are logged', () => {
    expect(told(at('offer tile 1 bid 2'))).toEqual(['Jan opens an auction with 2 points.']);
    expect(told(at('offer tile 1 bid 2; pass'))).toContain('Zofia passes.');
    expect(told(at('offer tile 1 bid 2; pass; bid points 4; sell')).join(' ')).toContain('Ada gets the tile');
  });
});

test('the remaining time is shown, and announced to the asked player at its start and near its end', () => {
  const box = document.createElement('div');
  const show = (seconds: number | null, isAsked: boolean): void => {
    const lapse = seconds === null ? null : { seconds: 15, until: performance.now() + seconds * 1000 };
    const clock = createElement(LapseClock, { lapse, isAsked });
    renderInto(box, createElement(HudProvider, { hud: fakeHud(fakeApp(), box), children: clock }));
  };
  const shown = (): readonly string[] => ['timer', 'status'].map((role) => find(role, undefined, box).textContent);
  show(12, true);
  expect(shown()).toEqual(['12 seconds left', '15 seconds left']);
  show(2, true);
  expect(shown()).toEqual(['2 seconds left', '5 seconds left']);
  // Waiting players are not disturbed.
  show(12, false);
  expect(shown()).toEqual(['12 seconds left', '']);
  show(null, true);
  expect(findAll('timer', undefined, box)).toEqual([]);
  renderInto(box, null);
});

test('everything has texts in every language', async () => {
  for (const code of LANGUAGES) {
    const words = await loadTexts(code);
    const match = stillMatch(at('offer tile 1 bid 2; pass; bid points 4'));
    const hud = { ...fakeHud(), texts: words };
    const table = tableOf(match, hud);
    const box = showScenes(table);
    const turn = showAtTable(match, createElement(TurnPanel, { onTiles: () => {} }), hud);
    const said = `${box.textContent} ${turn.textContent}`;
    expect(said).not.toContain('carcassonne.');
    expect(said).toContain('4');
  }
});
