import type { TileSpec } from '../../game/index.ts';
import { h, setAttribute } from '../kit/dom.ts';
import type { Bench } from './page.ts';

export interface Sketch {
  readonly element: HTMLElement;
  /** `painted`: it can be painted; otherwise the picture stays empty. */
  show(tile: TileSpec, painted: boolean): void;
}

/**
 * Visible sketches waiting for the painter, which gets one at a time, so that none waits for those that were scrolled
 * out of view.
 */
const waiting = new Set<{ paint(): Promise<void> }>();
let painting = false;

function paintFirst(): void {
  const [first] = waiting;
  if (painting || !first) return;
  waiting.delete(first);
  painting = true;
  void first.paint().finally(() => {
    painting = false;
    paintFirst();
  });
}

/** A painted tile, painted when it becomes visible. */
export function createSketch({ hud, rules }: Bench): Sketch {
  const canvas = h('canvas', { width: 1, height: 1, 'aria-hidden': 'true' });
  const element = h('span', { class: 'sketch pending' }, canvas);
  let wanted: { readonly key: string; readonly tile: TileSpec } | null = null;
  let shown = '';
  let visible = false;

  async function paint(): Promise<void> {
    const now = wanted;
    if (!now) return;
    shown = now.key;
    try {
      const picture = await hud.app.workshop.paint(now.tile, rules());
      if (wanted?.key !== now.key) return;
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      element.classList.remove('pending', 'blank');
    } catch {
      element.classList.add('blank');
    }
  }

  const job = { paint };
  function queue(): void {
    if (wanted && visible && wanted.key !== shown) waiting.add(job);
    else waiting.delete(job);
    paintFirst();
  }

  new IntersectionObserver((entries) => {
    visible = entries.at(-1)?.isIntersecting === true;
    queue();
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
      queue();
    },
  };
}
