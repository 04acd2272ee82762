import type { Structure } from '../../art/contract.ts';
import { cellsOf } from '../../art/topology/structures.ts';
import { boxOf, createBuilding } from './building.ts';
import type { GroundPicture } from './groundPicture.ts';
import type { LitTiles } from './litTiles.ts';
import type { TilePictures } from './tilePictures.ts';
import type { WantedTiles } from './wantedTiles.ts';

interface Options {
  readonly picture: GroundPicture;
  readonly pictures: TilePictures;
  readonly wanted: WantedTiles;
  readonly lit: LitTiles;
}

/** What is built on the ground, and the tiles below it while that changes. */
export function createBuiltGround({ picture, pictures, wanted, lit }: Options) {
  const building = createBuilding();

  /**
   * Keeps a copy of the ground before something is built on it, if all of it is shown; otherwise requests its tiles as
   * single pictures.
   */
  function keepBelow(one: Structure): void {
    const cells = cellsOf(one).map(([x, y]) => ({ x, y }));
    if (cells.every(wanted.isShown)) return picture.keep('built', boxOf(one));
    for (const cell of cells) {
      const tile = wanted.at(cell);
      if (tile) pictures.get(tile.tile, tile.rotation);
    }
  }

  /** Shows the tiles below a removed structure at once: from the kept copy, otherwise as if they had just been laid. */
  function clear(one: Structure, since: number): void {
    if (!picture.painted || (building.shows(one) && picture.uncover('built', boxOf(one)))) return;
    for (const [x, y] of cellsOf(one)) {
      const tile = wanted.at({ x, y });
      if (!tile) continue;
      wanted.add(tile, since, { held: false });
      lit.add(tile);
    }
  }

  return {
    all: building.all,
    take: building.take,
    shows: building.shows,
    /** Shows exactly these structures, from this call of the painter's `show` on. Returns false if nothing changed. */
    show(built: readonly Structure[], since: number): boolean {
      const { came, gone } = building.changes(built);
      for (const one of gone) clear(one, since);
      for (const one of came) keepBelow(one);
      return building.show(built, since);
    },
  };
}
