import { sameCell } from '../../game/index.ts';
import type { Cell, Option } from '../../game/index.ts';
import type { Assists } from '../../session/match/assists.ts';
import type { Match, Pointed } from '../../session/contracts/match.ts';
import type { CameraView } from '../camera/maths.ts';
import { toBoard } from '../camera/maths.ts';
import type { Pilot } from '../camera/pilot.ts';
import { isBadge } from '../overlay/markers.ts';
import type { Point } from '../units.ts';
import { cellCentre, distance } from '../units.ts';
import type { PointerSignal } from './gestures.ts';
import type { Target } from './target.ts';

/** A tap on the held tile rotates it only after this time, in case a second tap follows. */
const SECOND_TAP_MS = 230;
/** A dragged tile snaps to legal cells within this distance, in cells. */
const SNAP = 1.1;

export interface ControllerOptions {
  readonly match: Match;
  readonly assists: Assists;
  /** Hit-test at a point, in CSS pixels of the canvas. */
  readonly target: (at: Point) => Target;
  /** What can be inspected there. */
  readonly inspect: (at: Point) => Pointed | null;
  readonly pilot: Pilot;
  readonly calm: () => boolean;
  /** Ends current motion: a tap needs the board as it is. */
  readonly skip: () => void;
  readonly wake: () => void;
  /** What is under the mouse, and what can be inspected there. */
  readonly hover: (target: Target, asked: Pointed | null) => void;
}

/** Identifies a target that a double tap confirms. */
function nameOf(hit: Target): string | null {
  if (hit.type === 'preview') return `preview ${hit.cell.x},${hit.cell.y}`;
  if (hit.type === 'option') return hit.option.id;
  if (hit.type === 'spot') return hit.spot;
  return hit.type === 'feature' ? `feature ${hit.x},${hit.y},${hit.feature}` : null;
}

/** Turns pointer signals into intents and camera moves. Contains no rules: targets come from the view. */
export function createController({
  match,
  assists,
  target,
  inspect,
  pilot,
  calm,
  skip,
  wake,
  hover,
}: ControllerOptions) {
  let turnLater: ReturnType<typeof setTimeout> | undefined;
  let lastName: string | null = null;

  const camera = (): CameraView => pilot.camera;

  function tap(at: Point, double: boolean): void {
    skip();
    const { intents, view } = match;
    if (assists.view.looking) return assists.pin(inspect(at));
    const hit = target(at);
    const asked = hit.type === 'none' && !double ? inspect(at) : null;
    assists.pin(asked?.what === 'cell' ? null : asked);
    const name = nameOf(hit);
    const again = double && name !== null && name === lastName;
    lastName = name;
    clearTimeout(turnLater);
    if (again) {
      if (view.canConfirm) intents.confirm();
      return;
    }
    switch (hit.type) {
      case 'option':
        return choose(hit.option);
      case 'spot':
        return intents.choose(hit.option.id);
      case 'feature':
        return intents.tapFeature(hit);
      case 'turn':
        return intents.rotate(hit.direction);
      case 'preview':
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

  /** Tapping the chosen option again declines, where that is allowed. */
  function choose(option: Option): void {
    const { intents, view } = match;
    const { gesture, prompt } = view;
    const chosen = gesture.type === 'choosing' ? gesture.option : null;
    const isSameThing = (one: Option): boolean => JSON.stringify(one.target) === JSON.stringify(option.target);
    if (chosen?.id !== option.id) {
      // A tap on the badge does not drop the piece that is used on its region.
      if (chosen && chosen.piece !== null && isBadge(option) && isSameThing(chosen)) return;
      return intents.choose(option.id);
    }
    const decline = prompt?.options.find(({ declines }) => declines);
    // Without that, the piece is deselected, but its target stays chosen.
    const plain = prompt?.options.find((one) => one.piece === null && isSameThing(one));
    intents.choose((decline ?? plain ?? option).id);
  }

  function overview(at: Point): void {
    if (pilot.fitted) pilot.centreOn(toBoard(camera(), at), { glide: !calm(), zoom: camera().zoom * 2 });
    else pilot.fit({ glide: !calm() });
    wake();
  }

  function carry(at: Point): void {
    const { view, intents } = match;
    if (view.gesture.type !== 'placing') return;
    const point = toBoard(camera(), at);
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
        pilot.zoomTo(what.at, camera().zoom * what.factor);
        return wake();
      case 'twist':
        if (match.view.gesture.type === 'placing') match.intents.rotate(what.direction);
        return;
      case 'carry':
        return carry(what.at);
      case 'hover':
        return what.at ? hover(target(what.at), inspect(what.at)) : hover({ type: 'none' }, null);
      case 'hold':
        return assists.pin(inspect(what.at));
      case 'dropped':
    }
  }

  return {
    signal,
    target,
    ask: (at: Point): void => assists.pin(inspect(at)),
    grabs(at: Point): boolean {
      pilot.stop();
      return target(at).type === 'preview';
    },
    close: (): void => clearTimeout(turnLater),
  };
}
