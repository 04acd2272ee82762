/** The closed sets of Carcassonne, with the words of the rules page (RULES.md §1). */

/** Kinds of features (TILES.md), numbered by index. `site`: where a module may build something. */
export const KINDS = ['road', 'city', 'monastery', 'field', 'river', 'garden', 'carcassonne', 'site'] as const;
export type Kind = (typeof KINDS)[number];

export const ROAD = 0;
export const CITY = 1;
export const MONASTERY = 2;
export const FIELD = 3;
export const RIVER = 4;
export const GARDEN = 5;
export const GREAT_CITY = 6;

/** A set of kinds as bits. */
export const kindSet = (...kinds: readonly number[]): number => kinds.reduce((bits, kind) => bits | (1 << kind), 0);
/** Kinds that are scored by the eight cells around their tile. */
export const SURROUNDED = kindSet(MONASTERY, GARDEN);
/** Kinds that are completed when no side faces an empty cell. */
export const BUILT = kindSet(ROAD, CITY);
/** Kinds where followers may be placed in the base game. */
export const STOOD_ON = kindSet(ROAD, CITY, MONASTERY, FIELD);

export const MAX_PLAYERS = 6;

/**
 * The turn as data (RULES.md §4): its named steps in order, each with the parts that the base game and modules fill.
 * Within a part, modules come in their order; `final` is the end of the game.
 */
export const TURN = [
  { step: 'begin', parts: ['begin'] },
  { step: 'draw', parts: ['draw'] },
  { step: 'place', parts: ['place'] },
  { step: 'deploy', parts: ['deploy'] },
  { step: 'roam', parts: ['roam'] },
  { step: 'complete', parts: ['list', 'found', 'reinforce'] },
  { step: 'score', parts: ['regions', 'rivals', 'reach', 'cards'] },
  { step: 'home', parts: ['home'] },
  { step: 'court', parts: ['enter', 'move'] },
  { step: 'close', parts: ['late', 'market', 'next'] },
  { step: 'final', parts: ['leave', 'unfinished', 'fields', 'bonuses', 'over'] },
] as const;
export type StepName = (typeof TURN)[number]['step'];
export type TurnPart = (typeof TURN)[number]['parts'][number];
/** All parts in order. */
export const TURN_PARTS: readonly TurnPart[] = TURN.flatMap(({ parts }): readonly TurnPart[] => parts);

export const FIELDS = ['each-3', 'city-4', 'off'] as const;
export type FieldRule = (typeof FIELDS)[number];
