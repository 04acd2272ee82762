import { adapterOf, carcassonne } from '../../../src/game/index.ts';
import type { Piece, Prompt } from '../../../src/game/index.ts';

/** Small games written in shorthand, for tests of modules. */

export interface GameSetup {
  readonly options?: Readonly<Record<string, unknown>>;
  /** `B02 0 0 0`: a tile, its cell and rotation, one after the other. */
  readonly start?: readonly string[];
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
  const lying = start?.map((text) => {
    const [tile = '', x, y, rotation] = text.split(' ');
    return { tile, x: Number(x), y: Number(y), rotation: Number(rotation) as 0 };
  });
  const names = Array.from({ length: players }, (_, n) => `${n}`);
  return { rules, players: names, start: lying ?? rules.start, deck: deck.split(' '), knownReturns };
}

export function played(modules: string, deck: string, text: string, given: GameSetup = {}): Played {
  const setup = setUp(modules, deck, given);
  const read = carcassonne.playShorthand(carcassonne.startGame(setup), text);
  if (!read.ok) throw new Error(`${read.error.code}: ${read.error.message}`);
  let events: readonly carcassonne.CarcassonneEvent[] = [];
  let taken: readonly carcassonne.Action[] = [];
  const lines: string[] = [];
  const game = carcassonne.replay({ setup, actions: read.value }, (step) => {
    ({ events, taken } = step);
    for (const event of step.events)
      if (event.type === 'scored') lines.push(`${event.line.player} ${event.line.what} ${event.line.points}`);
  });
  if (!game.ok) throw new Error(game.error.message);
  const { position, actions } = game.value;
  const state = carcassonne.stateOf(position);
  const adapter = adapterOf('carcassonne');
  const [prompt, pieces] = [adapter.prompt(state), adapter.pieces(state)];
  return { position, state, actions, prompt, pieces, events, taken, lines };
}

/** The code with which the last word is refused; `legal` if all are played. */
export function refused(modules: string, deck: string, text: string, given: GameSetup = {}): string {
  const read = carcassonne.playShorthand(carcassonne.startGame(setUp(modules, deck, given)), text);
  return read.ok ? 'legal' : read.error.code;
}

/** Its options by their targets: `dragon 2,1`, `fairy figure:0`, `deploy city 0,1:0`, `pass`. */
export const offered = ({ prompt }: Played): readonly string[] =>
  (prompt?.options ?? []).map(({ action, target }) => {
    if (target.on === 'cell') return `${action.do} ${target.x},${target.y}`;
    if (target.on === 'piece') return `${action.do} ${target.piece}`;
    return target.on === 'feature'
      ? `${action.do} ${target.kind} ${target.x},${target.y}:${target.feature}`
      : action.do;
  });

export const pieceOf = ({ pieces }: Played, id: string): Piece | undefined => pieces.find((piece) => piece.id === id);
export const typesOf = ({ events }: Played): readonly string[] =>
  events.map((event) => ('sort' in event ? `${event.type} ${event.sort}` : event.type));
