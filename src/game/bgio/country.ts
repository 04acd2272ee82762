import type { Ctx, Game, LongFormMove } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { parseAction } from '../rulesets/carcassonne/base/action.ts';
import type { Action } from '../rulesets/carcassonne/base/action.ts';
import { positionOf, stateOf } from '../rulesets/carcassonne/base/convert.ts';
import { deal, initialState } from '../rulesets/carcassonne/base/setup.ts';
import type { CountrySetup } from '../rulesets/carcassonne/base/setup.ts';
import type { CountryState } from '../rulesets/carcassonne/base/state.ts';
import type { StopAt } from '../rulesets/carcassonne/base/turn.ts';
import { hideSecrets } from '../rulesets/carcassonne/base/view.ts';
import { withTile } from '../rulesets/carcassonne/chance.ts';
import { rulesOf } from '../rulesets/carcassonne/rules.ts';
import type { CountryRules } from '../rulesets/carcassonne/rules.ts';

const GAME_NAME = 'ramparts-countryside';

/** What boardgame.io keeps as `G`: the state, and the actions that led there, which make it a record. */
export interface CountryMatch {
  readonly players: readonly string[];
  readonly state: CountryState;
  readonly actions: readonly Action[];
}

/**
 * What a match begins with. Without a deck it is dealt by boardgame.io's random numbers, from its seed. Where nobody knows the deck –
 * devices that draw together – it holds `null`, and each tile is told by the move `reveal` when its time has come.
 */
export type CountryMatchSetup = Pick<CountrySetup, 'rules' | 'players'> & Partial<Pick<CountrySetup, 'start' | 'deck'>>;

const rulesFor = (match: CountryMatch): CountryRules => rulesOf(match.state.options);

/** Steps that nobody chooses: the draw, the final scoring. */
function advance(match: CountryMatch, stopAt: StopAt): CountryMatch {
  const position = positionOf(match.state, rulesFor(match));
  position.advance(stopAt);
  return { ...match, state: stateOf(position) };
}

/** The match after an action, or undefined if the rules refuse it. */
function applyAction(match: CountryMatch, value: unknown): CountryMatch | undefined {
  const rules = rulesFor(match);
  const action = parseAction(value, rules.shapes);
  if (!action.ok) return undefined;
  const position = positionOf(match.state, rules);
  const move = position.moveOf(action.value);
  if (!move.ok) return undefined;
  position.play(move.value, match.state.stage >= rules.stageOf.leave ? 'choice' : 'draw');
  return { ...match, state: stateOf(position), actions: [...match.actions, action.value] };
}

function moveFor(verb: string): LongFormMove<CountryMatch> {
  return {
    move: ({ G, playerID }, details?: unknown) => {
      const given = typeof details === 'object' && details !== null ? details : {};
      return applyAction(G, { ...given, do: verb, player: Number(playerID) }) ?? INVALID_MOVE;
    },
    undoable: true,
  };
}

/** What chance has brought is told by whoever learns it; no client of a match sends this. */
const reveal: LongFormMove<CountryMatch> = {
  move: ({ G }, secret: { readonly tile: string }) => {
    const state = withTile(G.state, secret.tile);
    return state ? advance({ ...G, state }, 'final') : INVALID_MOVE;
  },
  undoable: false,
  client: false,
};

/** The choices of a game as stages, each with the verbs that the base game and the modules offer there. */
function stagesOf({ stages }: CountryRules): NonNullable<NonNullable<Game<CountryMatch>['turn']>['stages']> {
  const moves = new Map<string, Record<string, LongFormMove<CountryMatch>>>();
  for (const { choice } of stages) {
    if (!choice) continue;
    moves.set(choice.awaiting, { ...moves.get(choice.awaiting), ...Object.fromEntries(choice.verbs.map((verb) => [verb.do, moveFor(verb.do)])) });
  }
  return Object.fromEntries([...moves].map(([awaiting, offered]) => [awaiting, { moves: offered }]));
}

/**
 * The boardgame.io game of one match of 2 to 6 players: phases `play` and `finalScoring`; in a turn a stage for every choice,
 * only while there is something to choose, and for whoever has to. The tile is drawn when a turn begins, by whoever holds the
 * deck: in a player's view it is hidden, so no client can predict it.
 */
export function makeCountryGame(setup: CountryMatchSetup): Game<CountryMatch> {
  const stages = stagesOf(setup.rules);
  const seats = (state: CountryState): Record<string, string> => (state.awaiting in stages ? { [state.actor]: state.awaiting } : {});
  const turn: NonNullable<Game<CountryMatch>['turn']> = {
    order: { first: ({ G }) => G.state.player, next: ({ G }) => G.state.player },
    activePlayers: { currentPlayer: 'place' },
    stages,
    onMove: ({ G, ctx, events }) => {
      // Both count from 1.
      if (G.state.turn > ctx.turn) events.endTurn();
      else events.setActivePlayers({ value: seats(G.state) });
    },
  };
  return {
    name: GAME_NAME,
    // Outside all stages: nobody has a choice while a tile is awaited.
    moves: { reveal },
    minPlayers: 1,
    maxPlayers: 6,
    setup: ({ random }) => {
      const { rules, players, start = rules.start } = setup;
      const { deck, dealt } = setup.deck ? { deck: setup.deck, dealt: {} } : deal(rules, () => random.Number());
      return { players, state: initialState({ rules, players, start, deck, dealt }), actions: [] };
    },
    phases: {
      play: {
        start: true,
        endIf: ({ G }) => isEnding(G.state, setup.rules),
        next: 'finalScoring',
        turn: {
          ...turn,
          onBegin: ({ G, events }) => {
            const begun = advance(G, 'final');
            events.setActivePlayers({ value: seats(begun.state) });
            return begun;
          },
        },
      },
      finalScoring: {
        onBegin: ({ G }) => advance(G, 'choice'),
        // A module may ask something at the end.
        turn: { ...turn, onBegin: ({ G, events }) => events.setActivePlayers({ value: seats(G.state) }) },
      },
    },
    endIf: ({ G }) => (G.state.awaiting === 'over' ? { scores: G.state.scores } : undefined),
    playerView: ({ G }) => ({ ...G, state: hideSecrets(G.state, rulesFor(G)) }),
    ai: {
      enumerate: (G: CountryMatch, _: Ctx, playerID: string) =>
        positionOf(G.state, rulesFor(G))
          .legalActions()
          .filter(({ player }) => String(player) === playerID)
          .map((action) => {
            const { move, args } = countryMoveCall(action);
            return { move, args: [...args] };
          }),
    },
  };
}

const isEnding = (state: CountryState, { stageOf }: CountryRules): boolean => state.stage >= stageOf.leave;

/** A move's name and argument for an action, as the client calls it. */
export function countryMoveCall(action: Action): { readonly move: string; readonly args: readonly unknown[] } {
  const { player: _, do: verb, ...details } = action;
  return { move: verb, args: Object.keys(details).length > 0 ? [details] : [] };
}
