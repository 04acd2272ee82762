import { vi } from 'vitest';
import type { Action, Cell, Option } from '../../src/game/index.ts';
import { standsFor } from '../../src/game/index.ts';
import type { Match, MatchView, Placing, Seat } from '../../src/session/contracts/match.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { createGaze } from '../../src/scenes/camera/gaze.ts';
import { freeArea, toScreen } from '../../src/scenes/camera/maths.ts';
import { createTableCamera } from '../../src/scenes/camera/tableCamera.ts';
import type { TableGame } from '../../src/scenes/game.ts';
import { castleTable } from '../../src/scenes/games/castle/castleTable.ts';
import { targetAt } from '../../src/scenes/input/target.ts';
import { signsOf } from '../../src/scenes/overlay/edgeSigns.ts';
import { aheadMarkers, optionMarkers } from '../../src/scenes/overlay/markers.ts';
import type { Insets, TableSettings } from '../../src/scenes/settings.ts';
import type { Point, Rect } from '../../src/scenes/units.ts';
import { cellCentre, distance, inside } from '../../src/scenes/units.ts';
import { settingsWith, tableOf } from './support.ts';

/** A person who plays a recorded game by touch: the real camera over a real match, in a window of a phone. */

export interface Device {
  readonly width: number;
  readonly height: number;
  /** What panels cover while a tile is placed, and while something is chosen. */
  readonly place: Insets;
  readonly choose: Insets;
  /** The middle of the green button then. */
  readonly go: { readonly place: Point; readonly choose: Point };
  /** While a follower can be chosen with its tile: the first sign for one, the buttons for none, to confirm and to turn. */
  readonly together: { readonly first: Point; readonly alone: Point; readonly go: Point; readonly turn: Point };
}

/** The pointer of this test is a finger. */
export const touch = (): void => void vi.stubGlobal('matchMedia', () => ({ matches: true }));

const HUMAN: Seat = { kind: 'human' };
const isPlacing = (view: MatchView): boolean => view.legalCells.length > 0;

interface Recorded {
  readonly rules: string;
  readonly players: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly actions: readonly Action[];
}

/** What one turn took. */
export interface Turn {
  readonly taps: number;
  /** Taps on the green button after a choice, which “confirm every step” asks for. */
  readonly confirmed: number;
  readonly follower: boolean;
  /** Taps on signs at the edges. */
  readonly signs: number;
  /** Quarter turns of the tile. */
  readonly turned: number;
  /** The way of the thumb from tap to tap, in CSS pixels. */
  readonly way: number;
  /** Size of a cell when the turn began, in CSS pixels. */
  readonly cell: number;
}

const NOTHING = { signs: 0, turned: 0, confirmed: 0, follower: false, chosen: false };

function gameOf(match: Match): TableGame {
  if (match.view.rules === 'carcassonne') return tableOf(match);
  const tiles = new Map(match.view.tiles.map((tile) => [tile.id, tile]));
  return castleTable(
    match,
    settingsWith((id) => {
      const tile = tiles.get(id);
      if (!tile) throw new Error(`There is no tile ${id}`);
      return tile;
    }),
  );
}

