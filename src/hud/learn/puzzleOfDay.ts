import type { Hud } from '../kit/hud.ts';
import { rulesPlayedLast } from '../setup/RulesChoice.tsx';
import { namesAt } from './names.ts';

/** Starts today's puzzle of the rule set that was played last; says if it cannot. */
export function playPuzzleOfDay({ app, texts }: Pick<Hud, 'app' | 'texts'>): void {
  const { learning } = app;
  const tell = (code: string | null): void => void (code !== null && app.notify(code, 'alert'));
  learning
    .puzzles()
    .then(({ today }) => learning.pose(today[rulesPlayedLast(app)] ?? 0, namesAt(texts)))
    .then(tell, () => tell('part-missing'));
}
