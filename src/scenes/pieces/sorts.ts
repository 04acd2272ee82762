import type { Figure } from '../../art/contract.ts';
import { MODULE_SORTS } from '../../expansions/table.ts';
import type { SortLook } from './sortLook.ts';

export const FOLLOWER_HEIGHT = 0.48;
/** The longer side of a lying follower's picture: its length and part of its width. */
export const LYING_LENGTH = 0.55;
/** The disc behind a small piece, in its heights: its diameter, and how far its middle is above the feet. */
export const DISC = { across: 1.1, above: 0.46 } as const;

export const SORTS: Readonly<Record<string, SortLook>> = {
  follower: { figure: 'follower', lying: 'lying-follower', pose: 'standing', height: FOLLOWER_HEIGHT, handed: true },
  marker: { figure: 'follower', pose: 'standing', height: 0.4, handed: false },
  keep: { figure: 'keep', pose: 'standing', height: 0.43, handed: false },
  token: { figure: 'token-back', pose: 'flat', height: 0, handed: false },
  ...MODULE_SORTS,
};

/** The look of a sort without a picture. */
const PLAIN: SortLook = { figure: null, pose: 'flat', height: 0.4, handed: false };

export const lookOf = (sort: string): SortLook => (Object.hasOwn(SORTS, sort) ? (SORTS[sort] ?? PLAIN) : PLAIN);

/** Kinds of features on which a follower lies down. */
const LAIN_ON = ['field', 'court'];
export const liesOn = (sort: string, kind: string | undefined): boolean =>
  lookOf(sort).lying !== undefined && kind !== undefined && LAIN_ON.includes(kind);

/** The figure of a sort on a kind of feature; tokens by their number. */
export function figureOf(
  sort: string,
  kind: string | undefined,
): { readonly figure: Figure | null; readonly variant: number | null } {
  const [, number] = /^token-(\d+)$/.exec(sort) ?? [];
  if (number !== undefined) return { figure: 'token-face', variant: Number(number) };
  const look = lookOf(sort);
  return { figure: liesOn(sort, kind) ? (look.lying ?? look.figure) : look.figure, variant: null };
}
