import type { RuleSetId } from '../../../game/index.ts';
import { followerShape } from '../../kit/shapes.tsx';
import type { TitleGame } from '../../table/game.ts';

export const castleTitle = (rules: RuleSetId): TitleGame => ({
  name: ({ r }) => r(rules, 'name'),
  blurb: ({ r }) => r(rules, 'blurb'),
  figure: followerShape,
  takesSets: true,
});
