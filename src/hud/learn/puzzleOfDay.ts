import type { Hud } from '../kit/hud.ts';
import { namesAt } from './names.ts';

/** Starts today's puzzle; says if it cannot. */
export function playPuzzleOfDay({ app, texts }: Pick<Hud, 'app' | 'texts'>): void {
  const { learning } = app;
  const tell = (code: string | null): void => void (code !== null && app.notify(code, 'alert'));
  learning
    .puzzles()
    .then(({ today }) => learning.pose(today, namesAt(texts)))
    .then(tell, () => tell('part-missing'));
}
