// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { adapterOf, seededRandom } from '../../src/game/index.ts';
import type { Option } from '../../src/game/index.ts';
import type * as Modules from '../../src/game/rulesets/carcassonne/modules.ts';
import { createGameScreen } from '../../src/hud/game/gameScreen.ts';
import type { Aids } from '../../src/session/aids.ts';
import type { Match, MatchView } from '../../src/session/contract.ts';
import { listedOptions } from '../../src/session/gesture.ts';
import { fitLook, toScreen } from '../../src/scenes/camera/maths.ts';
import type { Look } from '../../src/scenes/camera/maths.ts';
import { createController } from '../../src/scenes/input/controller.ts';
import { targetAt } from '../../src/scenes/input/target.ts';
import type { Beat } from '../../src/scenes/motion/beats.ts';
import { planMotion } from '../../src/scenes/motion/plan.ts';
import { badgesOf, optionMarkers } from '../../src/scenes/overlay/markers.ts';
import { piecesOf } from '../../src/scenes/pieces/pieces.ts';
import { lookOf } from '../../src/scenes/pieces/sorts.ts';
import { cellCentre } from '../../src/scenes/units.ts';
import { fakeApp, fakeHud } from '../hud/fixture.ts';
import { tableOf } from '../scenes/support.ts';
import { EVERY_MIX, type Mix, OF_CANARY, begin, createPerson, newGame, seenIn } from './journey.ts';

/** Every module, and one that nobody above the rules knows, at the table: by keys, by mouse, by the board in words, by taps on the canvas. */

vi.mock('../../src/game/rulesets/carcassonne/modules.ts', async (original) =>
  (await import('./withCanary.ts')).withCanary(await original<typeof Modules>()),
);

vi.setConfig({ testTimeout: 120_000 });
afterEach(() => document.body.replaceChildren());

/** As much of a game as shows everything. */
const STEPS = 140;

function panelOf(match: Match) {
  const hud = fakeHud(fakeApp({ match }), document.body);
  const { element, destroy } = createGameScreen(hud, match, {
    onInsets: () => {},
    fit: () => {},
    picture: async () => null,
    rested: async () => undefined,
    look: () => null,
  });
  document.body.append(element);
  return {
    element,
    destroy,
    press: (key: string, target: Element = document.body): boolean =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    go: () => element.querySelector<HTMLButtonElement>('.turn .go'),
    /** A choice in the list, or on its stall of a bazaar. */
    shownAs: ({ id, target }: Option, { prompt }: MatchView): HTMLElement | undefined => {
      const listed = listedOptions(prompt);
      const rows = element.querySelectorAll<HTMLElement>('.choice');
      if (rows.length === listed.length) return rows[listed.findIndex((option) => option.id === id)];
      const stall = target.on === 'number' ? target.spot : target.on === 'spot' ? target.spot : undefined;
      return element.querySelectorAll<HTMLElement>('.fair .stall')[Number(stall?.split(' ')[1])];
    },
    number: () => element.querySelector<HTMLInputElement>('.choices input[type="number"]'),
    cell: (start: string) =>
      [...element.querySelectorAll<HTMLElement>('[role="gridcell"]')].find((cell) =>
        cell.textContent?.startsWith(start),
      ),
  };
}

type Panel = ReturnType<typeof panelOf>;

