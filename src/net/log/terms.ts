import type { CastleOptions, RuleSetId } from '../../game/index.ts';

/** The two devices of a match: the host (0) opened the room, the guest (1) came in. Which of them is player 0 is agreed on or drawn. */
export type Side = 0 | 1;
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

export type Begins = Side | 'lot';

/** What both agree on before the start; pairs are by side. */
export interface Terms {
  readonly rules: RuleSetId;
  readonly options: CastleOptions;
  readonly names: readonly [string, string];
  readonly colours: readonly [number, number];
  readonly begins: Begins;
}

export const MAX_NAME = 40;
