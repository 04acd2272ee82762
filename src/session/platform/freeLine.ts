import type { Application } from '../contracts/app.ts';
import { after } from './after.ts';

/** Longer than a title page is read before a first game, in milliseconds. */
const OFTEN = 10_000;

/** Resolves, after some time, when no game waits for its first move: from then on nobody waits for the network. */
export async function freeLine(app: Pick<Application, 'match'>): Promise<void> {
  do await after(OFTEN);
  while (app.match?.view.lastTurn === null);
}
