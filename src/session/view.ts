import { soundLooks } from '../art/players.ts';
import { RULE_SETS, choicesOf, materialOf, positionOf } from '../game/index.ts';
import type { CastleAction, CastleState, Choices, MatchState, Player } from '../game/index.ts';
import type { Advice, Gesture, MatchView, NewGame, PlayerView, Spotlight } from './contract.ts';
import { isComplete } from './gesture.ts';
import type { History } from './history.ts';
import type { Idle, Placing } from './tableContract.ts';
import type { Looked } from './tablePlay.ts';

/** The match as views show it, made from the state: nothing here is remembered between two calls. */

/** What a match of The Castle is made of. */
export interface CastleKinds {
  readonly whole: MatchState;
  readonly seen: CastleState;
  readonly action: CastleAction;
  readonly choices: Choices;
  readonly choosing: Exclude<Gesture, Idle | Placing>;
  readonly history: History;
  readonly advice: Advice;
  readonly view: MatchView;
}

export interface ViewInput extends Looked<CastleKinds> {
  readonly game: NewGame;
  readonly spot: Spotlight | null;
}

export const NO_CHOICES: Choices = { cells: [], deploy: [], score: [], tokens: [] };

/** What the player of the turn may choose; nothing while a bot is to move. */
export function choicesFor(match: MatchState, game: NewGame): Choices {
  if (game.seats[match.state.player].kind !== 'human') return NO_CHOICES;
  return choicesOf(positionOf(match.state, RULE_SETS[match.state.rules]));
}

export function viewOf({ game, match, seen, choices, history, gesture, thinking, stopped, canUndo, refusal, hint, advised, past, away = [], spot }: ViewInput): MatchView {
  const { state } = match;
  const over = state.awaiting === 'over';
  const { board, tiles, set } = materialOf(state.set);
  const hand = tiles.find((tile) => tile.id === state.hand) ?? null;
  // While chance is awaited, which two devices ask together, nobody is to act.
  const waits = state.awaiting === 'draw' || state.awaiting === 'flip';
  const myTurn = !over && !stopped && !waits && game.seats[state.player].kind === 'human';
  const last = state.laid.at(-1);
  return {
    rules: state.rules,
    board,
    tiles,
    set,
    state: seen,
    players: [playerView(0, game, match, choices), playerView(1, game, match, choices)],
    myTurn,
    thinking,
    hand,
    legalCells: choices.cells,
    deployChoices: choices.deploy,
    scoreChoices: choices.score,
    tokenChoices: choices.tokens,
    gesture,
    canConfirm: myTurn && isComplete(gesture, choices),
    canUndo,
    log: history.entries,
    finalLines: history.finalLines,
    lastTurn: last ? { x: last.x, y: last.y } : null,
    over,
    refusal,
    hint,
    canHint: advised && myTurn,
    past,
    away,
    challenge: game.challenge ?? null,
    spot,
  };
}

const FOLLOWERS = 6;

function playerView(index: Player, game: NewGame, { state }: MatchState, choices: Choices): PlayerView {
  const usable = new Set(index === state.player ? [...choices.tokens, ...choices.score.flatMap((choice) => choice.tokens)] : []);
  return {
    index,
    name: game.players[index],
    seat: game.seats[index],
    colour: soundLooks(game.colours)[index],
    score: state.scores[index],
    supply: FOLLOWERS - state.followers.filter((follower) => follower.player === index).length,
    keep: state.keeps[index]?.size ?? 0,
    tokens: state.held[index].map(({ kind }) => ({ kind, usable: usable.has(kind) })),
  };
}
