import { country } from '../../game/index.ts';
import type { CountryMatch as CountryWhole } from '../../game/index.ts';
import type { Looked } from '../tablePlay.ts';
import type { CountryAdvice, CountryGesture, CountryNewGame, CountryPlayerView, CountrySpotlight, CountryView, FigureCount } from './contract.ts';
import { isComplete } from './gesture.ts';
import type { CountryHistory } from './history.ts';

/** A match of the countryside as views show it, made from the state: nothing here is remembered between two calls. */

/** What such a match is made of. */
export interface CountryKinds {
  readonly whole: CountryWhole;
  readonly seen: country.CountryState;
  readonly action: country.Action;
  readonly choices: country.Choices;
  readonly choosing: Extract<CountryGesture, { readonly type: 'deploying' }>;
  readonly history: CountryHistory;
  readonly advice: CountryAdvice;
  readonly view: CountryView;
}

export interface CountryViewInput extends Looked<CountryKinds> {
  readonly game: CountryNewGame;
  readonly spot: CountrySpotlight | null;
}

export const NO_CHOICES: country.Choices = { cells: [], deploy: [], recall: null };

const isHuman = (game: CountryNewGame, player: number): boolean => game.seats[player]?.kind === 'human';

/** What whoever acts may choose; nothing while a bot is to act. */
export function choicesFor({ state }: CountryWhole, game: CountryNewGame): country.Choices {
  return isHuman(game, state.actor) ? country.choicesOf(country.positionOf(state, country.rulesOf(state.options))) : NO_CHOICES;
}

export function viewOf({ game, match, seen, choices, history, gesture, thinking, stopped, canUndo, refusal, hint, advised, past, away = [], spot }: CountryViewInput): CountryView {
  const { state } = match;
  const { material } = country.rulesOf(state.options);
  const over = state.awaiting === 'over';
  // While a tile is awaited, which several devices draw together, nobody is to act.
  const myTurn = !over && !stopped && !country.isTileDue(state) && isHuman(game, state.actor);
  const last = state.laid.at(-1);
  return {
    rules: state.rules,
    options: state.options,
    tiles: material.tiles,
    state: seen,
    players: game.players.map((_, index) => playerView(index, game, state)),
    actor: state.actor,
    myTurn,
    thinking,
    hand: material.tiles.find((tile) => tile.id === state.hand) ?? null,
    legalCells: choices.cells,
    deployChoices: choices.deploy,
    recall: choices.recall,
    gesture,
    canConfirm: myTurn && isComplete(gesture),
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
    spot,
    challenge: game.challenge ?? null,
  };
}

function playerView(index: number, { players, seats, colours }: CountryNewGame, state: country.CountryState): CountryPlayerView {
  return {
    index,
    name: players[index] ?? '',
    seat: seats[index] ?? { kind: 'human' },
    colour: colours[index] ?? index,
    score: state.scores[index] ?? 0,
    figures: figuresOf(index, state),
  };
}

/** Followers as the option says; every other sort of figure is there once. */
function figuresOf(player: number, { options, followers, supply }: country.CountryState): readonly FigureCount[] {
  return country.rulesOf(options).figures.map(({ id }, n) => {
    const of = n === 0 ? options.followers : 1;
    const out = followers.filter((standing) => standing.player === player && standing.figure === id).length;
    return { figure: id, inHand: n === 0 ? (supply[player] ?? 0) : of - out, of };
  });
}
