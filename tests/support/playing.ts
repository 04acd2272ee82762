import type { Option } from '../../src/game/index.ts';
import type { Match, MatchView } from '../../src/session/contracts/match.ts';

/** Plays a match by intents, as people do. */

/** The options of the prompt with this verb. */
export const optionsFor = ({ prompt }: Pick<MatchView, 'prompt'>, verb: string): readonly Option[] =>
  prompt?.options.filter(({ action }) => action.do === verb) ?? [];

/** Chooses the first option of a verb; false if there is none. */
export function chooseFirst(match: Match, verb: string): boolean {
  const [option] = optionsFor(match.view, verb);
  if (option) match.intents.choose(option.id);
  return option !== undefined;
}

/** Declines the choice. */
export function decline({ view, intents }: Match): void {
  const option = view.prompt?.options.find(({ declines }) => declines);
  if (option) intents.choose(option.id);
}

/** Plays like a hasty person: the first of everything. */
export function playFirst(match: Match): void {
  const { view, intents } = match;
  const [cell] = view.legalCells;
  const [option] = view.prompt?.options ?? [];
  if (cell) intents.tapCell(cell);
  else if (option) intents.choose(option.id);
  intents.confirm();
}

/** The same without followers. */
export function playEmpty(match: Match): void {
  const { view, intents } = match;
  const [cell] = view.legalCells;
  if (cell) intents.tapCell(cell);
  else if (view.prompt?.options.some(({ declines }) => declines)) decline(match);
  else {
    const [option] = view.prompt?.options ?? [];
    if (option) intents.choose(option.id);
  }
  intents.confirm();
}

/** Total points of all lines of the log. */
export const gainedIn = ({ log }: Pick<MatchView, 'log'>): number =>
  log.reduce(
    (sum, { event }) =>
      sum +
      (event.type === 'scored' ? (event as unknown as { readonly line: { readonly points: number } }).line.points : 0),
    0,
  );
