import type { Cell, Side, StartSpace } from '../../game/index.ts';
import type { MatchView } from '../../session/contract.ts';
import type { Hud } from '../kit/hud.ts';
import { cellName } from '../words/cells.ts';
import { featureText, tileText } from '../words/features.ts';

const STEPS: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

/** The place in the wall that a start space takes, in the grid of the cells. */
export function placeOf(space: StartSpace): Cell {
  const [dx, dy] = STEPS[space.side];
  return { x: space.cell.x + dx, y: space.cell.y + dy };
}

/** A start space in words. */
export function startText(hud: Hud, view: MatchView, space: StartSpace): string {
  const features = space.features.map((feature) => featureText(hud.texts, view.rules, feature, 0)).join(', ');
  return hud.texts.t('board.start', { cell: cellName(space.cell), features });
}

/** Everything about a cell in words: what lies there, who stands there, whether the tile fits. */
export function cellText(hud: Hud, view: MatchView, cell: Cell, dead = false): string {
  const { texts } = hud;
  const { rules, state, gesture } = view;
  const parts: string[] = [];
  const laid = state.laid.find((tile) => sameCell(tile, cell));
  if (laid) {
    const spec = hud.app.tile(laid.tile);
    parts.push(tileText(texts, rules, spec, laid.rotation), ...peopleOn(hud, view, cell));
    if (state.last && sameCell(state.last, cell)) parts.push(texts.t('board.last'));
  } else if (gesture.type === 'placing' && sameCell(gesture, cell)) {
    parts.push(texts.t('board.hanging', { count: gesture.rotation }));
    if (view.hand) parts.push(tileText(texts, rules, view.hand, gesture.rotation));
  } else {
    parts.push(texts.t('board.empty'));
    if (view.legalCells.some((legal) => sameCell(legal, cell))) parts.push(texts.t('board.fits'));
    if (dead) parts.push(texts.t('dead.here'));
  }
  for (const space of view.board.startSpaces) {
    if (sameCell(space.cell, cell)) parts.push(texts.t('board.beside', { side: texts.t(`side.${space.side}`) }));
  }
  return `${cellName(cell)}: ${parts.join(', ')}`;
}

function peopleOn(hud: Hud, view: MatchView, cell: Cell): readonly string[] {
  const { texts } = hud;
  const words: string[] = [];
  const laid = view.state.laid.find((tile) => sameCell(tile, cell));
  for (const follower of view.state.followers) {
    if (!sameCell(follower, cell) || !laid) continue;
    const kind = hud.app.tile(laid.tile).features[follower.feature]?.kind;
    const player = view.players[follower.player === 0 ? 0 : 1].name;
    if (kind === 'path' || kind === 'house' || kind === 'tower' || kind === 'court') words.push(texts.r(view.rules, `placed.${kind}`, { player }));
  }
  for (const [index, keep] of view.state.keeps.entries()) {
    if (keep && sameCell(keep, cell)) words.push(texts.r(view.rules, 'keep.stands', { player: view.players[index === 0 ? 0 : 1].name }));
  }
  return words;
}
