import type { Result } from '../../core/result.ts';
import { playWords } from '../../core/shorthand.ts';
import type { Rotation } from '../../core/vocabulary.ts';
import type { Action } from './base/action.ts';
import type { CarcassonnePosition } from './base/position.ts';

/**
 * Shorthand for actions, for positions that ship with the program: `p-1,0,2` places at -1,0 with rotation 2, `d1`
 * places a follower on feature 1 of the tile just placed, `d1:figure` another figure, `d1@0,-2` on a tile elsewhere,
 * `x` passes. Any other word is the `do` of an action, followed by the quarter (`word:quarter`, `word:quarter:figure`),
 * cell (`word@0,-2`) or feature (`word1@0,-2`) that it names, and other details by name (`word[points=3]`). The player
 * follows from the game.
 */
const WORD =
  /^(?:p(-?\d+),(-?\d+),([0-3])|d(\d+)(?::([a-z-]+))?(?:@(-?\d+),(-?\d+))?|([a-z-]+)(?:\[([\w=,-]+)\])?(?::([a-z]+)(?::([a-z-]+))?)?(?:(\d+)?@(-?\d+),(-?\d+))?)$/;

export const formatShorthand = (actions: readonly Action[]): string => actions.map(wordOf).join(' ');

function wordOf(action: Action): string {
  const { do: verb, x, y, rotation, feature, figure, quarter } = action;
  switch (verb) {
    case 'place':
      return `p${x},${y},${rotation}`;
    case 'deploy':
      return `d${feature}${figure === undefined ? '' : `:${figure}`}${x === undefined ? '' : `@${x},${y}`}`;
    case 'pass':
      return 'x';
    default:
      return `${verb}${detailsOf(action)}${typeof quarter === 'string' ? `:${quarter}` : ''}${figure === undefined ? '' : `:${figure}`}${feature ?? ''}${x === undefined ? '' : `@${x},${y}`}`;
  }
}

/** Details that have a notation of their own. */
const TOLD = ['player', 'do', 'x', 'y', 'feature', 'figure', 'quarter'];

function detailsOf(action: Action): string {
  const more = Object.entries(action).filter(([name, value]) => value !== undefined && !TOLD.includes(name));
  const details = more.map(([name, value]) => `${name}=${String(value)}`);
  return details.length === 0 ? '' : `[${details.join(',')}]`;
}

/** Numbers are parsed as numbers; everything else is a word. */
const readDetails = (text: string): Readonly<Record<string, number | string>> =>
  Object.fromEntries(
    text.split(',').map((detail) => {
      const [name = '', value = ''] = detail.split('=');
      return [name, /^-?\d+$/.test(value) ? Number(value) : value];
    }),
  );

/** Plays words of shorthand from a position and returns their actions. */
export const playShorthand = (position: CarcassonnePosition, text: string): Result<readonly Action[]> =>
  playWords(position, text, (word) => actionOf(word, position.actor));

function actionOf(word: string, player: number): Action | undefined {
  const found = WORD.exec(word);
  if (!found) return undefined;
  const [, px, py, rotation, feature, figure, dx, dy, verb, details, quarter, sort, of, vx, vy] = found;
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
    ...(details === undefined ? {} : readDetails(details)),
    ...(quarter === undefined ? {} : { quarter }),
    ...(sort === undefined ? {} : { figure: sort }),
    ...(of === undefined ? {} : { feature: Number(of) }),
    ...(vx === undefined ? {} : { x: Number(vx), y: Number(vy) }),
  };
}
