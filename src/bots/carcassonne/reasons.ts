import { carcassonne } from '../../game/index.ts';
import type { FeatureAt } from '../../game/index.ts';
import type { Reason } from '../reason.ts';
import { BOT_MODULES } from '../../expansions/bots.ts';
import { modulesOf } from './modules/index.ts';

const ORDER: readonly string[] = ['scores', 'takes', 'blocks', 'shares', 'hinders', 'claims', 'extends', 'nears'];
/** A region of others is worth joining from so many points on. */
const NOTABLE = 3;
/** Reasons of modules rank after `takes`. */
const rankOf = ({ what }: Reason): number =>
  ORDER.includes(what) ? ORDER.indexOf(what) : ORDER.indexOf('takes') + 0.5;

/** By action: the reason for points that it scores without completing a region. */
const SCORING: ReadonlyMap<string, string> = new Map(
  BOT_MODULES.flatMap(({ scoring = {} }) => Object.entries(scoring)),
);

interface Region {
  readonly root: number;
  readonly kind: carcassonne.Kind;
  /** Players who lead the region, one bit per player. */
  readonly leaders: number;
  readonly points: number;
  readonly dead: boolean;
  /** Number of undrawn tiles that fit the cell of the region that is hardest to fill. */
  readonly fits: number;
}

/** Reasons for these moves in the rest of the turn, most important first. Leaves the position unchanged. */
export function reasonsFor(position: carcassonne.CarcassonnePosition, moves: readonly number[]): readonly Reason[] {
  const { table: t, actor: me, awaiting } = position;
  const inputs = new carcassonne.EvaluationInputs(t);
  const before = claimed(t, inputs, me);
  const nearBefore = joinable(t, inputs, me);
  const regionAt = worths(t, before);
  const actions: carcassonne.Action[] = [];
  const events: carcassonne.CarcassonneEvent[] = [];
  let word: string | undefined;
  position.listen(events);
  for (const move of moves) {
    const action = position.actionOf(move);
    actions.push(action);
    word ??= SCORING.get(action.do);
    position.play(move, 'draw');
  }
  position.listen(undefined);
  const after = claimed(t, inputs, me);
  const near = joinable(t, inputs, me).filter(
    ({ root }) => !nearBefore.some((known) => t.regions.find(known.root) === root),
  );
  const reasons = [
    ...modulesOf(t.rules).flatMap(
      ({ module }) => module.reasons?.({ player: me, awaiting, actions, events, table: t, before: regionAt }) ?? [],
    ),
    ...events.flatMap((event): Reason[] =>
      event.type === 'scored' && event.line.player === me && !event.final
        ? [
            {
              what: word === undefined || completes(events, event.line) ? 'scores' : word,
              kind: event.line.what,
              points: event.line.points,
              features: event.line.features,
            },
          ]
        : [],
    ),
    ...after.flatMap((region): Reason[] => {
      const what = change(
        before.filter((part) => t.regions.find(part.root) === region.root),
        region,
        1 << me,
      );
      return what ? [{ what, kind: region.kind, points: region.points, features: t.featuresOf(region.root) }] : [];
    }),
    ...near.map(({ root, kind, points }) => ({ what: 'nears', kind, points, features: t.featuresOf(root) })),
  ];
  for (const _ of moves) position.undo();
  return reasons.sort((a, b) => rankOf(a) - rankOf(b));
}

/** Points of the occupied regions, by their features. */
function worths(t: carcassonne.Table, regions: readonly Region[]): (at: FeatureAt) => { kind: string; points: number } {
  const keyOf = ({ x, y, feature }: FeatureAt): string => `${x},${y},${feature}`;
  const points = new Map(
    regions.flatMap((region) => t.featuresOf(region.root).map((at) => [keyOf(at), region.points] as const)),
  );
  return (at) => {
    const node = t.nodeAt(at);
    return { kind: node === undefined ? '' : t.kindOf(node), points: points.get(keyOf(at)) ?? 0 };
  };
}

/** True if the region of a score line was completed by the tile. */
const completes = (events: readonly carcassonne.CarcassonneEvent[], { region }: carcassonne.CarcassonneLine): boolean =>
  events.some((event) => event.type === 'completed' && JSON.stringify(event.region) === JSON.stringify(region));

/** What modules add to the points of a field for this player, if they lead there. */
function addedTo(t: carcassonne.Table, root: number, player: number): number {
  if (t.rules.farmersScored.length === 0 || ((t.regions.leaders(root) >> player) & 1) === 0) return 0;
  const [{ length: count } = []] = carcassonne.citiesOf(t, [root]);
  const added = count === 0 ? [] : carcassonne.addedByModules(t, { player, fields: [root], count, root });
  return added.reduce((sum, { points }) => sum + points, 0);
}

/** The occupied regions, with their points for this player. */
function claimed(t: carcassonne.Table, inputs: carcassonne.EvaluationInputs, player: number): readonly Region[] {
  inputs.read();
  const regions: Region[] = [];
  for (const row of inputs.order.subarray(0, inputs.count)) {
    const root = inputs.root[row] ?? 0;
    const leaders = t.regions.leaders(root);
    const kind = t.kindOf(root);
    if (leaders === 0) continue;
    regions.push({
      root,
      kind,
      leaders,
      points: (inputs.worth[row] ?? 0) + (kind === 'field' ? addedTo(t, root, player) : 0),
      dead: kind !== 'field' && inputs.fits[row] === 0,
      fits: inputs.fits[row] ?? 0,
    });
  }
  return regions;
}

/** Regions led by others that a tile may join to one that the player leads, from the inputs as they were read last. */
function joinable(
  t: carcassonne.Table,
  inputs: carcassonne.EvaluationInputs,
  player: number,
): readonly Pick<Region, 'root' | 'kind' | 'points'>[] {
  const roots = new Map<number, number>();
  for (let n = 0; n < inputs.meetings; n++) {
    const rows = [inputs.meetingA[n] ?? 0, inputs.meetingB[n] ?? 0].map((row) => ({
      root: inputs.root[row] ?? 0,
      points: inputs.worth[row] ?? 0,
      leaders: t.regions.leaders(inputs.root[row] ?? 0),
    }));
    const theirs = rows.filter(({ leaders }) => leaders !== 0 && ((leaders >> player) & 1) === 0);
    const [{ root, points } = { root: 0, points: 0 }] = theirs;
    if (theirs.length === 1 && rows.some(({ leaders }) => (leaders >> player) & 1) && points >= NOTABLE)
      roots.set(root, points);
  }
  return [...roots].map(([root, points]) => ({ root, points, kind: t.kindOf(root) }));
}

/** The reason for regions that are now one, for the player whose bit is `mine`; undefined if there is none. */
function change(parts: readonly Region[], now: Region, mine: number): string | undefined {
  const leads = (now.leaders & mine) !== 0;
  if (parts.length === 0) return leads ? 'claims' : undefined;
  const theirs = parts.some(({ leaders }) => (leaders & mine) === 0);
  if (theirs && leads) return now.leaders === mine ? 'takes' : 'shares';
  if (theirs && now.dead && parts.every(({ dead }) => !dead)) return 'blocks';
  if (theirs && now.kind !== 'field' && parts.every(({ fits }) => 0 < now.fits && 2 * now.fits <= fits))
    return 'hinders';
  const own = parts
    .filter(({ leaders }) => (leaders & mine) !== 0)
    .reduce((most, { points }) => Math.max(most, points), -1);
  return leads && own >= 0 && now.points > own && !now.dead ? 'extends' : undefined;
}
