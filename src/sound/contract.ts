import type { BaseEvent, CastleEvent, GameEvent, carcassonne } from '../game/index.ts';
import { MODULE_SOUNDS } from '../expansions/sound.ts';
import type { ModuleSound } from '../expansions/sound.ts';

const BASE_SOUNDS = [
  'tile-lift',
  'rotate',
  'tile-drop',
  'illegal',
  'land-grass',
  'land-gravel',
  'land-stone',
  'land-water',
  'follower',
  'merchant',
  'farmer',
  'hop',
  'path',
  'house',
  'tower',
  'court',
  'monastery',
  'garden',
  'field',
  'coins',
  'token-flip',
  'keep',
  'turn',
  'last-tiles',
  'fanfare',
  'fanfare-soft',
  'bird',
  'cricket',
] as const;
export type SoundName = (typeof BASE_SOUNDS)[number] | ModuleSound;
/** Every sound. Sound is never the only cue: everything is also shown or read out. */
export const SOUND_NAMES: readonly SoundName[] = [...BASE_SOUNDS, ...(Object.keys(MODULE_SOUNDS) as ModuleSound[])];

/** The settings; volumes from 0 to 1 as on a dial, not as an amplitude. */
export interface SoundSettings {
  readonly on: boolean;
  readonly master: number;
  readonly effects: number;
  readonly ambience: number;
}

export const DEFAULT_SOUND: SoundSettings = { on: true, master: 0.7, effects: 0.8, ambience: 0.5 };

/** One sound to be played. */
export interface Cue {
  readonly name: SoundName;
  /** Seconds from now. */
  readonly after?: number;
  /** 1 as in the recipe, 0.5 half the amplitude. */
  readonly gain?: number;
  /** 1 as in the recipe, 2 an octave higher. */
  readonly pitch?: number;
}

/** Something that moves on the table right now; the names are those of the table. */
export type TableMoment =
  | 'tile-drop'
  | 'tile-lift'
  | 'follower-lands'
  | 'follower-lies'
  | 'follower-home'
  | 'marker-hop'
  | 'token-flip'
  | 'keep-set'
  | 'region-done'
  | 'sets-out'
  | 'breathes'
  | 'strikes'
  | 'comes-down'
  | 'built'
  | 'reached';

/** Events that have a sound; all others are silent. */
export type HeardEvent = BaseEvent | CastleEvent | carcassonne.CarcassonneEvent;

/** What sound needs to know about a match; the views of the session fit. */
export interface HeardView {
  readonly state: { readonly left: number; readonly laid: readonly unknown[] };
  readonly players: readonly { readonly seat: { readonly kind: 'human' | 'peer' | 'bot' } }[];
  /** Every tile of the game. */
  readonly tiles: readonly { readonly id: string; readonly features: readonly { readonly kind: string }[] }[];
  readonly gesture: {
    readonly type: string;
    readonly x?: number;
    readonly y?: number;
    readonly rotation?: number;
    readonly along?: string | null;
  };
  readonly log: readonly { readonly event: GameEvent }[];
  readonly over: boolean;
  readonly refusal: string | null;
  /** The time of a player on this device has become short. */
  readonly isPressed: boolean;
  /** In a replay. */
  readonly isReplay: boolean;
}
