import { materialOf, sameCell } from '../../../game/index.ts';
import type { Cell, Side, StartSpace, TileKind } from '../../../game/index.ts';
import { assistsOf } from '../../../session/match/assists.ts';
import type { CastleKnowledge } from '../../../session/games/castle.ts';
import { featureText } from '../../words/features.ts';
import type { CountedTile, Frame, GameTable, TableContext } from '../../table/table.ts';
import { assistTexts } from './about.ts';
import { castleRows } from './cardRows.tsx';
import { castleLayers } from './layers.tsx';
import { castleState, cellName, effectOf } from './names.ts';
import { tokenFace } from '../../kit/emblem.tsx';

const STEPS: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The cell of a start space, in the wall outside the grid. */
function placeOf({ cell, side }: StartSpace): Cell {
  const [dx, dy] = STEPS[side];
  return { x: cell.x + dx, y: cell.y + dy };
}

/** The walled board of The Castle and Zamek, with the start spaces in its wall. */
export function castleTable(context: TableContext): GameTable {
  const { hud, match, texts: game } = context;
  const { t } = hud.texts;
  const { board } = materialOf(castleState(match.view).set);
  const assists = assistsOf<CastleKnowledge>(match);
  const told = assistTexts(context);
  const isInside = (cell: Cell): boolean => board.cells.some((one) => sameCell(one, cell));
  const spaceAt = (cell: Cell): StartSpace | undefined =>
    isInside(cell) ? undefined : board.startSpaces.find((space) => sameCell(placeOf(space), cell));
  const counted = ({ tiles: [tile, ...others] }: TileKind): CountedTile => ({ tile, count: 1 + others.length });
  const frame = frameOf([...board.cells, ...board.startSpaces.map(placeOf)], {
    kindOf: (cell) => (isInside(cell) ? 'cell' : spaceAt(cell) ? 'start' : null),
    first: board.cells.toSorted((a, b) => a.y - b.y || a.x - b.x)[0],
  });
  return {
    name: 'castle',
    frame: () => frame,
    boardHint: t('board.hint'),
    beside: (cell) =>
      board.startSpaces
        .filter((space) => sameCell(space.cell, cell))
        .map(({ side }) => t('board.beside', { side: t(`side.${side}`) })),
    start(cell) {
      const space = spaceAt(cell);
      return (
        space &&
        t('board.start', {
          cell: cellName(space.cell),
          features: space.features.map((feature) => featureText(game, feature, 0)).join(', '),
        })
      );
    },
    drawn({ kind }) {
      const { rules } = castleState(match.view);
      const effect = typeof kind === 'number' ? effectOf(rules, kind) : undefined;
      return effect && { sign: tokenFace(effect, rules), what: hud.texts.r(rules, `token.${effect}`) };
    },
    layers: castleLayers(context, told),
    layerKeys: t('keys.layers'),
    projectedHint: t('projected.hint'),
    bare(cell) {
      if (isInside(cell)) return [{ what: 'cell', x: cell.x, y: cell.y }];
      const space = spaceAt(cell);
      return space ? space.features.map((_, feature) => ({ what: 'space', space: space.id, feature })) : [];
    },
    spaceCell(id) {
      const space = board.startSpaces.find((one) => one.id === id);
      return space && placeOf(space);
    },
    about: told.about,
    unseen: () => assists.known.unseen.kinds.map(counted),
    aside: () => assists.known.aside.map(counted),
    fitting: (cell) => assists.known.fitting(cell).map((kind) => ({ ...counted(kind), rotation: kind.rotation })),
    cardRows: castleRows(context),
    places: [],
    scenes: [],
    endLooks: () => null,
  };
}

function frameOf(cells: readonly Cell[], rest: Pick<Frame, 'kindOf' | 'first'>): Frame {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys), ...rest };
}
