import type { Figure, Light, Patch, StudioSetup } from '../contract.ts';
import type { FigureLook } from '../figures/figure.ts';
import type { LaidTile, TileId } from '../../game/index.ts';

/** What the studio asks of its worker. `job` numbers requests that are answered. */
export type Order =
  | { readonly type: 'open'; readonly setup: StudioSetup }
  | { readonly type: 'show'; readonly laid: readonly LaidTile[] }
  | { readonly type: 'light'; readonly light: Light }
  | { readonly type: 'tile'; readonly job: number; readonly id: TileId }
  | { readonly type: 'figure'; readonly job: number; readonly figure: Figure; readonly look: FigureLook };

/** What the worker answers; the pictures are handed over. */
export type Delivery =
  | { readonly type: 'patch'; readonly patch: Patch }
  | { readonly type: 'pictures'; readonly job: number; readonly images: readonly ImageBitmap[] }
  | { readonly type: 'failed'; readonly job: number; readonly message: string };
