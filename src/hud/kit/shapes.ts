import { h, s, setText } from './dom.ts';

/** Our own figure: a cloak with a hood or a hat; boxes are 100 × 120. */
const CLOAK = 'M50 44C60 44 68 48 73 56C82 70 88 92 90 108C90 113 87 116 82 116H62C59 116 57 114 56 111L53 100H47L44 111C43 114 41 116 38 116H18C13 116 10 113 10 108C12 92 18 70 27 56C32 48 40 44 50 44Z';
const HEADS = [
  'M50 4C56 12 73 22 73 36C73 50 63 56 50 56C37 56 27 50 27 36C27 22 44 12 50 4Z',
  'M50 12C62 12 67 20 68 27C76 28 84 31 84 35C84 40 74 42 69 43C67 52 59 57 50 57C41 57 33 52 31 43C26 42 16 40 16 35C16 31 24 28 32 27C33 20 38 12 50 12Z',
] as const;
const KEEP = 'M14 112V60L20 54V18C20 15 22 14 24 14H34V26H43V14H57V26H66V14H76C78 14 80 15 80 18V54L86 60V112C86 115 84 116 82 116H62V92C62 84 57 79 50 79C43 79 38 84 38 92V116H18C16 116 14 115 14 112Z';
const MARKS = ['M50 68L60 82L50 96L40 82Z', 'M50 71A11 11 0 1 1 49.9 71ZM50 77.5A4.5 4.5 0 1 0 50.1 77.5Z'] as const;

/** Colours are told apart by shape as well: 0 pointed hood and diamond, 1 brimmed hat and ring. */
export const followerPaths = (colour: number): readonly string[] => [CLOAK, HEADS[colour === 0 ? 0 : 1]];

function figure(paths: readonly string[], className: string, mark: string | null): SVGSVGElement {
  return s(
    'svg',
    { class: className, viewBox: '0 0 100 120', 'aria-hidden': 'true', focusable: 'false' },
    ...paths.map((d) => s('path', { class: 'piece-rim', d })),
    ...paths.map((d) => s('path', { class: 'piece-fill', d })),
    mark === null ? null : s('path', { class: 'piece-mark', d: mark, 'fill-rule': 'evenodd' }),
  );
}

export const followerShape = (colour: number): SVGSVGElement => figure(followerPaths(colour), 'piece', MARKS[colour === 0 ? 0 : 1]);
export const keepShape = (): SVGSVGElement => figure([KEEP], 'piece', null);

/** Digits as strokes on a grid of 10 × 14, the same as those carved into the wall. */
const DIGITS = [
  'M5 .7C1.8 .7 1 4 1 7C1 10 1.8 13.3 5 13.3C8.2 13.3 9 10 9 7C9 4 8.2 .7 5 .7Z',
  'M2.2 3.4L5.4 .8V13.2M2.6 13.2H8.2',
  'M1.4 3.9C1.5 2 3 .8 5 .8C7.3 .8 8.7 2.1 8.7 4.2C8.7 7.2 3.5 9.8 1.3 13.2H8.9',
  'M1.5 2.8C2.2 1.5 3.5 .8 5 .8C7.2 .8 8.5 2 8.5 3.8C8.5 5.7 7 6.7 4.4 6.7C7.4 6.7 9 8 9 10C9 12.1 7.3 13.3 5 13.3C3.2 13.3 1.8 12.5 1.1 10.9',
  'M6.8 13.2V.9L1 9.6H9.2',
  'M8.2 .9H2.6L2 6.4C2.8 5.8 3.8 5.5 5 5.5C7.4 5.5 9 7 9 9.3C9 11.7 7.3 13.3 4.9 13.3C3.2 13.3 1.9 12.6 1.1 11.2',
  'M8.1 2C7.4 1.2 6.4 .7 5.4 .7C2.6 .7 1.1 3.6 1.1 7.8C1.1 11.4 2.5 13.3 5 13.3C7.4 13.3 8.9 11.7 8.9 9.4C8.9 7.2 7.4 5.8 5.2 5.8C3.2 5.8 1.6 7 1.2 8.8',
  'M1.2 .9H8.9C6.2 4.6 4.4 8.6 3.9 13.2',
  'M5 6.6C2.9 6.6 1.6 5.4 1.6 3.7C1.6 1.9 2.9 .8 5 .8C7.1 .8 8.4 1.9 8.4 3.7C8.4 5.4 7.1 6.6 5 6.6C2.6 6.6 1 7.9 1 10C1 12.1 2.6 13.3 5 13.3C7.4 13.3 9 12.1 9 10C9 7.9 7.4 6.6 5 6.6Z',
  'M1.9 12C2.6 12.8 3.6 13.3 4.6 13.3C7.4 13.3 8.9 10.4 8.9 6.2C8.9 2.6 7.5 .7 5 .7C2.6 .7 1.1 2.3 1.1 4.6C1.1 6.8 2.6 8.2 4.8 8.2C6.8 8.2 8.4 7 8.8 5.2',
] as const;

export interface Numeral {
  readonly element: HTMLElement;
  set(value: number): void;
}

/** A number in our own figures, with the plain number beside it for whoever cannot see it. */
export function numeral(className: string): Numeral {
  const plain = h('span', { class: 'unseen' });
  const element = h('span', { class: `numeral ${className}` }, plain);
  let shown: number | null = null;
  return {
    element,
    set(value) {
      if (value === shown) return;
      shown = value;
      setText(plain, String(value));
      element.querySelector('svg')?.remove();
      const figures = [...String(Math.abs(value))];
      const width = figures.length * 11.4 - 1.4;
      element.append(
        s(
          'svg',
          { viewBox: `-1.5 -1.5 ${width + 3} 17`, 'aria-hidden': 'true', focusable: 'false' },
          ...figures.map((figure, index) => s('path', { transform: `translate(${index * 11.4} 0)`, d: DIGITS[Number(figure)] ?? '' })),
        ),
      );
    },
  };
}
