import { SHIPPED_SET, sealSet } from '../../src/game/index.ts';
import type { SetDraft, TileSet } from '../../src/game/index.ts';
import { emptySet, setSpace, toggleCell } from '../../src/session/workshop/boardEdits.ts';

/** A small board with a dent, three start spaces and twenty tiles with their own names. */
export function smallDraft(): SetDraft {
  const empty = emptySet();
  const dented = toggleCell(empty.board, { x: 5, y: 5 });
  const board = setSpace(setSpace(dented, { x: 0, y: 3 }, 'W', 'house'), { x: 5, y: 2 }, 'E', 'path');
  const corners = board.corners.map((corner, n) => ({ ...corner, fields: [n * 16, n * 16 + 1] as const }));
  const tiles = SHIPPED_SET.tiles.filter((_, n) => n % 3 === 0).map((tile, n) => ({ ...tile, id: `own-${n + 1}` }));
  return { ...empty, name: 'Small', board: { ...board, corners }, tiles };
}

export function ownSet(draft: SetDraft): TileSet {
  const set = sealSet(draft);
  if (!set.ok) throw new Error(set.error.message);
  return set.value;
}
