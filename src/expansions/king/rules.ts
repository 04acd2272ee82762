import { tileOrBeside } from '../../game/core/piece.ts';
import type { Piece, Place } from '../../game/core/piece.ts';
import type { FeatureAt } from '../../game/core/vocabulary.ts';
import { isCompleted } from '../../game/rulesets/carcassonne/base/completing.ts';
import { addLine } from '../../game/rulesets/carcassonne/base/scoring.ts';
import { NEXT } from '../../game/rulesets/carcassonne/base/hooks.ts';
import type { Hooks, RuleModule } from '../../game/rulesets/carcassonne/base/hooks.ts';
import { COMPLETED, PLAYER } from '../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../game/rulesets/carcassonne/base/table.ts';
import { GREAT_CITY, CITY, ROAD } from '../../game/rulesets/carcassonne/base/vocabulary.ts';

/** King and Robber Baron (RULES.md §14.3): for the players who complete the largest city and the longest road. */

const KING = 'king';
const ROBBER = 'robber';
const BOTH = 'kingAndRobber';
/** Final points for one card, and for both, with the option of fixed points. */
const TEN = 10;
const FIFTEEN = 15;
const FORTY = 40;

/** The holder of a card, and the region with its marker. */
export interface Title {
  readonly player: number;
  readonly region: FeatureAt;
  /** Number of tiles of the region. */
  readonly size: number;
}
/** The slice of the module; `null` before the first city or road. */
export interface KingSlice {
  readonly king: Title | null;
  readonly robber: Title | null;
}

/**
 * A card: its word, its kind of region, and the addresses of its holder (-1 for none) and of a node of the marked
 * region.
 */
interface Card {
  readonly id: typeof KING | typeof ROBBER;
  readonly kind: number;
  readonly holder: number;
  readonly node: number;
}
const SIZE = 4;
const cardsAt = (base: number): readonly [Card, Card] => [
  { id: KING, kind: CITY, holder: base, node: base + 1 },
  { id: ROBBER, kind: ROAD, holder: base + 2, node: base + 3 },
];

const isWon = (t: Table, kind: number, root: number): boolean => t.regions.kind(root) === kind && isCompleted(t, root);
const sizeOf = (t: Table, { holder, node }: Card): number =>
  t.get(holder) < 0 ? 0 : t.regions.tileCount(t.regions.find(t.get(node)));

const titleOf = (t: Table, card: Card): Title | null =>
  t.get(card.holder) < 0
    ? null
    : {
        player: t.get(card.holder),
        region: t.nameOf(t.regions.find(t.get(card.node))),
        size: sizeOf(t, card),
      };

const onRegion = (at: FeatureAt): Place => ({ on: 'feature', ...at });

/** Gives the card and its marker to a player who completed a region larger than the marked one in this turn. */
function award(t: Table, card: Card, completed: readonly number[]): void {
  const largest = completed.reduce(
    (best, root) => (best < 0 || t.regions.tileCount(root) > t.regions.tileCount(best) ? root : best),
    -1,
  );
  if (largest < 0 || t.regions.tileCount(largest) <= sizeOf(t, card)) return;
  const player = t.get(PLAYER);
  const before = t.get(card.holder);
  if (t.events) {
    const from = titleOf(t, card);
    const piece = { player, piece: card.id, sort: card.id, to: onRegion(t.nameOf(largest)) };
    t.emit(from ? { type: 'moved', ...piece, from: onRegion(from.region) } : { type: 'placed', ...piece });
    if (before !== player) t.emit({ type: 'taken', player, what: card.id });
  }
  if (before !== player) t.set(card.holder, player);
  t.set(card.node, largest);
}

/** Number of completed regions on the board that a card counts; the City of Carcassonne counts as a city. */
function countAll(t: Table, kind: number): number {
  let count = 0;
  for (let node = 0; node < t.regions.count; node++) {
    const here = t.regions.kind(node);
    const isWalled = kind === CITY && here === GREAT_CITY;
    if ((isWalled || here === kind) && t.regions.find(node) === node && (isWalled || isCompleted(t, node))) count++;
  }
  return count;
}

