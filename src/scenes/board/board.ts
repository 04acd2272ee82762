import type { GameObjects, Scene } from 'phaser';
import type { Area, Patch, Studio } from '../../art/contract.ts';
import type { LaidTile } from '../../game/index.ts';
import type { Motion } from '../motion/timeline.ts';
import { act } from '../motion/timeline.ts';
import { UNIT, cellCentre, cellKey } from '../units.ts';
import { DEPTH } from '../depths.ts';
import { createBoardPicture } from './boardPicture.ts';
import { createLitTiles } from './litTiles.ts';
import type { TilePictures } from './tilePictures.ts';

const FADE_MS = 260;
const DISSOLVE_MS = 180;
/** Up to so many new tiles get sprites of their own. */
const FEW = 3;

const covers = (area: Area, cell: { x: number; y: number }): boolean =>
  area.x <= cell.x + 0.02 && area.y <= cell.y + 0.02 && area.x + area.w >= cell.x + 0.98 && area.y + area.h >= cell.y + 0.98;
const sameTile = (a: LaidTile | undefined, b: LaidTile): boolean => a !== undefined && a.x === b.x && a.y === b.y && a.tile === b.tile && a.rotation === b.rotation;

/** A tile that should be on the board. */
interface Wanted {
  readonly tile: LaidTile;
  /** The first call of `show` that included it. */
  readonly since: number;
  /** It is still falling: its sprite must not go yet. */
  held: boolean;
  covered: boolean;
}

interface Options {
  readonly scene: Scene;
  readonly studio: Studio;
  readonly pictures: TilePictures;
  /** Starts a short motion beside the queue. */
  readonly play: (motion: Motion) => void;
  readonly wake: () => void;
}

/** The ground: the board picture, and sprites for the tiles that it does not show yet. */
export function createBoard({ scene, studio, pictures, play, wake }: Options) {
  const picture = createBoardPicture(scene, studio.area);
  const lit = createLitTiles(scene, pictures);
  const wanted = new Map<string, Wanted>();
  let calls = 0;

  const tiles = (): readonly LaidTile[] => [...wanted.values()].map(({ tile }) => tile);
  const ask = (): void => {
    studio.show(tiles());
    wake();
  };

  function onPatch(patch: Patch): void {
    const first = !picture.image;
    const finest = patch.ppu >= picture.ppu;
    const fresh = [...wanted.values()].filter((one) => !one.covered && covers(patch, one.tile) && (patch.shown === undefined || patch.shown >= one.since));
    picture.draw(patch, finest ? fresh.at(-1)?.tile : undefined);
    const { image } = picture;
    if (first && image) {
      image.setAlpha(0);
      play(act({ ms: FADE_MS, step: (t) => void image.setAlpha(t) }));
    }
    for (const one of finest ? fresh : []) {
      one.covered = true;
      if (!one.held) dissolve(one);
    }
    wake();
  }

  /** The board picture shows the tile now: its sprite fades away over it. */
  function dissolve({ tile }: Wanted): void {
    const image = lit.get(tile);
    if (!image) return;
    play(act({
      ms: DISSOLVE_MS,
      step: (t) => void (image.active && image.setAlpha(1 - t)),
      end: () => {
        if (lit.get(tile) === image) lit.remove(tile);
      },
    }));
  }

  function forget(tile: LaidTile): void {
    wanted.delete(cellKey(tile));
    lit.remove(tile);
    picture.uncover(tile);
  }

  const want = (tile: LaidTile, options: { readonly held: boolean }): void =>
    void wanted.set(cellKey(tile), { tile, since: calls + 1, held: options.held, covered: false });

  const stopListening = studio.onPatch(onPatch);

  return {
    picture,
    /** What is on the table, also a tile that is still falling. */
    tiles,
    /** Shows exactly these tiles at once. */
    show(laid: readonly LaidTile[]): void {
      const next = new Map(laid.map((tile) => [cellKey(tile), tile]));
      const gone = tiles().filter((tile) => !sameTile(next.get(cellKey(tile)), tile));
      const came = laid.filter((tile) => !sameTile(wanted.get(cellKey(tile))?.tile, tile));
      if (calls > 0 && gone.length === 0 && came.length === 0) return;
      for (const tile of gone) forget(tile);
      for (const tile of came) {
        want(tile, { held: false });
        // A resumed game comes with the board picture: painting dozens of single tiles would only hold that up.
        if (picture.image && came.length <= FEW) lit.add(tile);
      }
      calls += 1;
      ask();
    },
    /** A sprite of a new tile, to be brought down; `land` when it lies. */
    lay(tile: LaidTile): GameObjects.Image {
      const known = lit.get(tile);
      if (sameTile(wanted.get(cellKey(tile))?.tile, tile) && known) return known;
      want(tile, { held: true });
      const image = lit.add(tile);
      calls += 1;
      ask();
      return image;
    },
    land(tile: LaidTile): void {
      const one = wanted.get(cellKey(tile));
      if (!one) return;
      one.held = false;
      if (one.covered) dissolve(one);
    },
    /** Takes a tile off the board; the sprite that is returned is the caller's. */
    take(tile: LaidTile): GameObjects.Image {
      forget(tile);
      calls += 1;
      ask();
      const { x, y } = cellCentre(tile);
      const key = pictures.get(tile.tile, tile.rotation);
      return scene.add.image(x * UNIT, y * UNIT, key ?? '__DEFAULT').setDepth(DEPTH.tiles).setVisible(key !== undefined).setDisplaySize(UNIT, UNIT);
    },
    refresh: lit.refresh,
    flush: picture.flush,
    close: stopListening,
  };
}
export type TableBoard = ReturnType<typeof createBoard>;
