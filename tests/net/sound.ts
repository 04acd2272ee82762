import { expect } from 'vitest';
import type { Action } from '../../src/game/index.ts';
import { stepDue } from '../../src/net/log/chance.ts';
import { isReady, sideToMove } from '../../src/net/log/logState.ts';
import type { LogState } from '../../src/net/log/logState.ts';
import { stateOf } from '../../src/net/log/rules.ts';
import { ahead, openProgress } from '../../src/net/room/progress.ts';
import type { RoomSave } from '../../src/net/room/save.ts';
import type { Message } from '../../src/net/wire/message.ts';
import type { Device } from './fakes.ts';

/** What must hold on an honest device, whatever it was sent. */

/** The match on a disk; each state of the disk is read once. */
function keptIn(disk: RoomSave): LogState | null {
  const known = read.get(disk);
  if (known !== undefined) return known;
  const opened = openProgress(disk);
  const found = opened.ok ? opened.value.logState : null;
  read.set(disk, found);
  return found;
}
const read = new WeakMap<RoomSave, LogState | null>();

/** A secret from an honest device must have been due by its own log, and belong to a chain of this match only. */
export function watchSecrets(of: () => Device, text: string, told: Map<string, string>): void {
  const message = JSON.parse(text) as Message;
  if (
    message.type !== 'status' ||
    !message.told ||
    message.match === null ||
    told.get(message.told.secret) === message.match
  )
    return;
  const logState = keptIn(of().disk);
  if (logState?.match === message.match)
    expect(message.told.step).toBeLessThanOrEqual(stepDue(logState) ?? logState.steps);
  const before = told.get(message.told.secret);
  expect(before ?? message.match).toBe(message.match);
  told.set(message.told.secret, message.match);
}

/** A device's game is one that it agreed to, and that follows from the rules and the shared draws. */
export function expectSound({ room }: Device, agreements: ReadonlySet<string>): void {
  const { logState, save } = room.view;
  if (!logState) return;
  const last = save.entries[logState.since];
  // Every opening is one that this device has written or agreed to, unless it has only got the log to look at it.
  if (last && 'agreed' in last.body && last.by !== save.side && logState.seated.includes(save.keys.open))
    expect(agreements).toContain(last.body.agreed);
  if (!logState.replica) return;
  const { secrets, steps, terms } = logState;
  const lots = terms.begins === 'lot' ? 1 : 0;
  if (logState.since === 0) expect(steps).toBe(secrets.size + lots);
  else expect(steps).toBeLessThanOrEqual(secrets.size);
  for (const [slot, secret] of logState.replica.secrets) expect(secrets.get(slot)).toEqual(secret);
}

/** What the device keeps can be loaded at any moment, and is then the match that it shows. */
export function expectKept({ room }: Device): void {
  const { save, logState } = room.view;
  const opened = openProgress(structuredClone(save));
  if (!opened.ok) throw new Error(`The device cannot load its own room: ${opened.error.message}`);
  expect(essence(ahead(opened.value))).toEqual(essence(logState));
}

/** A match with its tables as plain states, which can be compared. */
const essence = (logState: LogState | null) =>
  logState && {
    ...logState,
    secrets: [...logState.secrets],
    replica: logState.replica && stateOf(logState.replica),
    acts: logState.acts.map(({ by, before }) => ({ by, before: stateOf(before) })),
  };

/** In characters: all that a device keeps on its disk, and all that its page shows. */
export const sizeOf = ({ room, disk }: Device): number =>
  JSON.stringify(disk).length + JSON.stringify(room.view).length;

/** What a device keeps is bounded by the match, whatever it was sent. */
export function expectModest({ room, disk }: Device): void {
  const { entries: _, former, watchers, ...rest } = disk;
  expect(JSON.stringify(rest).length).toBeLessThan(200_000);
  expect(former.length + watchers.length).toBeLessThan(50);
  expect(Object.keys(room.view.save.heard).length).toBeLessThan(30);
}

/** Why a device does not continue; undefined if there is no known reason. */
export function reasonOf({ room }: Device, now: () => readonly Action[]): string | undefined {
  const { logState, save, link, trouble, stopped, withheld, here, offered, parting, idle } = room.view;
  if (save.cheat) return 'cheat';
  if (stopped) return 'stopped';
  if (withheld.length > 0) return 'withheld';
  if (link !== 'linked' || here.includes(false)) return 'away';
  if (trouble !== null) return 'trouble';
  if (parting !== null) return 'parting';
  if (idle !== null) return 'idle';
  if (offered || !logState || logState.outcome) return 'lobby';
  if (!isReady(logState) || stepDue(logState) !== null) return undefined;
  const mover = sideToMove(logState);
  if (mover !== save.side) return save.pending.length > 0 ? undefined : 'turn of another';
  return now().length > 0 ? 'own turn' : undefined;
}
