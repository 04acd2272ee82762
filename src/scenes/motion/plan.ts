import { adapterOf, sameCell, sameFeature, shareFeature } from '../../game/index.ts';
import type { BaseEvent, CastleEvent, FeatureAt, Piece as GamePiece, LaidTile, carcassonne } from '../../game/index.ts';
import type { Entry, MatchView } from '../../session/contracts/match.ts';
import { laidOf } from '../board/laid.ts';
import { sameStructure } from '../board/building.ts';
import type { TableGame } from '../game.ts';
import { toBuildIn } from '../overlay/toBuild.ts';
import type { Piece, Pieces } from '../pieces/pieces.ts';
import { stepAside } from '../pieces/beside.ts';
import { drawnPiece, handLook, markerKey, markerPiece, pieceAt } from '../pieces/pieces.ts';
import { lookOf } from '../pieces/sorts.ts';
import type { Beat, Step } from './beats.ts';
import { changedTiles, comes, heldBefore, joinBeats, joinScores, newEntries, settle, tileKey } from './beats.ts';

interface Change {
  readonly before: MatchView;
  readonly now: MatchView;
  readonly was: Pieces;
  readonly will: Pieces;
  readonly game: TableGame;
}

/** Events that the plan knows. Effects of all others are found by comparing the pieces. */
type Known = BaseEvent | CastleEvent | carcassonne.CarcassonneEvent;

/**
 * What to show between two views, in order. `undefined`: they are too far apart (a resumed game), show the new one at
 * once.
 * Events only determine the order: what they do not explain is found by comparing the pieces by id, so undo needs no
 * events.
 */
export function planMotion(change: Change): readonly Beat[] | undefined {
  const { before, now, was, will, game } = change;
  if (before.rules !== now.rules || before.tiles !== now.tiles) return undefined;
  const { laid, lifted } = changedTiles(laidOf(before.state), laidOf(now.state));
  if (laid.length + lifted.length > 1) return undefined;

  const table = new Map(was);
  const story = createStory(change, table, laid);
  const entries = newEntries(before, now);
  const all = story.tell(entries);
  const beats = game.joinsScores ? joinScores(all, entries) : all;
  const drops = laid
    .filter((tile) => !story.dropped.has(tileKey(tile)))
    .map((tile): Beat => [{ type: 'drop', tile, held: heldBefore(before, tile) }]);
  const rest = settle(table, will);
  return [
    ...drops,
    ...beats,
    ...(rest.length > 0 ? [rest] : []),
    ...lifted.map((tile): Beat => [{ type: 'lift', tile }]),
  ];
}

