import type { Cue, HeardView, SoundName, TableMoment } from './contract.ts';
import { newEvents, regionSounds, untimedCues } from './events.ts';
import { hopPitch } from './pitch.ts';

/**
 * Decides what is heard when. Where the table moves, sounds keep time with its moments; the log only says which ones. Where it
 * does not, the log alone is followed. What belongs to the end of a turn waits until the table is at rest.
 */
export interface Director {
  /** The table shows motion and tells its moments. */
  setTimed(timed: boolean): void;
  follow(now: HeardView, before: HeardView): void;
  moment(moment: TableMoment): void;
  /** Nothing moves any more. */
  settled(): void;
  /** Another match, or none. */
  reset(): void;
}

/** A marker that pauses longer than this begins a new walk. */
const WALK_GAP_MS = 450;
const LAST_TILES = 5;

const MOMENT_CUES: Readonly<Partial<Record<TableMoment, Cue>>> = {
  'tile-drop': { name: 'tile-drop' },
  'tile-lift': { name: 'tile-lift' },
  'follower-lands': { name: 'follower' },
  'merchant-lies': { name: 'merchant' },
  'follower-home': { name: 'follower', gain: 0.35, pitch: 1.25 },
  'token-flip': { name: 'token-flip' },
  'keep-set': { name: 'keep' },
};

export function createDirector({ play, now: clock }: { readonly play: (cue: Cue) => void; readonly now: () => number }): Director {
  let timed = false;
  let hops = 0;
  let lastHop = -Infinity;
  let regions: (SoundName | null)[] = [];
  let ending: SoundName[] = [];

  function hop(): void {
    const time = clock();
    hops = time - lastHop > WALK_GAP_MS ? 0 : hops + 1;
    lastHop = time;
    play({ name: 'hop', pitch: hopPitch(hops) });
  }

  function gestures(now: HeardView, before: HeardView): void {
    const [is, was] = [now.gesture, before.gesture];
    if (now.refusal !== null && now.refusal !== before.refusal) play({ name: 'illegal' });
    if (is === was || is.type !== 'placing') return;
    if (was.type !== 'placing') play({ name: 'tile-lift' });
    else if (is.rotation !== was.rotation) play({ name: 'rotate' });
    // Turned, and still the same: it fits this way only.
    else if (is.x === was.x && is.y === was.y) play({ name: 'illegal', gain: 0.6 });
  }

  return {
    setTimed(value) {
      timed = value;
    },
    follow(now, before) {
      if (leaps(now, before)) return;
      gestures(now, before);
      const batch = newEvents(now, before);
      if (timed) regions.push(...regionSounds(batch));
      else for (const cue of untimedCues(batch)) play(cue);
      if (!now.past) ending.push(...endOfTurn(now, before, batch));
    },
    moment(moment) {
      if (!timed) return;
      if (moment === 'marker-hop') return hop();
      if (moment === 'region-done') {
        const name = regions.shift();
        if (name) play({ name });
        return;
      }
      const cue = MOMENT_CUES[moment];
      if (cue) play(cue);
    },
    settled() {
      regions = [];
      // Several turns may have passed meanwhile: one bell is enough.
      const names = [...new Set(ending)];
      ending = [];
      const over = names.find((name) => name.startsWith('fanfare'));
      if (over) play({ name: over });
      else for (const name of names) play({ name });
    },
    reset() {
      regions = [];
      ending = [];
      lastHop = -Infinity;
    },
  };
}

/** Somebody turns back to the past, leafs through it or comes back: that is no event of the game. */
const leaps = (now: HeardView, before: HeardView): boolean => now.past !== before.past || (now.past && Math.abs(now.state.laid.length - before.state.laid.length) > 1);

/** What is told when all is at rest: whose turn, few tiles, the end. */
function endOfTurn(now: HeardView, before: HeardView, batch: ReturnType<typeof newEvents>): readonly SoundName[] {
  const names: SoundName[] = [];
  for (const event of batch) {
    if (event.type === 'over') return [lost(now, event.winner) ? 'fanfare-soft' : 'fanfare'];
    // The computer needs no bell.
    if (event.type === 'turn-began' && now.players[event.player].seat.kind === 'human') names.push('turn');
  }
  if (before.state.left > LAST_TILES && now.state.left <= LAST_TILES) names.push('last-tiles');
  return names;
}

/** The computer won against a person. */
const lost = ({ players }: HeardView, winner: 0 | 1 | null): boolean =>
  winner !== null && players[winner].seat.kind !== 'human' && players.some(({ seat }) => seat.kind === 'human');
