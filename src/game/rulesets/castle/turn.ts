import { canDeploy } from './deploying.ts';
import { scoreFinal } from './final.ts';
import { hasPlacement } from './placing.ts';
import { beginScoring, flipToken, groupSize, pendingRoot, pendingScorer, scorePending, sendHome } from './scoring.ts';
import { AT, DRAWN, EXTRA, FLIP, HAND, LAST, PENDING, PLAYER, STEP, TURN } from './table.ts';
import type { Table } from './table.ts';
import { doublingToken, endTurnTokens } from './tokens.ts';
import { other } from './vocabulary.ts';

/** The turn (RULES.md §4). Steps without a choice are played automatically. */

const scratch = new Int32Array(8);

/**
 * How far a game advances by itself: to the next choice, only to the final scoring, or only to the next draw (or the
 * end).
 */
export type StopAt = 'choice' | 'final' | 'draw';

/** Advances to the next choice; stops before a secret that is not known here (the next tile, a face-down token). */
export function proceed(t: Table, stopAt: StopAt): void {
  for (;;) {
    if (t.get(FLIP) >= 0 && !flipToken(t)) return;
    switch (t.get(AT)) {
      case STEP.draw:
        if (stopAt === 'draw' || !draw(t)) return;
        break;
      case STEP.place:
        return;
      case STEP.deploy:
        if (canDeploy(t)) return;
        startScoring(t);
        break;
      case STEP.score:
        if (t.get(PENDING) === 0) {
          sendHome(t);
          t.set(AT, STEP.endTurn);
        } else {
          if (hasScoreChoice(t)) return;
          scorePending(t, 0, 0);
        }
        break;
      case STEP.endTurn:
        if (endTurnTokens(t, scratch, 0, 0) > 0) return;
        finishTurn(t);
        break;
      case STEP.final:
        if (stopAt !== 'choice') return;
        scoreFinal(t);
        t.set(AT, STEP.over);
        break;
      default:
        return;
    }
  }
}

/** Draws a tile, or sets it aside if it fits nowhere (§4.1); returns false if the next tile is not known. */
function draw(t: Table): boolean {
  if (t.left === 0) {
    t.set(AT, STEP.final);
    return true;
  }
  const drawn = t.get(DRAWN);
  const tile = t.deck[drawn];
  if (tile === undefined) return false;
  t.set(DRAWN, drawn + 1);
  const id = t.events && t.material.table.specs[tile]?.id;
  if (hasPlacement(t, tile)) {
    t.set(HAND, tile);
    t.set(AT, STEP.place);
    if (id) t.emit({ type: 'drawn', player: t.player, tile: id });
  } else {
    t.journal.push(t.aside, tile);
    if (id) t.emit({ type: 'set-aside', player: t.player, tile: id });
  }
  return true;
}

/** Follows the placement of a follower, or its omission. */
export function startScoring(t: Table): void {
  beginScoring(t);
  t.set(AT, STEP.score);
}

/** Is there a choice: at least two regions in the group, or one that a token could double (RECORD.md)? */
function hasScoreChoice(t: Table): boolean {
  if (groupSize(t) > 1) return true;
  const entry = t.get(PENDING + 1);
  return pendingScorer(entry) === t.player && doublingToken(t, pendingRoot(entry)) > 0;
}

/** Ends the turn. The next one is the opponent's, an extra turn (§7, token 1), or none once all tiles are drawn. */
export function finishTurn(t: Table): void {
  const extra = t.get(EXTRA) === 1;
  if (extra) t.set(EXTRA, 0);
  t.set(LAST, -1);
  if (t.left === 0) {
    t.set(AT, STEP.final);
    return;
  }
  if (!extra) t.set(PLAYER, other(t.player));
  t.journal.add(TURN, 1);
  t.set(AT, STEP.draw);
  if (t.events) t.emit({ type: 'turn-began', player: t.player, turn: t.get(TURN), extra });
}
