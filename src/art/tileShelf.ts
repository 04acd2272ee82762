/** The four pictures of a tile, by rotation. */
export type TileImages = readonly ImageBitmap[];

/** This many tiles that nobody looks at keep their pictures: 9 MB at 192 pixels per side. */
export const KEPT = 16;

/** This many tiles keep what stands in for fine pictures: 9 MB of rough ones, and 9 MB of unrotated ones. */
const KEPT_STAND_INS = 64;

interface Kept {
  images?: TileImages;
  /** The light that they were requested in; undefined: not requested, or in vain. */
  asked: string | undefined;
  readonly watchers: Set<(images: TileImages) => void>;
}

/**
 * The pictures of tiles as the page has them, for everyone who shows a tile: each is requested once in each light.
 * `paint` resolves with the pictures in the light of this moment; `rough`: rough ones are wanted first.
 */
export function createTileShelf(paint: (id: string, rough: boolean) => Promise<TileImages>) {
  /** What stands in for fine pictures, in any light: rough ones, and a fine one of the unrotated tile. */
  const roughs = new Map<string, TileImages>();
  const uprights = new Map<string, ImageBitmap>();
  /** The least recently used first. */
  const tiles = new Map<string, Kept>();
  let light: string | undefined;
  /** The tile that was asked for last: usually in hand, and relit with the board. */
  let latest: string | undefined;

  function use(id: string): Kept {
    const tile = tiles.get(id) ?? { asked: undefined, watchers: new Set() };
    tiles.delete(id);
    tiles.set(id, tile);
    const idle = [...tiles].filter(([, { watchers }]) => watchers.size === 0);
    for (const [old] of idle.slice(0, -KEPT)) if (old !== id) tiles.delete(old);
    return tile;
  }

  /** Those who watch it now: whoever begins while others are told gets the pictures at once. */
  function tell({ watchers }: Kept, images: TileImages): void {
    for (const show of [...watchers]) if (watchers.has(show)) show(images);
  }

  function standIns(id: string): TileImages | undefined {
    const [rough, upright] = [roughs.get(id), uprights.get(id)];
    return upright ? [upright, ...(rough ?? []).slice(1)] : rough;
  }

  /** Something that stands in has come. */
  function keep<T>(known: Map<string, T>, id: string, what: T): void {
    known.set(id, what);
    for (const old of [...known.keys()].slice(0, -KEPT_STAND_INS)) known.delete(old);
    const [tile, images] = [tiles.get(id), standIns(id)];
    if (tile && images && !tile.images) tell(tile, images);
  }

  function request(id: string, tile: Kept): void {
    const hour = light;
    if (tile.asked === hour) return;
    tile.asked = hour;
    paint(id, !tile.images && !roughs.has(id)).then(
      (images) => {
        // In an older light: at least something, if nothing else has come.
        if (tile.asked !== hour && tile.images) return;
        tile.images = images;
        tell(tile, images);
      },
      // The flat drawing stays; whoever looks at the tile next tries again.
      () => {
        if (tile.asked === hour) tile.asked = undefined;
      },
    );
  }

  return {
    /**
     * Calls `show` with the pictures of a tile: at once if there are any, and whenever there are better ones. Returns a
     * function that ends this.
     */
    watch(id: string, show: (images: TileImages) => void): () => void {
      const tile = use(id);
      const watcher = (images: TileImages): void => show(images);
      tile.watchers.add(watcher);
      latest = id;
      request(id, tile);
      const images = tile.images ?? standIns(id);
      if (images) show(images);
      return () => void tile.watchers.delete(watcher);
    },
    /** Rough pictures have come. */
    rough: (id: string, images: TileImages): void => keep(roughs, id, images),
    /** The fine picture of the unrotated tile has come, often before it is drawn: most tiles are first seen like this. */
    upright: (id: string, image: ImageBitmap): void => keep(uprights, id, image),
    /** What is requested from now on is painted in another light. Equal names mean equal pictures. */
    setLight(name: string): void {
      if (light === name) return;
      light = name;
      const tile = latest === undefined ? undefined : tiles.get(latest);
      if (latest !== undefined && tile?.watchers.size) request(latest, tile);
    },
  };
}
