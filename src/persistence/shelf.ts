import type { Refusal, Result } from '../game/index.ts';
import type { Look, Verdict } from './look.ts';

/** A save that could not be read, kept as it was found. */
export interface Aside {
  readonly raw: unknown;
  readonly reason: Refusal;
}

/** Why something found must not stay among the saves, or `null`. */
export type Judge = (raw: unknown) => Refusal | null;

/** Where saves lie, without an opinion about what is in them. Nothing here throws. */
export interface Shelf {
  read(key: string): Promise<Result<unknown>>;
  readAll(): Promise<Result<readonly (readonly [key: string, raw: unknown])[]>>;
  /** Looks at what lies under the key and does as the look says; answers with what was done. */
  change(key: string, look: Look): Promise<Result<Verdict>>;
  /** Looks at what lies under the key and moves it aside if the judge says so, in one step. Returns what was moved. */
  sift(key: string, judge: Judge): Promise<Result<Aside | null>>;
  addAside(aside: Aside): Promise<Result<void>>;
  readAside(): Promise<Result<readonly Aside[]>>;
  /** Empties it, what was set aside included. */
  clear(): Promise<Result<void>>;
  close(): void;
}
