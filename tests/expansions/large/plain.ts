import type { PlainPart } from '../../support/plainParts.ts';

export const part: PlainPart = { figure: { id: 'large', weight: 2 } };
