import type { Cell } from '../../game/index.ts';
import type { TableIntents, TableView } from '../../session/tableContract.ts';
import type { AnyView } from '../family.ts';
import type { Look } from '../camera/maths.ts';
import { toBoard } from '../camera/maths.ts';
import type { Pilot } from '../camera/pilot.ts';
import type { Point } from '../units.ts';
import { cellCentre, distance, sameCell } from '../units.ts';
import type { CommonTarget } from './common.ts';
import type { PointerSignal } from './gestures.ts';

/** A tap on the hanging tile waits this long for a second one before it turns the tile. */
const SECOND_TAP_MS = 230;
/** A tile that is dragged snaps to legal cells this near, in cells. */
const SNAP = 1.1;

/** What a family of games makes of points and taps: `T` are its own targets, `A` what can be asked about. */
export interface Reading<T extends { readonly type: string }, A extends { readonly what: string }> {
  readonly match: { readonly view: Pick<AnyView, 'gesture' | 'legalCells'> & Pick<TableView<unknown, unknown>, 'canConfirm'>; readonly intents: TableIntents };
  readonly aids: { readonly view: { readonly looking: boolean; readonly pointed: A | null }; pin(at: A | null): void; point(at: A | null): void };
  /** In CSS pixels of the canvas. */
  target(at: Point): T | CommonTarget;
  inspect(at: Point): A | null;
  choose(target: T): void;
  /** Names a target that confirms when it is tapped twice. */
  nameOf(target: T): string | null;
}

export interface ControllerOptions<T extends { readonly type: string }, A extends { readonly what: string }> {
  readonly reading: Reading<T, A>;
  readonly pilot: Pilot;
  readonly calm: () => boolean;
  /** Ends motion under way: who taps wants to see the board as it is. */
  readonly skip: () => void;
  readonly wake: () => void;
  /** What lies under the mouse, and what can be asked about there. */
  readonly hover: (target: T | CommonTarget, asked: A | null) => void;
}

const COMMON = ['turn', 'ghost', 'cell', 'none'];
const isCommon = (target: { readonly type: string }): target is CommonTarget => COMMON.includes(target.type);

/** Turns what fingers mean into intents and camera moves. Holds no rules: targets come from the view. */
export function createController<T extends { readonly type: string }, A extends { readonly what: string }>({ reading, pilot, calm, skip, wake, hover }: ControllerOptions<T, A>) {
  const { match, aids, target, inspect } = reading;
  let turnLater: ReturnType<typeof setTimeout> | undefined;
  let lastName: string | null = null;

  const look = (): Look => pilot.look;
  const nameOf = (hit: T | CommonTarget): string | null => (!isCommon(hit) ? reading.nameOf(hit) : hit.type === 'ghost' ? `ghost ${hit.cell.x},${hit.cell.y}` : null);

  function tap(at: Point, double: boolean): void {
    skip();
    const { intents, view } = match;
    if (aids.view.looking) return aids.pin(inspect(at));
    const hit = target(at);
    const asked = hit.type === 'none' && !double ? inspect(at) : null;
    aids.pin(asked?.what === 'cell' ? null : asked);
    const name = nameOf(hit);
    const again = double && name !== null && name === lastName;
    lastName = name;
    clearTimeout(turnLater);
    if (again) {
      if (view.canConfirm) intents.confirm();
      return;
    }
    if (!isCommon(hit)) return reading.choose(hit);
    switch (hit.type) {
      case 'turn':
        return intents.rotate(hit.direction);
      case 'ghost':
        turnLater = setTimeout(() => intents.tapCell(hit.cell), SECOND_TAP_MS);
        return;
      case 'cell':
        if (hit.legal || !double) intents.tapCell(hit.cell);
        else overview(at);
        return;
      case 'none':
        if (double) overview(at);
    }
  }

  function overview(at: Point): void {
    if (pilot.fitted) pilot.centreOn(toBoard(look(), at), { glide: !calm(), zoom: look().zoom * 2 });
    else pilot.fit({ glide: !calm() });
    wake();
  }

  function carry(at: Point): void {
    const { view, intents } = match;
    if (view.gesture.type !== 'placing') return;
    const point = toBoard(look(), at);
    let nearest: Cell | undefined;
    let best = SNAP;
    for (const cell of view.legalCells) {
      const away = distance(point, cellCentre(cell));
      if (away < best) [nearest, best] = [cell, away];
    }
    if (nearest && !sameCell(nearest, view.gesture)) intents.hoverTile({ x: nearest.x, y: nearest.y });
  }

  function signal(what: PointerSignal): void {
    switch (what.type) {
      case 'tap':
        return tap(what.at, what.double);
      case 'pan':
        pilot.drag(what.dx, what.dy);
        return wake();
      case 'fling':
        if (!calm()) pilot.fling(what.vx, what.vy);
        return wake();
      case 'pinch':
        pilot.drag(what.dx, what.dy);
        pilot.zoomTo(what.at, look().zoom * what.factor);
        return wake();
      case 'twist':
        if (match.view.gesture.type === 'placing') match.intents.rotate(what.direction);
        return;
      case 'carry':
        return carry(what.at);
      case 'hover':
        return what.at ? hover(target(what.at), inspect(what.at)) : hover({ type: 'none' }, null);
      case 'hold':
        return aids.pin(inspect(what.at));
      case 'dropped':
    }
  }

  return {
    signal,
    target,
    ask: (at: Point): void => aids.pin(inspect(at)),
    grabs(at: Point): boolean {
      pilot.stop();
      return target(at).type === 'ghost';
    },
    close: (): void => clearTimeout(turnLater),
  };
}
