// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { adapterOf, carcassonne, seededRandom } from '../../src/game/index.ts';
import type { Option } from '../../src/game/index.ts';
import type * as Modules from '../../src/expansions/rules.ts';
import type { Match, MatchView } from '../../src/session/contracts/match.ts';
import { listedOptions } from '../../src/session/match/gesture.ts';
import { fitView, toScreen } from '../../src/scenes/camera/maths.ts';
import type { CameraView } from '../../src/scenes/camera/maths.ts';
import { targetAt } from '../../src/scenes/input/target.ts';
import type { Beat } from '../../src/scenes/motion/beats.ts';
import { planMotion } from '../../src/scenes/motion/plan.ts';
import { badgesOf, optionMarkers } from '../../src/scenes/overlay/markers.ts';
import { piecesOf } from '../../src/scenes/pieces/pieces.ts';
import { lookOf } from '../../src/scenes/pieces/sorts.ts';
import { cellCentre } from '../../src/scenes/units.ts';
import { findAll, pressKey } from '../hud/find.ts';
import { fakeApp, fakeHud } from '../hud/fixture.ts';
import { openScreen } from '../hud/showing.tsx';
import { createTapper, tableOf } from '../scenes/support.ts';
import { recordUpTo } from '../../src/session/review/fork.ts';
import { EVERY_MIX, type Mix, begin, createPerson, dealt, newGame, verbsOf } from './journey.ts';

/**
 * Every module, and one that no other code knows, at the table: by keyboard, by mouse, by text board, by taps on the
 * canvas.
 */

vi.mock('../../src/expansions/rules.ts', async (original) =>
  (await import('./withCanary.ts')).withCanary(await original<typeof Modules>()),
);

vi.setConfig({ testTimeout: 120_000 });
afterEach(() => document.body.replaceChildren());

/** Choices at the start of a game, from the first occurrence of a verb, and at the end. */
const OPENING = 6;
const STEPS = 3;
const ENDING = 4;

function panelOf(match: Match) {
  const hud = fakeHud(fakeApp({ match }));
  const { element, destroy } = openScreen(hud, match);
  return {
    element,
    destroy,
    go: () => element.querySelector<HTMLButtonElement>('[data-go]'),
    /** A choice in the list, or at its stall of a bazaar. */
    shownAs: ({ id, target }: Option, { prompt }: MatchView): HTMLElement | undefined => {
      const listed = listedOptions(prompt);
      const rows = element.querySelectorAll<HTMLElement>('[role="radio"]');
      if (rows.length === listed.length) return rows[listed.findIndex((option) => option.id === id)];
      const stall = target.on === 'number' ? target.spot : target.on === 'spot' ? target.spot : undefined;
      return element.querySelectorAll<HTMLElement>('[aria-label="Bazaar"] button')[Number(stall?.split(' ')[1])];
    },
    number: () => element.querySelector<HTMLInputElement>('[role="radiogroup"] [type="number"]'),
    cell: (start: string) =>
      [...element.querySelectorAll<HTMLElement>('[role="gridcell"]')].find((cell) =>
        cell.textContent?.startsWith(start),
      ),
  };
}

type Panel = ReturnType<typeof panelOf>;

/** A part of a game that is played at the table; `verb`: what has to be done first. */
interface Part {
  readonly begin: () => Match;
  readonly steps: number;
  readonly verb?: string;
}

/** Choices of any opening. */
const ORDINARY: readonly string[] = ['place place', 'deploy deploy', 'deploy pass'];

/** The parts of a game that show everything: of a random one in which everything is done that the modules allow. */
function makeParts(mix: Mix): readonly Part[] {
  const verbs = verbsOf(mix);
  for (let seed = 1; seed < 100; seed++) {
    const setup = dealt(mix, `table ${seed}`);
    const random = seededRandom(`table ${seed}`);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const position = carcassonne.startGame(setup);
    const actions: carcassonne.Action[] = [];
    const firsts = new Map<string, number>();
    while (position.awaiting !== 'over') {
      const legal = position.legalActions();
      const verb = pick([...new Set(legal.map((action) => action.do))]);
      const action = pick(legal.filter((one) => one.do === verb));
      const kind = `${position.awaiting} ${verb}`;
      if (!firsts.has(kind) && !ORDINARY.includes(kind)) firsts.set(kind, actions.length);
      const move = position.moveOf(action);
      if (!move.ok) throw new Error(move.error.message);
      actions.push(action);
      position.play(move.value);
    }
    if (!verbs.every((verb) => actions.some((action) => action.do === verb))) continue;
    const record = carcassonne.formatCarcassonneRecord(setup, actions);
    const from = (count: number) => (): Match => begin(newGame(mix), { record: recordUpTo(record, count) });
    return [
      { begin: from(0), steps: OPENING },
      ...[...firsts].map(([kind, count]): Part => ({
        begin: from(count),
        steps: STEPS,
        verb: kind.split(' ')[1] ?? '',
      })),
      { begin: from(actions.length - ENDING), steps: 5 * ENDING },
    ];
  }
  throw new Error(`Nobody did all of ${verbs.join()}`);
}

