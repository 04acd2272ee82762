import { FIREFOX } from './firefox.ts';
import { WEBKIT } from './webkit.ts';

/** The browsers beside Chromium, with their names for `describe.each`; what is missing is told once a file. */
export const KINDS = [FIREFOX, WEBKIT].map((kind) => [kind.name, kind] as const);
for (const [, { missing }] of KINDS) if (missing !== null) console.warn(missing);
