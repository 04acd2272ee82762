import type { FeatureAt, LaidTile, Option, Piece } from '../../game/index.ts';
import { adapterOf, sameFeature, shareFeature } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { listedOptions } from '../../session/match/gesture.ts';
import { isBadge } from '../../session/match/namesakes.ts';
import { laidOf } from '../board/laid.ts';
import type { Ground } from '../../art/ground.ts';
import type { CameraView } from '../camera/maths.ts';
import { toScreen } from '../camera/maths.ts';
import { apart } from '../camera/reach.ts';
import type { TableGame } from '../game.ts';
import { pointOf } from '../pieces/pieces.ts';
import { figureOf, lookOf } from '../pieces/sorts.ts';
import type { Figure } from '../../art/contract.ts';
import type { Point, Rect } from '../units.ts';
import { clamp } from '../units.ts';

/** Sizes in CSS pixels, the same at every zoom. */
export const BADGE = 44;
export const TOKEN = 34;
/** Diameter of the discs of options. */
export const DISC = 30;
/** Above this number, discs are smaller wherever a cell has fewer pixels than `ROOMY`. */
const CROWD = 14;
const ROOMY = 72;
const SMALLEST = 17;
/** Offset from the corner of the cell, for the disc of a piece that moves there on its own. */
const CORNER = 0.22;

/** The held tile on the screen, in CSS pixels. */
export function previewRect(cell: Point, camera: CameraView): Rect {
  const at = toScreen(camera, { x: cell.x - 0.03, y: cell.y - 0.05 });
  return { ...at, w: 1.06 * camera.zoom, h: 1.06 * camera.zoom };
}

/** A disc on the table for an option of the prompt. */
export interface OptionMarker {
  readonly option: Option;
  /** `null`: there is no picture of what is used, so a plain disc with the first letter of the verb is shown. */
  readonly figure: Figure | null;
  /** The player whose colour it has: the owner of the figure, otherwise the player who chooses. */
  readonly player: number;
  /** Centre in CSS pixels: at the target of the option, unless neighbours push it aside. */
  readonly at: Point;
  /** Diameter in CSS pixels. */
  readonly size: number;
}

const isOnFeature = ({ target }: Option, at: FeatureAt): boolean => target.on === 'feature' && sameFeature(target, at);

/** Options that have a disc: those on features, pieces, cells and spots, except badges and the extras beside them. */
export function discOptions(view: Pick<MatchView, 'prompt'>): readonly Option[] {
  const options = listedOptions(view.prompt);
  const badges = options.filter(isBadge);
  return options.filter(({ target }) => {
    if (target.on === 'feature') return !badges.some((badge) => isOnFeature(badge, target));
    return target.on === 'piece' || target.on === 'cell' || target.on === 'spot';
  });
}

/** The piece that an option points at. */
const aimedAt = ({ target }: Option, { rules, state }: MatchView): Piece | undefined =>
  target.on === 'piece'
    ? adapterOf(rules)
        .pieces(state)
        .find(({ id }) => id === target.piece)
    : undefined;

/** Position of an option's target, in cells; `undefined`: it is not on the table. */
function anchorOf(option: Option, view: MatchView, game: TableGame): Point | undefined {
  const { target, piece } = option;
  if (target.on === 'feature') return game.places.feature(target, laidOf(view.state));
  // Keep clear of the figures that stand there.
  if (target.on === 'cell') {
    const { journey, offered } = lookOf(piece ?? '');
    const { x, y } = offered ?? (journey ? { x: CORNER, y: CORNER } : { x: 0.5, y: 0.5 });
    return { x: target.x + x, y: target.y + y };
  }
  if (target.on === 'spot') return game.spots(view).find(({ spot }) => spot === target.spot)?.mark;
  const aimed = aimedAt(option, view);
  return aimed && pointOf(aimed, view, game);
}