/** Opens the beginning of a recorded game. `together`: followers are chosen while their tile is held, where that is offered. */
export function openPhone(recorded: unknown, device: Device, { together = true } = {}) {
  const record = recorded as Recorded;
  const { rules, players, options } = record;
  const made = createMatch(
    {
      rules,
      options: options as never,
      players,
      seats: players.map(() => HUMAN),
      colours: players.map((_, n) => n),
      seed: '',
    },
    { record: { ...record, actions: [] } },
  );
  if (!made.ok) throw new Error(made.error.message);
  const match = made.value;
  const game = gameOf(match);
  const insets = (): Insets => (isPlacing(match.view) ? device.place : device.choose);
  const camera = createTableCamera({
    view: () => match.view,
    game,
    settings: () => ({ insets }) as unknown as TableSettings,
    screen: {
      measure: () => ({ width: device.width, height: device.height, dpr: 1 }),
      soften: () => undefined,
      inSoftware: false,
    },
    calm: () => true,
    wake: () => undefined,
  });
  const { pilot } = camera;
  const gaze = createGaze(camera, game, () => true);
  gaze.begin(match.view);
  match.subscribe((now, before) => {
    gaze.view(now, before);
    pilot.setBounds(game.bounds(now), { glide: false });
    pilot.setFrame(camera.frame());
    gaze.rest(now);
  });

  const free = (): Rect => freeArea(camera.frame());
  const scenery = () => ({ view: match.view, game, camera: pilot.camera, free: free() });
  const seenAt = (cell: Cell): Point | null => {
    const at = toScreen(pilot.camera, cellCentre(cell));
    const hit = targetAt(at, scenery());
    return inside(at, free()) && hit.type === 'cell' && hit.legal ? at : null;
  };

  /** One turn of the record, from action `n` on. */
  function turnFrom(n: number, tap: (at: Point) => void): number {
    const { turn } = match.view.state;
    let next = n;
    do {
      const action = record.actions[next];
      if (!action) break;
      next += act(action, tap, record.actions[next + 1]);
    } while (!match.view.over && match.view.state.turn === turn);
    return next;
  }

  /** Returns how many actions it took from the record. */
  function act(action: Action, tap: (at: Point) => void, following: Action | undefined): number {
    const { prompt } = match.view;
    if (action.do === 'deploy') counted.follower = true;
    const option = prompt?.options.find((one) => standsFor(one, action));
    if (!option) throw new Error(`Expected to play ${JSON.stringify(action)}`);
    if (option.target.on === 'cell' && action.rotation !== undefined && isPlacing(match.view)) {
      place(action, tap);
      if (together && following && playTogether(following, tap)) return 2;
    } else chooseOne(option, action, tap);
    if (!isPlacing(match.view) && counted.chosen) counted.confirmed += 1;
    counted.chosen = false;
    const { ahead } = match.view;
    if (isPlacing(match.view)) tap(ahead ? device.together.go : device.go.place);
    else tap(device.go.choose);
    match.intents.confirm();
    return 1;
  }

  /** Chooses the follower while its tile is held, on the tile or in the panel, and confirms both. */
  function playTogether(following: Action, tap: (at: Point) => void): boolean {
    const { ahead } = match.view;
    const offered = ahead?.prompt?.options ?? [];
    const option = offered.find((one) => standsFor(one, following));
    if (!option) return false;
    const { first, alone, go } = device.together;
    if (option.declines) tap(alone);
    else {
      counted.follower = following.do === 'deploy';
      counted.confirmed += 1;
      const { marks, open } = aheadMarkers(match.view, game, pilot.camera);
      const mark = open ? marks.find((one) => one.option.id === option.id) : undefined;
      tap(mark && inside(mark.at, free()) ? mark.at : { x: first.x + 52 * offered.indexOf(option), y: first.y });
      tap(go);
    }
    match.intents.choose(option.id);
    match.intents.confirm();
    return true;
  }

  function place({ x = 0, y = 0, rotation = 0 }: Action, tap: (at: Point) => void): void {
    let at = seenAt({ x, y });
    for (let tries = 0; !at && tries < 6; tries += 1) {
      const sign = signsOf(match.view, game, pilot.camera, free()).find(({ cells }) =>
        cells.some((one) => one.x === x && one.y === y),
      );
      if (!sign) throw new Error(`No sign leads to ${x},${y}`);
      counted.signs += 1;
      tap(sign.at);
      pilot.visit(sign.cells, { glide: false });
      at = seenAt({ x, y });
    }
    if (!at) throw new Error(`Cell ${x},${y} cannot be reached`);
    tap(at);
    match.intents.tapCell({ x, y });
    for (let turns = 0; turns < 4; turns += 1) {
      const { gesture } = match.view;
      if (gesture.type !== 'placing' || gesture.rotation === rotation) break;
      counted.turned += 1;
      const { direction, spot } = turning(gesture, rotation);
      tap(spot);
      match.intents.tapCell({ x, y }, direction);
    }
  }

  /** The shorter way to a rotation, and where on the held tile a tap goes it; where none does, with the button. */
  function turning({ x, y, rotations, rotation: now }: Placing, wanted: number) {
    const steps = rotations.findIndex((one) => one === wanted) - rotations.indexOf(now);
    const forth = (steps + rotations.length) % rotations.length;
    const direction: 1 | -1 = forth <= rotations.length / 2 ? 1 : -1;
    const spot = [0, -0.35, 0.35]
      .map((dy) => toScreen(pilot.camera, { x: x + 0.5 + direction * 0.35, y: y + 0.5 + dy }))
      .find((one) => {
        const hit = targetAt(one, scenery());
        return hit.type === 'preview' && hit.direction === direction;
      });
    return spot ? { direction, spot } : { direction: 1 as const, spot: device.together.turn };
  }

  /** On the board where it can be pressed there, otherwise in the list. */
  function chooseOne(option: Option, action: Action, tap: (at: Point) => void): void {
    if (match.view.gesture.type === 'choosing' && match.view.gesture.option.id === option.id) return;
    counted.chosen = true;
    const disc = optionMarkers(match.view, game, pilot.camera).find((one) => one.option.id === option.id);
    const { go } = device;
    tap(disc && inside(disc.at, free()) ? disc.at : { x: go.choose.x, y: go.choose.y - 90 });
    const { target } = option;
    const number = target.on === 'number' ? action[target.detail] : undefined;
    match.intents.choose(option.id, typeof number === 'number' ? number : undefined);
  }

  const counted = { ...NOTHING };
  let at = 0;
  return {
    match,
    game,
    pilot,
    camera,
    free,
    get over(): boolean {
      return match.view.over || at >= record.actions.length;
    },
    /** Share of the window that shows board while a tile is placed. */
    share: (): number => (free().w * free().h) / (device.width * device.height),
    /** Plays the next turn of the record by touch. */
    play(): Turn {
      Object.assign(counted, NOTHING);
      let taps = 0;
      let way = 0;
      let last: Point | undefined;
      const cell = pilot.camera.zoom;
      at = turnFrom(at, (to) => {
        taps += 1;
        way += last ? distance(last, to) : 0;
        last = to;
      });
      const { signs, turned, confirmed, follower } = counted;
      return { taps, way, cell, signs, turned, confirmed, follower };
    },
  };
}
