/** What the computer players know of a module. */
export interface BotModule {
  readonly id: string;
  /** Actions that bring points though no region is completed, with the word of the reason that tells of them (`Reason.what`). */
  readonly scoring?: Readonly<Record<string, string>>;
}
