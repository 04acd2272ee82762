import { shuffled } from '../../core/random.ts';
import type { Random } from '../../core/random.ts';
import { positionOf } from './convert.ts';
import { MATERIAL, materialOf } from './material.ts';
import type { Material } from './material.ts';
import type { CastlePosition } from './position.ts';
import type { CastleSetup } from './record.ts';
import type { CastleRules } from './rules.ts';
import type { CastleOptions, CastleState } from './state.ts';

/** Setting up (RULES.md §3). */

/** Shuffles the tiles and places tokens face down on the corners; the remaining ones leave the game unseen. */
export function deal(
  rules: CastleRules,
  random: Random,
  material: Material = MATERIAL,
): Pick<CastleSetup, 'deck' | 'wallTokens'> {
  const kinds = Object.keys(rules.effects).map(Number);
  const pile = shuffled(
    kinds.flatMap((kind) => Array<number>(material.tokenCounts.get(kind) ?? 0).fill(kind)),
    random,
  );
  const wallTokens = Object.fromEntries(
    material.tokenFields.flatMap((field, n) => (pile[n] === undefined ? [] : [[String(field), pile[n]]])),
  );
  return {
    deck: shuffled(
      material.tiles.map((tile) => tile.id),
      random,
    ),
    wallTokens,
  };
}

/**
 * A setup as far as a viewer knows it: face-down tokens are `null`; `undrawn` tiles follow the known ones of the deck.
 */
export interface KnownSetup extends Pick<CastleSetup, 'rules' | 'set' | 'options' | 'deck'> {
  readonly wallTokens: Readonly<Record<string, number | null>>;
  readonly undrawn?: number;
}

/** The state before the first draw. */
export function initialState({ rules, set, options, deck, wallTokens, undrawn = 0 }: KnownSetup): CastleState {
  const onWall = options.tokens ? wallTokens : {};
  return {
    rules: rules.id,
    ...(set ? { set } : {}),
    options,
    drawn: [],
    stack: deck,
    left: deck.length + undrawn,
    setAside: [],
    laid: [],
    followers: [],
    scores: [0, 0],
    keeps: [null, null],
    wallTokens: onWall,
    wall: Object.keys(onWall)
      .map(Number)
      .sort((a, b) => a - b),
    held: [[], []],
    turn: 1,
    player: 0,
    awaiting: 'draw',
    hand: null,
    pending: [],
    last: null,
  };
}

/** Starts a new game, up to the first placement. */
export function startGame(
  setup: Omit<CastleSetup, 'players'>,
  material: Material = materialOf(setup.set),
): CastlePosition {
  const position = positionOf(initialState(setup), setup.rules, material);
  position.advance();
  return position;
}

export const defaultOptions = (rules: CastleRules): CastleOptions => ({ tokenUse: rules.tokenUse, tokens: true });
