import type { Result } from '../../game/index.ts';
import { accept, refuse } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { Reel } from '../../session/contracts/reel.ts';
import type { Story } from '../../session/contracts/review.ts';
import type { HudGame } from '../table/game.ts';
import { canEncode, encodeVideo } from './encode.ts';
import type { Layout } from './layout.ts';
import { HEIGHT, WIDTH, layoutOf, shapeOf } from './layout.ts';
import { paintPoster } from './paintPoster.ts';
import type { VideoKind, VideoPlan } from './plan.ts';
import { RATE, planVideo } from './plan.ts';
import type { Poster } from './poster.ts';
import { posterOf, posterWords } from './poster.ts';

/** Pictures and videos of a game. */

export const KINDS = ['picture', 'turn', 'game'] as const satisfies readonly ('picture' | VideoKind)[];
export type Kind = (typeof KINDS)[number];

/** What the table does for them. */
export interface ReelPorts {
  /**
   * The board at these moments, of which the last is the one on the table; `shape`: width in heights. `null`: there is
   * no table.
   */
  reel(views: readonly MatchView[], shape: number): Promise<Reel | null>;
}

/** A picture or a video, ready to be shared. */
export interface Souvenir {
  readonly file: File;
  /** What it shows. */
  readonly words: string;
  readonly headline: string;
  /** The same as a PNG; `null` for videos. */
  readonly png: (() => Promise<Blob>) | null;
}

export interface Making {
  readonly signal: AbortSignal;
  /** 0…1. */
  readonly onProgress: (part: number) => void;
}

export interface Souvenirs {
  /** What can be made now. */
  readonly kinds: readonly Kind[];
  /** `picture-failed`, `video-failed`, `video-missing`, `video-stopped`. */
  make(kind: Kind, making: Making): Promise<Result<Souvenir>>;
}

interface Sources {
  readonly texts: Texts;
  readonly game: HudGame;
  readonly view: MatchView;
  /** `null`: the game cannot be replayed. */
  readonly story: Story | null;
  readonly ports: ReelPorts;
}

/** Videos are two thirds as large as pictures: even numbers, and small enough for every chat. */
const SMALLER = 2 / 3;
const JPEG = { type: 'image/jpeg', quality: 0.92 } as const;

const nameOf = (ending: string): string => `ramparts-${new Date().toISOString().slice(0, 10)}.${ending}`;

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No memory for a picture'))), type, quality),
  );

const layoutFor = ({ players, expansions }: Poster): Layout =>
  layoutOf({ players: players.length, expansions: expansions.length });

/** A canvas for posters; `scale`: its pixels per pixel of a picture. */
function easel(scale: number): { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D } | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(WIDTH * scale);
  canvas.height = Math.round(HEIGHT * scale);
  const pen = canvas.getContext('2d', { alpha: false });
  pen?.scale(scale, scale);
  return pen && { canvas, pen };
}

export function createSouvenirs(sources: Sources): Souvenirs {
  const { story } = sources;
  const plans = {
    turn: story && canEncode() ? planVideo('turn', story) : null,
    game: story && canEncode() ? planVideo('game', story) : null,
  };
  return {
    kinds: KINDS.filter((kind) => kind === 'picture' || plans[kind] !== null),
    async make(kind, making) {
      try {
        if (kind === 'picture') return await makePicture(sources);
        const plan = plans[kind];
        if (!plan || !story) return refuse('video-failed', 'Nothing has happened yet');
        return await makeVideo({ ...sources, story, plan }, making);
      } catch (error) {
        // No memory, or the painter has stopped.
        return refuse(kind === 'picture' ? 'picture-failed' : 'video-failed', String(error));
      }
    },
  };
}

async function makePicture({ texts, game, view, ports }: Sources): Promise<Result<Souvenir>> {
  const poster = posterOf(texts, game, view);
  const layout = layoutFor(poster);
  const reel = await ports.reel([view], shapeOf(layout));
  const paper = easel(1);
  if (!reel || !paper) return refuse('picture-failed', 'There is no table');
  reel.draw(paper.pen, layout.board, { at: 0, near: 0, marked: 0 });
  reel.close();
  paintPoster(paper.pen, poster, layout);
  const blob = await blobOf(paper.canvas, JPEG.type, JPEG.quality);
  return accept({
    file: new File([blob], nameOf('jpg'), { type: JPEG.type }),
    words: posterWords(texts, poster),
    headline: poster.headline,
    png: () => blobOf(paper.canvas, 'image/png'),
  });
}

interface VideoSources extends Sources {
  readonly story: Story;
  readonly plan: VideoPlan;
}

async function makeVideo(sources: VideoSources, { signal, onProgress }: Making): Promise<Result<Souvenir>> {
  const { texts, game, view, story, plan, ports } = sources;
  const views = plan.moments.map(story.at);
  const last = posterOf(texts, game, view);
  const layout = layoutFor(last);
  const reel = await ports.reel(views, shapeOf(layout));
  const paper = easel(SMALLER);
  if (!reel || !paper) return refuse('video-failed', 'There is no table');
  // Of a game that goes on, the last thing to see is what was done, not whose turn it is now.
  const posters = views.map((one, n) => posterOf(texts, game, one, views[Math.max(0, n - 1)]));
  const video = await encodeVideo({
    canvas: paper.canvas,
    width: paper.canvas.width,
    height: paper.canvas.height,
    rate: RATE,
    count: Math.round(plan.length * RATE),
    draw(n) {
      const frame = plan.at(n / RATE);
      reel.draw(paper.pen, layout.board, frame);
      paintPoster(paper.pen, frame.isOver && view.over ? last : (posters[frame.counted] ?? last), layout);
    },
    onProgress,
    signal,
  }).finally(reel.close);
  if (!video.ok) return video;
  return accept({
    file: new File([video.value], nameOf('mp4'), { type: 'video/mp4' }),
    words: posterWords(texts, last),
    headline: last.headline,
    png: null,
  });
}
