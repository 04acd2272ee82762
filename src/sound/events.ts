import { shareFeature } from '../game/index.ts';
import type { GameEvent } from '../game/index.ts';
import type { ModuleSound } from '../expansions/sound.ts';
import type { Cue, HeardEvent, HeardView, SoundName } from './contract.ts';
import { BUILD_SOUNDS, EVENT_SOUNDS, FIGURE_SOUNDS, HEARD, MOVE_SOUNDS, OFF_TABLE } from '../expansions/sound.ts';

/** The sounds of events in the log. */

/** Entries of `now` that are not in `before`: the logs have a common prefix, even after undo. */
export function newEvents(now: HeardView, before: HeardView): readonly HeardEvent[] {
  const from = now.log.findIndex((entry, index) => entry !== before.log[index]);
  return from < 0 ? [] : now.log.slice(from).map(({ event }) => event as HeardEvent);
}

type Scored = Extract<HeardEvent, { type: 'scored' }>;
type Deployed = Extract<HeardEvent, { type: 'deployed' }>;

/**
 * Sounds of completed features by kind. `alone`: points sound even if no feature is completed with them; in The Castle
 * points may come later than the feature, which has been heard by then.
 */
const REGIONS: Readonly<Partial<Record<string, { readonly name: SoundName; readonly alone?: true }>>> = {
  path: { name: 'path' },
  house: { name: 'house' },
  tower: { name: 'tower' },
  court: { name: 'court' },
  road: { name: 'path', alone: true },
  city: { name: 'tower', alone: true },
  monastery: { name: 'monastery', alone: true },
  garden: { name: 'garden', alone: true },
  field: { name: 'field', alone: true },
};

/** Regions that sound even when the final scoring is shown all at once: courts, and fields. */
const AT_THE_END: ReadonlySet<string> = new Set(['court', 'field']);

const nameOf = (kind: string): SoundName | null => REGIONS[kind]?.name ?? null;

/** Points that were announced when the region was completed are not announced again. */
function nameOfScored({ line, final }: Scored, batch: readonly HeardEvent[]): SoundName | null {
  if (line.what === 'keep') return 'keep';
  if (final) return line.what === 'court' ? 'coins' : nameOf(line.what);
  const completedNow = batch.some((event) => event.type === 'completed' && shareFeature(event.features, line.features));
  return completedNow || REGIONS[line.what]?.alone ? nameOf(line.what) : null;
}

/**
 * A region shared by several players is outlined once and sounds once; so do, in Carcassonne, all regions of a kind in
 * the final scoring.
 */
function isHeardBefore({ line, final }: Scored, earlier: readonly HeardEvent[]): boolean {
  return earlier.some(
    (event) =>
      event.type === 'scored' &&
      event.line.what === line.what &&
      REGIONS[line.what]?.alone === true &&
      ((final && event.final) || shareFeature(event.line.features, line.features)),
  );
}

/**
 * Sounds of the regions that the table is going to outline, in its order: one for every completed region that is not
 * scored at once, and one for every score line with a region (`null`: silent).
 */
export function regionSounds(batch: readonly HeardEvent[]): readonly (SoundName | null)[] {
  return batch.flatMap((event, n): readonly (SoundName | null)[] => {
    if (event.type === 'scored')
      return event.line.features.length > 0
        ? [isHeardBefore(event, batch.slice(0, n)) ? null : nameOfScored(event, batch)]
        : [];
    if (event.type !== 'completed') return [];
    return batch.some((other) => other.type === 'scored' && shareFeature(other.line.features, event.features))
      ? []
      : [nameOf(event.kind)];
  });
}

/**
 * The ground of a Carcassonne tile, played under the sound of the tile itself; the first kind on the tile, rarest
 * first.
 */
const GROUNDS: readonly (readonly [string, SoundName])[] = [
  ['river', 'land-water'],
  ['city', 'land-stone'],
  ['road', 'land-gravel'],
  ['field', 'land-grass'],
];

