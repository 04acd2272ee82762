import type { TileSpec } from '../../game/index.ts';
import { h, setAttribute } from '../kit/dom.ts';
import type { Bench } from './page.ts';

export interface Sketch {
  readonly element: HTMLElement;
  /** `painted`: it can be painted; else the picture stays empty. */
  show(tile: TileSpec, painted: boolean): void;
}

/** A tile as the painter paints it, as soon as somebody can see it. */
export function createSketch({ hud, rules }: Bench): Sketch {
  const canvas = h('canvas', { width: 1, height: 1, 'aria-hidden': 'true' });
  const element = h('span', { class: 'sketch pending' }, canvas);
  let wanted: { readonly key: string; readonly tile: TileSpec } | null = null;
  let shown = '';
  let visible = false;

  function paint(): void {
    const now = wanted;
    if (!now || !visible || now.key === shown) return;
    shown = now.key;
    hud.app.workshop.paint(now.tile, rules()).then(
      (picture) => {
        if (wanted?.key !== now.key) return;
        canvas.width = picture.width;
        canvas.height = picture.height;
        canvas.getContext('2d')?.drawImage(picture, 0, 0);
        element.classList.remove('pending', 'blank');
      },
      () => element.classList.add('blank'),
    );
  }

  new IntersectionObserver((entries) => {
    visible = entries.some(({ isIntersecting }) => isIntersecting);
    paint();
  }).observe(element);

  return {
    element,
    show(tile, painted) {
      const key = painted ? `${rules()} ${JSON.stringify(tile)}` : '';
      if (key === wanted?.key) return;
      wanted = painted ? { key, tile } : null;
      element.classList.add('pending');
      element.classList.toggle('blank', !painted);
      setAttribute(element, 'data-painted', painted);
      paint();
    },
  };
}
