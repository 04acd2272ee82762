import { actionWith, sameCell, sameFeature, standsFor } from '../../game/index.ts';
import type { Action, Cell, FeatureAt, LegalCell, Option, Prompt, Rotation } from '../../game/index.ts';
import type { Choosing, Gesture, Idle, Placing } from '../contracts/match.ts';

/**
 * What is chosen but not yet confirmed: a pure state machine over the options of the prompt. Every function returns the
 * next gesture, or the same one if the intent makes no sense now.
 */

const IDLE: Idle = { type: 'idle' };

/** True if the option places a tile. Such options are chosen by cell and rotation. */
export const isPlacement = ({ action, target }: Option): boolean => action.do === 'place' && target.on === 'cell';

/** The option that places the tile in hand on this cell. */
export const placementAt = (prompt: Prompt | null, cell: Cell): Option | undefined =>
  prompt?.options.find((one) => isPlacement(one) && one.target.on === 'cell' && sameCell(one.target, cell));

export const placementsOf = (prompt: Prompt | null): readonly LegalCell[] =>
  (prompt?.options ?? []).flatMap(({ action, target }) =>
    action.do === 'place' && target.on === 'cell' ? [{ x: target.x, y: target.y, rotations: target.rotations }] : [],
  );

/** All options except placing a tile; they are shown in a list. */
export const listedOptions = (prompt: Prompt | null): readonly Option[] =>
  (prompt?.options ?? []).filter((option) => !isPlacement(option));

const choosing = (option: Option, number?: number): Choosing => {
  const { target } = option;
  if (target.on !== 'number') return { type: 'choosing', option, number: null };
  return {
    type: 'choosing',
    option,
    number: Math.min(target.most, Math.max(target.least, Math.round(number ?? target.least))),
  };
};

/** The initial gesture for a prompt. */
export function begin(prompt: Prompt | null): Gesture {
  const preset = prompt?.options.find(({ id }) => id === prompt.preset);
  return preset ? choosing(preset) : IDLE;
}

/** Chooses an option from the list. */
export function choose(gesture: Gesture, prompt: Prompt | null, id: string, number?: number): Gesture {
  const option = listedOptions(prompt).find((one) => one.id === id);
  return option ? choosing(option, number) : gesture;
}

/** Chooses what is done together with placing the held tile. `ahead`: what would be asked next. */
export const chooseAlong = (gesture: Placing, ahead: Prompt | null, id: string): Gesture =>
  listedOptions(ahead).some((one) => one.id === id) ? { ...gesture, along: id } : gesture;

/** The options that target this very feature, otherwise those that target its region. */
export function optionsAt(prompt: Prompt | null, at: FeatureAt): readonly Option[] {
  const options = listedOptions(prompt);
  const there = options.filter(({ target }) => target.on === 'feature' && sameFeature(target, at));
  return there.length > 0
    ? there
    : options.filter(
        ({ target }) => target.on === 'feature' && target.features.some((feature) => sameFeature(feature, at)),
      );
}

/** Chooses the first option at a feature; if one there is chosen already, the next one. */
export function tapFeature(gesture: Gesture, prompt: Prompt | null, at: FeatureAt): Gesture {
  const there = optionsAt(prompt, at);
  const next = following(
    there,
    gesture.type === 'choosing' ? there.findIndex(({ id }) => id === gesture.option.id) : -1,
    1,
  );
  return next ? choosing(next) : gesture;
}

/**
 * Chooses the next option, for the keyboard: a cell while a tile has to be placed, otherwise an option from the list.
 */
export function cycle(gesture: Gesture, prompt: Prompt | null, direction: 1 | -1): Gesture {
  const listed = listedOptions(prompt);
  const cells = placementsOf(prompt);
  if (cells.length > 0 && gesture.type !== 'choosing') return cycleCells(gesture, cells, direction);
  const at =
    gesture.type === 'choosing' ? listed.findIndex(({ id }) => id === gesture.option.id) : beforeFirst(direction);
  const next = following(listed, at, direction);
  return next ? choosing(next) : gesture;
}

