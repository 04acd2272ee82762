import type { Action } from './action.ts';
import type { FeatureAt, Rotation } from './vocabulary.ts';

/**
 * What the game asks now, in one shape for every rule set. The rules make it; code that shows or answers it needs no
 * rules.
 */

/** What an option points at. */
export type Target =
  /**
   * A cell for a tile or a piece; `rotations` are the legal ones, clockwise from the one to begin with, empty for something that does not turn.
   * `builds`: pieces that are built along with the tile in rotations that would not fit otherwise.
   */
  | {
      readonly on: 'cell';
      readonly x: number;
      readonly y: number;
      readonly rotations: readonly Rotation[];
      readonly builds?: readonly Built[];
    }
  | ({
      readonly on: 'feature';
      readonly kind: string;
      /** All features of the region; the first one names it. */
      readonly features: readonly FeatureAt[];
      readonly completed: boolean;
    } & FeatureAt)
  /** A piece on the table, by id. */
  | { readonly on: 'piece'; readonly piece: string }
  /** A place off the board: a quarter of a city, a stall of a market, a token held by a player. */
  | { readonly on: 'spot'; readonly spot: string }
  /**
   * An integer from `least` to `most`, which goes into the action's detail `detail`; `spot`: the place off the board
   * that it applies to.
   */
  | {
      readonly on: 'number';
      readonly detail: string;
      readonly least: number;
      readonly most: number;
      readonly spot?: string;
    }
  | { readonly on: 'nothing' };

/** A piece of this sort, on a cell, that is built by placing a tile in this rotation. */
export interface Built {
  readonly rotation: Rotation;
  readonly sort: string;
  readonly x: number;
  readonly y: number;
}

export interface Option {
  /** Unique within its prompt; the same option keeps its id as long as the state does not change. */
  readonly id: string;
  /** The action as recorded; for a cell with its first rotation, for a number with the least one. */
  readonly action: Action;
  readonly target: Target;
  /** Sort of the piece that is used (`follower`, `token-3`), or `null`. */
  readonly piece: string | null;
  /** Points scored at once; `null` if not known. */
  readonly points: number | null;
  /** Player who scores them. */
  readonly scorer: number;
  /** The option declines the choice. */
  readonly declines: boolean;
}

export interface Prompt {
  /** Player who has to choose; not always the player whose turn it is. */
  readonly actor: number;
  /** Name of the choice: `place`, `deploy`, `score`, or the word of a module. */
  readonly awaiting: string;
  /** At least one. An option that declines is last. */
  readonly options: readonly Option[];
  /** The option selected by default, or `null`. */
  readonly preset: string | null;
  /**
   * The option that is taken, with its least number, when the time that a room agreed on is up; absent if there is no
   * time limit.
   */
  readonly lapse?: string;
}

/** Returns the action of an option with the chosen value: a rotation on a cell, a number in a range. */
export function actionWith({ action, target }: Option, chosen?: number): Action {
  if (chosen === undefined) return action;
  if (target.on === 'cell' && target.rotations.length > 0) return { ...action, rotation: chosen as Rotation };
  return target.on === 'number' ? { ...action, [target.detail]: chosen } : action;
}

/** Does the option represent this action, whatever its rotation or number? */
export function standsFor(option: Option, action: Action): boolean {
  const { target } = option;
  const free = target.on === 'cell' ? 'rotation' : target.on === 'number' ? target.detail : null;
  const details = (of: Action): string =>
    JSON.stringify(
      Object.entries(of)
        .filter(([name, value]) => name !== free && value !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return details(option.action) === details(action);
}

/** Makes an id from the details of an action, without those in `open`, which are still to be chosen. */
export function optionId(action: Action, ...open: readonly string[]): string {
  const { player: _, ...rest } = action;
  return Object.entries(rest)
    .flatMap(([name, value]) => (open.includes(name) ? [] : [`${name === 'do' ? '' : `${name}=`}${String(value)}`]))
    .join(' ');
}

/** Legal placements, one option for each cell, in reading order. `places`: cells with their legal rotations. */
export function placementOptions(
  player: number,
  places: readonly {
    readonly x: number;
    readonly y: number;
    readonly rotations: readonly Rotation[];
    readonly builds?: readonly Built[];
  }[],
): readonly Option[] {
  return places.map(({ x, y, rotations, builds = [] }) => {
    const action = { player, do: 'place', x, y, rotation: rotations[0] ?? 0 } as const;
    return {
      id: optionId(action, 'rotation'),
      action,
      target: { on: 'cell', x, y, rotations, ...(builds.length > 0 ? { builds } : {}) },
      piece: null,
      points: null,
      scorer: player,
      declines: false,
    };
  });
}
