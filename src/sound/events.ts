import type { CastleEvent, FeatureAt } from '../game/index.ts';
import type { Cue, HeardView, SoundName } from './contract.ts';

/** What events of the log sound like. */

/** Entries of `now` that `before` did not have: the logs are equal up to some place, also after something was taken back. */
export function newEvents(now: HeardView, before: HeardView): readonly CastleEvent[] {
  const from = now.log.findIndex((entry, index) => entry !== before.log[index]);
  return from < 0 ? [] : now.log.slice(from).map(({ event }) => event);
}

const share = (some: readonly FeatureAt[], others: readonly FeatureAt[]): boolean =>
  some.some((one) => others.some((other) => one.x === other.x && one.y === other.y && one.feature === other.feature));

type Scored = Extract<CastleEvent, { type: 'scored' }>;

/** Points that were announced when the region was completed are not announced twice. */
function nameOfScored({ line, final }: Scored, batch: readonly CastleEvent[]): SoundName | null {
  if (line.what === 'five-points') return null;
  if (line.what === 'keep') return 'keep';
  if (final) return line.what === 'court' ? 'coins' : line.what;
  const completedNow = batch.some((event) => event.type === 'completed' && share(event.features, line.features));
  return completedNow ? line.what : null;
}

/**
 * Sounds of the regions whose borders the table will draw, in its order: one for every completed region that is not scored
 * at once, and one for every scored line with a region (`null`: silent).
 */
export function regionSounds(batch: readonly CastleEvent[]): readonly (SoundName | null)[] {
  return batch.flatMap((event): readonly (SoundName | null)[] => {
    if (event.type === 'scored') return event.line.features.length > 0 ? [nameOfScored(event, batch)] : [];
    if (event.type !== 'completed') return [];
    return batch.some((other) => other.type === 'scored' && share(other.line.features, event.features)) ? [] : [event.kind];
  });
}

/** Softer than with pictures: nothing on the table leads up to it. */
const UNTIMED_GAIN = 0.6;
/** Between two sounds that no picture tells apart, in seconds. */
const UNTIMED_STEP = 0.16;

function untimedName(event: CastleEvent, batch: readonly CastleEvent[]): SoundName | null {
  switch (event.type) {
    case 'laid':
      return 'tile-drop';
    case 'deployed':
      return event.kind === 'court' ? 'merchant' : 'follower';
    case 'completed':
      return batch.some((other) => other.type === 'scored' && share(other.line.features, event.features)) ? null : event.kind;
    case 'scored':
      // At the end all lines come at once: only the market is told.
      return event.final && event.line.what !== 'court' ? null : nameOfScored(event, batch);
    case 'token-taken':
      return 'token-flip';
    case 'keep-moved':
      return 'keep';
    default:
      return null;
  }
}

/** The same when the table shows no motion: one after the other, each only once. */
export function untimedCues(batch: readonly CastleEvent[]): readonly Cue[] {
  const names = new Set(batch.map((event) => untimedName(event, batch)).filter((name) => name !== null));
  return [...names].map((name, index) => ({ name, gain: UNTIMED_GAIN, after: index * UNTIMED_STEP }));
}