/** The gesture that corresponds to an action. */
export function gestureOf(gesture: Gesture, prompt: Prompt | null, action: Action): Gesture {
  const option = prompt?.options.find((one) => standsFor(one, action));
  if (!option) return gesture;
  const { target } = option;
  if (isPlacement(option) && target.on === 'cell') return hold(target, action.rotation ?? 0);
  const number = target.on === 'number' ? action[target.detail] : undefined;
  return choosing(option, typeof number === 'number' ? number : undefined);
}

export const isComplete = (gesture: Gesture): boolean => gesture.type !== 'idle';

/** The action of a complete gesture; `undefined` if it is not complete. */
export function actionOf(gesture: Gesture, prompt: Prompt | null): Action | undefined {
  if (gesture.type === 'choosing') return actionWith(gesture.option, gesture.number ?? undefined);
  if (gesture.type === 'idle') return undefined;
  const option = placementAt(prompt, gesture);
  return option && actionWith(option, gesture.rotation);
}

// True if the tile is held over this cell.

const isOver = (gesture: Gesture, at: Cell): boolean => gesture.type === 'placing' && sameCell(gesture, at);
const cellAt = (cells: readonly LegalCell[], at: Cell): LegalCell | undefined =>
  cells.find((cell) => sameCell(cell, at));
const rotationOf = (gesture: Gesture): Rotation | undefined =>
  gesture.type === 'placing' ? gesture.rotation : undefined;

function hold({ x, y, rotations }: LegalCell, wanted?: Rotation): Idle | Placing {
  const rotation = rotations.find((one) => one === wanted) ?? rotations[0];
  return rotation === undefined ? IDLE : { type: 'placing', x, y, rotation, rotations, along: null };
}

/** Tap on a legal cell: holds the tile there. Tap on the held tile: rotates it. */
export const tapCell = (gesture: Gesture, cells: readonly LegalCell[], at: Cell, direction: 1 | -1 = 1): Gesture =>
  isOver(gesture, at) ? rotate(gesture, direction) : hover(gesture, cells, at);

/** Holds the tile over a cell, in the wanted rotation if that is legal; `undefined` if the cell is not legal. */
export function holdAt(cells: readonly LegalCell[], at: Cell, rotation?: Rotation): Idle | Placing | undefined {
  const cell = cellAt(cells, at);
  return cell && hold(cell, rotation);
}

/** The tile is dragged over a cell. */
export function hover(gesture: Gesture, cells: readonly LegalCell[], at: Cell): Gesture {
  if (isOver(gesture, at)) return gesture;
  return holdAt(cells, at, rotationOf(gesture)) ?? gesture;
}

/** The next legal rotation. */
export function rotate(gesture: Gesture, direction: 1 | -1): Gesture {
  if (gesture.type !== 'placing') return gesture;
  const { rotations } = gesture;
  return {
    ...gesture,
    rotation: following(rotations, rotations.indexOf(gesture.rotation), direction) ?? gesture.rotation,
  };
}

/**
 * Moves to the nearest legal cell in a direction; to the first legal cell if the tile is not held over the board yet.
 */
export function step(gesture: Gesture, cells: readonly LegalCell[], dx: number, dy: number): Gesture {
  if (gesture.type !== 'placing') {
    const [first] = cells;
    return first ? hold(first) : gesture;
  }
  const [next] = cells
    .map((cell) => ({
      cell,
      along: (cell.x - gesture.x) * dx + (cell.y - gesture.y) * dy,
      aside: Math.abs((cell.x - gesture.x) * dy) + Math.abs((cell.y - gesture.y) * dx),
    }))
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.along + 2 * a.aside - (b.along + 2 * b.aside));
  return next ? hold(next.cell, gesture.rotation) : gesture;
}

function cycleCells(gesture: Gesture, cells: readonly LegalCell[], direction: 1 | -1): Gesture {
  const index = gesture.type === 'placing' ? cells.findIndex((cell) => isOver(gesture, cell)) : beforeFirst(direction);
  const cell = following(cells, index, direction);
  return cell ? hold(cell, rotationOf(gesture)) : gesture;
}

/** The next item of a list, wrapping around. */
const following = <T>(list: readonly T[], index: number, direction: 1 | -1): T | undefined =>
  list[(index + direction + list.length) % list.length];

/** The index before the first item; when going backwards, the one after the last. */
const beforeFirst = (direction: 1 | -1): number => (direction > 0 ? -1 : 0);
