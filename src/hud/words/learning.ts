import type { Match } from '../../session/contracts/match.ts';
import type { Judgement } from '../../session/contracts/learn.ts';
import type { GameTexts } from '../games/texts.ts';
import { h } from '../kit/dom.ts';
import { adviceText, reasonsText, spokenAlso } from './advice.ts';

/** Texts at the table during a lesson or a puzzle. */

/** The names of the places in the spotlight, for players who do not see them. */
export function spotTexts(game: GameTexts, { view }: Match): readonly string[] {
  const { cells = [], fields = [], region } = view.spot ?? {};
  return [
    ...[...cells, ...(region ? [region] : [])].map(game.cell),
    ...fields.map((field) => game.texts.t('learn.field', { field })),
  ];
}

/** Why advice is good, and with `where` also what it is. */
export const wayTexts = (
  game: GameTexts,
  { view }: Match,
  advice: Judgement['best'],
  where: boolean,
): readonly (Node | string)[] => [
  h('strong', {}, reasonsText(game, advice.reasons)),
  ' ',
  ...(where ? spokenAlso((spoken) => adviceText(game, view, advice, spoken)) : []),
];