export function groundOf({ tiles }: HeardView, event: HeardEvent): SoundName | null {
  if (event.type !== 'laid') return null;
  const kinds = tiles.find(({ id }) => id === event.tile)?.features.map(({ kind }) => kind) ?? [];
  return GROUNDS.find(([kind]) => kinds.includes(kind))?.[1] ?? null;
}

/**
 * The sound of a placed figure: a knight is lower than a highwayman, a monk higher; figures of modules have their own.
 */
export function figureCue(event: Deployed): Omit<Cue, 'after'> {
  const own = 'figure' in event && Object.hasOwn(FIGURE_SOUNDS, event.figure) ? FIGURE_SOUNDS[event.figure] : undefined;
  if (own) return { name: own };
  return event.kind === 'city'
    ? { name: 'follower', pitch: 0.84 }
    : event.kind === 'monastery'
      ? { name: 'follower', pitch: 1.15 }
      : { name: 'follower' };
}

/** The sound of a structure, if it has one. */
export function buildSound(sort: string): readonly SoundName[] {
  const own = Object.hasOwn(BUILD_SOUNDS, sort) ? BUILD_SOUNDS[sort] : undefined;
  return own ? [own] : [];
}

/** The sound of a follower that lies down. */
export const lyingName = ({ kind }: Deployed): SoundName => (kind === 'field' ? 'farmer' : 'merchant');

/** The sounds that modules add for the newest events, each only once. */
export function heardIn({ log }: Pick<HeardView, 'log'>, batch: readonly HeardEvent[]): readonly SoundName[] {
  const all = log.map(({ event }) => event);
  const first = all.length - batch.length;
  return (Object.keys(HEARD) as ModuleSound[]).filter((name) =>
    batch.some((event, n) => HEARD[name]?.(event as GameEvent, all.slice(0, first + n))),
  );
}

/** Softer than with animation: nothing on the table leads up to it. */
const UNTIMED_GAIN = 0.6;
/** Seconds between two sounds without animation. */
const UNTIMED_STEP = 0.16;

function untimedCue(event: HeardEvent, batch: readonly HeardEvent[]): Omit<Cue, 'after'> | SoundName | null {
  switch (event.type) {
    case 'laid':
      return 'tile-drop';
    case 'set-aside':
      return 'tile-lift';
    case 'deployed':
      return event.kind === 'court' || event.kind === 'field' ? lyingName(event) : figureCue(event);
    case 'completed':
      return batch.some((other) => other.type === 'scored' && shareFeature(other.line.features, event.features))
        ? null
        : nameOf(event.kind);
    case 'scored':
      return event.final && !AT_THE_END.has(event.line.what) ? null : nameOfScored(event, batch);
    case 'token-taken':
      return 'token-flip';
    case 'keep-moved':
      return 'keep';
    case 'moved': {
      if (OFF_TABLE.has(event.sort)) return null;
      const own = Object.hasOwn(MOVE_SOUNDS, event.sort) ? MOVE_SOUNDS[event.sort] : undefined;
      const next = batch[batch.indexOf(event) + 1]?.type;
      return (next === 'follower-home' ? own?.strikes : undefined) ?? own?.['comes-down'] ?? 'follower';
    }
    case 'placed':
      return OFF_TABLE.has(event.sort) ? null : (buildSound(event.sort)[0] ?? 'follower');
    case 'reached':
      return EVENT_SOUNDS.reached ?? null;
    case 'removed':
      return OFF_TABLE.has(event.sort) ? null : 'follower';
    default:
      return null;
  }
}

/** Cues for a table without animation: one after the other, each only once. */
export function untimedCues(batch: readonly HeardEvent[]): readonly Cue[] {
  const cues = new Map<SoundName, Omit<Cue, 'after'>>();
  for (const event of batch) {
    const untimed = untimedCue(event, batch);
    const cue = typeof untimed === 'string' ? { name: untimed } : untimed;
    if (cue && !cues.has(cue.name)) cues.set(cue.name, cue);
  }
  return [...cues.values()].map((cue, index) => ({ ...cue, gain: UNTIMED_GAIN, after: index * UNTIMED_STEP }));
}
