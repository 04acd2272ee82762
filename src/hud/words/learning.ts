import type { Match } from '../../session/contracts/match.ts';
import type { GameTexts } from '../table/texts.ts';

/** The names of the places in the spotlight of a lesson or a puzzle, for players who do not see them. */
export function spotTexts(game: GameTexts, { view }: Match): readonly string[] {
  const { cells = [], fields = [], region } = view.spot ?? {};
  return [
    ...[...cells, ...(region ? [region] : [])].map(game.cell),
    ...fields.map((field) => game.texts.t('learn.field', { field })),
  ];
}
