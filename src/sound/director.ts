import type { Cue, HeardEvent, HeardView, SoundName, TableMoment } from './contract.ts';
import { buildSound, figureCue, groundOf, lyingName, newEvents, heardIn, regionSounds, untimedCues } from './events.ts';
import { EVENT_SOUNDS, MOVE_SOUNDS, OFF_TABLE } from '../expansions/sound.ts';
import type { WayMoment } from '../expansions/sound.ts';
import { hopPitch } from './pitch.ts';

/**
 * Decides which sounds play when. If the table is animated, sounds follow its moments, and the log only determines
 * which ones. Otherwise they follow the log alone. Sounds of the end of a turn wait until the table is at rest.
 */
export interface Director {
  /** Whether the table is animated and reports its moments. */
  setTimed(timed: boolean): void;
  follow(now: HeardView, before: HeardView): void;
  moment(moment: TableMoment): void;
  /** Nothing moves any more. */
  settled(): void;
  /** Another match, or none. */
  reset(): void;
}

/** After a pause longer than this, a marker starts a new walk. */
const WALK_GAP_MS = 450;
const LAST_TILES = 5;
/** The code after a lapse: nothing was refused, and the action has its own sounds. */
const LAPSED = 'lapsed';

const MOMENT_CUES: Readonly<Partial<Record<TableMoment, Cue>>> = {
  'tile-drop': { name: 'tile-drop' },
  'tile-lift': { name: 'tile-lift' },
  'follower-lands': { name: 'follower' },
  'follower-lies': { name: 'merchant' },
  'follower-home': { name: 'follower', gain: 0.35, pitch: 1.25 },
  'token-flip': { name: 'token-flip' },
  'keep-set': { name: 'keep' },
  'sets-out': { name: 'hop', gain: 0.7 },
  breathes: { name: 'tile-lift', gain: 0.7 },
  strikes: { name: 'follower', pitch: 0.7 },
  'comes-down': { name: 'follower', gain: 0.7 },
  built: { name: 'keep', gain: 0.8 },
  reached: { name: EVENT_SOUNDS.reached ?? 'coins' },
};

/** The sounds of events that the table has still to show. */
function createExpected(play: (cue: Cue) => void) {
  /** Sounds of events that the table has not shown yet, in its order. */
  let regions: (SoundName | null)[] = [];
  let grounds: (SoundName | null)[] = [];
  let figures: Cue[] = [];
  let lying: SoundName[] = [];
  let movers: string[] = [];
  let builders: SoundName[] = [];
  /** The sort of the piece that is currently moving. */
  let mover = '';

  function add(now: HeardView, batch: ReturnType<typeof newEvents>): void {
    regions.push(...regionSounds(batch));
    for (const event of batch) {
      if (event.type === 'laid') grounds.push(groundOf(now, event));
      // No animation shows that a tile is set aside.
      if (event.type === 'set-aside') play({ name: 'tile-lift', gain: 0.7 });
      if (event.type === 'moved') {
        if (Object.hasOwn(MOVE_SOUNDS, event.sort)) movers.push(event.sort);
        else if (!OFF_TABLE.has(event.sort)) play({ name: 'hop', gain: 0.7 });
      }
      if (event.type === 'placed') {
        if (Object.hasOwn(MOVE_SOUNDS, event.sort)) movers.push(event.sort);
        builders.push(...buildSound(event.sort));
      }
      if (event.type !== 'deployed') continue;
      figures.push(figureCue(event));
      if (event.kind === 'court' || event.kind === 'field') lying.push(lyingName(event));
    }
  }

  function forget(): void {
    regions = [];
    grounds = [];
    figures = [];
    lying = [];
    movers = [];
    builders = [];
  }

  /** The cues for a moment of the table, given the events so far. */
  function cuesOf(moment: TableMoment): readonly (Cue | null | undefined)[] {
    const usual = MOMENT_CUES[moment];
    switch (moment) {
      case 'region-done':
        return [cueOf(regions.shift())];
      case 'tile-drop':
        return [usual, cueOf(grounds.shift())];
      case 'follower-lands':
        return [figures.shift() ?? usual];
      case 'built':
        return [cueOf(builders.shift()) ?? usual];
      case 'follower-lies':
        return [cueOf(lying.shift()) ?? usual];
      case 'sets-out':
        mover = movers.shift() ?? mover;
        return [wayCue(mover, moment) ?? usual];
      case 'breathes':
      case 'strikes':
      case 'comes-down':
        return [wayCue(mover, moment) ?? usual];
      default:
        return [usual];
    }
  }

  return { add, forget, cuesOf };
}

