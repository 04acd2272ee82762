import type { Cell } from '../../game/index.ts';
import type { Aids, Pointed } from '../../session/aids.ts';
import type { Match } from '../../session/contract.ts';
import type { Places } from '../board/places.ts';
import type { Look } from '../camera/maths.ts';
import { toBoard } from '../camera/maths.ts';
import type { Pilot } from '../camera/pilot.ts';
import type { Point, Rect } from '../units.ts';
import { cellCentre, distance, sameCell } from '../units.ts';
import type { PointerSignal } from './gestures.ts';
import type { Target } from './hit.ts';
import { targetAt } from './hit.ts';
import { inspectAt } from './inspect.ts';

/** A tap on the hanging tile waits this long for a second one before it turns the tile. */
const SECOND_TAP_MS = 230;
/** A tile that is dragged snaps to legal cells this near, in cells. */
const SNAP = 1.1;

export interface ControllerOptions {
  readonly match: Match;
  readonly aids: Aids;
  readonly places: Places;
  readonly pilot: Pilot;
  readonly free: () => Rect;
  readonly calm: () => boolean;
  /** Ends motion under way: who taps wants to see the board as it is. */
  readonly skip: () => void;
  readonly wake: () => void;
  /** What lies under the mouse, and what can be asked about there. */
  readonly hover: (target: Target, asked: Pointed | null) => void;
}

/** Turns what fingers mean into intents and camera moves. Holds no rules: targets come from the view. */
export function createController({ match, aids, places, pilot, free, calm, skip, wake, hover }: ControllerOptions) {
  let turnLater: ReturnType<typeof setTimeout> | undefined;
  let lastTarget: Target = { type: 'none' };

  const look = (): Look => pilot.look;
  const target = (at: Point): Target => targetAt(at, { view: match.view, places, look: look(), free: free() });
  const inspect = (at: Point): Pointed | null => inspectAt(toBoard(look(), at), match.view, places);

  function tap(at: Point, double: boolean): void {
    skip();
    const { intents, view } = match;
    if (aids.view.looking) return aids.pin(inspect(at));
    const hit = target(at);
    const asked = hit.type === 'none' && !double ? inspect(at) : null;
    aids.pin(asked?.what === 'cell' ? null : asked);
    const again = double && sameTarget(hit, lastTarget);
    lastTarget = hit;
    clearTimeout(turnLater);
    if (again && (hit.type === 'ghost' || hit.type === 'deploy' || hit.type === 'region')) {
      if (view.canConfirm) intents.confirm();
      return;
    }
    switch (hit.type) {
      case 'turn':
        return intents.rotate(hit.direction);
      case 'ghost':
        turnLater = setTimeout(() => intents.tapCell(hit.cell), SECOND_TAP_MS);
        return;
      case 'deploy': {
        const chosen = view.gesture.type === 'deploying' ? view.gesture.feature : undefined;
        return intents.chooseFeature(chosen === hit.feature ? null : hit.feature);
      }
      case 'region':
        return intents.chooseRegion(hit.region, tokenOf(hit));
      case 'token':
        return intents.chooseRegion(hit.region, tokenOf(hit) === hit.kind ? null : hit.kind);
      case 'cell':
        if (hit.legal || !double) intents.tapCell(hit.cell);
        else overview(at);
        return;
      case 'none':
        if (double) overview(at);
    }
  }

  /** The token chosen so far for this region. */
  function tokenOf(hit: { readonly region: { readonly x: number; readonly y: number; readonly feature: number } }): number | null {
    const { gesture } = match.view;
    if (gesture.type !== 'scoring' || !gesture.region) return null;
    return sameCell(gesture.region, hit.region) && gesture.region.feature === hit.region.feature ? gesture.token : null;
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
export type Controller = ReturnType<typeof createController>;

function sameTarget(a: Target, b: Target): boolean {
  if (a.type === 'ghost' && b.type === 'ghost') return sameCell(a.cell, b.cell);
  if (a.type === 'deploy' && b.type === 'deploy') return a.feature === b.feature;
  if (a.type === 'region' && b.type === 'region') return sameCell(a.region, b.region) && a.region.feature === b.region.feature;
  return false;
}
