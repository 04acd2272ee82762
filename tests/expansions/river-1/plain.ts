import type { PlainPart } from '../../support/plainParts.ts';
import { riverGoesOn } from '../interactions/plain.ts';

export const part: PlainPart = { allows: riverGoesOn };