const parts = new Map<Mix, readonly Part[]>();
function partsOf(mix: Mix): readonly Part[] {
  const made = parts.get(mix) ?? makeParts(mix);
  parts.set(mix, made);
  return made;
}

const lastVerb = (match: Match): string | undefined =>
  (match.record() as { readonly actions: readonly carcassonne.Action[] }).actions.at(-1)?.do;

/** Plays all parts of a game in one way; each choice has to change the game. `verb`: what has to be done. */
function playBy(mix: Mix, choose: (panel: Panel, match: Match, random: () => number, verb?: string) => void): void {
  const random = seededRandom(`${mix.join()} by hand`);
  let over = 0;
  for (const part of partsOf(mix)) {
    const match = part.begin();
    const panel = panelOf(match);
    for (let n = 0; n < part.steps && !match.view.over; n++) {
      const before = match.view.state;
      choose(panel, match, random, n === 0 ? part.verb : undefined);
      expect([match.view.state === before, match.view.prompt?.awaiting]).toEqual([false, match.view.prompt?.awaiting]);
      if (n === 0 && part.verb) expect(lastVerb(match)).toBe(part.verb);
      expect(panel.element.textContent).not.toMatch(/undefined|NaN|\{\{|\[object/);
    }
    expect(findAll('region', /: -?\d+ points?$/, panel.element)).toHaveLength(3);
    if (match.view.over) over++;
    panel.destroy();
    match.close();
    document.body.replaceChildren();
  }
  expect(over).toBeGreaterThan(0);
}

const pickOption = (match: Match, random: () => number, verb?: string): Option => {
  const options = listedOptions(match.view.prompt).filter(({ action }) => verb === undefined || action.do === verb);
  const option = options[Math.floor(random() * options.length)];
  if (!option) throw new Error(`Expected an option at ${match.view.state.awaiting}`);
  return option;
};

describe.each(EVERY_MIX)('%s', (name, mix) => {
  test('the panel by keyboard alone', () => {
    playBy(mix, ({ number }, now, random, verb) => {
      const { view } = now;
      if (view.legalCells.length > 0) {
        for (let n = Math.floor(random() * 6); n >= 0; n--)
          pressKey(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'][Math.floor(random() * 4)] ?? '');
        if (random() < 0.5) pressKey('r');
        pressKey('Enter');
        return;
      }
      const option = pickOption(now, random, verb);
      const place = listedOptions(view.prompt).indexOf(option);
      if (option.declines) pressKey('n');
      else if (place < 9) pressKey(String(place + 1));
      else for (let n = 0; n <= place; n++) pressKey('ArrowDown');
      const input = option.target.on === 'number' ? number() : null;
      if (input && option.target.on === 'number') {
        input.focus();
        input.value = String(option.target.most);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        pressKey('Enter', input);
        input.blur();
      } else pressKey('Enter');
    });
  });

  test('the panel by mouse', () => {
    playBy(mix, ({ shownAs, go }, now, random, verb) => {
      const { view, intents } = now;
      const cell = view.legalCells[Math.floor(random() * view.legalCells.length)];
      if (cell) intents.tapCell(cell);
      else {
        const option = pickOption(now, random, verb);
        const choice = (): HTMLElement | undefined => shownAs(option, view);
        choice()?.click();
        // A quick option is confirmed by the press.
        if (now.view.state !== view.state) return;
        if (option.target.on === 'number')
          for (let n = 0; n < 2; n++)
            choice()?.parentElement?.querySelectorAll<HTMLButtonElement>('.Stepper-stepper button')[1]?.click();
        expect(choice()?.getAttribute(choice()?.role === 'radio' ? 'aria-checked' : 'aria-pressed')).toBe('true');
      }
      expect(go()?.disabled).toBe(false);
      go()?.click();
    });
  });

  test('the text board: tiles and other targets on cells', () => {
    const named = new Set<string>();
    playBy(mix, (panel, now, random, verb) => {
      const { view } = now;
      const cells = view.legalCells;
      const pointing = listedOptions(view.prompt).filter(
        ({ target, action }) => target.on === 'cell' && (verb === undefined || action.do === verb),
      );
      const cell = cells[Math.floor(random() * cells.length)] ?? (random() < 0.8 ? pointing[0]?.target : undefined);
      if (cell && 'x' in cell) {
        const element = panel.cell(`(${cell.x}, ${-cell.y}):`.replace('-0', '0'));
        if (!element) throw new Error(`Expected a cell ${cell.x},${cell.y}`);
        element.focus();
        pressKey('Enter', element);
        panel.go()?.click();
      } else {
        const option = pickOption(now, random, verb);
        pressKey(option.declines ? 'n' : String(listedOptions(view.prompt).indexOf(option) + 1));
        if (now.view.gesture.type === 'idle') now.intents.choose(option.id);
        panel.go()?.click();
      }
      for (const sort of ['bird', 'perch'])
        if (panel.cell('(')?.parentElement?.parentElement?.textContent?.includes(sort)) named.add(sort);
    });
    if (mix.includes('canary')) expect([...named].sort()).toEqual(['bird', 'perch']);
  });

  test('the canvas: taps choose what is shown there, and pieces move to the game’s positions', () => {
    const random = seededRandom(`${name} by taps`);
    const person = createPerson(`${name} off the board`);
    const beats: Beat[] = [];
    for (const part of partsOf(mix)) tapThrough(part, { random, person, beats });
    if (mix.includes('canary')) {
      const moved = beats.flat().flatMap((beat) => ('piece' in beat ? [`${beat.type} ${beat.piece.sort}`] : []));
      expect(moved).toEqual(expect.arrayContaining(['slide bird', 'appear perch', 'arrive fledgling']));
    }
  });
});

interface Hand {
  readonly random: () => number;
  /** Chooses what cannot be tapped. */
  readonly person: (match: Match) => void;
  readonly beats: Beat[];
}

function tapThrough({ begin: beginPart, steps, verb }: Part, { random, person, beats }: Hand): void {
  const match = beginPart();
  const game = tableOf(match);
  const isOnBoard = (name: string): boolean => game.spots(match.view).some(({ spot }) => spot === name);
  const frame = { width: 3000, height: 3000, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
  const free = { x: 0, y: 0, w: 3000, h: 3000 };
  let camera: CameraView = { x: 0, y: 0, zoom: 100 };
  const tap = createTapper(match, (point) => targetAt(point, { view: match.view, game, camera, free }));
  match.subscribe((now, before) => {
    if (now.state === before.state && now.log === before.log) return;
    const [was, will] = [piecesOf(before, game), piecesOf(now, game)];
    beats.push(...(planMotion({ before, now, was, will, game }) ?? []));
    // Pieces on the board and neutral ones beside it are visible; not those in a hand, or shown elsewhere.
    const visible = adapterOf('carcassonne')
      .pieces(now.state)
      .filter(
        ({ sort, owner, place }) =>
          !lookOf(sort).isElsewhere && (place.on !== 'spot' || owner === null || isOnBoard(place.spot)),
      )
      .map(({ id }) => id);
    expect([...will.keys()].sort()).toEqual(visible.sort());
  });
  for (let n = 0; n < steps && !match.view.over; n++) {
    const { view } = match;
    camera = fitView(frame, game.bounds(view).wall);
    const cell = view.legalCells[Math.floor(random() * view.legalCells.length)];
    const spots = [...optionMarkers(view, game, camera), ...badgesOf(view, game, camera)];
    const wanted = n === 0 ? spots.filter(({ option }) => option.action.do === verb) : [];
    const spot = wanted[0] ?? spots[Math.floor(random() * spots.length)];
    const onTable = listedOptions(view.prompt).filter(
      ({ target }) =>
        target.on === 'feature' ||
        target.on === 'cell' ||
        target.on === 'piece' ||
        (target.on === 'spot' && isOnBoard(target.spot)),
    );
    expect(cell === undefined ? spots.length : 0).toBe(cell === undefined ? onTable.length : 0);
    if (cell) tap(toScreen(camera, cellCentre(cell)));
    else if (spot && (wanted.length > 0 || random() < 0.7)) {
      tap(spot.at);
      expect(match.view.gesture).toMatchObject({ type: 'choosing', option: { id: spot.option.id } });
    } else {
      person(match);
      continue;
    }
    match.intents.confirm();
    expect(match.view.state).not.toBe(view.state);
  }
  match.close();
}
