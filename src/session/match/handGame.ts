import { accept, adapterOf, refuse } from '../../game/index.ts';
import type { Action, GameState, Result, Secret } from '../../game/index.ts';
import type { NewGame } from '../contracts/match.ts';
import { openRecord } from './openRecord.ts';
import type { PlayedRecord } from './openRecord.ts';

/** A game whose draws are chosen by people, because its tiles are drawn at a real table. Nothing is secret, so everything can be undone. */
export interface HandGame {
  readonly state: GameState;
  readonly actions: readonly Action[];
  /** Everything that can be drawn now, with multiplicity; `null`: nothing is due. */
  due(): readonly Secret[] | null;
  /** Returns false if it cannot be drawn now. */
  draw(secret: Secret): boolean;
  /** Returns false if the rules refuse the action. */
  act(action: Action): boolean;
  /** There are no more tiles at the table, so the game ends. Returns false if no tile is due. */
  stop(): boolean;
  canUndo(): boolean;
  /** Undoes the last draw or action. */
  undo(): void;
  /** Its deck lists the draws so far. */
  record(): unknown;
}

/** The game after a draw or an action. */
interface Moment {
  readonly state: GameState;
  readonly actions: readonly Action[];
}

const sameSecret = (a: Secret, b: Secret): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Begins a game, or continues a record with the draws that it lists. Refuses what `openRecord` would refuse. */
export function openHandGame(
  { rules: id, options, set, players }: Pick<NewGame, 'rules' | 'options' | 'set' | 'players'>,
  record?: PlayedRecord,
): Result<HandGame> {
  const rules = adapterOf(id);
  const given = record ? rules.formatOptions(record.start.options) : options;
  const parsed = rules.parseOptions(given);
  if (!parsed.ok) return parsed;
  const tiles = record ? record.start.set : set;
  const start = rules.conceal({ options: given, players: players.length, ...(tiles ? { set: tiles } : {}) });
  const moments: Moment[] = [{ state: rules.advance(start, 'choice'), actions: [] }];

  const now = (): Moment => moments.at(-1) as Moment;
  const due = (): readonly Secret[] | null => rules.due(now().state)?.candidates([]) ?? null;

  function draw(secret: Secret): boolean {
    const { state, actions } = now();
    const drawn = due()?.some((one) => sameSecret(one, secret)) ? rules.reveal(state, secret) : undefined;
    if (drawn) moments.push({ state: rules.advance(drawn, 'choice'), actions });
    return drawn !== undefined;
  }

  function act(action: Action): boolean {
    const { state, actions } = now();
    const parsedAction = rules.parseAction(action, state);
    const next = parsedAction.ok ? rules.act(state, parsedAction.value, 'choice') : parsedAction;
    if (next.ok) moments.push({ state: next.value, actions: [...actions, action] });
    return next.ok;
  }

  const written = (): unknown => {
    const { state, actions } = now();
    return rules.formatRecord({ players, start: rules.origin(state), actions });
  };

  /** Draws what the record knows. */
  function drawKnown(known: GameState): void {
    for (;;) {
      const slot = rules.due(now().state)?.slot;
      const secret = slot === undefined ? undefined : rules.drawIn(known, slot);
      if (secret === undefined || !draw(secret)) return;
    }
  }

  if (record) {
    drawKnown(record.start);
    for (const action of record.actions) {
      if (!act(action)) return refuse('wrong-action', 'The record does not continue with its draws.');
      drawKnown(record.start);
    }
  }

  return accept({
    get state() {
      return now().state;
    },
    get actions() {
      return now().actions;
    },
    due,
    draw,
    act,
    stop() {
      if (due()?.[0]?.['tile'] === undefined) return false;
      // A record ends with its last tile.
      const ended = openRecord(written());
      if (ended.ok) moments.push({ state: ended.value.end, actions: now().actions });
      return ended.ok;
    },
    canUndo: () => moments.length > 1,
    undo() {
      if (moments.length > 1) moments.pop();
    },
    record: written,
  });
}
