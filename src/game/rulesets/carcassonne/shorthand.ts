import type { Result } from '../../core/result.ts';
import { playWords } from '../../core/shorthand.ts';
import type { Rotation } from '../../core/vocabulary.ts';
import type { Action } from './base/action.ts';
import type { CarcassonnePosition } from './base/position.ts';

/**
 * Actions in a few letters, for positions that are shipped with the program: `p-1,0,2` places at -1,0 turned by 2, `d1` sends a follower to
 * feature 1 of the tile just laid, `d1:figure` another figure than a follower, `d1@0,-2` to a tile elsewhere, `x` passes, and any other word
 * is what it says, with the quarter (`word:quarter`, `word:quarter:figure`), cell (`word@0,-2`) or feature (`word1@0,-2`) that it names. Whose
 * action it is follows from the game.
 */
const WORD =
  /^(?:p(-?\d+),(-?\d+),([0-3])|d(\d+)(?::([a-z-]+))?(?:@(-?\d+),(-?\d+))?|([a-z-]+)(?::([a-z]+)(?::([a-z-]+))?)?(?:(\d+)?@(-?\d+),(-?\d+))?)$/;

export const formatShorthand = (actions: readonly Action[]): string => actions.map(wordOf).join(' ');

function wordOf({ do: verb, x, y, rotation, feature, figure, quarter }: Action): string {
  switch (verb) {
    case 'place':
      return `p${x},${y},${rotation}`;
    case 'deploy':
      return `d${feature}${figure === undefined ? '' : `:${figure}`}${x === undefined ? '' : `@${x},${y}`}`;
    case 'pass':
      return 'x';
    default:
      return `${verb}${typeof quarter === 'string' ? `:${quarter}` : ''}${figure === undefined ? '' : `:${figure}`}${feature ?? ''}${x === undefined ? '' : `@${x},${y}`}`;
  }
}

/** Plays the words on from a position and tells the actions they were. */
export const playShorthand = (position: CarcassonnePosition, text: string): Result<readonly Action[]> =>
  playWords(position, text, (word) => actionOf(word, position.actor));

function actionOf(word: string, player: number): Action | undefined {
  const found = WORD.exec(word);
  if (!found) return undefined;
  const [, px, py, rotation, feature, figure, dx, dy, verb, quarter, sort, of, vx, vy] = found;
  if (px !== undefined)
    return { player, do: 'place', x: Number(px), y: Number(py), rotation: Number(rotation) as Rotation };
  if (feature !== undefined)
    return {
      player,
      do: 'deploy',
      feature: Number(feature),
      ...(figure === undefined ? {} : { figure }),
      ...(dx === undefined ? {} : { x: Number(dx), y: Number(dy) }),
    };
  return {
    player,
    do: verb === 'x' ? 'pass' : (verb ?? ''),
    ...(quarter === undefined ? {} : { quarter }),
    ...(sort === undefined ? {} : { figure: sort }),
    ...(of === undefined ? {} : { feature: Number(of) }),
    ...(vx === undefined ? {} : { x: Number(vx), y: Number(vy) }),
  };
}
