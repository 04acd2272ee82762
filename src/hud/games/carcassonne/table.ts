import { h } from 'preact';
import type { Cell, carcassonne } from '../../../game/index.ts';
import { assistsOf } from '../../../session/match/assists.ts';
import type { MatchView, Pointed } from '../../../session/contracts/match.ts';
import type { CarcassonneKnowledge } from '../../../session/games/carcassonne.ts';
import { commonLayers } from '../../assists/commonLayers.ts';
import { moduleWords } from '../../modules/index.ts';
import { laidOn, modulesOf } from '../../words/names.ts';
import type { About, CountedTile, Frame, GameTable, TableContext } from '../../table/table.ts';
import { assistTexts } from './about.tsx';
import { dangerLayers } from './danger.ts';
import { FieldsButton } from './FieldsButton.tsx';
import { carcassonneState, lyingIn } from './names.ts';

/** The open plane of base Carcassonne. */
export function carcassonneTable(context: TableContext): GameTable {
  const { hud, match, texts: game } = context;
  const { t } = hud.texts;
  const assists = assistsOf<CarcassonneKnowledge>(match);
  const told = assistTexts(context);
  const panels = modulesOf(match.view).flatMap((id) => moduleWords(id).panels?.(context) ?? []);
  const counted = ({ tile, count }: carcassonne.TileCount): CountedTile => ({ tile, count });
  const isLaid = (x: number, y: number): boolean => laidOn(game, match.view, { x, y }) !== undefined;

  /** What is known of it in any game, and what modules add. */
  function about(at: Pointed): About | null {
    const base = told.about(at);
    const parts = panels.flatMap((panel) => panel.about?.(at) ?? []);
    if (parts.length === 0) return base;
    const all = [...(base ? [base] : []), ...parts];
    const joined = Object.assign({}, ...all) as Partial<About>;
    return {
      ...joined,
      title: joined.title ?? '',
      rows: all.flatMap(({ rows }) => rows ?? []),
      lines: all.flatMap(({ lines }) => lines ?? []),
      rules: all.flatMap(({ rules }) => rules ?? []),
    };
  }

  return {
    name: 'carcassonne',
    frame: frameOf,
    boardHint: t('carcassonne.board.hint'),
    beside: () => [],
    start: () => undefined,
    layers: [
      { layer: 'fields', label: t('carcassonne.assists.fields'), sign: 'courts', key: 'C', note: told.fields },
      ...dangerLayers(context),
      ...panels.flatMap(({ layers = [] }) => layers),
      ...commonLayers(context),
    ],
    layerKeys: t('carcassonne.keys.layers'),
    projectedHint: t('carcassonne.hint.projected'),
    bare: ({ x, y }) =>
      isLaid(x - 1, y) || isLaid(x + 1, y) || isLaid(x, y - 1) || isLaid(x, y + 1) ? [{ what: 'cell', x, y }] : [],
    spaceCell: () => undefined,
    about,
    unseen: () => assists.known.unseen.kinds.map(counted),
    aside: () => assists.known.aside.map(counted),
    fitting: (cell) => assists.known.fitting(cell),
    cardRows: panels.flatMap((panel) => panel.cardRows ?? []),
    places: panels.flatMap((panel) => panel.places ?? []),
    scenes: panels.flatMap((panel) => panel.scene ?? []),
    endLooks: () =>
      carcassonneState(match.view).options.fields === 'off' || !assists.view.allowed ? null : h(FieldsButton, {}),
  };
}

/** The bounding box of the tiles and one row of cells around it. */
function frameOf(view: MatchView): Frame {
  const cells: readonly Cell[] = lyingIn(view);
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - 1,
    right: Math.max(...xs) + 1,
    top: Math.min(...ys) - 1,
    bottom: Math.max(...ys) + 1,
    kindOf: () => 'cell',
    first: { x: 0, y: 0 },
  };
}
