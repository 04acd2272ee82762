/** What every browser of the tests can do, whatever drives it. */

/** A page whose program can be asked; Playwright's pages are such, too. */
export interface Asked {
  evaluate<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

export interface Tab extends Asked {
  readonly keyboard: {
    /** By its name in KeyboardEvent.key, after modifiers: `Enter`, `Control+v`. */
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** In pixels of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** What the page has to itself, in pixels. */
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  /** PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A small window: software draws large ones slowly. */
export const AT_FIRST = { width: 844, height: 390 };

export interface Driver {
  /** A new tab; all tabs of a browser share what they keep. */
  open(): Promise<Tab>;
  /** What went wrong on all pages since the last call: errors, and breaches of the content policy. */
  takeProblems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface BrowserKind {
  readonly name: string;
  /** A sentence that tells what to install; null where nothing is missing. */
  readonly missing: string | null;
  launch(): Promise<Driver>;
}
