import type { Kind, RuleSetId, Side, TileSpec } from '../../game/index.ts';
import { featureAt, isHalf, sideOf } from '../../session/workshop/tileEdits.ts';
import type { Port } from '../../session/workshop/tileEdits.ts';
import { PRINTED } from '../../session/contracts/workshop.ts';
import type { OwnSet, SetDraft, SetIssue } from '../../session/contracts/workshop.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Place } from './bench.tsx';

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

/** An issue as a sentence that says where it is, in the terms of the look. */
export function issueText(texts: Texts, rules: RuleSetId, { tiles, board }: SetDraft, issue: SetIssue): string {
  const { t, r } = texts;
  if ('tile' in issue)
    return t('issue.tile', { tile: tiles[issue.tile]?.id || '?', issue: tileIssueText(texts, rules, issue) });
  switch (issue.code) {
    case 'corner-astray':
    case 'corner-order':
    case 'corner-number': {
      const [x, y] = board.corners[issue.corner]?.vertex ?? [0, 0];
      return t('issue.corner', { x, y, issue: t(`issue.${issue.code}`) });
    }
    case 'corner-missing':
      return t('issue.corner', { ...issue.cell, issue: t('issue.corner-missing') });
    case 'space-astray':
    case 'space-blocked':
    case 'space-shape':
      return t('issue.space', { space: board.startSpaces[issue.space]?.id ?? '?', issue: t(`issue.${issue.code}`) });
    case 'cells-apart':
    case 'cells-hole':
    case 'cells-pinched':
    case 'cells-odd':
      return t('issue.cell', { x: issue.cell.x + 1, y: issue.cell.y + 1, issue: t(`issue.${issue.code}`) });
    case 'tiles-astray':
      return r(rules, 'issue.tiles-astray');
    default:
      return t(`issue.${issue.code}`);
  }
}

function tileIssueText(texts: Texts, rules: RuleSetId, issue: Extract<SetIssue, { readonly tile: number }>): string {
  const { t, r } = texts;
  switch (issue.code) {
    case 'side-twice':
    case 'side-empty':
    case 'half-alone':
      return t(`issue.${issue.code}`, { side: sideName(texts, issue.side) });
    case 'wrong-ground':
      return r(rules, 'issue.wrong-ground', { side: sideName(texts, issue.side) });
    case 'half-twice':
      return r(rules, 'issue.half-twice', { side: sideName(texts, sideOf(issue.half)) });
    case 'crossing':
      return t('issue.crossing', { first: letterOf(issue.features[0]), second: letterOf(issue.features[1]) });
    case 'wrong-place':
      return r(rules, 'issue.wrong-place', { first: letterOf(issue.feature) });
    case 'wrong-mark':
    case 'wrong-end':
      return t(`issue.${issue.code}`, { first: letterOf(issue.feature) });
    default:
      return t(`issue.${issue.code}`);
  }
}

/** Where to fix an issue. */
export function placeOf(id: string, issue: SetIssue): Place {
  if ('tile' in issue) return { at: 'tile', id, tile: issue.tile };
  return { at: issue.code.startsWith('tiles') || issue.code === 'set-large' ? 'tiles' : 'board', id };
}

type Counted = keyof typeof PRINTED;
export const COUNTED = Object.keys(PRINTED) as readonly Counted[];

export function countsOf({ tiles, board, tokens }: SetDraft): Readonly<Record<Counted, number>> {
  return {
    tiles: tiles.length,
    cells: board.cells.length,
    corners: board.corners.length,
    startSpaces: board.startSpaces.length,
    tokens: [...tokens.values()].reduce((sum, count) => sum + count, 0),
  };
}

export function stateText(texts: Texts, { issues }: OwnSet): string {
  return issues.length === 0 ? texts.t('workshop.ready') : texts.t('workshop.unready', { count: issues.length });
}
