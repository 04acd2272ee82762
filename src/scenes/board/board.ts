import type { GameObjects, Scene } from 'phaser';
import type { Patch, Shine, Structure, TablePainter } from '../../art/contract.ts';
import { cellKey } from '../../game/index.ts';
import type { LaidTile } from '../../game/index.ts';
import type { Motion } from '../motion/timeline.ts';
import { act, sequence, wait } from '../motion/timeline.ts';
import { sameStructure } from './building.ts';
import { createBuiltGround } from './builtGround.ts';
import { dissolve } from './dissolve.ts';
import { createLightFade } from './lightFade.ts';
import { createStandIns } from './standIns.ts';
import type { GroundPicture } from './groundPicture.ts';
import { aroundTile } from './groundPicture.ts';
import { createLitTiles } from './litTiles.ts';
import type { TilePictures } from './tilePictures.ts';
import { createWantedTiles, sameTile } from './wantedTiles.ts';

const FADE_MS = 260;
/** A new light has faded in after this time. */
const RISE_MS = 1400;
/** Up to this many new tiles get their own sprites. */
const FEW = 3;

interface Options {
  readonly scene: Scene;
  readonly painter: TablePainter;
  readonly picture: GroundPicture;
  readonly pictures: TilePictures;
  /** Starts a short motion outside the queue. */
  readonly play: (motion: Motion) => void;
  readonly wake: () => void;
  /** True while fades are off. */
  readonly still: () => boolean;
  /** The light of the board has changed. */
  readonly onShine: (shine: Shine) => void;
  /** The picture shows more of what is built. */
  readonly onBuilt: () => void;
}

/** Tells the painter what is wanted. `onPainted`: nothing more will come for the latest order. */
function createOrders(painter: TablePainter, wake: () => void, onPainted: () => void) {
  let count = 0;
  return {
    get count(): number {
      return count;
    },
    place(tiles: readonly LaidTile[], built: readonly Structure[]): void {
      count += 1;
      const placed = count;
      painter.show(tiles, built);
      wake();
      void painter.painted().then(() => {
        if (placed !== count || painter.failed) return;
        onPainted();
        wake();
      });
    },
    close: (): void => void (count += 1),
  };
}

/** The ground: the board picture, and sprites for the tiles that it does not show yet. */
export function createBoard({ scene, painter, picture, pictures, play, wake, still, onShine, onBuilt }: Options) {
  const lightFade = createLightFade({
    picture,
    play,
    still,
    onShine(shine) {
      standIns.shineOn(shine);
      onShine(shine);
    },
  });
  const lit = createLitTiles(scene, pictures);
  const standIns = createStandIns(scene, pictures, (image, later) => {
    play(sequence([() => wait(later ? RISE_MS : 0), () => dissolve(image, () => image.destroy())]));
  });
  const wanted = createWantedTiles();
  const built = createBuiltGround({ picture, pictures, wanted, lit });
  /** All is painted: no patch will come for what another table with the same painter has already had painted. */
  function settle(): void {
    standIns.settle();
    wanted.settle().forEach(dropSprite);
  }

  const orders = createOrders(painter, wake, settle);
  const ask = (): void => orders.place(wanted.all(), built.all());

  function onPatch(patch: Patch): void {
    const first = !picture.painted;
    lightFade.draw(patch, () => drawn(patch));
    if (first && picture.painted) {
      picture.appear(0);
      play(act({ ms: FADE_MS, step: picture.appear }));
    }
  }

  function drawn(patch: Patch): void {
    standIns.take(patch, patch.relit !== undefined && !still());
    // Patches in a new light are shown only together with the last of them, so they do not count here.
    if (!patch.relit && !patch.coarse) {
      for (const tile of wanted.take(patch)) dropSprite(tile);
      if (built.take(patch)) onBuilt();
    }
    wake();
  }

  /** The board picture now shows the tile. */
  function dropSprite(tile: LaidTile): void {
    const fade = lit.fadeOut(tile);
    if (fade) play(fade);
  }

  function forget(tile: LaidTile): void {
    wanted.remove(tile);
    lit.remove(tile);
    standIns.remove(tile);
    if (!picture.uncover('tile', aroundTile(tile)) && picture.painted)
      standIns.bare(tile, picture.bare(tile), orders.count + 1);
  }

  const stopListening = painter.onPatch(onPatch);

  return {
    /** What is on the table, including a tile that is still falling. */
    tiles: wanted.all,
    /** Shows exactly these tiles and structures at once. */
    show(laid: readonly LaidTile[], structures: readonly Structure[]): void {
      const next = new Map(laid.map((tile) => [cellKey(tile), tile]));
      const gone = wanted.all().filter((tile) => !sameTile(next.get(cellKey(tile)), tile));
      const came = laid.filter((tile) => !wanted.has(tile));
      const rebuilt = built.show(structures, orders.count + 1);
      if (orders.count > 0 && gone.length === 0 && came.length === 0 && !rebuilt) return;
      const isFirst = orders.count === 0 || !picture.painted;
      for (const tile of gone) forget(tile);
      for (const tile of came) {
        wanted.add(tile, orders.count + 1, { held: false });
        standIns.remove(tile);
        // Painting dozens of single tiles would only delay the board picture.
        if (came.length <= FEW && picture.painted) lit.add(tile);
        else standIns.laid(tile, { since: orders.count + 1, isFirst });
      }
      ask();
    },
    /** Returns the sprite of a new tile for the caller to animate; call `land` when it has landed. */
    lay(tile: LaidTile): GameObjects.Image {
      const known = lit.get(tile);
      if (wanted.has(tile) && known) return known;
      picture.keep('tile', aroundTile(tile));
      standIns.remove(tile);
      wanted.add(tile, orders.count + 1, { held: true });
      const image = lit.add(tile);
      ask();
      return image;
    },
    land(tile: LaidTile): void {
      if (wanted.land(tile)) dropSprite(tile);
    },
    /** Takes a tile off the board; the caller owns the returned sprite. */
    lift(tile: LaidTile): GameObjects.Image {
      forget(tile);
      ask();
      return lit.loose(tile);
    },
    /** Removes a structure that is painted into the land; its sprite is already in its place. */
    raze(one: Structure): void {
      const left = built.all().filter((other) => !sameStructure(other, one));
      if (built.show(left, orders.count + 1)) ask();
    },
    isPainted: built.shows,
    refresh: lit.refresh,
    flush: picture.flush,
    close(): void {
      orders.close();
      stopListening();
      lightFade.close();
    },
  };
}
export type TableBoard = ReturnType<typeof createBoard>;
