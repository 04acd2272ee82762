import type { Texts } from '../../i18n/index.ts';
import { EVERY_GAME_GOALS } from '../../session/contracts/goals.ts';
import type { GoalId } from '../../session/contracts/goals.ts';
import { hudGameOf } from '../games/index.ts';
import type { GoalWords } from '../table/game.ts';

/** The words for a goal, in the terms of a rule set that has it. */
export function goalWords(texts: Texts, id: GoalId, rules: string): GoalWords {
  const every = EVERY_GAME_GOALS.find((goal) => goal === id);
  if (every) return { name: texts.t(`goal.${every}`), how: texts.t(`goal.${every}.how`) };
  return hudGameOf(rules).goal(texts, id) ?? { name: id, how: '' };
}
