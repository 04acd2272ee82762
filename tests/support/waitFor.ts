import { vi } from 'vitest';

/**
 * Waits until the check no longer throws, and returns its result. Vitest's own second is too short: on a busy machine a
 * part of the page takes longer to load.
 */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 25_000 });
