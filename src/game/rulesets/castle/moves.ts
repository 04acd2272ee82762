import type { Result } from '../../core/result.ts';
import { accept, refuse } from '../../core/result.ts';
import type { Rotation } from '../../core/vocabulary.ts';
import type { CastleAction } from './action.ts';
import { illegalDeployment } from './deploying.ts';
import { illegalPlacement } from './placing.ts';
import { groupSize, pendingRoot, pendingScorer } from './scoring.ts';
import { AT, FLIP, HAND, LAST, PENDING, PLAYER, Table } from './table.ts';
import { doublingToken, endTurnTokens } from './tokens.ts';
import type { Awaiting } from './vocabulary.ts';

/**
 * Moves: actions as small integers, for fast play. place: `cell × 4 + rotation`; pass; deploy: feature; score: index in
 * the list of regions × 16 + kind of token; token: kind.
 */
export const MOVE = { place: 0, pass: 1 << 12, deploy: 2 << 12, score: 3 << 12, token: 4 << 12 } as const;
const TYPE = ~0xfff;
const REST = 0xfff;

/** By step (table.ts). */
const AWAITED: readonly Awaiting[] = ['draw', 'place', 'deploy', 'score', 'endTurn', 'final', 'over'];

export function awaitingOf(t: Table): Awaiting {
  return t.get(FLIP) >= 0 ? 'flip' : (AWAITED[t.get(AT)] ?? 'over');
}

export const moveType = (move: number): number => move & TYPE;
export const moveRest = (move: number): number => move & REST;

export function keepDistinct(t: Table, moves: Int32Array, from: number, to: number): number {
  const hand = t.get(HAND);
  const rotations = hand < 0 ? 4 : (t.material.table.rotations[hand] as number);
  const firstNode = hand < 0 ? Table.firstNode(t.laidOn(t.get(LAST))) : 0;
  const rootOf = (move: number): number => t.regions.find(firstNode + moveRest(move));
  let end = from;
  for (let n = from; n < to; n++) {
    const move = moves[n] as number;
    const type = moveType(move);
    if (type === MOVE.place && (move & 3) >= rotations) continue;
    if (type === MOVE.deploy && n > from) {
      const root = rootOf(move);
      let known = from;
      while (known < end && rootOf(moves[known] as number) !== root) known++;
      if (known < end) continue;
    }
    moves[end++] = move;
  }
  return end;
}

/** Returns the action of a move; it names the region as records do (RECORD.md). */
export function actionOf(t: Table, move: number): CastleAction {
  const player = t.get(PLAYER);
  const rest = moveRest(move);
  switch (moveType(move)) {
    case MOVE.pass:
      return { player, do: 'pass' };
    case MOVE.deploy:
      return { player, do: 'deploy', feature: rest };
    case MOVE.score: {
      const name = t.nameOf(pendingRoot(t.get(PENDING + 1 + (rest >> 4))));
      const token = rest & 15;
      return token > 0 ? { player, do: 'score', ...name, token } : { player, do: 'score', ...name };
    }
    case MOVE.token:
      return { player, do: 'token', kind: rest };
    default: {
      const cell = t.material.grid.cells[rest >> 2];
      if (!cell) throw new Error(`Expected a move, got ${move}`);
      return { player, do: 'place', x: cell.x, y: cell.y, rotation: (rest & 3) as Rotation };
    }
  }
}

const EXPECTED: Readonly<Record<Awaiting, readonly CastleAction['do'][]>> = {
  draw: [],
  place: ['place'],
  deploy: ['deploy', 'pass'],
  score: ['score'],
  flip: [],
  endTurn: ['token', 'pass'],
  final: [],
  over: [],
};

/** Returns the move of an action, or why it is illegal; checks in the order of RECORD.md. */
export function moveOf(t: Table, action: CastleAction): Result<number> {
  const awaiting = awaitingOf(t);
  if (awaiting === 'over') return refuse('game-over', 'The game is over.');
  if (action.player !== t.get(PLAYER)) return refuse('wrong-player', `It is the turn of player ${t.get(PLAYER)}.`);
  if (!EXPECTED[awaiting].includes(action.do))
    return refuse('wrong-action', `The game waits for ${awaiting}, not for ${String(action.do)}.`);
  switch (action.do) {
    case 'place': {
      const refusal = illegalPlacement(t, action.x, action.y, action.rotation);
      return refusal
        ? { ok: false, error: refusal }
        : accept(t.material.grid.cellAt(action.x, action.y) * 4 + action.rotation);
    }
    case 'deploy': {
      const refusal = illegalDeployment(t, action.feature);
      return refusal ? { ok: false, error: refusal } : accept(MOVE.deploy + action.feature);
    }
    case 'score':
      return scoreMove(t, action);
    case 'token': {
      const usable = new Int32Array(4);
      const count = endTurnTokens(t, usable, 0, 0);
      return usable.subarray(0, count).includes(action.kind) ? accept(MOVE.token + action.kind) : unusable(action.kind);
    }
    case 'pass':
      return accept(MOVE.pass);
  }
}

function scoreMove(t: Table, action: CastleAction & { readonly do: 'score' }): Result<number> {
  const root = t.rootAt(action);
  for (let index = 0; index < groupSize(t); index++) {
    const entry = t.get(PENDING + 1 + index);
    if (pendingRoot(entry) !== root) continue;
    if (action.token === undefined) return accept(MOVE.score + index * 16);
    const doubles = pendingScorer(entry) === t.player && doublingToken(t, root) === action.token && action.token > 0;
    return doubles ? accept(MOVE.score + index * 16 + action.token) : unusable(action.token);
  }
  return refuse(
    'no-such-region',
    `Feature ${action.feature} on cell ${action.x},${action.y} belongs to no region that is to be scored now.`,
  );
}

const unusable = (kind: number): Result<number> => refuse('token-unusable', `A token ${kind} cannot be used here.`);
