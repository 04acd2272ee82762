import type { Effect } from '../../game/index.ts';
import { s } from './dom.ts';

const OCTAGON = 'M-4.6-11H4.6L11-4.6V4.6L4.6 11H-4.6L-11 4.6V-4.6Z';

/** What stands on a token, in a box from -7 to 7. Stroked in gold. */
const EMBLEMS: Readonly<Record<Effect, string>> = {
  'extra-turn': 'M4.7-2.6A5.4 5.4 0 1 0 5.4 1M5.5-6V-2.3H1.8',
  'double-tower': 'M-5.5 6V-5H-3.6V-3.3H-2.4V-5H-.6V6ZM.9 6V-5H2.8V-3.3H4V-5H5.8V6Z',
  'double-house': 'M-6.3 0L-3.2-4.3-.1 0V5.5H-6.3ZM.5 0L3.5-4.3 6.5 0V5.5H.5Z',
  'final-path': 'M-3.5 6C-5.5 1 2.5 1 .5-6M1 6C0 2.5 6 1 4.5-6M-1.6 3.4L-.6 2.6',
  'final-tower': 'M-3.5 6V-5.5H-1.4V-3.6H1.4V-5.5H3.5V6M-1.2 6V2.8A1.2 1.2 0 0 1 1.2 2.8V6',
  'final-house': 'M-6 -.5L0-6 6-.5M-4.5-1.5V5.8H4.5V-1.5M-1.2 5.8V2H1.2V5.8',
  'final-court': 'M-6-1.5L-4.5-5.5H4.5L6-1.5ZM-2-5.5L-2.5-1.5M2-5.5L2.5-1.5M-5-1.5V5.8M5-1.5V5.8M-5 2.5H5',
  keep: 'M-5 6V-6H-2.6V-3.8H-1.2V-6H1.2V-3.8H2.6V-6H5V6H1.8V2.6A1.8 1.8 0 0 0-1.8 2.6V6Z',
  'five-points': 'M3.4-5.8H-2.8L-3.4-.6C-2.6-1.3-1.6-1.6-.3-1.6C2.2-1.6 3.9 0 3.9 2.2C3.9 4.5 2.2 6-.4 6C-2.1 6-3.5 5.3-4.2 4',
};

/** A wall token with its emblem. */
export const tokenFace = (effect: Effect): SVGSVGElement =>
  s(
    'svg',
    { class: 'token', viewBox: '-12 -12 24 24', 'aria-hidden': 'true', focusable: 'false' },
    s('path', { class: 'token-body', d: OCTAGON }),
    s('path', { class: 'token-sign', d: EMBLEMS[effect] }),
  );

/** An empty place for a token. */
export const tokenGap = (): SVGSVGElement =>
  s('svg', { class: 'token token-gap', viewBox: '-12 -12 24 24', 'aria-hidden': 'true', focusable: 'false' }, s('path', { d: OCTAGON }));
