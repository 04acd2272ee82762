import { h } from './dom.ts';
import { valueOf } from './address.ts';
import { MOMENTS } from './boardMoments.ts';
import type { Moment } from './boardMoments.ts';
import { frameLater } from './frames.ts';
import { listed, matches, searchField, select } from './parts.ts';
import type { Tab } from './parts.ts';

/** The table while somebody chooses or asks for assists, at positions in words: table.html with nothing around it. */

const WINDOWS: Readonly<Record<string, readonly [width: number, height: number]>> = {
  '1280 × 720': [1280, 720],
  '390 × 844': [390, 844],
  '844 × 390': [844, 390],
};
const PARTS: Readonly<Record<string, number>> = { half: 0.5, whole: 1, third: 1 / 3 };

function card({ title, query }: Moment): HTMLElement {
  const names = Object.keys(WINDOWS);
  const [width, height] = WINDOWS[valueOf('window', names[0])] ?? [1280, 720];
  const part = PARTS[valueOf('scale', 'half')] ?? 0.5;
  const address = `./table.html?${new URLSearchParams({ test: '', ...query }).toString()}`;
  const box = h('div', { class: 'frame-box' });
  Object.assign(box.style, { width: `${width * part}px`, height: `${height * part}px` });
  frameLater(box, { address, title, width, height, part });
  return h(
    'figure',
    { class: 'panel-card' },
    h('figcaption', {}, h('a', { href: address, target: '_blank' }, title)),
    box,
  );
}

export const boardTab: Tab = {
  id: 'board',
  title: 'Board',
  open() {
    const page = h('div', { class: 'cards' });
    const show = (): void => {
      const found = MOMENTS.filter(({ title, query }) =>
        matches(valueOf('find'), `${title} ${Object.values(query).join(' ')}`),
      );
      page.replaceChildren(
        ...(found.length > 0 ? found.map(card) : [h('p', { class: 'none' }, 'No moment is like that.')]),
      );
    };
    show();
    return {
      tools: [
        searchField('find', 'Moment', show),
        select('window', 'Window', listed(Object.keys(WINDOWS))),
        select('scale', 'Size', listed(Object.keys(PARTS))),
      ],
      page,
    };
  },
};
