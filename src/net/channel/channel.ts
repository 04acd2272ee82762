/** A way to the other device for texts, however it came about: through a signalling server, by two exchanged texts, or in a test. */
export interface Channel {
  /**
   * What only the two ends of this very channel have in common (the fingerprints of both certificates): signed by both, so that
   * whoever sits between them is noticed.
   */
  readonly binding: string;
  send(text: string): void;
  /** At most one listener of each kind; messages that came before are handed over then. */
  onText(listener: (text: unknown) => void): void;
  onClose(listener: () => void): void;
  close(): void;
}