/** Positions of the discs, in cells, and the kinds of their targets. */
export const optionSpots = (
  view: MatchView,
  game: TableGame,
): readonly { readonly on: Option['target']['on']; readonly at: Point }[] =>
  discOptions(view).flatMap((option) => {
    const at = anchorOf(option, view, game);
    return at ? [{ on: option.target.on, at }] : [];
  });

/** Kind of the feature that an option points at, or on which its target piece stands. */
function kindOf(option: Option, view: MatchView, { places }: TableGame): string | undefined {
  if (option.target.on === 'feature') return option.target.kind;
  const piece = aimedAt(option, view);
  return piece?.place.on === 'feature' ? places.kindAt(piece.place, laidOf(view.state)) : undefined;
}

/** Discs of the options; two for one feature are placed side by side. */
export function optionMarkers(view: MatchView, game: TableGame, camera: CameraView): readonly OptionMarker[] {
  const found = discOptions(view).flatMap((option) => {
    const anchor = anchorOf(option, view, game);
    if (!anchor) return [];
    const figure = option.piece === null ? null : figureOf(option.piece, kindOf(option, view, game)).figure;
    const aimed = aimedAt(option, view);
    const player = aimed?.sort === option.piece ? (aimed?.owner ?? view.actor) : view.actor;
    return [{ option, figure, player, anchor }];
  });
  // Many full-size discs on a small board would push one another away from their targets.
  const size = found.length > CROWD ? clamp((DISC * camera.zoom) / ROOMY, SMALLEST, DISC) : DISC;
  const spread = spreadApart(
    found.map(({ anchor }) => toScreen(camera, anchor)),
    found.length > CROWD ? size + 1 : apart(),
  );
  return found.map(({ option, figure, player }, n) => ({
    option,
    figure,
    player,
    at: spread[n] ?? { x: 0, y: 0 },
    size,
  }));
}

/** Of a cell: the diameter of a mark on the held tile. */
const ON_TILE = 0.3;

/**
 * What can be chosen together with the held tile, each exactly at its place: nothing beside the tile is covered. `open`:
 * they are far enough apart to be pressed there, otherwise only in the panel.
 */
export function aheadMarkers(
  { ahead }: Pick<MatchView, 'ahead'>,
  game: TableGame,
  camera: CameraView,
): { readonly marks: readonly OptionMarker[]; readonly open: boolean } {
  if (!ahead) return { marks: [], open: false };
  const spread = optionMarkers(ahead, game, camera);
  const marks = spread.flatMap((mark): readonly OptionMarker[] => {
    const anchor = anchorOf(mark.option, ahead, game);
    return anchor ? [{ ...mark, at: toScreen(camera, anchor), size: Math.min(DISC, ON_TILE * camera.zoom) }] : [];
  });
  const open = marks.every(({ at }, n) => {
    const { x, y } = spread[n]?.at ?? at;
    return Math.hypot(x - at.x, y - at.y) < 1;
  });
  return { marks, open };
}

/** Moves points apart until any two are at least `least` apart, each as little as possible. */
export function spreadApart(points: readonly Point[], least: number): readonly Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < 60; round += 1) {
    let still = true;
    for (const [n, a] of moved.entries()) {
      for (const [m, b] of moved.slice(n + 1).entries()) {
        const away = Math.hypot(b.x - a.x, b.y - a.y);
        if (away >= least - 0.01) continue;
        still = false;
        // Coincident points move in different directions.
        const angle = away > 0.01 ? Math.atan2(b.y - a.y, b.x - a.x) : n + m;
        const push = (least - away) / 2 + 0.01;
        a.x -= Math.cos(angle) * push;
        a.y -= Math.sin(angle) * push;
        b.x += Math.cos(angle) * push;
        b.y += Math.sin(angle) * push;
      }
    }
    if (still) break;
  }
  return moved;
}

