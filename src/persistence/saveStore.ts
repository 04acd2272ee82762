import type { Refusal, Result } from '../game/index.ts';
import type { Decide, Verdict } from './decide.ts';

/** An unreadable save, stored as it was found. */
export interface Aside {
  readonly raw: unknown;
  readonly reason: Refusal;
}

/** Returns why a stored value must not stay among the saves, or `null`. */
export type Judge = (raw: unknown) => Refusal | null;

/** Stores saves without interpreting them. No method throws or rejects. */
export interface SaveStore {
  read(key: string): Promise<Result<unknown>>;
  readAll(): Promise<Result<readonly (readonly [key: string, raw: unknown])[]>>;
  /** Reads the value and applies the verdict of `decide`, atomically. Resolves with the verdict. */
  change(key: string, decide: Decide): Promise<Result<Verdict>>;
  /** Reads the value and sets it aside if `judge` refuses it, atomically. Resolves with what was set aside. */
  sift(key: string, judge: Judge): Promise<Result<Aside | null>>;
  addAside(aside: Aside): Promise<Result<void>>;
  readAside(): Promise<Result<readonly Aside[]>>;
  /** Deletes everything, including what was set aside. */
  clear(): Promise<Result<void>>;
  close(): void;
}
