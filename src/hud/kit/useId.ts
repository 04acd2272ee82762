import { useState } from 'preact/hooks';

let serial = 0;

/** An id that is unique on the page; Preact's own is so only among what one call of `render` shows. */
export const useId = (): string => useState(() => `id-${(serial += 1)}`)[0];
