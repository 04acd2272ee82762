import type { Option } from '../../game/index.ts';
import type { Match, MatchView, Pointed } from '../../session/contracts/match.ts';
import type { Assists } from '../../session/match/assists.ts';
import { isBadge } from '../../session/match/namesakes.ts';
import type { Point } from '../units.ts';
import type { Target } from './target.ts';

/** A tap on the held tile rotates it only after this time, in case a second tap follows. */
const SECOND_TAP_MS = 230;

export interface TapOptions {
  readonly match: Match;
  readonly assists: Assists;
  /** Hit-test at a point, in CSS pixels of the canvas. */
  readonly target: (at: Point) => Target;
  /** What can be inspected there. */
  readonly inspect: (at: Point) => Pointed | null;
}

/** Identifies a target that a double tap confirms. */
function nameOf(hit: Target): string | null {
  if (hit.type === 'preview') return `preview ${hit.cell.x},${hit.cell.y}`;
  if (hit.type === 'option' || hit.type === 'ahead') return hit.option.id;
  if (hit.type === 'spot') return hit.spot;
  return hit.type === 'feature' ? `feature ${hit.x},${hit.y},${hit.feature}` : null;
}

/** What a tap on an option chooses; `null`: nothing else. A tap on the chosen one declines, where that is allowed. */
function chosenBy(option: Option, { gesture, prompt }: MatchView): Option | null {
  const chosen = gesture.type === 'choosing' ? gesture.option : null;
  const isSameThing = (one: Option): boolean => JSON.stringify(one.target) === JSON.stringify(option.target);
  if (chosen?.id !== option.id) {
    // A tap on the badge does not drop the piece that is used on its region.
    return chosen && chosen.piece !== null && isBadge(option) && isSameThing(chosen) ? null : option;
  }
  const decline = prompt?.options.find(({ declines }) => declines);
  // Without that, the piece is deselected, but its target stays chosen.
  const plain = prompt?.options.find((one) => one.piece === null && isSameThing(one));
  return decline ?? plain ?? option;
}

/** What taps do with the camera. */
export interface Looks {
  /** Zooms in to a point of the canvas. */
  readonly closer: (at: Point) => void;
  /** Goes to cells out of sight. */
  readonly visit: (cells: readonly Point[]) => void;
}

/** Turns taps into intents; a double tap confirms, or zooms in beside everything. */
export function createTaps({ match, assists, target, inspect }: TapOptions, { closer, visit }: Looks) {
  let turnLater: ReturnType<typeof setTimeout> | undefined;
  let lastName: string | null = null;

  /** A single tap, or the second of two on different targets. */
  function tapOn(hit: Target, at: Point, double: boolean): void {
    const { intents, view } = match;
    switch (hit.type) {
      case 'option': {
        const option = chosenBy(hit.option, view);
        if (option) intents.choose(option.id);
        return;
      }
      case 'ahead':
      case 'spot':
        return intents.choose(hit.option.id);
      case 'feature':
        return intents.tapFeature(hit);
      case 'edge':
        return visit(hit.cells);
      case 'turn':
        return intents.rotate(hit.direction);
      case 'preview':
        turnLater = setTimeout(() => intents.tapCell(hit.cell, hit.direction), SECOND_TAP_MS);
        return;
      case 'cell':
        if (hit.legal || !double) intents.tapCell(hit.cell);
        else closer(at);
        return;
      case 'none':
        if (double) closer(at);
    }
  }

  return {
    tap(at: Point, double: boolean): void {
      if (assists.view.looking) return assists.pin(inspect(at));
      const hit = target(at);
      const asked = hit.type === 'none' && !double ? inspect(at) : null;
      assists.pin(asked?.what === 'cell' ? null : asked);
      const name = nameOf(hit);
      const again = double && name !== null && name === lastName;
      lastName = name;
      clearTimeout(turnLater);
      if (!again) tapOn(hit, at, double);
      else if (match.view.canConfirm) match.intents.confirm();
    },
    close: (): void => clearTimeout(turnLater),
  };
}
