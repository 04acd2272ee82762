import type { CastleAction, CastleState, LaidTile } from '../game/index.ts';
import type { Hint } from './tableContract.ts';

/** Who is asked. `null`: nothing could be found out. */
export interface Asked<State, Advice> {
  advise(state: State, seed: string): Promise<Advice | null>;
}

/** Hints of a match: thought out when asked for, gone with the next action. */
export interface Hints<State, Advice> {
  readonly view: Hint<Advice> | null;
  /** `state`: as the player may see it. */
  ask(state: State): void;
  drop(): void;
}

export function createHints<State, Advice>(adviser: Asked<State, Advice>, seed: string, changed: () => void): Hints<State, Advice> {
  let view: Hint<Advice> | null = null;
  /** Tells a late answer from the one that is waited for. */
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
        view = advice ? { state: 'ready', advice } : { state: 'none' };
        changed();
      });
    },
    drop,
  };
}

/** The tiles on the board, and the one in hand where a way to play would lay it. */
export function laidWith({ laid, hand }: Pick<CastleState, 'laid' | 'hand'>, actions: readonly CastleAction[]): readonly LaidTile[] {
  const [first] = actions;
  return first?.do === 'place' && hand !== null ? [...laid, { x: first.x, y: first.y, rotation: first.rotation, tile: hand }] : laid;
}
