import { hudGameOf } from '../games/index.ts';
import { s } from '../kit/dom.ts';

export const ruleSetPicture = (rules: string): SVGSVGElement =>
  s(
    'svg',
    {
      class: 'rule-picture',
      viewBox: '0 0 64 48',
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    ...hudGameOf(rules).picture.map(([className, d]) => s('path', { class: className, d })),
  );
