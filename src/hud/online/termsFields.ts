import type { OnlineView } from '../../session/onlineContract.ts';

/** What a family asks for. */
export interface TermsFields {
  /** What stays open when a game is taken up again. */
  readonly before?: readonly HTMLElement[];
  readonly elements: readonly HTMLElement[];
  show(view: OnlineView): void;
}
