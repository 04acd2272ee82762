// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MATERIAL } from '../../src/game/index.ts';
import type { TileSpec } from '../../src/game/index.ts';
import { island } from './island.tsx';
import { BenchContext } from '../../src/hud/workshop/bench.tsx';
import { Sketch } from '../../src/hud/workshop/Sketch.tsx';
import { fakeApp, fakeHud } from './fixture.ts';

/** Reports what is in view. */
const views = new Map<Element, (inView: boolean) => void>();
class View {
  constructor(private readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
  observe(element: Element): void {
    views.set(element, (isIntersecting) => this.tell([{ isIntersecting }]));
  }
  disconnect(): void {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', View));
afterEach(() => vi.unstubAllGlobals());

it('pictures in view are painted before those that were in view', async () => {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const paint = ({ id }: TileSpec): Promise<unknown> => {
    asked.push(id);
    return new Promise((resolve) => waiting.push(() => resolve({ width: 1, height: 1 })));
  };
  const app = fakeApp();
  app.workshop.paint = paint as typeof app.workshop.paint;
  const hud = fakeHud(app);
  const bench = { rules: 'castle', setRules: () => {}, go: () => {} } as const;
  const done = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const tiles = MATERIAL.tiles.slice(0, 4);
  const ids = tiles.map(({ id }) => id);
  const sketches = tiles.map((tile) =>
    island(hud, () =>
      createElement(BenchContext.Provider, { value: bench }, createElement(Sketch, { tile, isWhole: true })),
    ),
  );
  const see = (place: number, inView: boolean): void => {
    const element = sketches[place]?.element;
    if (element) views.get(element)?.(inView);
  };
  expect(asked).toEqual([]);
  for (const place of [0, 1, 2]) see(place, true);
  expect(asked).toEqual([ids[0]]);
  see(0, false);
  see(1, false);
  see(3, true);
  await done();
  await done();
  expect(asked).toEqual([ids[0], ids[2], ids[3]]);
  await done();
  see(1, true);
  see(0, true);
  await done();
  expect(asked).toEqual([ids[0], ids[2], ids[3], ids[1]]);
  const isPainted = ({ element }: (typeof sketches)[number]): unknown =>
    element.querySelector('canvas')?.dataset['painted'];
  expect(sketches.map(isPainted)).toEqual(['yes', 'yes', 'yes', 'yes']);
});
