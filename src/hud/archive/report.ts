import type { Outcome } from '../../session/contracts/app.ts';

/** What was done with a backup, and what failed. */
export interface Report {
  readonly trouble: Outcome;
  readonly news: string;
}
