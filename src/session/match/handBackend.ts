import { accept } from '../../game/index.ts';
import type { MatchState, Result } from '../../game/index.ts';
import type { NewGame } from '../contracts/match.ts';
import type { MatchBackend } from './backend.ts';
import { openHandGame } from './handGame.ts';
import { openRecord } from './openRecord.ts';

/** A game of people at a real table, drawn by hand. `record`: the game so far. */
export function createHandBackend(game: NewGame, record: unknown, onClose: () => void): Result<MatchBackend> {
  const begun = record === undefined ? undefined : openRecord(record);
  if (begun && !begun.ok) return begun;
  const opened = openHandGame(game, begun?.value);
  if (!opened.ok) return opened;
  const hand = opened.value;
  const { players } = game;
  let match = look();

  function look(): MatchState {
    return { players, state: hand.state, actions: hand.actions, revealed: false };
  }

  /** Views detect changes by identity. */
  function after(isChanged: boolean): boolean {
    if (isChanged) match = look();
    return isChanged;
  }

  return accept({
    match: () => match,
    act: (action) => after(hand.act(action)),
    canUndo: hand.canUndo,
    undo() {
      hand.undo();
      after(true);
    },
    thinking: () => false,
    stopped: () => false,
    record: hand.record,
    draws: { due: hand.due, draw: (secret) => after(hand.draw(secret)), stop: () => after(hand.stop()) },
    close: onClose,
  });
}
