import { createElement } from 'preact';
import { BarTable } from './BarTable.tsx';
import type { BarTableProps } from './BarTable.tsx';
import type { Hud } from './hud.ts';
import { island } from './render.tsx';

/** For callers that are no components yet. */
export const barTable = (hud: Hud, table: BarTableProps): HTMLElement =>
  island(hud, () => createElement(BarTable, table)).element;
