/** Carries texts to another device, over WebRTC or in a test. */
export interface Channel {
  /** The fingerprints of both certificates. Both ends sign them, so a device in the middle is detected. */
  readonly binding: string;
  send(text: string): void;
  /** Sets the only listener of its kind; it first receives the messages that arrived earlier. */
  onText(listener: (text: unknown) => void): void;
  onClose(listener: () => void): void;
  close(): void;
}
