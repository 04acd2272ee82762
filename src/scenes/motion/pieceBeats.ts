import { adapterOf, sameFeature } from '../../game/index.ts';
import type { FeatureAt, Piece as GamePiece } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { sameStructure } from '../board/building.ts';
import { toBuildIn } from '../overlay/toBuild.ts';
import { stepAside } from '../pieces/beside.ts';
import type { Piece } from '../pieces/pieces.ts';
import { drawnPiece, handLook, markerKey, markerPiece, pieceAt } from '../pieces/pieces.ts';
import { lookOf } from '../pieces/sorts.ts';
import type { Beat, Step } from './beats.ts';
import { comes } from './beats.ts';
import type { KnownOf, Stage } from './stage.ts';
import { chosenBefore, colourOf } from './stage.ts';

/** How pieces come, go and move: each function notes on the stage where its event leaves them. */

/** A marker walks along the track; the other one steps aside where they meet. */
export function marker(stage: Stage, { player, from, to }: KnownOf<'marker'>): Beat {
  const { table, totals } = stage;
  totals[player] = to;
  const { track } = stage.game;
  if (!track || from === to) return [];
  const rival = player === 0 ? 1 : 0;
  const other = totals[rival] ?? 0;
  const piece = markerPiece(player, to, other, colourOf(stage, player), track);
  const aside = markerPiece(rival, other, to, colourOf(stage, rival), track);
  const moved = table.get(aside.key);
  table.set(piece.key, piece);
  table.set(aside.key, aside);
  const walk: Step = { type: 'march', piece, player, from, to, other };
  return moved && (moved.x !== aside.x || moved.y !== aside.y) ? [walk, { type: 'slide', piece: aside }] : [walk];
}

/** A piece is placed on the table: a tile beside the board, a player's figure, a marker that was waiting. */
export function placed(stage: Stage, event: KnownOf<'placed'>): Beat {
  const { table, will } = stage;
  const piece = will.get(event.piece);
  if (!piece) return [];
  const there = table.get(piece.key);
  const { owner, sort } = piece;
  if (there) return goes(stage, there, piece, false);
  if (piece.tile !== undefined) {
    table.set(piece.key, piece);
    return [{ type: 'put-down', piece }];
  }
  if (owner === null || !lookOf(sort).handed) return [];
  table.set(piece.key, piece);
  return [comes(piece, owner, shownBefore(stage, piece))];
}

/** Whether it was already shown as about to be built. */
const shownBefore = ({ before, game }: Stage, { built }: Piece): boolean =>
  built !== undefined && toBuildIn(before, game).some((one) => one.built && sameStructure(one.built, built));

/** Moves a piece to another place, in the way of its sort. */
function goes({ table }: Stage, there: Piece, piece: Piece, falls: boolean): Beat {
  table.set(piece.key, piece);
  const { moves, handed } = lookOf(piece.sort);
  if (moves === 'walks' || (handed && there.place.on === 'spot')) return [{ type: 'stride', piece }];
  return moves ? [{ type: 'travel', piece, falls }] : [{ type: 'slide', piece }];
}

/** `falls`: it goes home right afterwards. */
export function moved(stage: Stage, event: KnownOf<'moved'>, falls: boolean): Beat {
  const piece = movedTo(stage, event);
  const there = stage.table.get(event.piece);
  return piece && there ? goes(stage, there, piece, falls) : [];
}

/** The piece at its destination; it may move on within the same change. */
function movedTo({ table, will, now, game }: Stage, { piece: id, sort, to }: KnownOf<'moved'>): Piece | undefined {
  const last = will.get(id);
  if (last && JSON.stringify(last.place) === JSON.stringify(to)) return last;
  const there = last ?? table.get(id);
  const piece = there && drawnPiece({ id, sort, owner: there.owner, place: to }, now, game);
  if (!piece || to.on !== 'feature') return piece;
  // A piece that goes home within this change stands beside the others until then.
  const { owner } = piece;
  const others = [...table.values()].filter(
    ({ key, place, owner: other }) => key !== id && other !== null && place.on === 'feature' && sameFeature(place, to),
  );
  if (owner === null || others.length === 0) return piece;
  const { x } = stepAside(others.length, others.length + 1);
  return { ...piece, x: piece.x + 2 * x * piece.height };
}

/**
 * A piece that the log says a player got, and that is then in their hand: it comes from the table or from another hand,
 * or from the feature that it was found on.
 */
export function taken({ table, before, now, game }: Stage, { player, what, from }: KnownOf<'taken'>): Beat {
  if (from) {
    const found = { id: `found:${player}:${what}:${from.x},${from.y}`, sort: what, owner: null };
    const piece = drawnPiece({ ...found, place: { on: 'feature', ...from } }, now, game);
    return piece ? [{ type: 'win', piece, player }] : [];
  }
  const held = (view: MatchView): GamePiece | undefined =>
    adapterOf(view.rules)
      .pieces(view.state)
      .find(({ sort }) => lookOf(sort).given === what);
  const [old, next] = [held(before), held(now)];
  if (!next) return [];
  const there = table.get(next.id);
  const over = table.get(what) ?? null;
  const piece = there ?? (over && { ...over, ...handLook(next, game) });
  if (!piece) return [];
  table.delete(next.id);
  return [{ type: 'award', piece, player, from: there ? null : (old?.owner ?? null), over }];
}

const figureIn = (event: KnownOf<'deployed' | 'follower-home'>): string =>
  'figure' in event ? event.figure : 'follower';

/** A figure is placed on a feature; one that scores at once is already gone in the new view. */
export function deployed(stage: Stage, event: KnownOf<'deployed'>): Beat {
  const { player, at } = event;
  const piece = pieceAt(stage.will, player, at, figureIn(event)) ?? passing(stage, player, at, figureIn(event));
  if (!piece || stage.table.has(piece.key)) return [];
  stage.table.set(piece.key, piece);
  return [{ type: 'arrive', piece, player, shown: chosenBefore(stage, at) }];
}

const passing = ({ now, game }: Stage, player: number, at: FeatureAt, sort: string): Piece | undefined =>
  drawnPiece(
    { id: `passing:${player}:${at.x},${at.y},${at.feature}`, sort, owner: player, place: { on: 'feature', ...at } },
    now,
    game,
  );

export function goesHome({ table }: Stage, event: KnownOf<'follower-home'>): Beat {
  const piece = pieceAt(table, event.player, event.at, figureIn(event));
  if (piece) table.delete(piece.key);
  return piece ? [{ type: 'leave', piece, player: event.player }] : [];
}

export function tokenTaken({ table }: Stage, { field, player, kind }: KnownOf<'token-taken'>): Beat {
  const piece = table.get(`token:${field}`);
  if (!piece) return [];
  table.delete(piece.key);
  return [{ type: 'reveal', piece, player, kind }];
}

export function tokenUsed({ table }: Stage, { player }: KnownOf<'token-used'>): Beat {
  const piece = table.get(markerKey(player));
  return piece ? [{ type: 'flash', piece }] : [];
}

export function keepMoved({ table, will }: Stage, { player }: KnownOf<'keep-moved'>): Beat {
  const piece = will.get(`keep:${player}`);
  if (!piece) return [];
  table.set(piece.key, piece);
  return [{ type: 'keep', piece, player }];
}

/** Only a tile beside the board is taken up; other pieces are settled in the end. */
export function removed({ table }: Stage, event: KnownOf<'removed'>): Beat {
  const piece = table.get(event.piece);
  if (piece?.tile === undefined) return [];
  table.delete(piece.key);
  return [{ type: 'take-up', piece }];
}
