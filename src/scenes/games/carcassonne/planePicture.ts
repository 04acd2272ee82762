import type { GameObjects, Scene } from 'phaser';
import type { Area, Patch } from '../../../art/contract.ts';
import { CHUNK } from '../../../art/plane/grid.ts';
import { FLUSH_MS } from '../../board/groundPicture.ts';
import type { Coming, GroundPicture, Layer } from '../../board/groundPicture.ts';
import { DEPTH } from '../../depths.ts';
import { addTexture, makeCanvas, refreshTexture } from '../../pictures/canvas.ts';
import type { Point, Rect } from '../../units.ts';
import { UNIT, sameRect } from '../../units.ts';

/** A chunk of the plane, or the repeating square of wild land: a canvas that is a texture. */
interface Piece {
  readonly x: number;
  readonly y: number;
  readonly cells: number;
  canvas: HTMLCanvasElement;
  key: string;
  ppu: number;
  stale: boolean;
}

/** Wild land covering what the camera sees: copies of one square, side by side. */
interface Carpet {
  key: string;
  alpha: number;
  readonly depth: number;
  readonly squares: GameObjects.Image[];
}

interface Covered {
  readonly area: Rect;
  readonly parts: readonly { readonly piece: Piece; readonly at: Point; readonly picture: HTMLCanvasElement }[];
}

/** Key of the repeating square among the pieces. */
const WILD = 'wild';
/** Avoids hairlines between two squares. */
const OVERLAP = 1;
/** Above this number the squares would be too small to tell apart. */
const MOST_SQUARES = 400;

/**
 * The lit picture of an open plane: pieces where there are tiles or some are near, over wild land that repeats
 * endlessly.
 */
export interface PlanePicture extends GroundPicture {
  /** The camera now shows this part of the plane, in cells. */
  look(seen: Rect): void;
  /** Number of pieces in memory. */
  readonly pieces: number;
}

