import { useState } from 'preact/hooks';
import { freshId } from './controls.ts';

/** An id that is unique on the page. That of Preact is so in one tree only, and every dialog is a tree of its own. */
export const useFreshId = (stem: string): string => useState(() => freshId(stem))[0];
