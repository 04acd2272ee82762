import type { FeatureAt } from '../../core/vocabulary.ts';
import type { ScoreLine } from './event.ts';
import { addPoints, pointsEach, regionLine, scorerOf } from './scoring.ts';
import type { RegionScore } from './scoring.ts';
import { KEEP_SIZE, SCORE, DEPLOYED, deployedNode } from './table.ts';
import type { Table } from './table.ts';
import { largestEmptyGroup } from './summary.ts';
import { heldCount, kindFor } from './tokens.ts';
import type { FinalStep } from './rules.ts';
import type { Effect, Kind, Player } from './vocabulary.ts';
import { KINDS } from './vocabulary.ts';

/** Final scoring (RULES.md §8). Choices of tokens have a best answer, so the game makes them (§7). */

export const MARKET_POINTS = 3;
const MARKET_POINTS_WITH_TOKEN = 4;
const FIVE_POINTS = 5;
const KEEP_TOKEN_TILES = 2;
const BOTH: readonly Player[] = [0, 1];

export function scoreFinal(t: Table): void {
  t.emit({ type: 'final-began' });
  for (const step of t.rules.finalOrder) scoreStep(t, step);
  const scores = [t.get(SCORE), t.get(SCORE + 1)] as const;
  const winner = scores[0] === scores[1] ? null : scores[0] > scores[1] ? 0 : 1;
  t.emit({ type: 'over', scores, winner });
}

function scoreStep(t: Table, step: FinalStep): void {
  switch (step) {
    case 'keep':
      return scoreKeep(t);
    case 'court':
      return BOTH.forEach((player) => scoreCourts(t, player));
    case 'five-points':
      return BOTH.forEach((player) => scoreFivePoints(t, player));
    default:
      return BOTH.forEach((player) => scoreUnfinished(t, player, step));
  }
}

/** The larger keep scores the largest group of empty cells (§8.1); each token makes a keep two tiles larger. */
function scoreKeep(t: Table): void {
  const kind = kindFor(t, 'keep');
  const sizeOf = (player: Player): number => {
    const size = t.get(KEEP_SIZE + player);
    return size === 0 ? 0 : size + KEEP_TOKEN_TILES * heldCount(t, player, kind);
  };
  const sizes = [sizeOf(0), sizeOf(1)] as const;
  const winner = sizes[0] === sizes[1] ? null : sizes[0] > sizes[1] ? 0 : 1;
  const empty = winner !== null || t.events ? largestEmptyGroup(t) : [];
  for (const player of BOTH) useAll(t, player, 'keep', t.get(KEEP_SIZE + player) > 0 ? Infinity : 0);
  if (t.events) {
    const cells = empty.flatMap((cell) => t.material.grid.cells[cell] ?? []);
    t.emit({ type: 'keep-compared', sizes, empty: cells, winner });
  }
  if (winner === null || empty.length === 0) return;
  const used = heldCount(t, winner, kind) > 0;
  addLine(t, {
    player: winner,
    what: 'keep',
    count: empty.length,
    each: 1,
    points: empty.length,
    fountain: false,
    token: used ? { kind, effect: 'keep' } : null,
    region: null,
    features: [],
  });
}

/** Courts with more merchants: 3 points per market, 4 if a token is used (§8.2). */
function scoreCourts(t: Table, player: Player): void {
  const courts = ledRegions(t, player, 'court').filter((root) => t.regions.mark(root) > 0);
  const kind = kindFor(t, 'final-court');
  const tokens = heldCount(t, player, kind);
  if (tokens > 0 || t.events) byValue(t, courts, (root) => t.regions.mark(root));
  useAll(t, player, 'final-court', courts.length);
  courts.forEach((root, n) => {
    const token = n < tokens ? kind : 0;
    addRegion(t, root, {
      player,
      count: t.regions.mark(root),
      each: token ? MARKET_POINTS_WITH_TOKEN : MARKET_POINTS,
      token,
    });
  });
}

/** One unfinished path, tower or house per token: the most valuable ones (§7). */
function scoreUnfinished(t: Table, player: Player, effect: 'final-path' | 'final-tower' | 'final-house'): void {
  const kind = kindFor(t, effect);
  const tokens = heldCount(t, player, kind);
  if (tokens === 0) return;
  const region = effect.slice('final-'.length) as Kind;
  const each = (root: number): number =>
    region === 'path' && !t.rules.fountainDoublesUnfinished ? 1 : pointsEach(t, root);
  const value = (root: number): number => t.regions.tileCount(root) * each(root);
  const regions = ledRegions(t, player, region);
  byValue(t, regions, value);
  useAll(t, player, effect, regions.length);
  for (const root of regions.slice(0, tokens))
    addRegion(t, root, { player, count: t.regions.tileCount(root), each: each(root), token: kind });
}

function scoreFivePoints(t: Table, player: Player): void {
  const kind = kindFor(t, 'five-points');
  const tokens = heldCount(t, player, kind);
  useAll(t, player, 'five-points', tokens);
  for (let n = 0; n < tokens; n++) {
    addLine(t, {
      player,
      what: 'five-points',
      count: 1,
      each: FIVE_POINTS,
      points: FIVE_POINTS,
      fountain: false,
      token: { kind, effect: 'five-points' },
      region: null,
      features: [],
    });
  }
}

/** Regions of a kind where the player has more followers; only unfinished ones and courts hold followers. */
function ledRegions(t: Table, player: Player, kind: Kind): number[] {
  const wanted = KINDS.indexOf(kind);
  const roots: number[] = [];
  for (let i = t.get(DEPLOYED); i >= 1; i--) {
    const root = t.regions.find(deployedNode(t.get(DEPLOYED + i)));
    if (t.regions.kind(root) === wanted && scorerOf(t, root) === player && !roots.includes(root)) roots.push(root);
  }
  return roots;
}

/**
 * Sorts by value, highest first. Ties are sorted by lowest `y`, then `x`, then feature number, only if events are
 * reported; otherwise the order makes no difference.
 */
function byValue(t: Table, roots: number[], value: (root: number) => number): void {
  if (t.events) {
    const names = new Map(roots.map((root) => [root, t.nameOf(root)]));
    roots.sort((a, b) => compareNames(names.get(a), names.get(b)));
  }
  roots.sort((a, b) => value(b) - value(a));
}

const compareNames = (a: FeatureAt | undefined, b: FeatureAt | undefined): number =>
  a && b ? a.y - b.y || a.x - b.x || a.feature - b.feature : 0;

/** Reports the tokens of this effect as used, as long as there are uses for them, and the others as lost. */
function useAll(t: Table, player: Player, effect: Effect, uses: number): void {
  const kind = kindFor(t, effect);
  const tokens = heldCount(t, player, kind);
  for (let n = 0; n < tokens; n++) t.emit({ type: n < uses ? 'token-used' : 'token-lost', player, kind, effect });
}

function addRegion(t: Table, root: number, of: RegionScore): void {
  if (t.events) t.emit({ type: 'scored', line: regionLine(t, root, of), final: true });
  addPoints(t, of.player, of.count * of.each, false);
}

function addLine(t: Table, line: ScoreLine): void {
  t.emit({ type: 'scored', line, final: true });
  addPoints(t, line.player, line.points, false);
}
