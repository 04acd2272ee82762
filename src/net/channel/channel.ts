/**
 * A connection that carries texts to another device: set up through a signalling server, by exchanging two texts, or in
 * a test.
 */
export interface Channel {
  /**
   * What only the two ends of this channel share (the fingerprints of both certificates). Both sign it, so that a
   * device in the middle is detected.
   */
  readonly binding: string;
  send(text: string): void;
  /** Sets the only listener of its kind; it first receives the messages that arrived earlier. */
  onText(listener: (text: unknown) => void): void;
  onClose(listener: () => void): void;
  close(): void;
}
