import { carcassonne } from '../../game/index.ts';
import type { Board, BotModule, Numbers, Reader } from '../../bots/carcassonne/modules/module.ts';

/** King and Robber Baron: cards for completing the largest city and the longest road. */

/**
 * Current points of the cards; holding each card, if further cities and roads count; number of tiles of the regions
 * that earned them.
 */
const NOW = 0;
const HELD = 1;
const MARKED = HELD + 2;
/**
 * Value of a card to its holder, times the chance that a larger region is completed; value to the next player to move
 * without it, if one tile is missing.
 */
const THREAT = MARKED + 2;
const RACE = THREAT + 2;
const SIZE = RACE + 2;

const [CITY, ROAD, WALLED] = (['city', 'road', 'carcassonne'] as const).map((kind) =>
  carcassonne.KINDS.indexOf(kind),
) as [number, number, number];
/** Cities and roads that will be completed per remaining tile; by card. */
const PACE = [0.12, 0.16] as const;
const [TEN, FIFTEEN, FORTY] = [10, 15, 40] as const;

interface Card {
  readonly kind: number;
  readonly holder: number;
  readonly node: number;
}
const cardsOf = ({ king = 0, city = 0, robber = 0, road = 0 }: Numbers): readonly [Card, Card] => [
  { kind: CITY, holder: king, node: city },
  { kind: ROAD, holder: robber, node: road },
];

const scoringOf = (t: carcassonne.Table): string => String(t.rules.options.extra['kingScoring'] ?? 'each');

/** Number of completed regions that each card counts. */
function completed(t: carcassonne.Table): readonly [number, number] {
  const { regions } = t;
  let cities = 0;
  let roads = 0;
  for (let node = regions.count - 1; node >= 0; node--) {
    const kind = regions.kind(node);
    if ((kind === CITY || kind === ROAD ? regions.open(node) !== 0 : kind !== WALLED) || regions.find(node) !== node)
      continue;
    if (kind === ROAD) roads++;
    else cities++;
  }
  return [cities, roads];
}

/** Current points of each card. */
function pointsOf(t: carcassonne.Table, cards: readonly [Card, Card], scoring: string): readonly [number, number] {
  if (scoring === 'running') return [0, 0];
  if (scoring === '10') return [TEN, TEN];
  if (scoring !== '15-40') return completed(t);
  const each = t.get(cards[0].holder) === t.get(cards[1].holder) ? FORTY / 2 : FIFTEEN;
  return [each, each];
}

function readerOf({ table: t, rows, numbers, add }: Board): Reader {
  const cards = cardsOf(numbers);
  const scoring = scoringOf(t);
  const isCounted = scoring === 'each' || scoring === 'running';
  return {
    begin() {
      const next = t.get(carcassonne.ADDRESS.player);
      const points = pointsOf(t, cards, scoring);
      for (let n: 0 | 1 = 0; ; n = 1) {
        const { kind, holder, node } = cards[n];
        const player = t.get(holder);
        const size = player < 0 ? 0 : t.regions.tileCount(t.regions.find(t.get(node)));
        let likely = 0;
        let atOnce = 0;
        for (let at = 0; at < rows.count; at++) {
          const row = rows.order[at] as number;
          if (rows.kind[row] !== kind) continue;
          const open = rows.open[row] as number;
          if (open === 0 || rows.fits[row] === 0) continue;
          if (t.regions.tileCount(rows.root[row] as number) + open <= size) continue;
          likely = Math.max(likely, rows.chance[row] as number);
          if (open === 1) atOnce = Math.max(atOnce, (rows.fits[row] as number) / Math.max(1, t.left));
        }
        const now = player < 0 && !isCounted ? TEN : points[n];
        const worth = now + (isCounted ? PACE[n] * t.left : 0);
        if (player >= 0) {
          add(player, NOW, now);
          if (isCounted) add(player, HELD + n, 1);
          add(player, MARKED + n, size);
          add(player, THREAT + n, likely * worth);
        }
        if (player !== next) add(next, RACE + n, atOnce * worth);
        if (n === 1) return;
      }
    },
  };
}

export const KING: BotModule = {
  id: 'king',
  features: SIZE,
  reader: readerOf,
  plainPoints: (t, numbers, player) => {
    const cards = cardsOf(numbers);
    const points = pointsOf(t, cards, scoringOf(t));
    return ([0, 1] as const).reduce<number>((sum, n) => sum + (t.get(cards[n].holder) === player ? points[n] : 0), 0);
  },
  // The player receives a card.
  reasons: ({ player, events }) =>
    events.flatMap((event) =>
      event.type === 'taken' && event.player === player && ['king', 'robber'].includes(event.what)
        ? [{ what: event.what === 'king' ? 'crowns' : 'outrides', kind: String(event.what), points: 0, features: [] }]
        : [],
    ),
};
