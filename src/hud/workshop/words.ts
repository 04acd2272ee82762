import type { Kind, RuleSetId, Side, TileSpec } from '../../game/index.ts';
import { featureAt, isHalf, sideOf } from '../../session/workshop/tileEdits.ts';
import type { Port } from '../../session/workshop/tileEdits.ts';
import type { OwnSet, PRINTED, SetDraft, SetFlaw } from '../../session/workshopContract.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Place } from './page.ts';

/** Features of a tile are named by letters in the workshop. */
export const letterOf = (feature: number): string => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[feature] ?? '?';

const sideName = (texts: Texts, side: Side): string => texts.t(`side.${side}`);

export function portName(texts: Texts, port: Port): string {
  const side = sideName(texts, sideOf(port));
  if (!isHalf(port)) return side;
  return port.endsWith('L') ? texts.t('tile.half.left', { side }) : texts.t('tile.half.right', { side });
}

export function portText(texts: Texts, rules: RuleSetId, tile: TileSpec, port: Port): string {
  const at = featureAt(tile, port);
  const feature = at === null ? undefined : tile.features[at];
  const what =
    feature && at !== null
      ? texts.t('tile.port.feature', { letter: letterOf(at), kind: texts.r(rules, `kind.${feature.kind as Kind}`) })
      : texts.t('tile.port.none');
  return texts.t('tile.port', { place: portName(texts, port), what });
}

/** A flaw as a sentence that says where it is, in the terms of the look. */
export function flawText(texts: Texts, rules: RuleSetId, { tiles, board }: SetDraft, flaw: SetFlaw): string {
  const { t, r } = texts;
  if ('tile' in flaw)
    return t('flaw.tile', { tile: tiles[flaw.tile]?.id || '?', flaw: tileFlawText(texts, rules, flaw) });
  switch (flaw.code) {
    case 'corner-astray':
    case 'corner-order':
    case 'corner-number': {
      const [x, y] = board.corners[flaw.corner]?.vertex ?? [0, 0];
      return t('flaw.corner', { x, y, flaw: t(`flaw.${flaw.code}`) });
    }
    case 'corner-missing':
      return t('flaw.corner', { ...flaw.cell, flaw: t('flaw.corner-missing') });
    case 'space-astray':
    case 'space-blocked':
    case 'space-shape':
      return t('flaw.space', { space: board.startSpaces[flaw.space]?.id ?? '?', flaw: t(`flaw.${flaw.code}`) });
    case 'cells-apart':
    case 'cells-hole':
    case 'cells-pinched':
    case 'cells-odd':
      return t('flaw.cell', { x: flaw.cell.x + 1, y: flaw.cell.y + 1, flaw: t(`flaw.${flaw.code}`) });
    case 'tiles-astray':
      return r(rules, 'flaw.tiles-astray');
    default:
      return t(`flaw.${flaw.code}`);
  }
}

function tileFlawText(texts: Texts, rules: RuleSetId, flaw: Extract<SetFlaw, { readonly tile: number }>): string {
  const { t, r } = texts;
  switch (flaw.code) {
    case 'side-twice':
    case 'side-empty':
    case 'half-alone':
      return t(`flaw.${flaw.code}`, { side: sideName(texts, flaw.side) });
    case 'wrong-ground':
      return r(rules, 'flaw.wrong-ground', { side: sideName(texts, flaw.side) });
    case 'half-twice':
      return r(rules, 'flaw.half-twice', { side: sideName(texts, sideOf(flaw.half)) });
    case 'crossing':
      return t('flaw.crossing', { first: letterOf(flaw.features[0]), second: letterOf(flaw.features[1]) });
    case 'wrong-place':
      return r(rules, 'flaw.wrong-place', { first: letterOf(flaw.feature) });
    case 'wrong-mark':
    case 'wrong-end':
      return t(`flaw.${flaw.code}`, { first: letterOf(flaw.feature) });
    default:
      return t(`flaw.${flaw.code}`);
  }
}

/** Where to fix a flaw. */
export function placeOf(id: string, flaw: SetFlaw): Place {
  if ('tile' in flaw) return { at: 'tile', id, tile: flaw.tile };
  return { at: flaw.code.startsWith('tiles') || flaw.code === 'set-large' ? 'tiles' : 'board', id };
}

export type Counted = keyof typeof PRINTED;

export function countsOf({ tiles, board, tokens }: SetDraft): Readonly<Record<Counted, number>> {
  return {
    tiles: tiles.length,
    cells: board.cells.length,
    corners: board.corners.length,
    startSpaces: board.startSpaces.length,
    tokens: [...tokens.values()].reduce((sum, count) => sum + count, 0),
  };
}

export function stateText(texts: Texts, { flaws }: OwnSet): string {
  return flaws.length === 0 ? texts.t('workshop.ready') : texts.t('workshop.unready', { count: flaws.length });
}