/** Plays so many choices in one way; each has to change the game. */
function playBy(mix: Mix, choose: (panel: Panel, match: Match, random: () => number) => void): Match {
  const match = begin(newGame(mix));
  const panel = panelOf(match);
  const random = seededRandom(`${mix.join()} by hand`);
  for (let n = 0; n < STEPS && !match.view.over; n++) {
    const before = match.view.state;
    choose(panel, match, random);
    expect([match.view.state === before, match.view.prompt?.awaiting]).toEqual([false, match.view.prompt?.awaiting]);
    expect(panel.element.textContent).not.toMatch(/undefined|NaN|\{\{|\[object/);
  }
  expect(panel.element.querySelectorAll('.card')).toHaveLength(3);
  panel.destroy();
  return match;
}

const pickOption = (match: Match, random: () => number): Option => {
  const options = listedOptions(match.view.prompt);
  const option = options[Math.floor(random() * options.length)];
  if (!option) throw new Error(`Expected an option at ${match.view.state.awaiting}`);
  return option;
};

function showsAll(mix: Mix, match: Match): void {
  if (mix.includes('canary')) expect([...seenIn(match).verbs]).toEqual(expect.arrayContaining([...OF_CANARY.verbs]));
  match.close();
}

describe.each(EVERY_MIX)('%s', (name, mix) => {
  test('the panel by keys alone', () => {
    const match = playBy(mix, ({ press, number }, { view }, random) => {
      if (view.legalCells.length > 0) {
        for (let n = Math.floor(random() * 6); n >= 0; n--)
          press(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'][Math.floor(random() * 4)] ?? '');
        if (random() < 0.5) press('r');
        press('Enter');
        return;
      }
      const options = listedOptions(view.prompt);
      const place = Math.floor(random() * options.length);
      const option = options[place];
      if (option?.declines) press('n');
      else if (place < 9) press(String(place + 1));
      else for (let n = 0; n <= place; n++) press('ArrowDown');
      const input = option?.target.on === 'number' ? number() : null;
      if (input && option?.target.on === 'number') {
        input.focus();
        input.value = String(option.target.most);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        press('Enter', input);
        input.blur();
      } else press('Enter');
    });
    showsAll(mix, match);
  });

  test('the panel by mouse', () => {
    const match = playBy(mix, ({ shownAs, go }, now, random) => {
      const { view, intents } = now;
      const cell = view.legalCells[Math.floor(random() * view.legalCells.length)];
      if (cell) intents.tapCell(cell);
      else {
        const option = pickOption(now, random);
        const choice = (): HTMLElement | undefined => shownAs(option, view);
        choice()?.click();
        // A quick one is carried out by that.
        if (now.view.state !== view.state) return;
        if (option.target.on === 'number')
          for (let n = 0; n < 2; n++)
            choice()?.parentElement?.querySelectorAll<HTMLButtonElement>('.stepper button')[1]?.click();
        expect(choice()?.getAttribute(choice()?.role === 'radio' ? 'aria-checked' : 'aria-pressed')).toBe('true');
      }
      expect(go()?.disabled).toBe(false);
      go()?.click();
    });
    showsAll(mix, match);
  });

  test('the board in words: tiles and whatever points at a cell, from there', () => {
    const named = new Set<string>();
    const match = playBy(mix, (panel, now, random) => {
      const { view } = now;
      const cells = view.legalCells;
      const pointing = listedOptions(view.prompt).filter(({ target }) => target.on === 'cell');
      const cell = cells[Math.floor(random() * cells.length)] ?? (random() < 0.8 ? pointing[0]?.target : undefined);
      if (cell && 'x' in cell) {
        const element = panel.cell(`(${cell.x}, ${-cell.y}):`.replace('-0', '0'));
        if (!element) throw new Error(`Expected a cell ${cell.x},${cell.y}`);
        element.focus();
        panel.press('Enter', element);
        panel.go()?.click();
      } else {
        const option = pickOption(now, random);
        panel.press(option.declines ? 'n' : String(listedOptions(view.prompt).indexOf(option) + 1));
        if (now.view.gesture.type === 'idle') now.intents.choose(option.id);
        panel.go()?.click();
      }
      for (const sort of ['bird', 'perch'])
        if (panel.cell('(')?.parentElement?.parentElement?.textContent?.includes(sort)) named.add(sort);
    });
    if (mix.includes('canary')) expect([...named].sort()).toEqual(['bird', 'perch']);
    showsAll(mix, match);
  });

  test('the canvas: taps choose what is shown there, pieces go where the game has them', () => {
    const match = begin(newGame(mix));
    const game = tableOf(match);
    const isOnBoard = (name: string): boolean => game.spots(match.view).some(({ spot }) => spot === name);
    const frame = { width: 3000, height: 3000, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
    const free = { x: 0, y: 0, w: 3000, h: 3000 };
    let look: Look = { x: 0, y: 0, zoom: 100 };
    const aids = { view: { looking: false }, pin: () => undefined } as unknown as Aids;
    const controller = createController({
      match,
      aids,
      inspect: () => null,
      calm: () => true,
      skip: () => undefined,
      wake: () => undefined,
      hover: () => undefined,
      pilot: {} as never,
      target: (point) => targetAt(point, { view: match.view, game, look, free }),
    });
    const tap = (at: { readonly x: number; readonly y: number }): void =>
      controller.signal({ type: 'tap', at, double: false });
    const beats: Beat[] = [];
    match.subscribe((now, before) => {
      if (now.state === before.state && now.log === before.log) return;
      const [was, will] = [piecesOf(before, game), piecesOf(now, game)];
      beats.push(...(planMotion({ before, now, was, will, game }) ?? []));
      // Whatever stands on the board is there to be seen, and what is nobody's beside it; not what lies in a hand, or is shown elsewhere.
      const standing = adapterOf('carcassonne')
        .pieces(now.state)
        .filter(
          ({ sort, owner, place }) =>
            !lookOf(sort).isElsewhere && (place.on !== 'spot' || owner === null || isOnBoard(place.spot)),
        )
        .map(({ id }) => id);
      expect([...will.keys()].sort()).toEqual(standing.sort());
    });
    const random = seededRandom(`${name} by taps`);
    const person = createPerson(`${name} off the board`);
    for (let n = 0; n < STEPS && !match.view.over; n++) {
      const { view } = match;
      look = fitLook(frame, game.bounds(view).wall);
      const cell = view.legalCells[Math.floor(random() * view.legalCells.length)];
      const spots = [...optionMarkers(view, game, look), ...badgesOf(view, game, look)];
      const spot = spots[Math.floor(random() * spots.length)];
      const onTable = listedOptions(view.prompt).filter(
        ({ target }) =>
          target.on === 'feature' ||
          target.on === 'cell' ||
          target.on === 'piece' ||
          (target.on === 'spot' && isOnBoard(target.spot)),
      );
      expect(cell === undefined ? spots.length : 0).toBe(cell === undefined ? onTable.length : 0);
      if (cell) tap(toScreen(look, cellCentre(cell)));
      else if (spot && random() < 0.7) {
        tap(spot.at);
        expect(match.view.gesture).toMatchObject({ type: 'choosing', option: { id: spot.option.id } });
      } else {
        person(match);
        continue;
      }
      match.intents.confirm();
      expect(match.view.state).not.toBe(view.state);
    }
    if (mix.includes('canary')) {
      const moved = beats.flat().flatMap((beat) => ('piece' in beat ? [`${beat.type} ${beat.piece.sort}`] : []));
      expect(moved).toEqual(expect.arrayContaining(['slide bird', 'appear perch', 'arrive fledgling']));
    }
    showsAll(mix, match);
  });
});
