import type { TableAids } from '../../session/tableAids.ts';
import { roundButton } from '../kit/controls.ts';
import { h, setAttribute } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import type { Insets } from '../game/layout.ts';

/** Where panels leave less of the window, in CSS pixels, the card lies over them. */
const ROOM = 220;

export interface AidCard {
  readonly element: HTMLElement;
  update(): void;
  /** The board lies between these. */
  keepWithin(insets: Insets): void;
}

/** What a family says of the things that can be pointed at. */
export interface AidCardPorts<Pointed> {
  /** Nothing: there is nothing to say. */
  contentOf(at: Pointed): readonly Node[];
  /** Ways to the rules of what is on the card. */
  linksOf(at: Pointed): readonly Node[];
  /** In the lower half of the board? */
  isLow(at: Pointed): boolean;
}

export const aidHeading = (...parts: readonly (Node | string)[]): HTMLElement => h('h3', { class: 'aid-title' }, ...parts);
export const aidLines = (sentences: readonly string[]): HTMLElement => h('ul', { class: 'aid-lines' }, ...sentences.map((text) => h('li', {}, text)));
export const aidRows = (rows: readonly { readonly label: string; readonly value: string }[]): HTMLElement =>
  h('dl', { class: 'aid-rows' }, ...rows.map(({ label, value }) => h('div', {}, h('dt', { class: 'label' }, label), h('dd', {}, value))));

/** What somebody points at, in words: over the half of the board where it is not. */
export function createAidCard<Known, Layer, Pointed>(hud: Hud, aids: TableAids<Known, Layer, Pointed>, { contentOf, linksOf, isLow }: AidCardPorts<Pointed>): AidCard {
  const { t } = hud.texts;
  const body = h('div', { class: 'aid-body' });
  const close = roundButton('close', t('close'), () => aids.pin(null));
  const card = h('div', { class: 'slip aid-card', role: 'status' }, body, close);
  const element = h('div', { class: 'aid-dock', hidden: true }, card);
  let shown = '';

  return {
    element,
    update() {
      const { pointed, pinned, allowed } = aids.view;
      const content = pointed && allowed ? contentOf(pointed) : [];
      element.hidden = content.length === 0;
      setAttribute(element, 'data-pinned', String(pinned));
      if (pointed) setAttribute(element, 'data-at', isLow(pointed) ? 'top' : 'bottom');
      const key = content.length === 0 ? '' : JSON.stringify([pointed, content.map((node) => node.textContent)]);
      if (key === shown) return;
      shown = key;
      body.replaceChildren(...content, ...(pointed ? [h('nav', { class: 'rule-links', 'aria-label': t('help.rules') }, ...linksOf(pointed))] : []));
    },
    keepWithin({ top, right, bottom, left }) {
      const tight = element.ownerDocument.documentElement.clientHeight - top - bottom < ROOM;
      if (tight) Object.assign(element.style, { top: '0', right: '0', bottom: '0', left: '0' });
      else Object.assign(element.style, { top: `${top}px`, right: `${right}px`, bottom: `${bottom}px`, left: `${left}px` });
    },
  };
}
