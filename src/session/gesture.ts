import type { CastleAction, Cell, Choices, FeatureAt, LegalCell, Rotation } from '../game/index.ts';
import type { Gesture } from './contract.ts';

/**
 * Gestures as a pure state machine: what hangs in the air before it is confirmed. It knows only the choices on offer.
 * Every function returns the next gesture; the same one when the intent makes no sense now.
 */

const cellAt = (choices: Choices, { x, y }: Cell): LegalCell | undefined => choices.cells.find((cell) => cell.x === x && cell.y === y);

/** The gesture with which a choice begins. */
export function beginGesture(choices: Choices): Gesture {
  if (choices.deploy.length > 0) return { type: 'deploying', feature: undefined };
  const [only, ...others] = choices.score;
  if (only) return { type: 'scoring', region: others.length === 0 ? nameOf(only) : null, token: null };
  return { type: 'idle' };
}

const nameOf = ({ x, y, feature }: FeatureAt): FeatureAt => ({ x, y, feature });

function hang(cell: LegalCell, wanted: Rotation): Gesture {
  const rotation = cell.rotations.includes(wanted) ? wanted : cell.rotations[0];
  return rotation === undefined ? { type: 'idle' } : { type: 'placing', x: cell.x, y: cell.y, rotation, rotations: cell.rotations };
}

const turned = (gesture: Gesture): Rotation => (gesture.type === 'placing' ? gesture.rotation : 0);

/** A tap on a legal cell hangs the tile there; on the hanging tile it turns it. */
export function tap(gesture: Gesture, choices: Choices, at: Cell): Gesture {
  if (gesture.type === 'placing' && gesture.x === at.x && gesture.y === at.y) return rotate(gesture, 1);
  const cell = cellAt(choices, at);
  return cell ? hang(cell, turned(gesture)) : gesture;
}

/** A tile that was laid hangs again where it lay. */
export function hangAt(choices: Choices, at: Cell, rotation: Rotation): Gesture | undefined {
  const cell = cellAt(choices, at);
  return cell && hang(cell, rotation);
}

/** The tile is dragged over a cell. */
export function hover(gesture: Gesture, choices: Choices, at: Cell): Gesture {
  if (gesture.type === 'placing' && gesture.x === at.x && gesture.y === at.y) return gesture;
  const cell = cellAt(choices, at);
  return cell ? hang(cell, turned(gesture)) : gesture;
}

/** The next legal rotation. */
export function rotate(gesture: Gesture, direction: 1 | -1): Gesture {
  if (gesture.type !== 'placing') return gesture;
  const { rotations } = gesture;
  const index = (rotations.indexOf(gesture.rotation) + direction + rotations.length) % rotations.length;
  return { ...gesture, rotation: rotations[index] ?? gesture.rotation };
}

/** The nearest legal cell in a direction; the first of all when nothing hangs yet. */
export function step(gesture: Gesture, choices: Choices, dx: number, dy: number): Gesture {
  if (gesture.type !== 'placing') {
    const [first] = choices.cells;
    return first ? hang(first, 0) : gesture;
  }
  const ahead = choices.cells
    .map((cell) => ({ cell, along: (cell.x - gesture.x) * dx + (cell.y - gesture.y) * dy, aside: Math.abs((cell.x - gesture.x) * dy) + Math.abs((cell.y - gesture.y) * dx) }))
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.along + 2 * a.aside - (b.along + 2 * b.aside));
  const [next] = ahead;
  return next ? hang(next.cell, gesture.rotation) : gesture;
}

export function chooseFeature(gesture: Gesture, choices: Choices, feature: number | null): Gesture {
  if (gesture.type !== 'deploying') return gesture;
  return feature === null || choices.deploy.some((choice) => choice.feature === feature) ? { type: 'deploying', feature } : gesture;
}

export function chooseRegion(gesture: Gesture, choices: Choices, region: FeatureAt, token: number | null): Gesture {
  if (gesture.type !== 'scoring') return gesture;
  const choice = choices.score.find(({ features }) => features.some((f) => f.x === region.x && f.y === region.y && f.feature === region.feature));
  if (!choice) return gesture;
  return { type: 'scoring', region: nameOf(choice), token: token !== null && choice.tokens.includes(token) ? token : null };
}

/** The next choice in the list, for keys. */
export function cycle(gesture: Gesture, choices: Choices, direction: 1 | -1): Gesture {
  const next = <T>(list: readonly T[], index: number): T | undefined => list[(index + direction + list.length) % list.length];
  if (gesture.type === 'placing' || gesture.type === 'idle') {
    const index = gesture.type === 'placing' ? choices.cells.findIndex((cell) => cell.x === gesture.x && cell.y === gesture.y) : direction > 0 ? -1 : 0;
    const cell = next(choices.cells, index);
    return cell ? hang(cell, turned(gesture)) : gesture;
  }
  if (gesture.type === 'deploying') {
    const features = [...choices.deploy.map((choice) => choice.feature), null];
    const index = gesture.feature === undefined ? (direction > 0 ? -1 : 0) : features.indexOf(gesture.feature);
    const feature = next(features, index);
    return feature === undefined ? gesture : { type: 'deploying', feature };
  }
  const offers = choices.score.flatMap((choice) => [null, ...choice.tokens].map((token) => ({ region: nameOf(choice), token })));
  const { region, token } = gesture;
  const index = region ? offers.findIndex((offer) => offer.token === token && sameFeature(offer.region, region)) : direction > 0 ? -1 : 0;
  const offer = next(offers, index);
  return offer ? { type: 'scoring', ...offer } : gesture;
}

/** The gesture that an action would be. */
export function gestureOf(gesture: Gesture, choices: Choices, action: CastleAction): Gesture {
  switch (action.do) {
    case 'place':
      return hangAt(choices, action, action.rotation) ?? gesture;
    case 'deploy':
      return chooseFeature(gesture, choices, action.feature);
    case 'score':
      return chooseRegion(gesture, choices, action, action.token ?? null);
    default:
      return chooseFeature(gesture, choices, null);
  }
}

const sameFeature = (a: FeatureAt, b: FeatureAt): boolean => a.x === b.x && a.y === b.y && a.feature === b.feature;

/** Can this be carried out as it stands? */
export function isComplete(gesture: Gesture, choices: Choices): boolean {
  switch (gesture.type) {
    case 'placing':
      return true;
    case 'deploying':
      return gesture.feature !== undefined;
    case 'scoring':
      return gesture.region !== null;
    case 'idle':
      return choices.tokens.length > 0;
  }
}
