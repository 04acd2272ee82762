import type { Result } from '../../core/result.ts';
import { playWords } from '../../core/shorthand.ts';
import type { Rotation } from '../../core/vocabulary.ts';
import type { CastleAction } from './action.ts';
import type { CastlePosition } from './position.ts';

/**
 * Shorthand for actions, for positions that ship with the program: `p342` places at 3,4 with rotation 2, `d1` places a
 * follower on feature 1, `s340` scores, `s340u2` with token 2, `t6` uses token 6, `x` passes. The player follows from
 * the game.
 */
const WORD = /^(?:p(\d)(\d)([0-3])|d(\d+)|s(\d)(\d)(\d)(?:u(\d))?|t(\d)|x)$/;

export const formatShorthand = (actions: readonly CastleAction[]): string => actions.map(wordOf).join(' ');

function wordOf(action: CastleAction): string {
  switch (action.do) {
    case 'place':
      return `p${action.x}${action.y}${action.rotation}`;
    case 'deploy':
      return `d${action.feature}`;
    case 'score':
      return `s${action.x}${action.y}${action.feature}${action.token === undefined ? '' : `u${action.token}`}`;
    case 'token':
      return `t${action.kind}`;
    case 'pass':
      return 'x';
  }
}

/** Plays words of shorthand from a position and returns their actions. */
export const playShorthand = (position: CastlePosition, text: string): Result<readonly CastleAction[]> =>
  playWords(position, text, (word) => actionOf(word, position.player));

function actionOf(word: string, player: number): CastleAction | undefined {
  const found = WORD.exec(word);
  if (!found) return undefined;
  const [, px, py, rotation, follower, sx, sy, feature, token, kind] = found;
  if (px !== undefined)
    return { player, do: 'place', x: Number(px), y: Number(py), rotation: Number(rotation) as Rotation };
  if (follower !== undefined) return { player, do: 'deploy', feature: Number(follower) };
  if (sx !== undefined)
    return {
      player,
      do: 'score',
      x: Number(sx),
      y: Number(sy),
      feature: Number(feature),
      ...(token === undefined ? {} : { token: Number(token) }),
    };
  return kind === undefined ? { player, do: 'pass' } : { player, do: 'token', kind: Number(kind) };
}
