import type { VNode } from 'preact';
import type { Match } from '../../session/contracts/match.ts';
import type { Judgement } from '../../session/contracts/learn.ts';
import type { GameTexts } from '../games/texts.ts';
import { adviceText, reasonsText } from './advice.ts';
import { spokenAlso } from './spokenAlso.tsx';

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
export const wayTexts = (game: GameTexts, { view }: Match, advice: Judgement['best'], where: boolean): VNode => (
  <>
    <strong>{reasonsText(game, advice.reasons)}</strong>{' '}
    {where && spokenAlso((spoken) => adviceText(game, view, advice, spoken))}
  </>
);
