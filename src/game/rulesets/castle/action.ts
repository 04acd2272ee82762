import type { Rotation } from '../../core/vocabulary.ts';

/** Everything a player can do (RECORD.md, Actions). `player` is always the player whose turn it is. */
export type CastleAction =
  | {
      readonly player: number;
      readonly do: 'place';
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
    }
  | { readonly player: number; readonly do: 'deploy'; readonly feature: number }
  | { readonly player: number; readonly do: 'pass' }
  | {
      readonly player: number;
      readonly do: 'score';
      readonly x: number;
      readonly y: number;
      readonly feature: number;
      readonly token?: number;
    }
  | { readonly player: number; readonly do: 'token'; readonly kind: number };