function scoreEach(t: Table, { id, kind, holder }: Card): void {
  const player = t.get(holder);
  if (player >= 0) addLine(t, { player, what: id, count: countAll(t, kind), each: 1, root: -1 });
}

/** Scores the cards at the end, according to the option. */
function scoreCards(t: Table, cards: readonly [Card, Card], scoring: string): void {
  if (scoring === 'running') return;
  const [king, robber] = cards.map(({ holder }) => t.get(holder));
  if (scoring === '15-40' && king !== undefined && king >= 0 && king === robber) {
    addLine(t, { player: king, what: BOTH, count: 1, each: FORTY, root: -1 });
    return;
  }
  for (const card of cards) {
    const player = t.get(card.holder);
    if (scoring === 'each') scoreEach(t, card);
    else if (player >= 0)
      addLine(t, { player, what: card.id, count: 1, each: scoring === '10' ? TEN : FIFTEEN, root: -1 });
  }
}

/** The pieces of a card: its marker, and the card itself in a player's hand. */
function piecesOf(id: string, title: Title | null): readonly Piece[] {
  const card = `${id}-card`;
  return [
    { id, sort: id, owner: null, place: title ? onRegion(title.region) : tileOrBeside(id, null) },
    {
      id: card,
      sort: card,
      owner: title?.player ?? null,
      place: title ? { on: 'spot', spot: `hand ${title.player}` } : tileOrBeside(card, null),
    },
  ];
}

function hooksOf(base: number, scoring: string): Hooks<Table, KingSlice> {
  const cards = cardsAt(base);
  const [king, robber] = cards;
  const settle = (t: Table): number => {
    const roots = t.get(COMPLETED) === 0 ? [] : t.journal.entries(COMPLETED);
    for (const card of roots.length === 0 ? [] : cards) {
      const completed = roots.filter((root) => isWon(t, card.kind, root));
      if (completed.length === 0) continue;
      const player = t.get(card.holder);
      if (scoring === 'running' && player >= 0)
        addLine(t, { player, what: card.id, count: completed.length, each: 1, root: -1 });
      award(t, card, completed);
    }
    return NEXT;
  };
  const load = (t: Table, { holder, node }: Card, title: Title | null): void => {
    t.set(holder, title?.player ?? -1);
    t.set(node, title ? (t.nodeAt(title.region) ?? -1) : -1);
  };
  const short = (title: Title | null): object | null => title && { player: title.player, size: title.size };
  return {
    size: SIZE,
    numbers: { king: king.holder, city: king.node, robber: robber.holder, road: robber.node },
    stages: [
      { part: 'cards', pass: settle },
      {
        part: 'bonuses',
        pass: (t) => {
          scoreCards(t, cards, scoring);
          return NEXT;
        },
      },
    ],
    readsFigures: () => false,
    setUp: (t) => {
      for (const card of cards) load(t, card, null);
    },
    save: (t): KingSlice => ({
      king: titleOf(t, king),
      robber: titleOf(t, robber),
    }),
    load: (t, slice) => {
      const saved = slice;
      for (const card of cards) load(t, card, saved[card.id]);
    },
    pieces: (slice) => {
      const saved = slice;
      return cards.flatMap(({ id }) => piecesOf(id, saved[id]));
    },
    trace: (t) => ({ king: short(titleOf(t, king)), robber: short(titleOf(t, robber)) }),
  };
}

export const KING_MODULE: RuleModule<Table, KingSlice> = {
  order: 9,
  id: KING,
  box: 'expansion-6',
  tileSets: ['expansion-6-king'],
  options: { kingScoring: ['each', '10', '15-40', 'running'] },
  shapes: {},
  pays: [KING, ROBBER, BOTH],
  hooks: (base, { extra }) => hooksOf(base, String(extra['kingScoring'] ?? 'each')),
};
