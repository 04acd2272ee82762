import { sameCell, shareFeature } from '../../game/index.ts';
import type { FeatureAt } from '../../game/index.ts';
import type { Entry } from '../../session/contracts/match.ts';
import type { Beat } from './beats.ts';
import { heldBefore, joinBeats, tileKey } from './beats.ts';
import * as pieces from './pieceBeats.ts';
import type { Known, KnownOf, Stage } from './stage.ts';

/** Tells one event; `next` is the event after it. */
type Tell<T extends Known['type']> = (stage: Stage, event: KnownOf<T>, next: Known | undefined) => Beat;

const knownIn = ({ entries }: Stage): readonly Known[] => entries.map(({ event }) => event as Known);

/** All features of a region that was just completed or scored, given one of them. */
function regionOf(stage: Stage, at: FeatureAt): readonly FeatureAt[] {
  const found = knownIn(stage)
    .map((event) => (event.type === 'completed' ? event.features : event.type === 'scored' ? event.line.features : []))
    .find((features) => shareFeature(features, [at]));
  return found ?? [at];
}

const TELL: { readonly [T in Known['type']]?: Tell<T> } = {
  laid({ laid, dropped, before }, event) {
    const tile = laid.find((one) => sameCell(one, event));
    if (!tile) return [];
    dropped.add(tileKey(tile));
    return [{ type: 'drop', tile, held: heldBefore(before, tile) }];
  },
  deployed: pieces.deployed,
  completed(stage, event) {
    const { features } = event;
    // Shown together with its points if it was scored at once.
    const isScored = knownIn(stage).some(
      (other) => other.type === 'scored' && shareFeature(other.line.features, features),
    );
    if (isScored) return [];
    return [{ type: 'sweep', features, player: 'scorer' in event ? event.scorer : null, points: null }];
  },
  scored: (_, { line: { features, player, points } }) => [{ type: 'sweep', features, player, points }],
  marker: pieces.marker,
  'token-taken': pieces.tokenTaken,
  'keep-moved': pieces.keepMoved,
  'follower-home': pieces.goesHome,
  'token-used': pieces.tokenUsed,
  'keep-compared': (_, { empty, winner }) => [{ type: 'cells', cells: empty, player: winner }],
  moved: (stage, event, next) => pieces.moved(stage, event, next?.type === 'follower-home'),
  placed: pieces.placed,
  reached(stage, { from, to, player }) {
    return [{ type: 'reach', from: regionOf(stage, from), to: regionOf(stage, to), player }];
  },
  taken: pieces.taken,
  rivalry: (_, { state, features, winner }) => [{ type: 'rivalry', state, features, winner: winner ?? null }],
  removed: pieces.removed,
};

function beatOf(stage: Stage, { event }: Entry, next: Entry | undefined): Beat {
  if (!Object.hasOwn(TELL, event.type)) return [];
  // The table has the right function for each type.
  const tell = TELL[event.type as Known['type']] as Tell<Known['type']> | undefined;
  return tell?.(stage, event as Known, next?.event as Known | undefined) ?? [];
}

/** Turns events into beats, and keeps track on the stage of what they change. */
export const tell = (stage: Stage): readonly Beat[] =>
  joinBeats(stage.entries.map((entry, n) => beatOf(stage, entry, stage.entries[n + 1])));
