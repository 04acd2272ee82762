import { cellKey } from '../../game/index.ts';
import type { GameObjects, Scene } from 'phaser';
import type { Patch, Shine, Structure, TablePainter } from '../../art/contract.ts';
import { cellsOf } from '../../art/topology/structures.ts';
import type { LaidTile } from '../../game/index.ts';
import type { Motion } from '../motion/timeline.ts';
import { act, sequence, wait } from '../motion/timeline.ts';
import { UNIT, cellCentre } from '../units.ts';
import { DEPTH } from '../depths.ts';
import { boxOf, createBuilding, sameStructure } from './building.ts';
import type { Cover } from './cover.ts';
import { createCover } from './cover.ts';
import { createLightFade } from './lightFade.ts';
import { createStandIns } from './standIns.ts';
import type { GroundPicture } from './groundPicture.ts';
import { aroundTile } from './groundPicture.ts';
import { createLitTiles } from './litTiles.ts';
import type { TilePictures } from './tilePictures.ts';

const FADE_MS = 260;
const DISSOLVE_MS = 180;
/** A patch that arrives this soon may have been painted before the painter knew of the tile. */
const UNDERWAY_MS = 250;
/** A new light has faded in after this time. */
const RISE_MS = 1400;
/** Up to this many new tiles get their own sprites. */
const FEW = 3;

const sameTile = (a: LaidTile | undefined, b: LaidTile): boolean =>
  a !== undefined && a.x === b.x && a.y === b.y && a.tile === b.tile && a.rotation === b.rotation;