/** A badge with the points of a region, and beside it the pieces that could be used there. */
export interface Badge {
  readonly option: Option;
  readonly features: readonly FeatureAt[];
  /** In cells. */
  readonly anchor: Point;
  /** Centres in CSS pixels. */
  readonly at: Point;
  readonly extras: readonly { readonly option: Option; readonly at: Point }[];
}

/** Where regions can be scored: one badge for each. */
export function badgedRegions(
  view: Pick<MatchView, 'prompt' | 'state'>,
  { places }: Pick<TableGame, 'places'>,
): readonly Pick<Badge, 'option' | 'features' | 'anchor'>[] {
  const options = listedOptions(view.prompt);
  return options.flatMap((option, n) => {
    const { target } = option;
    // One badge per region: other options there are shown beside it.
    if (
      target.on !== 'feature' ||
      !isBadge(option) ||
      options.slice(0, n).some((other) => isBadge(other) && isOnFeature(other, target))
    )
      return [];
    const features = target.features.length > 0 ? target.features : [target];
    return [{ option, features, anchor: middleFeature(features, laidOf(view.state), places) }];
  });
}

export function badgesOf(view: MatchView, game: Pick<TableGame, 'places'>, camera: CameraView): readonly Badge[] {
  const options = listedOptions(view.prompt);
  const badges = badgedRegions(view, game).map((region): Badge => {
    const { option } = region;
    const at = toScreen(camera, region.anchor);
    const others = options.filter(
      (other) => other !== option && option.target.on === 'feature' && isOnFeature(other, option.target),
    );
    const extras = others.map((other, place) => ({
      option: other,
      at: { x: at.x + BADGE / 2 + 6 + TOKEN / 2 + place * (TOKEN + 6), y: at.y },
    }));
    return { ...region, at, extras };
  });
  return rowsApart(badges);
}

/** Distance between two badges one above the other. */
const BETWEEN = 4;

/** A badge and the pieces beside it are a row; rows move up and down until they do not overlap. */
function rowsApart(badges: readonly Badge[]): readonly Badge[] {
  const right = ({ at, extras }: Badge): number =>
    Math.max(at.x + BADGE / 2, ...extras.map((one) => one.at.x + TOKEN / 2));
  const rows = badges.map((badge) => ({ left: badge.at.x - BADGE / 2, right: right(badge), y: badge.at.y }));
  for (let round = 0; round < 60; round += 1) {
    let still = true;
    for (const [n, a] of rows.entries()) {
      for (const b of rows.slice(n + 1)) {
        const away = Math.abs(b.y - a.y);
        if (a.right <= b.left || b.right <= a.left || away >= BADGE + BETWEEN - 0.01) continue;
        still = false;
        const push = ((BADGE + BETWEEN - away) / 2 + 0.01) * (b.y < a.y ? -1 : 1);
        a.y -= push;
        b.y += push;
      }
    }
    if (still) break;
  }
  return badges.map((badge, n) => {
    const y = rows[n]?.y ?? badge.at.y;
    return {
      ...badge,
      at: { x: badge.at.x, y },
      extras: badge.extras.map((one) => ({ ...one, at: { ...one.at, y } })),
    };
  });
}

/** Whether a badge already shows the points of this region. */
export const isBadged = ({ prompt }: Pick<MatchView, 'prompt'>, features: readonly FeatureAt[]): boolean =>
  listedOptions(prompt).some((option) => {
    const { target } = option;
    return isBadge(option) && target.on === 'feature' && shareFeature([target, ...target.features], features);
  });

/** The position of the feature nearest to their common middle. */
export function middleFeature(features: readonly FeatureAt[], laid: readonly LaidTile[], places: Ground): Point {
  const spots = features.map((feature) => places.feature(feature, laid));
  const mean = {
    x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
    y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
  };
  const far = (spot: Point): number => Math.hypot(spot.x - mean.x, spot.y - mean.y);
  return spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best), spots[0] ?? mean);
}
