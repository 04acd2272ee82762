import { KINDS, MARKET_POINTS, evaluationInputsOf } from '../../game/index.ts';
import type { CastleEvent, CastlePosition, EvaluationInputs, FeatureAt, Kind, Player } from '../../game/index.ts';
import type { Reason } from '../reason.ts';

const ORDER: readonly string[] = [
  'scores',
  'token',
  'uses',
  'takes',
  'blocks',
  'ties',
  'keep',
  'claims',
  'extends',
  'nears',
];
/** A region of the opponent is worth joining from so many points on. */
const NOTABLE = 3;

interface Region {
  readonly root: number;
  readonly kind: Kind;
  /** Followers of the player minus those of the opponent. */
  readonly lead: number;
  readonly points: number;
  readonly dead: boolean;
}

/** Reasons for these moves in the rest of the turn, most important first. Leaves the position unchanged. */
export function reasonsFor(position: CastlePosition, moves: readonly number[]): readonly Reason[] {
  const me = position.player;
  const inputs = evaluationInputsOf(position);
  const t = position.table;
  const claimed = (): readonly Region[] => {
    inputs.read();
    const rows: Region[] = [];
    for (const row of inputs.order.subarray(0, inputs.count)) {
      const [mine = 0, theirs = 0] =
        me === 0 ? [inputs.weights[0][row], inputs.weights[1][row]] : [inputs.weights[1][row], inputs.weights[0][row]];
      const kind = KINDS[inputs.kind[row] ?? 0] ?? 'court';
      if (mine + theirs === 0) continue;
      const points = kind === 'court' ? MARKET_POINTS * (inputs.mark[row] ?? 0) : (inputs.points[row] ?? 0);
      rows.push({
        root: inputs.root[row] ?? 0,
        kind,
        lead: mine - theirs,
        points,
        dead: kind !== 'court' && inputs.fits[row] === 0,
      });
    }
    return rows;
  };
  const before = claimed();
  const nearBefore = joinable(inputs, before);
  const held = position.summary().tokens[me];
  const events: CastleEvent[] = [];
  position.listen(events);
  for (const move of moves) position.play(move, 'draw');
  position.listen(undefined);
  const used = events.filter((event) => event.type === 'token-used').length;
  const { scores, tokens: holding } = position.summary();
  const tokens = holding[me] - held + used;
  const after = claimed();
  const near = joinable(inputs, after).filter(
    ({ root }) => !nearBefore.some((known) => t.regions.find(known.root) === root),
  );
  const featuresOf = (region: Region): readonly FeatureAt[] => t.featuresOf(region.root);
  const reasons: Reason[] = [
    ...events.flatMap((event) => fromEvent(event, me)),
    ...(tokens > 0
      ? [{ what: 'token', kind: 'token', points: 0, count: tokens, field: scores[me], features: [] }]
      : []),
    ...after.flatMap((region): Reason[] => {
      const parts = before.filter((part) => t.regions.find(part.root) === region.root);
      const what = change(parts, region);
      return what ? [{ what, kind: region.kind, points: region.points, features: featuresOf(region) }] : [];
    }),
    ...near.map((region) => ({
      what: 'nears',
      kind: region.kind,
      points: region.points,
      features: featuresOf(region),
    })),
  ];
  for (const _ of moves) position.undo();
  return reasons.sort((a, b) => ORDER.indexOf(a.what) - ORDER.indexOf(b.what));
}

/** Regions led by the opponent that a tile may join to one that the player leads, from the inputs as they were read last. */
function joinable({ pairs, root }: EvaluationInputs, regions: readonly Region[]): readonly Region[] {
  const found = new Set<Region>();
  for (let n = 0; n < pairs.count; n++) {
    const roots = [root[pairs.a[n] ?? 0], root[pairs.b[n] ?? 0]];
    const [one, other] = regions.filter((region) => roots.includes(region.root));
    if (pairs.isOld[n] || !one || !other || one.lead * other.lead >= 0 || pairs.tilesJoining(n) === 0) continue;
    const theirs = one.lead < 0 ? one : other;
    if (!one.dead && !other.dead && theirs.points >= NOTABLE) found.add(theirs);
  }
  return [...found];
}

/** The reason for regions that are now one; undefined if there is none. */
function change(parts: readonly Region[], now: Region): 'takes' | 'ties' | 'blocks' | 'claims' | 'extends' | undefined {
  if (parts.length === 0) return now.lead > 0 ? 'claims' : undefined;
  const theirs = parts.some((part) => part.lead < 0);
  if (theirs && now.lead > 0) return 'takes';
  if (theirs && now.lead === 0) return 'ties';
  if (theirs && now.dead && parts.every((part) => !part.dead)) return 'blocks';
  const mine = parts.filter((part) => part.lead > 0).reduce((most, part) => Math.max(most, part.points), -1);
  return now.lead > 0 && mine >= 0 && now.points > mine && !now.dead ? 'extends' : undefined;
}

function fromEvent(event: CastleEvent, me: Player): readonly Reason[] {
  switch (event.type) {
    case 'scored':
      if (event.line.player !== me || event.line.what === 'keep' || event.line.what === 'five-points') return [];
      return [
        {
          what: 'scores',
          kind: event.line.what,
          points: event.line.points,
          doubled: event.line.token !== null,
          features: event.line.features,
        },
      ];
    case 'keep-moved':
      return event.player === me
        ? [{ what: 'keep', kind: 'house', points: 0, size: event.size, features: [event.at] }]
        : [];
    case 'token-used':
      return event.player === me
        ? [{ what: 'uses', kind: event.effect, points: 0, effect: event.effect, features: [] }]
        : [];
    default:
      return [];
  }
}
