import type { Action, GameState, LaidTile } from '../../game/index.ts';
import type { Advice, Hint } from '../contracts/match.ts';

/** Source of hints. `null`: nothing was found. */
export interface Asked {
  advise(state: GameState, seed: string): Promise<Advice | null>;
  /** True if that is because its code could not be loaded. */
  readonly missing?: boolean;
}

/** Hints of a match: computed on request, dropped after the next action. */
export interface Hints {
  readonly view: Hint | null;
  /** `state` is what the player may see. */
  ask(state: GameState): void;
  drop(): void;
}

export function createHints(adviser: Asked, seed: string, changed: () => void): Hints {
  let view: Hint | null = null;
  /** Number of the latest request, to ignore outdated responses. */
  let asked = 0;

  function drop(): void {
    asked += 1;
    view = null;
  }

  return {
    get view() {
      return view;
    },
    ask(state) {
      drop();
      const mine = asked;
      view = { state: 'thinking' };
      changed();
      void adviser.advise(state, seed).then((advice) => {
        if (mine !== asked) return;
        view = advice ? { state: 'ready', advice } : { state: adviser.missing ? 'missing' : 'none' };
        changed();
      });
    },
    drop,
  };
}

/** The tiles on the board, plus the tile in hand where the hint would place it. */
export function laidWith(
  { laid, hand }: Pick<GameState, 'laid' | 'hand'>,
  [first]: readonly Action[],
): readonly LaidTile[] {
  const { x, y, rotation } = first?.do === 'place' ? first : {};
  return hand === null || x === undefined || y === undefined || rotation === undefined
    ? laid
    : [...laid, { x, y, rotation, tile: hand }];
}