export function createDirector({
  play,
  now: clock,
}: {
  readonly play: (cue: Cue) => void;
  readonly now: () => number;
}): Director {
  let timed = false;
  let hops = 0;
  let lastHop = -Infinity;
  const expected = createExpected(play);
  let ending: SoundName[] = [];

  function hop(): void {
    const time = clock();
    hops = time - lastHop > WALK_GAP_MS ? 0 : hops + 1;
    lastHop = time;
    play({ name: 'hop', pitch: hopPitch(hops) });
  }

  function gestures(now: HeardView, before: HeardView): void {
    const [is, was] = [now.gesture, before.gesture];
    if (now.refusal !== null && now.refusal !== before.refusal && now.refusal !== LAPSED) play({ name: 'illegal' });
    if (is === was || is.type !== 'placing') return;
    if (was.type !== 'placing') play({ name: 'tile-lift' });
    else if (is.rotation !== was.rotation) play({ name: 'rotate' });
    // Rotated without effect: the tile fits in one rotation only.
    else if (is.x === was.x && is.y === was.y && is.along === was.along) play({ name: 'illegal', gain: 0.6 });
  }

  return {
    setTimed(value) {
      timed = value;
    },
    follow(now, before) {
      if (leaps(now, before)) return;
      gestures(now, before);
      if (now.isPressed && !before.isPressed) play({ name: 'last-tiles' });
      const batch = newEvents(now, before);
      for (const name of heardIn(now, batch)) play({ name });
      if (timed) expected.add(now, batch);
      else for (const cue of untimedCues(batch)) play(cue);
      if (!now.isReplay) ending.push(...endOfTurn(now, before, batch));
    },
    moment(moment) {
      if (!timed) return;
      if (moment === 'marker-hop') return hop();
      for (const cue of expected.cuesOf(moment)) if (cue) play(cue);
    },
    settled() {
      expected.forget();
      // Several turns may have passed: ring the bell only once.
      const names = [...new Set(ending)];
      ending = [];
      const over = names.find((name) => name.startsWith('fanfare'));
      if (over) play({ name: over });
      else for (const name of names) play({ name });
    },
    reset() {
      expected.forget();
      ending = [];
      lastHop = -Infinity;
    },
  };
}

/** The player starts, leaves or jumps within a replay, which is not an event of the game. */
const leaps = (now: HeardView, before: HeardView): boolean =>
  now.isReplay !== before.isReplay || (now.isReplay && Math.abs(now.state.laid.length - before.state.laid.length) > 1);

/** Cues for when everything is at rest: whose turn, few tiles left, the end. */
function endOfTurn(now: HeardView, before: HeardView, batch: ReturnType<typeof newEvents>): readonly SoundName[] {
  const names: SoundName[] = [];
  for (const event of batch) {
    if (event.type === 'over') return [lost(now, winnersOf(event)) ? 'fanfare-soft' : 'fanfare'];
    // Computer players need no bell.
    if (
      (event.type === 'turn-began' || event.type === 'turn-went-on') &&
      now.players[event.player]?.seat.kind === 'human'
    )
      names.push('turn');
  }
  if (before.state.left > LAST_TILES && now.state.left <= LAST_TILES) names.push('last-tiles');
  return names;
}

const winnersOf = (event: Extract<HeardEvent, { type: 'over' }>): readonly number[] =>
  'winners' in event ? event.winners : event.winner === null ? [] : [event.winner];

/** Whether the people on this device lost. */
const lost = ({ players }: HeardView, winners: readonly number[]): boolean =>
  winners.length > 0 &&
  winners.every((winner) => players[winner]?.seat.kind !== 'human') &&
  players.some(({ seat }) => seat.kind === 'human');

const wayCue = (sort: string, moment: WayMoment): Cue | null =>
  Object.hasOwn(MOVE_SOUNDS, sort) ? cueOf(MOVE_SOUNDS[sort]?.[moment]) : null;

const cueOf = (name: SoundName | null | undefined): Cue | null => (name ? { name } : null);
