import { colourOf, shapeOf } from '../../art/players.ts';
import type { Aids, Layer } from '../../session/aids.ts';
import type { Match, MatchView } from '../../session/contract.ts';
import { roundButton } from '../kit/controls.ts';
import { h, on, s, setAttribute } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import type { IconName } from '../kit/icons.ts';
import { icon } from '../kit/icons.ts';
import type { Look } from './look.ts';
import { deadText, emptyTexts, reachTexts } from './words.ts';

export interface AidBar {
  readonly element: HTMLElement;
  /** Opens and closes the panel where there is no room for it to stay. */
  readonly button: HTMLButtonElement;
  /** False if the panel was not open. */
  close(): boolean;
  update(): void;
}

const SIGNS: Readonly<Record<Layer, IconName>> = { courts: 'courts', reach: 'reach', empty: 'area', dead: 'dead', projected: 'sum' };
const KEYS: Readonly<Record<Layer | 'look', string>> = { courts: 'C', reach: 'W', empty: 'K', dead: 'X', projected: 'P', look: 'I' };

/** Switches of what helps to see the board, and what they show in words. */
export function createAidBar(hud: Hud, match: Match, aids: Aids, look: Look): AidBar {
  const { texts } = hud;
  const { t } = texts;
  const { rules } = match.view;
  const labels: Readonly<Record<Layer, string>> = {
    courts: texts.r(rules, 'aids.courts'),
    reach: t('aids.reach'),
    empty: t('aids.empty'),
    dead: t('aids.dead'),
    projected: t('aids.projected'),
  };
  const entry = (label: string, sign: IconName, key: string, press: () => void): HTMLButtonElement => {
    const button = h('button', { type: 'button', class: 'aid', 'aria-pressed': 'false', title: `${label} (${key})` }, icon(sign), h('span', { class: 'aid-label' }, label));
    on(button, 'click', press);
    return button;
  };
  const layers = (Object.keys(labels) as Layer[]).map((layer) => ({ layer, button: entry(labels[layer], SIGNS[layer], KEYS[layer], () => aids.toggle(layer)) }));
  const lookButton = entry(t('aids.look'), 'look', KEYS.look, () => {
    open(false);
    look.toggle();
  });
  const notes = h('div', { class: 'aid-notes', role: 'status' });
  const head = h('header', { class: 'aids-head' }, h('h2', {}, t('aids.title')), roundButton('close', t('close'), () => void close()));
  const element = h('section', { class: 'slip aids', 'aria-label': t('aids.title') }, head, h('div', { class: 'aid-buttons' }, ...layers.map(({ button }) => button), lookButton), notes);
  const button = h('button', { type: 'button', class: 'round aids-button', 'aria-label': t('aids.title'), title: t('aids.title'), 'aria-expanded': 'false' }, icon('look'));
  const open = (wanted: boolean): void => {
    element.classList.toggle('open', wanted);
    setAttribute(button, 'aria-expanded', String(wanted));
  };
  on(button, 'click', () => (aids.view.looking ? look.toggle() : open(!element.classList.contains('open'))));
  let shown = '';

  function close(): boolean {
    if (!element.classList.contains('open')) return false;
    open(false);
    return true;
  }

  function noteOf(view: MatchView, layer: Layer): Node | null {
    const lines = (...sentences: readonly string[]): HTMLElement => h('div', { class: 'aid-note' }, ...sentences.map((text) => h('p', {}, text)));
    switch (layer) {
      case 'courts':
        return legend(view);
      case 'reach':
        return h('div', { class: 'aid-note' }, ...view.players.flatMap((player) => reachTexts(texts, aids.known.reach[player.index]).map((text) => h('p', { class: `of-player player-${player.colour}` }, h('span', { class: 'unseen' }, `${player.name}: `), text))));
      case 'empty':
        return lines(...emptyTexts(texts, view, aids));
      case 'dead':
        return lines(deadText(texts, aids));
      case 'projected':
        return null;
    }
  }

  function legend(view: MatchView): HTMLElement {
    const [first, second] = view.players;
    const items = [
      [`pattern-${shapeOf(first.colour)} player-${first.colour}`, first.name],
      [`pattern-${shapeOf(second.colour)} player-${second.colour}`, second.name],
      ['pattern-tie', t('aids.tie')],
      ['pattern-nobody', t('aids.nobody')],
    ] as const;
    const list = h('ul', { class: 'aid-note legend' }, ...items.map(([pattern, words]) => h('li', {}, swatch(pattern), words)));
    list.style.setProperty('--first', colourOf(first.colour).base);
    list.style.setProperty('--second', colourOf(second.colour).base);
    return list;
  }

  return {
    element,
    button,
    close,
    update() {
      const { view } = match;
      const { allowed, layers: on_, looking } = aids.view;
      element.hidden = !allowed || view.over;
      button.hidden = !allowed || view.over;
      for (const { layer, button: one } of layers) setAttribute(one, 'aria-pressed', String(on_.has(layer)));
      button.classList.toggle('lit', looking || on_.size > 0);
      setAttribute(lookButton, 'aria-pressed', String(looking));
      const parts = element.hidden ? [] : layers.flatMap(({ layer }) => (on_.has(layer) ? (noteOf(view, layer) ?? []) : []));
      if (looking) parts.push(h('p', { class: 'aid-note' }, t('aids.look.hint')));
      const key = parts.map((part) => part.textContent).join('\n');
      if (key === shown) return;
      shown = key;
      notes.replaceChildren(...parts);
    },
  };
}

/** The pattern of the board in small: stripes, dots, both, rules. */
function swatch(name: string): SVGSVGElement {
  const stripes = 'M0 8L8 0M4 16L16 4M12 16L16 12M0 16L16 0';
  const dots = 'M4 4h.01M12 4h.01M4 12h.01M12 12h.01';
  const path = name.startsWith('pattern-0') ? stripes : name.startsWith('pattern-1') ? dots : name === 'pattern-tie' ? `${stripes}${dots}` : 'M0 4H16M0 8H16M0 12H16';
  return s('svg', { class: `swatch ${name}`, viewBox: '0 0 16 16', 'aria-hidden': 'true', focusable: 'false' }, s('path', { d: path }));
}
