import type { Action } from './action.ts';
import type { FeatureAt, Rotation } from './vocabulary.ts';

/** What the game asks now, in one shape for every rule set. The rules make it; whoever shows or answers it needs no rules. */

/** What an option points at. */
export type Target =
  /**
   * A tile or a piece goes on this cell; `rotations` are the legal ones, ascending, empty for what does not turn. `builds`: what comes to the table with
   * the tile in those rotations that it does not fit in otherwise.
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
      /** All features of its region, the one that names it first. */
      readonly features: readonly FeatureAt[];
      readonly completed: boolean;
    } & FeatureAt)
  /** A piece on the table, by id. */
  | { readonly on: 'piece'; readonly piece: string }
  /** A place off the board: a quarter of a city, a stall of a market, a token in somebody's hand. */
  | { readonly on: 'spot'; readonly spot: string }
  /** A whole number from `least` to `most`, told by the action's detail `detail`; `spot`: the place off the board that it is for. */
  | {
      readonly on: 'number';
      readonly detail: string;
      readonly least: number;
      readonly most: number;
      readonly spot?: string;
    }
  | { readonly on: 'nothing' };

/** A piece of this sort on a cell, built by laying a tile in this rotation. */
export interface Built {
  readonly rotation: Rotation;
  readonly sort: string;
  readonly x: number;
  readonly y: number;
}

export interface Option {
  /** Unique in its prompt; the same option has the same id while the game stands still. */
  readonly id: string;
  /** The action of the record; of a cell with its first rotation, of a number with the least. */
  readonly action: Action;
  readonly target: Target;
  /** Sort of the piece that is used: `follower`, `token-3`; `null`: none. */
  readonly piece: string | null;
  /** Points it brings at once; `null` where that is not told. */
  readonly points: number | null;
  /** Player who gets them. */
  readonly scorer: number;
  /** It leaves the choice unused. */
  readonly declines: boolean;
}

export interface Prompt {
  /** Player who is to choose; not always the player of the turn. */
  readonly actor: number;
  /** Name of the choice: `place`, `deploy`, `score`, or the word of a module. */
  readonly awaiting: string;
  /** At least one. What declines comes last. */
  readonly options: readonly Option[];
  /** The option that is chosen unless another one is; `null`: none. */
  readonly preset: string | null;
  /** What counts as chosen, with its least number, when a time has passed that a room agreed on; absent: nobody is waited for in vain. */
  readonly lapse?: string;
}

/** The action of an option with what was chosen for it: a rotation on a cell, a number in a range. */
export function actionWith({ action, target }: Option, chosen?: number): Action {
  if (chosen === undefined) return action;
  if (target.on === 'cell' && target.rotations.length > 0) return { ...action, rotation: chosen as Rotation };
  return target.on === 'number' ? { ...action, [target.detail]: chosen } : action;
}

/** Does the option stand for this action, whatever its rotation or number? */
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

/** An id made of what an action tells, the details left out that are still to be chosen. */
export function optionId(action: Action, ...open: readonly string[]): string {
  const { player: _, ...rest } = action;
  return Object.entries(rest)
    .flatMap(([name, value]) => (open.includes(name) ? [] : [`${name === 'do' ? '' : `${name}=`}${String(value)}`]))
    .join(' ');
}

/** Legal placements, one option a cell, in the order of reading. `places`: cells with their legal rotations. */
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