export function createPlanePicture(scene: Scene): PlanePicture {
  const pieces = new Map<string, Piece>();
  const images = new Map<string, GameObjects.Image>();
  const carpet: Carpet = { key: '', alpha: 1, depth: DEPTH.woods, squares: [] };
  /** The wild land in the light that is fading in. */
  let veil: Carpet | undefined;
  /** A finer square being composed off screen, and how many of its cells have arrived. */
  let coming: { readonly piece: Piece; cells: number } | undefined;
  let seen: Rect = { x: 0, y: 0, w: 0, h: 0 };
  let finest = 0;
  let flushed = 0;
  let made = 0;
  const covered = new Map<Coming, Covered>();

  const keyOf = (patch: Patch): string =>
    patch.repeats ? WILD : `${Math.floor(patch.x / CHUNK)},${Math.floor(patch.y / CHUNK)}`;

  function open(patch: Patch): Piece {
    const cells = patch.repeats ?? CHUNK;
    const [x, y] = patch.repeats ? [0, 0] : [Math.floor(patch.x / CHUNK) * CHUNK, Math.floor(patch.y / CHUNK) * CHUNK];
    return {
      x,
      y,
      cells,
      canvas: makeCanvas(cells * patch.ppu, cells * patch.ppu),
      key: `plane:${made++}`,
      ppu: patch.ppu,
      stale: false,
    };
  }

  const finer = ({ canvas, cells }: Piece, ppu: number): HTMLCanvasElement =>
    makeCanvas(cells * ppu, cells * ppu, (g, w, h) => {
      g.imageSmoothingQuality = 'high';
      g.drawImage(canvas, 0, 0, w, h);
    });

  function drawOn(canvas: HTMLCanvasElement, { x, y, ppu }: Piece, patch: Area & Pick<Patch, 'image'>): void {
    const g = canvas.getContext('2d');
    const box = [
      Math.round((patch.x - x) * ppu),
      Math.round((patch.y - y) * ppu),
      Math.round(patch.w * ppu),
      Math.round(patch.h * ppu),
    ] as const;
    g?.clearRect(...box);
    g?.drawImage(patch.image, ...box);
  }

  /** Shows the current content of a piece's canvas. */
  function mount(name: string, piece: Piece): void {
    addTexture(scene, piece.key, piece.canvas);
    if (name === WILD) {
      carpet.key = piece.key;
      spread(carpet, piece.cells);
      return;
    }
    const image =
      images.get(name) ??
      scene.add
        .image(piece.x * UNIT, piece.y * UNIT, piece.key)
        .setOrigin(0, 0)
        .setDepth(DEPTH.board);
    image.setTexture(piece.key).setDisplaySize(piece.cells * UNIT, piece.cells * UNIT);
    images.set(name, image);
  }

  function spread({ key, alpha, depth, squares }: Carpet, side: number): void {
    const [x0, y0] = [Math.floor(seen.x / side), Math.floor(seen.y / side)];
    const [columns, rows] = [
      Math.floor((seen.x + seen.w) / side) - x0 + 1,
      Math.floor((seen.y + seen.h) / side) - y0 + 1,
    ];
    const count = Math.min(MOST_SQUARES, columns * rows);
    while (squares.length < count) squares.push(scene.add.image(0, 0, key).setOrigin(0, 0).setDepth(depth));
    for (const [n, square] of squares.entries()) {
      square.setVisible(n < count);
      if (n >= count) continue;
      if (square.texture.key !== key) square.setTexture(key);
      square
        .setAlpha(alpha)
        .setPosition((x0 + (n % columns)) * side * UNIT, (y0 + Math.floor(n / columns)) * side * UNIT)
        .setDisplaySize(side * UNIT + OVERLAP, side * UNIT + OVERLAP);
    }
  }

  /** Replaces wild land only as a whole: at first, and whenever it gets finer. */
  function drawWild(patch: Patch): void {
    if (coming?.piece.ppu !== patch.ppu) coming = { piece: open(patch), cells: 0 };
    drawOn(coming.piece.canvas, coming.piece, patch);
    coming.cells += patch.w * patch.h;
    if (coming.cells < coming.piece.cells ** 2) return;
    const old = pieces.get(WILD);
    pieces.set(WILD, coming.piece);
    mount(WILD, coming.piece);
    if (old) scene.textures.remove(old.key);
    coming = undefined;
  }

  function draw(patch: Patch): void {
    const name = keyOf(patch);
    const known = pieces.get(name);
    finest = Math.max(finest, patch.ppu);
    if (name === WILD && known?.ppu !== patch.ppu) return drawWild(patch);
    const piece = known ?? open(patch);
    pieces.set(name, piece);
    const old = known && patch.ppu > piece.ppu ? piece.key : undefined;
    if (old) covered.clear();
    if (old) Object.assign(piece, { canvas: finer(piece, patch.ppu), ppu: patch.ppu, key: `plane:${made++}` });
    drawOn(piece.canvas, piece, patch);
    if (!known || old) mount(name, piece);
    else piece.stale = true;
    if (old) scene.textures.remove(old);
  }

  /** Copies of pieces in another light, each created when its first patch arrives. */
  function copy(): Layer {
    const next = new Map<string, Piece>();
    let veils: GameObjects.Image[] = [];
    return {
      paint(patch) {
        const name = keyOf(patch);
        const shown = pieces.get(name);
        if (!shown) return;
        const known = next.get(name);
        const piece = known ?? { ...shown, canvas: finer(shown, shown.ppu), key: `plane:${made++}`, stale: false };
        next.set(name, piece);
        drawOn(piece.canvas, piece, patch);
        if (veils.length > 0 && scene.textures.exists(piece.key)) refreshTexture(scene, piece.key);
      },
      raise() {
        for (const piece of next.values()) addTexture(scene, piece.key, piece.canvas);
        const over = (under: GameObjects.Image, key: string): GameObjects.Image =>
          scene.add
            .image(under.x, under.y, key)
            .setOrigin(0, 0)
            .setDepth(under.depth + 1)
            .setDisplaySize(under.displayWidth, under.displayHeight)
            .setAlpha(0);
        veils = [...next].flatMap(([name, { key }]) =>
          [images.get(name)].flatMap((image) => (image ? [over(image, key)] : [])),
        );
        const wild = next.get(WILD);
        veil = wild && { key: wild.key, alpha: 0, depth: DEPTH.woods + 1, squares: [] };
        if (veil && wild) spread(veil, wild.cells);
      },
      fade(t) {
        for (const image of veils) image.setAlpha(t);
        if (veil) veil.alpha = t;
        for (const square of veil?.squares ?? []) square.setAlpha(t);
      },
      adopt() {
        for (const [name, piece] of next) {
          const old = pieces.get(name)?.key;
          pieces.set(name, piece);
          mount(name, piece);
          if (old) scene.textures.remove(old);
        }
        for (const image of [...veils, ...(veil?.squares ?? [])]) image.destroy();
        veils = [];
        veil = undefined;
        covered.clear();
      },
    };
  }

  return {
    get painted(): boolean {
      return pieces.size > 0;
    },
    get ppu(): number {
      return finest;
    },
    get pieces(): number {
      return pieces.size;
    },
    // Pieces arrive one by one all the time, so the first is not faded in.
    appear: () => undefined,
    draw,
    copy: () => (pieces.size > 0 ? copy() : undefined),
    keep(before, area) {
      const parts = [...pieces].flatMap(([name, piece]) => {
        const reaches =
          name !== WILD &&
          area.x < piece.x + CHUNK &&
          area.y < piece.y + CHUNK &&
          area.x + area.w > piece.x &&
          area.y + area.h > piece.y;
        if (!reaches) return [];
        const at = { x: Math.round((area.x - piece.x) * piece.ppu), y: Math.round((area.y - piece.y) * piece.ppu) };
        const picture = makeCanvas(area.w * piece.ppu, area.h * piece.ppu, (g) =>
          g.drawImage(piece.canvas, -at.x, -at.y),
        );
        return [{ piece, at, picture }];
      });
      covered.set(before, { area, parts });
    },
    uncover(before, area) {
      const known = covered.get(before);
      if (!known || !sameRect(known.area, area)) return false;
      for (const { piece, at, picture } of known.parts) {
        const g = piece.canvas.getContext('2d');
        g?.clearRect(at.x, at.y, picture.width, picture.height);
        g?.drawImage(picture, at.x, at.y);
        piece.stale = true;
      }
      covered.delete(before);
      return true;
    },
    bare(cell) {
      const wild = pieces.get(WILD);
      if (!wild) return undefined;
      const { canvas, cells, ppu } = wild;
      const at = (place: number): number => (((place % cells) + cells) % cells) * ppu;
      return makeCanvas(ppu, ppu, (g) => g.drawImage(canvas, -at(cell.x), -at(cell.y)));
    },
    look(rect) {
      seen = rect;
      const wild = pieces.get(WILD);
      if (!wild) return;
      spread(carpet, wild.cells);
      if (veil) spread(veil, wild.cells);
    },
    flush(now) {
      const waiting = [...pieces.values()].filter(({ stale }) => stale);
      if (waiting.length === 0) return false;
      if (now - flushed < FLUSH_MS) return true;
      flushed = now;
      for (const piece of waiting) {
        refreshTexture(scene, piece.key);
        piece.stale = false;
      }
      return false;
    },
  };
}
