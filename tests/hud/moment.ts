import { adapterOf } from '../../src/game/index.ts';
import type { GameEvent } from '../../src/game/index.ts';
import { choicesOf } from '../../src/hud/words/choices.ts';
import { eventText } from '../../src/hud/words/events.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { inOrder } from '../../src/session/match/worth.ts';
import { played } from '../game/carcassonne/played.ts';
import type { GameSetup } from '../game/carcassonne/played.ts';
import { newMatch, textsOf } from './fixture.ts';

/** Moments of games with modules, as the panels get them. */

export const game = textsOf('carcassonne');
export const NAMES = ['Ada', 'Jan', 'Zofia'];

/** The moment after these actions, as the acting player sees it; the events of the last action are its log. */
export function moment(modules: string, deck: string, text: string, setup: GameSetup = {}): MatchView {
  const { state, prompt, events } = played(modules, deck, text, setup);
  const base = newMatch({
    rules: 'carcassonne',
    options: {},
    players: NAMES.slice(0, state.players),
    seats: Array(state.players).fill({ kind: 'human' }),
    colours: [0, 1, 2].slice(0, state.players),
  }).view;
  const adapter = adapterOf('carcassonne');
  return {
    ...base,
    state,
    tiles: adapter.tiles(state),
    actor: adapter.actor(state),
    hand: null,
    prompt: prompt && inOrder(state, prompt),
    legalCells: [],
    gesture: { type: 'idle' },
    myTurn: prompt !== null,
    log: events.map((event, id) => ({ id, turn: state.turn, event: event as GameEvent })),
  };
}

export const rows = (view: MatchView): readonly string[] =>
  choicesOf(game, view).map(({ label, hint }) => [label, hint].filter(Boolean).join(': '));
export const told = (view: MatchView): readonly string[] => view.log.map(({ event }) => eventText(game, view, event));
export const chosen = (view: MatchView, index: number): MatchView => {
  const option = view.prompt?.options[index];
  if (!option) throw new Error('Expected an option');
  return { ...view, gesture: { type: 'choosing', option, number: null } };
};