/** A tile that should be on the board. */
interface Wanted {
  readonly tile: LaidTile;
  /** The first call of `show` that included it. */
  readonly since: number;
  /** When it was requested, in milliseconds. */
  readonly asked: number;
  /** Still falling: its sprite must not be removed yet. */
  held: boolean;
  /** Strips of its cell that newer patches have drawn. */
  readonly cover: Cover;
}

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
    play(
      sequence([
        () => wait(later ? RISE_MS : 0),
        () =>
          act({
            ms: DISSOLVE_MS,
            step: (t) => void (image.active && image.setAlpha(1 - t)),
            end: () => image.destroy(),
          }),
      ]),
    );
  });
  const wanted = new Map<string, Wanted>();
  const building = createBuilding();
  let calls = 0;

  const tiles = (): readonly LaidTile[] => [...wanted.values()].map(({ tile }) => tile);
  const ask = (): void => {
    painter.show(tiles(), building.all());
    wake();
  };

  function onPatch(patch: Patch): void {
    const first = !picture.painted;
    lightFade.draw(patch, () => drawn(patch));
    if (first && picture.painted) {
      picture.appear(0);
      play(act({ ms: FADE_MS, step: picture.appear }));
    }
  }

  function drawn(patch: Patch): void {
    // A coarse picture is only a preview: stand-ins stay above it.
    if (!patch.coarse) standIns.take(patch, patch.relit !== undefined && !still());
    // Patches in a new light are shown only together with the last of them, so they do not count here.
    if (!patch.relit && !patch.coarse) {
      for (const one of wanted.values()) take(one, patch);
      if (building.take(patch)) onBuilt();
    }
    wake();
  }

  /** Counts a patch towards a tile if it can already show it. */
  function take(one: Wanted, patch: Patch): void {
    if (one.cover.done || (patch.shown !== undefined && patch.shown < one.since)) return;
    if (patch.shown === undefined && performance.now() - one.asked < UNDERWAY_MS) return;
    one.cover.add(patch);
    if (one.cover.done && !one.held) dissolve(one);
  }

  /** The board picture now shows the tile: fades its sprite out. */
  function dissolve({ tile }: Wanted): void {
    const image = lit.get(tile);
    if (!image) return;
    play(
      act({
        ms: DISSOLVE_MS,
        step: (t) => void (image.active && image.setAlpha(1 - t)),
        end: () => {
          if (lit.get(tile) === image) lit.remove(tile);
        },
      }),
    );
  }

  function forget(tile: LaidTile): void {
    wanted.delete(cellKey(tile));
    lit.remove(tile);
    standIns.remove(tile);
    if (!picture.uncover('tile', aroundTile(tile)) && picture.painted)
      standIns.bare(tile, picture.bare(tile), calls + 1);
  }

  const want = (tile: LaidTile, options: { readonly held: boolean }): void =>
    void wanted.set(cellKey(tile), {
      tile,
      since: calls + 1,
      asked: performance.now(),
      held: options.held,
      cover: createCover(tile),
    });

  const tilesBelow = (one: Structure): readonly (Wanted | undefined)[] =>
    cellsOf(one).map(([x, y]) => wanted.get(cellKey({ x, y })));

  /**
   * Keeps a copy of the ground before something is built on it, if all of it is shown; otherwise requests its tiles as
   * single pictures.
   */
  function keepBelow(one: Structure): void {
    const below = tilesBelow(one);
    if (below.every((tile) => tile?.cover.done === true)) return picture.keep('built', boxOf(one));
    for (const known of below) if (known) pictures.get(known.tile.tile, known.tile.rotation);
  }

  /** Shows the tiles below a removed structure at once: from the kept copy, otherwise as if they had just been laid. */
  function clear(one: Structure): void {
    if (!picture.painted || (building.shows(one) && picture.uncover('built', boxOf(one)))) return;
    for (const below of tilesBelow(one)) {
      if (!below) continue;
      want(below.tile, { held: false });
      lit.add(below.tile);
    }
  }

  /** Shows exactly these structures. Returns false if nothing changed. */
  function rebuild(built: readonly Structure[]): boolean {
    const { came, gone } = building.changes(built);
    for (const one of gone) clear(one);
    for (const one of came) keepBelow(one);
    return building.show(built, calls + 1);
  }

  const stopListening = painter.onPatch(onPatch);

  return {
    /** What is on the table, including a tile that is still falling. */
    tiles,
    /** Shows exactly these tiles and structures at once. */
    show(laid: readonly LaidTile[], built: readonly Structure[]): void {
      const next = new Map(laid.map((tile) => [cellKey(tile), tile]));
      const gone = tiles().filter((tile) => !sameTile(next.get(cellKey(tile)), tile));
      const came = laid.filter((tile) => !sameTile(wanted.get(cellKey(tile))?.tile, tile));
      const rebuilt = rebuild(built);
      if (calls > 0 && gone.length === 0 && came.length === 0 && !rebuilt) return;
      for (const tile of gone) forget(tile);
      for (const tile of came) {
        want(tile, { held: false });
        standIns.remove(tile);
        if (!picture.painted) continue;
        // Painting dozens of single tiles would only delay the board picture.
        if (came.length <= FEW) lit.add(tile);
        else standIns.laid(tile, calls + 1);
      }
      calls += 1;
      ask();
    },
    /** Returns the sprite of a new tile for the caller to animate; call `land` when it has landed. */
    lay(tile: LaidTile): GameObjects.Image {
      const known = lit.get(tile);
      if (sameTile(wanted.get(cellKey(tile))?.tile, tile) && known) return known;
      picture.keep('tile', aroundTile(tile));
      standIns.remove(tile);
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
      if (one.cover.done) dissolve(one);
    },
    /** Takes a tile off the board; the caller owns the returned sprite. */
    lift(tile: LaidTile): GameObjects.Image {
      forget(tile);
      calls += 1;
      ask();
      const { x, y } = cellCentre(tile);
      const key = pictures.get(tile.tile, tile.rotation);
      pictures.hold(tile.tile);
      const image = scene.add
        .image(x * UNIT, y * UNIT, key)
        .setDepth(DEPTH.tiles)
        .setDisplaySize(UNIT, UNIT);
      image.once('destroy', () => pictures.release(tile.tile));
      return image;
    },
    /** Removes a structure that is painted into the land; its sprite is already in its place. */
    raze(one: Structure): void {
      const left = building.all().filter((other) => !sameStructure(other, one));
      if (!rebuild(left)) return;
      calls += 1;
      ask();
    },
    isPainted: building.shows,
    refresh: lit.refresh,
    flush: picture.flush,
    close(): void {
      stopListening();
      lightFade.close();
    },
  };
}
export type TableBoard = ReturnType<typeof createBoard>;
