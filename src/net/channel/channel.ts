/** A connection that carries texts to another device: through a signalling server, by two exchanged texts, or in a test. */
export interface Channel {
  /**
   * What only the two ends of this channel share (the fingerprints of both certificates). Both sign it, so a device
   * between them is noticed.
   */
  readonly binding: string;
  send(text: string): void;
  /** At most one listener of each kind; it is given the messages that arrived before. */
  onText(listener: (text: unknown) => void): void;
  onClose(listener: () => void): void;
  close(): void;
}
