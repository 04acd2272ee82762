import { adapterOf, carcassonne } from '../../../src/game/index.ts';
import type { LaidTile, Piece, Prompt } from '../../../src/game/index.ts';
import { featureIn, lying, playInWords, tiles } from './notation.ts';

/** Small games, written in words as notation.ts explains, for tests of modules. */

export interface GameSetup {
  readonly options?: Readonly<Record<string, unknown>>;
  /** Tiles that lie there already: `monastery at 0,0; city edge at 0,1 turned 2`. */
  readonly start?: string | readonly LaidTile[];
  readonly players?: number;
  /** As in a set-up: the deck is the draws in order unless a number is given. */
  readonly knownReturns?: number | null;
}

export interface Played {
  readonly position: carcassonne.CarcassonnePosition;
  readonly state: carcassonne.CarcassonneState;
  readonly actions: readonly carcassonne.Action[];
  readonly prompt: Prompt | null;
  readonly pieces: readonly Piece[];
  /** Effects of the last action, and what the game then did by itself. */
  readonly events: readonly carcassonne.CarcassonneEvent[];
  readonly taken: readonly carcassonne.Action[];
  /** All points of the game by their word. */
  readonly lines: readonly string[];
}

function setUp(modules: string, deck: string, { options = {}, start, players = 2, knownReturns = null }: GameSetup) {
  const parsed = carcassonne.parseOptions({ modules: modules.split(' '), ...options });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const rules = carcassonne.rulesOf(parsed.value);
  const names = Array.from({ length: players }, (_, n) => `${n}`);
  const begun = typeof start === 'string' ? lying(start, rules.sets) : (start ?? rules.start);
  return { rules, players: names, start: begun, deck: tiles(deck, rules.sets), knownReturns };
}

/** A game as its set-up and actions. */
export function written(modules: string, deck: string, text: string, given: GameSetup = {}) {
  const setup = setUp(modules, deck, given);
  const read = playInWords(carcassonne.startGame(setup), text);
  if (!read.ok) throw new Error(`${read.error.code}: ${read.error.message}`);
  return { setup, actions: read.value };
}

export function played(modules: string, deck: string, text: string, given: GameSetup = {}): Played {
  const { setup, actions } = written(modules, deck, text, given);
  let events: readonly carcassonne.CarcassonneEvent[] = [];
  let taken: readonly carcassonne.Action[] = [];
  const lines: string[] = [];
  const game = carcassonne.replay({ setup, actions }, (step) => {
    ({ events, taken } = step);
    for (const event of step.events)
      if (event.type === 'scored') lines.push(`${event.line.player} ${event.line.what} ${event.line.points}`);
  });
  if (!game.ok) throw new Error(game.error.message);
  const { position } = game.value;
  const state = carcassonne.stateOf(position);
  const adapter = adapterOf('carcassonne');
  const [prompt, pieces] = [adapter.prompt(state), adapter.pieces(state)];
  return { position, state, actions, prompt, pieces, events, taken, lines };
}

/** The code with which the first wrong action is refused; `legal` if all are played. */
export function refused(modules: string, deck: string, text: string, given: GameSetup = {}): string {
  const read = playInWords(carcassonne.startGame(setUp(modules, deck, given)), text);
  return read.ok ? 'legal' : read.error.code;
}

/** Its options by their targets: `dragon at 2,1`, `fairy figure:0`, `follower on city at 0,1`, `pass`. */
export const offered = ({ prompt, position }: Played): readonly string[] =>
  (prompt?.options ?? []).map(({ action, target }) => {
    const verb = action.do === 'deploy' ? (action.figure ?? 'follower') : action.do;
    if (target.on === 'cell') return `${verb} at ${target.x},${target.y}`;
    if (target.on === 'piece') return `${verb} ${target.piece}`;
    return target.on === 'feature' ? `${verb} on ${featureIn(position, target)} at ${target.x},${target.y}` : verb;
  });

export const pieceOf = ({ pieces }: Played, id: string): Piece | undefined => pieces.find((piece) => piece.id === id);
export const typesOf = ({ events }: Played): readonly string[] =>
  events.map((event) => ('sort' in event ? `${event.type} ${event.sort}` : event.type));
