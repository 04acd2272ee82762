import { BACKDROP, OPEN_BACKDROP } from '../../src/art/palette.ts';
import { createTablePainter } from '../../src/art/tablePainter.ts';
import type { Patch } from '../../src/art/contract.ts';
import { startTable } from '../../src/scenes/start.ts';
import type { TableHandle, TableSettings } from '../../src/scenes/settings.ts';
import type { Match } from '../../src/session/contracts/match.ts';
import { gameOf } from '../../src/session/games/index.ts';

export interface TableRequest extends Partial<
  Pick<TableSettings, 'reducedMotion' | 'speed' | 'light' | 'renderer' | 'insets' | 'onMoment'>
> {
  /** Of a cell of the board. */
  readonly pixels: number;
  readonly onPatch?: (patch: Patch) => void;
}

/** The real table with only a match on it. */
export async function showTable(
  host: HTMLElement,
  match: Match,
  { pixels, onPatch, ...request }: TableRequest,
): Promise<TableHandle> {
  const { board, tiles, skin } = gameOf(match.view.rules).painted(match.view.state);
  const painter = createTablePainter({ board, tiles, skin, ppu: pixels, tilePx: 2 * pixels });
  if (onPatch) painter.onPatch(onPatch);
  const specs = new Map(match.view.tiles.map((tile) => [tile.id, tile]));
  const table = await startTable(
    host,
    match,
    {
      painter,
      tiles: (id) => {
        const tile = specs.get(id);
        if (!tile) throw new Error(`Expected a known tile, not ${id}`);
        return tile;
      },
      reducedMotion: false,
      speed: 1,
      light: 'day',
      renderer: 'auto',
      insets: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
      ...request,
    },
    board === null ? OPEN_BACKDROP : BACKDROP,
  );
  return {
    ...table,
    close() {
      table.close();
      painter.close();
    },
  };
}
