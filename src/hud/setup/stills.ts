/** Addresses of the stills, painted by the game's own painter (tests/e2e/stills.long.ts), by file. */
const FILES = import.meta.glob<string>('./stills/*.webp', { eager: true, query: '?url', import: 'default' });

/** The address of a still: of a rule set or a box, by id, or of the title page. Others have none. */
export const stillOf = (name: string): string | undefined => FILES[`./stills/${name}.webp`];
