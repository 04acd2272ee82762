/** What every test browser can do, whatever drives it. */

/** A page in which a script can be evaluated; Playwright's pages match it. */
export interface Asked {
  evaluate<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

export interface Tab extends Asked {
  readonly keyboard: {
    /** By `KeyboardEvent.key`, after modifiers: `Enter`, `Control+v`. */
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Pixels of the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  /** Sets the size of the viewport, in pixels. */
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  /** PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A small window: software rendering is slow in large ones. */
export const AT_FIRST = { width: 844, height: 390 };

export interface Driver {
  /** Opens a tab; all tabs of a browser share their storage. */
  open(): Promise<Tab>;
  /** Problems on all pages since the last call: errors, and violations of the content policy. */
  takeProblems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface BrowserKind {
  readonly name: string;
  /** A sentence that says what to install; null if nothing is missing. */
  readonly missing: string | null;
  launch(): Promise<Driver>;
}
