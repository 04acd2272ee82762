import { carcassonne } from '../../game/index.ts';
import type { GameState, Piece } from '../../game/index.ts';
import type { Structure } from '../../art/contract.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { SortLook } from '../../scenes/pieces/sortLook.ts';
import type { TablePart } from '../../scenes/tablePart.ts';

const foundedIn = (state: GameState) => carcassonne.sliceOf(state as carcassonne.CarcassonneState, 'castles');

const SOUTH = 2;

/** Across the border between its tiles; flies its owner's colours while it waits for points. */
function castleOn({ place, owner }: Piece, { state, players }: Pick<MatchView, 'state' | 'players'>): Structure | null {
  if (place.on !== 'edge') return null;
  const { x, y, side } = place;
  const castle = foundedIn(state)?.castles.find(({ tiles: [first] }) => first?.x === x && first.y === y);
  const colour = castle?.waits && owner !== null ? players[owner]?.colour : undefined;
  return { kind: 'castle', x, y, upright: side === SOUTH, ...(colour === undefined ? {} : { look: colour }) };
}

/** When a city may become a castle, everything that could score for it is shown. */
export const CASTLE_PART: TablePart = { surveyed: ['castle'] };

export const CASTLE_SORTS: Readonly<Record<string, SortLook>> = {
  castle: { figure: 'castle', pose: 'standing', height: 0.62, handed: true, built: castleOn },
};