/** Turns events into beats and keeps track of what they change on the table. */
function createStory({ before, now, will, game }: Change, table: Map<string, Piece>, laid: readonly LaidTile[]) {
  const dropped = new Set<string>();
  const totals = [...before.state.scores];
  const colour = (player: number): number => now.players[player]?.colour ?? 0;

  function marker(player: number, from: number, to: number): Beat {
    totals[player] = to;
    const { track } = game;
    if (!track || from === to) return [];
    const rival = player === 0 ? 1 : 0;
    const other = totals[rival] ?? 0;
    const piece = markerPiece(player, to, other, colour(player), track);
    const aside = markerPiece(rival, other, to, colour(rival), track);
    const moved = table.get(aside.key);
    table.set(piece.key, piece);
    table.set(aside.key, aside);
    const walk: Step = { type: 'march', piece, player, from, to, other };
    return moved && (moved.x !== aside.x || moved.y !== aside.y) ? [walk, { type: 'slide', piece: aside }] : [walk];
  }

  function chosenBefore(at: FeatureAt): boolean {
    const { gesture } = before;
    if (gesture.type !== 'choosing') return false;
    const { target } = gesture.option;
    return target.on === 'feature' && sameFeature(target, at);
  }

  /** A piece is placed on the table: a tile beside the board, a player's figure, a marker that was waiting. */
  function isPlaced(piece: Piece): Beat {
    const there = table.get(piece.key);
    const { owner, sort } = piece;
    if (there) return goes(there, piece, false);
    if (piece.tile !== undefined) {
      table.set(piece.key, piece);
      return [{ type: 'put-down', piece }];
    }
    if (owner === null || !lookOf(sort).handed) return [];
    table.set(piece.key, piece);
    return [comes(piece, owner, shownBefore(piece))];
  }

  /** Whether it was already shown as about to be built. */
  function shownBefore({ built }: Piece): boolean {
    return built !== undefined && toBuildIn(before, game).some((one) => one.built && sameStructure(one.built, built));
  }

  /** All features of a region that was just completed or scored, given one of them. */
  function regionOf(at: FeatureAt, batch: readonly Entry[]): readonly FeatureAt[] {
    const found = batch
      .map(({ event }) => event as Known)
      .map((event) =>
        event.type === 'completed' ? event.features : event.type === 'scored' ? event.line.features : [],
      )
      .find((features) => shareFeature(features, [at]));
    return found ?? [at];
  }

  /** Moves a piece to another place, in the way of its sort. */
  function goes(there: Piece, piece: Piece, falls: boolean): Beat {
    table.set(piece.key, piece);
    const { moves, handed } = lookOf(piece.sort);
    if (moves === 'walks' || (handed && there.place.on === 'spot')) return [{ type: 'stride', piece }];
    return moves ? [{ type: 'travel', piece, falls }] : [{ type: 'slide', piece }];
  }

  /**
   * A piece that the log says a player got, and that is then in their hand: it comes from the table or from another
   * hand.
   */
  function given(player: number, what: string): Beat {
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

  /** A figure is placed on a feature; one that scores at once is already gone in the new view. */
  function arrives(player: number, at: FeatureAt, sort: string): Beat {
    const piece = pieceAt(will, player, at, sort) ?? passing(player, at, sort);
    if (!piece || table.has(piece.key)) return [];
    table.set(piece.key, piece);
    return [{ type: 'arrive', piece, player, shown: chosenBefore(at) }];
  }

  function passing(player: number, at: FeatureAt, sort: string): Piece | undefined {
    return drawnPiece(
      { id: `passing:${player}:${at.x},${at.y},${at.feature}`, sort, owner: player, place: { on: 'feature', ...at } },
      now,
      game,
    );
  }

  /** The piece at its destination; it may move on within the same change. */
  function movedTo({ piece: id, sort, to }: Extract<BaseEvent, { type: 'moved' }>): Piece | undefined {
    const last = will.get(id);
    if (last && JSON.stringify(last.place) === JSON.stringify(to)) return last;
    const there = last ?? table.get(id);
    const piece = there && drawnPiece({ id, sort, owner: there.owner, place: to }, now, game);
    if (!piece || to.on !== 'feature') return piece;
    // A piece that goes home within this change stands beside the others until then.
    const { owner } = piece;
    const others = [...table.values()].filter(
      ({ key, place, owner: other }) =>
        key !== id && other !== null && place.on === 'feature' && sameFeature(place, to),
    );
    if (owner === null || others.length === 0) return piece;
    const { x } = stepAside(others.length, others.length + 1);
    return { ...piece, x: piece.x + 2 * x * piece.height };
  }

  function beatOf(entry: Entry, batch: readonly Entry[]): Beat {
    const event = entry.event as Known;
    switch (event.type) {
      case 'laid': {
        const tile = laid.find((one) => sameCell(one, event));
        if (!tile) return [];
        dropped.add(tileKey(tile));
        return [{ type: 'drop', tile, held: heldBefore(before, tile) }];
      }
      case 'deployed':
        return arrives(event.player, event.at, 'figure' in event ? event.figure : 'follower');
      case 'completed': {
        // Shown together with its points if it was scored at once.
        const isScored = batch.some(
          ({ event: other }) =>
            other.type === 'scored' &&
            shareFeature((other as Extract<Known, { type: 'scored' }>).line.features, event.features),
        );
        return isScored
          ? []
          : [
              {
                type: 'sweep',
                features: event.features,
                player: 'scorer' in event ? event.scorer : null,
                points: null,
              },
            ];
      }
      case 'scored':
        return [{ type: 'sweep', features: event.line.features, player: event.line.player, points: event.line.points }];
      case 'marker':
        return marker(event.player, event.from, event.to);
      case 'token-taken': {
        const key = `token:${event.field}`;
        const piece = table.get(key);
        table.delete(key);
        return piece ? [{ type: 'reveal', piece, player: event.player, kind: event.kind }] : [];
      }
      case 'keep-moved': {
        const piece = will.get(`keep:${event.player}`);
        if (!piece) return [];
        table.set(piece.key, piece);
        return [{ type: 'keep', piece, player: event.player }];
      }
      case 'follower-home': {
        const piece = pieceAt(table, event.player, event.at, 'figure' in event ? event.figure : 'follower');
        if (piece) table.delete(piece.key);
        return piece ? [{ type: 'leave', piece, player: event.player }] : [];
      }
      case 'token-used': {
        const piece = table.get(markerKey(event.player));
        return piece ? [{ type: 'flash', piece }] : [];
      }
      case 'keep-compared':
        return [{ type: 'cells', cells: event.empty, player: event.winner }];
      case 'moved': {
        const piece = movedTo(event);
        const there = table.get(event.piece);
        if (!piece || !there) return [];
        return goes(there, piece, batch[batch.indexOf(entry) + 1]?.event.type === 'follower-home');
      }
      case 'placed': {
        const piece = will.get(event.piece);
        return piece ? isPlaced(piece) : [];
      }
      case 'reached': {
        const [from, to] = [event.from, event.to].map((at) => regionOf(at, batch));
        return from && to ? [{ type: 'reach', from, to, player: event.player }] : [];
      }
      case 'taken':
        return given(event.player, event.what);
      case 'rivalry':
        return [{ type: 'rivalry', state: event.state, features: event.features, winner: event.winner ?? null }];
      case 'removed': {
        const piece = table.get(event.piece);
        if (piece?.tile === undefined) return [];
        table.delete(piece.key);
        return [{ type: 'take-up', piece }];
      }
      default:
        return [];
    }
  }

  const tell = (entries: readonly Entry[]): readonly Beat[] =>
    joinBeats(entries.map((entry) => beatOf(entry, entries)));

  return { tell, dropped };
}
