import { country } from '../../game/index.ts';
import type { FeatureAt } from '../../game/index.ts';

/** Why a way to play is good, as facts that views put into words and arrows: the countryside's. */
export interface CountryReason {
  /**
   * `scores`: completes a region of one's own. `recalls`: a figure comes home for its points. `takes`: leads a region that only others led; `shares`:
   * leads it with them; `blocks`: makes it impossible to complete. `claims`: stands on a new region. `extends`: a region of one's own grows.
   */
  readonly what: 'scores' | 'recalls' | 'takes' | 'shares' | 'blocks' | 'claims' | 'extends';
  readonly kind: country.Kind;
  /** What it brings; of a region that goes on, what it is worth as it stands after the turn. */
  readonly points: number;
  readonly features: readonly FeatureAt[];
}

const ORDER: readonly CountryReason['what'][] = ['scores', 'takes', 'recalls', 'blocks', 'shares', 'claims', 'extends'];
const CITY_POINTS = 3;

interface Region {
  readonly root: number;
  readonly kind: country.Kind;
  /** Who leads it, one bit per player. */
  readonly leaders: number;
  readonly points: number;
  readonly dead: boolean;
}

/** Reasons for a way to play the rest of the turn, the weightiest first. The position is left as it was. */
export function reasonsFor(position: country.CountryPosition, moves: readonly number[]): readonly CountryReason[] {
  const { table: t, player: me } = position;
  const outlook = new country.Outlook(t);
  const before = claimed(t, outlook);
  const events: country.CountryEvent[] = [];
  let recalls = false;
  position.listen(events);
  for (const move of moves) {
    recalls ||= position.actionOf(move).do === 'recall';
    position.play(move, 'draw');
  }
  position.listen(undefined);
  const reasons = [
    ...events.flatMap((event): CountryReason[] =>
      event.type === 'scored' && event.line.player === me && !event.final
        ? [{ what: recalls && !completes(events, event.line) ? 'recalls' : 'scores', kind: event.line.what as country.Kind, points: event.line.points, features: event.line.features }]
        : [],
    ),
    ...claimed(t, outlook).flatMap((region): CountryReason[] => {
      const what = change(before.filter((part) => t.regions.find(part.root) === region.root), region, 1 << me);
      return what ? [{ what, kind: region.kind, points: region.points, features: t.featuresOf(region.root) }] : [];
    }),
  ];
  for (const _ of moves) position.undo();
  return reasons.sort((a, b) => ORDER.indexOf(a.what) - ORDER.indexOf(b.what));
}

/** Is the region of a line among those that the tile completed? */
const completes = (events: readonly country.CountryEvent[], { region }: country.CountryLine): boolean =>
  events.some((event) => event.type === 'completed' && JSON.stringify(event.region) === JSON.stringify(region));

/** The regions where somebody stands. */
function claimed(t: country.Table, outlook: country.Outlook): readonly Region[] {
  outlook.read();
  const regions: Region[] = [];
  for (let row = 0; row < outlook.count; row++) {
    const root = outlook.root[row] ?? 0;
    const leaders = t.regions.leaders(root);
    const kind = t.kindOf(root);
    if (leaders === 0) continue;
    regions.push({ root, kind, leaders, points: kind === 'field' ? CITY_POINTS * (outlook.done[row] ?? 0) : (outlook.worth[row] ?? 0), dead: kind !== 'field' && outlook.fits[row] === 0 });
  }
  return regions;
}

/** What became of the regions that are one now, for the player whose bit is `mine`; undefined where nothing did. */
function change(parts: readonly Region[], now: Region, mine: number): CountryReason['what'] | undefined {
  const leads = (now.leaders & mine) !== 0;
  if (parts.length === 0) return leads ? 'claims' : undefined;
  const theirs = parts.some(({ leaders }) => (leaders & mine) === 0);
  if (theirs && leads) return now.leaders === mine ? 'takes' : 'shares';
  if (theirs && now.dead && parts.every(({ dead }) => !dead)) return 'blocks';
  const own = parts.filter(({ leaders }) => (leaders & mine) !== 0).reduce((most, { points }) => Math.max(most, points), -1);
  return leads && own >= 0 && now.points > own && !now.dead ? 'extends' : undefined;
}
