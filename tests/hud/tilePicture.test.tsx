// @vitest-environment happy-dom
import { useState } from 'preact/hooks';
import type { VNode } from 'preact';
import { expect, test, vi } from 'vitest';
import type { Rotation, TileId } from '../../src/game/index.ts';
import { TilePicture } from '../../src/hud/table/TilePicture.tsx';
import type { App } from '../../src/session/contracts/app.ts';
import { fakeApp, fakeHud, newMatch } from './fixture.ts';
import { showAtTable } from './showing.tsx';

/** Four pictures that are told apart by their size. */
const images = [0, 1, 2, 3].map((turn) => ({ width: 10 + turn, height: 10 + turn }) as ImageBitmap);

function tray(watchTile: App['watchTile']) {
  let change: (tile: TileId | null, rotation: Rotation) => void = () => undefined;
  function Tray(): VNode {
    const [shown, setShown] = useState<readonly [TileId | null, Rotation]>(['C22', 0]);
    change = (...next) => setShown(next);
    return <TilePicture tile={shown[0]} rotation={shown[1]} />;
  }
  const box = showAtTable(newMatch(), <Tray />, fakeHud(fakeApp({}, watchTile), document.body));
  return {
    canvas: () => box.querySelector('canvas'),
    turn: (tile: TileId | null, rotation: Rotation = 0): void => change(tile, rotation),
  };
}

test('a tile in the tray is watched once, and turned without asking again', () => {
  const watchTile = vi.fn<App['watchTile']>((_id, show) => {
    show(images);
    return () => undefined;
  });
  const { canvas, turn } = tray(watchTile);
  for (const rotation of [0, 1, 2, 3, 0] as const) {
    turn('C22', rotation);
    expect(canvas()?.dataset['painted']).toBe('yes');
    expect(canvas()?.width).toBe(10 + rotation);
  }
  expect(watchTile).toHaveBeenCalledTimes(1);
});

test('it is a flat drawing until it is painted, shows better pictures as they come, and is left when it is gone', () => {
  let show: (pictures: readonly ImageBitmap[]) => void = () => undefined;
  const leave = vi.fn<() => void>();
  const { canvas, turn } = tray((_id, listener) => {
    show = listener;
    return leave;
  });
  expect(canvas()?.dataset['painted']).toBe('no');
  show(images);
  expect([canvas()?.dataset['painted'], canvas()?.width]).toEqual(['yes', 10]);
  show(images.toReversed());
  expect(canvas()?.width).toBe(13);
  turn(null);
  expect(leave).toHaveBeenCalledTimes(1);
});
