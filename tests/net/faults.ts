import { expect } from 'vitest';
import type { RuleSetId } from '../../src/game/index.ts';
import { FAIR_WEATHER } from './fakes.ts';
import type { Weather } from './fakes.ts';
import { actSomewhere, heads, logOf, matchIn, seated, termsFor } from './pair.ts';
import type { Pair } from './pair.ts';

/** Whole games with faults. */

export const FAULTS = ['reload', 'kill', 'both', 'cut', 'mute', 'drop', 'delay', 'double'] as const;
export type Fault = (typeof FAULTS)[number];

interface Machine {
  load(): void;
  kill(): void;
}

/**
 * Where a fault may strike: the host, a guest, the one of them it strikes, the connection between them, and the faults
 * of all connections.
 */
interface Target {
  readonly host: Machine;
  readonly guest: Machine;
  readonly victim: Machine;
  line(): { cut(): void; mute(): void };
  readonly sky: { weather: Weather };
}

export function inflict(fault: Fault, { host, guest, victim, line, sky }: Target): void {
  switch (fault) {
    case 'reload':
      return victim.load();
    case 'kill':
      return victim.kill();
    case 'both':
      host.kill();
      return guest.kill();
    case 'cut':
      return line().cut();
    case 'mute':
      return line().mute();
    case 'drop':
      sky.weather = { drop: 0.4, double: 0, delay: 20 };
      return;
    case 'delay':
      sky.weather = { drop: 0, double: 0, delay: 1500 };
      return;
    case 'double':
      sky.weather = { drop: 0, double: 0.7, delay: 200 };
  }
}

function strike(pair: Pair): void {
  const { host, guest } = pair;
  const victim = pair.random() < 0.5 ? host : guest;
  inflict(FAULTS[Math.floor(pair.random() * FAULTS.length)] ?? 'reload', {
    host,
    guest,
    victim,
    line: () => pair.line(),
    sky: pair,
  });
}

/** What the two devices do by themselves: switch on again, and reconnect. */
function recover(pair: Pair): void {
  for (const each of [pair.host, pair.guest]) if (!each.on) each.load();
  if (pair.host.room.view.link === 'apart' || pair.guest.room.view.link === 'apart') pair.connect();
}

export interface Report {
  readonly faults: number;
  readonly actions: number;
}

/** One whole game with `count` faults in it. Throws if an action is lost or doubled, or the logs differ at the end. */
export async function playThrough(
  seed: string,
  rules: RuleSetId,
  count: number,
  look: (pair: Pair) => void = () => undefined,
): Promise<Report> {
  const pair = await seated(seed, termsFor(rules));
  look(pair);
  let faults = 0;
  let actions = 0;
  // A game takes some hundred actions: the faults are spread over it, so that the last ones strike before its end.
  const every = Math.max(1, Math.floor(80 / (count + 1)));
  let next = every;
  for (let n = 0; n < 20_000 && !(pair.host.on && pair.host.room.view.logState?.outcome); n++) {
    if (actSomewhere(pair)) {
      actions += 1;
      // An action that was shown for a moment, while it was being written, is not lost.
      await pair.clock.run(3);
      if (faults < count && actions >= next) {
        next = actions + every;
        strike(pair);
        faults += 1;
        if (pair.random() < 0.5 && pair.host.on && pair.guest.on) actions += actSomewhere(pair) ? 1 : 0;
        await pair.clock.run(3 + pair.random() * 4000);
      }
    }
    await pair.clock.run(20 + pair.random() * 60);
    if (n % 40 === 39 || !pair.host.on || !pair.guest.on) {
      await pair.clock.run(pair.random() * 3000);
      recover(pair);
      if (pair.random() < 0.7) pair.weather = FAIR_WEATHER;
    }
  }
  pair.weather = FAIR_WEATHER;
  recover(pair);
  await pair.clock.run(8000);
  recover(pair);
  await pair.clock.run(8000);
  expect(pair.host.room.view.save.cheat).toBeNull();
  expect(pair.guest.room.view.save.cheat).toBeNull();
  expect(pair.host.room.view.logState?.outcome).toEqual({ type: 'over' });
  expect(heads(pair)[1]).toBe(heads(pair)[0]);
  expect(logOf(pair.guest)).toEqual(logOf(pair.host));
  expect(matchIn(pair.guest.room).state).toEqual(matchIn(pair.host.room).state);
  const logged = pair.host.room.view.save.entries.filter((entry) => entry.body.do === 'act').length;
  // Every action is there exactly once.
  expect(logged).toBe(actions);
  expect(matchIn(pair.host.room).actions.length).toBe(actions);
  return { faults, actions };
}
