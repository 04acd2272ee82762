import type { Action, GameState } from '../../game/index.ts';
import type { Reason } from '../reason.ts';
import { reasonsFor } from '../reasons.ts';
import type { Theme } from './puzzle.ts';

/** Reasons of every rule set; any other one comes from a module. */
const COMMON = ['scores', 'takes', 'ties', 'shares', 'blocks', 'hinders', 'nears', 'claims', 'extends'];
const WALL = ['token', 'uses', 'keep'];
const SHARING = ['takes', 'ties', 'shares'];
/** Features that are scored by the cells around them. */
const SURROUNDED = ['monastery', 'garden'];
/** What every rule set lets a player do. */
const USUAL = ['place', 'deploy', 'pass', 'score', 'token'];

/** What these actions, which play a turn from `state`, are about: the first theme that applies. */
export function themeOf(state: GameState, actions: readonly Action[]): Theme {
  const reasons = reasonsFor(state, actions);
  const some = (words: readonly string[]): boolean => reasons.some(({ what }) => words.includes(what));
  const isOf = (kinds: readonly string[]) => (reason: Reason | undefined) => kinds.includes(reason?.kind ?? '');
  const claims = reasons.filter(({ what }) => what === 'claims');
  const [first] = reasons;
  if (reasons.some(({ what }) => !COMMON.includes(what) && !WALL.includes(what)) || !actions.every(isUsual))
    return 'expansions';
  if (some(SHARING)) return 'sharing';
  if (some(['blocks']) || first?.what === 'hinders') return 'spoiling';
  if (claims.some(isOf(['field']))) return 'fields';
  if (claims.some(isOf(SURROUNDED)) || isOf(SURROUNDED)(first)) return 'cloisters';
  if (some(WALL)) return 'wall';
  // Followers come home, or stay there.
  if (some(['scores']) || !actions.some((action) => action.do === 'deploy')) return 'followers';
  return isOf(['field'])(first) ? 'fields' : 'building';
}

const isUsual = (action: Action): boolean => {
  const { figure }: { readonly figure?: unknown } = action;
  return USUAL.includes(action.do) && figure === undefined;
};
