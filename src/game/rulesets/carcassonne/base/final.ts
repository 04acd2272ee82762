import type { CarcassonneEvent, CarcassonneLine } from './event.ts';
import type { FarmersScored } from './hooks.ts';
import { addLine, scoreRegion } from './scoring.ts';
import { COMPLETED, SCORE, SECOND, DEPLOYED, Table, deployedNode } from './table.ts';
import { FIELD } from './vocabulary.ts';
import { inFirstEdition, pointsOf, worthToFarmers } from './worth.ts';

/** Final scoring (RULES.md §8). */

/** Begins the final scoring. */
export function beginFinal(t: Table): void {
  t.set(COMPLETED, 0);
  if (t.inSecondPart) t.set(SECOND, 0);
  t.emit({ type: 'final-began' });
}

/** Roots of the regions that hold figures and whose kind `belongs` accepts; sorted by name if events are reported. */
function heldRegions(t: Table, belongs: (kind: number) => boolean): readonly number[] {
  const roots: number[] = [];
  const count = t.get(DEPLOYED);
  for (let i = 1; i <= count; i++) {
    const root = t.regions.find(deployedNode(t.get(DEPLOYED + i)));
    if (belongs(t.regions.kind(root)) && !roots.includes(root)) roots.push(root);
  }
  return t.events ? byName(t, roots) : roots;
}

function byName(t: Table, roots: readonly number[]): readonly number[] {
  const named = roots.map((root) => ({ root, name: t.nameOf(root) }));
  return named
    .sort(({ name: a }, { name: b }) => a.y - b.y || a.x - b.x || a.feature - b.feature)
    .map(({ root }) => root);
}

/** Unfinished roads, cities, monasteries and gardens (§8.2). */
export function scoreUnfinished(t: Table): void {
  for (const root of heldRegions(t, (kind) => kind !== FIELD)) if (t.regions.open(root) > 0) scoreRegion(t, root);
}

/** Fields, according to the option (§8.3, §11). */
export function scoreFields(t: Table): void {
  const held = heldRegions(t, (kind) => kind === FIELD);
  if (held.length === 0) return;
  const cities = citiesOf(t, held);
  if (t.rules.options.fields === 'city-4') scoreCities(t, held, cities);
  else scoreEachField(t, held, cities);
}

/**
 * For each of `fields`, in order, lists the regions it touches, without duplicates: only those worth something to
 * farmers, or with `all` every one.
 */
export function citiesOf(
  t: Table,
  fields: readonly number[],
  wanted: 'worth' | 'all' = 'worth',
): readonly (readonly number[])[] {
  const { regions } = t;
  const rows = fields.map((): number[] => []);
  const tiles = t.get(t.laidCells);
  for (let n = 1; n <= tiles; n++) {
    if (!fields.some((field) => regions.hasTile(field, n - 1))) continue;
    const laid = t.laidOn(t.get(t.laidCells + n));
    const first = Table.firstNode(laid);
    const touches = t.material.touches[Table.row(laid) >> 2] as Int8Array;
    for (let i = 0; i < touches.length; i += 2) {
      const row = rows[fields.indexOf(regions.find(first + (touches[i] as number)))];
      if (!row) continue;
      const city = regions.find(first + (touches[i + 1] as number));
      if (!row.includes(city) && (wanted === 'all' || worthToFarmers(t, city) > 0)) row.push(city);
    }
  }
  return rows;
}

/** The word for it in the farmers' score lines, if it is not listed as a city. */
export function sourceOf(t: Table, root: number): string | undefined {
  for (const citySource of t.rules.citySource) {
    const source = citySource(t, root);
    if (source !== undefined) return source;
  }
  return undefined;
}

function scoreEachField(t: Table, held: readonly number[], cities: readonly (readonly number[])[]): void {
  for (const [row, root] of held.entries()) {
    const leaders = t.regions.leaders(root);
    const touched = cities[row] ?? [];
    const paying: { readonly each: number; readonly source: string | undefined; count: number }[] = [];
    for (const city of touched) {
      const each = worthToFarmers(t, city);
      const source = t.events && sourceOf(t, city);
      const known = paying.find((pays) => pays.each === each && pays.source === source);
      if (known) known.count++;
      else paying.push({ each, source, count: 1 });
    }
    for (let player = 0; player < t.players; player++) {
      if (((leaders >> player) & 1) === 0) continue;
      for (const pays of paying) addLine(t, { player, what: 'field', ...pays, root });
      const count = touched.length;
      if (count > 0) for (const scored of t.rules.farmersScored) scored(t, { player, fields: [root], count, root });
    }
    for (const scored of t.rules.scored) scored(t, root);
  }
}

/** What modules add to a player's points for these fields, a line each. Changes nothing. */
export function addedByModules(t: Table, scored: FarmersScored): readonly CarcassonneLine[] {
  const mark = t.journal.mark();
  const { events: outer } = t;
  const events: CarcassonneEvent[] = [];
  t.events = events;
  for (const added of t.rules.farmersScored) added(t, scored);
  t.events = outer;
  t.journal.rollback(mark);
  return events.flatMap((event) => (event.type === 'scored' ? [event.line] : []));
}

/**
 * First edition: every completed city scores once, with the points of that edition, for the players with the most
 * farmers in all fields that touch it.
 */
function scoreCities(t: Table, held: readonly number[], cities: readonly (readonly number[])[]): void {
  const all = [...new Set(cities.flat())];
  for (const city of t.events ? byName(t, all) : all) {
    const farmers = Array.from({ length: t.players }, (_, player) =>
      held.reduce((sum, root, row) => sum + (cities[row]?.includes(city) ? t.regions.weightOf(root, player) : 0), 0),
    );
    const most = Math.max(...farmers);
    for (const [player, count] of farmers.entries()) {
      if (most === 0 || count < most) continue;
      addLine(t, {
        player,
        what: 'field',
        count: 1,
        each: inFirstEdition(worthToFarmers(t, city)),
        root: city,
        source: sourceOf(t, city),
      });
      const fields = t.rules.farmersScored.length === 0 ? [] : held.filter((_, row) => cities[row]?.includes(city));
      for (const scored of t.rules.farmersScored) scored(t, { player, fields, count: 1, root: city });
    }
  }
  for (const root of held) for (const scored of t.rules.scored) scored(t, root);
}

/**
 * What a region without figures would score in the final scoring for a single player who claims it, not counting what
 * modules add (`Hooks.scored`); undefined if it also depends on other regions.
 */
export function worthAlone(t: Table, root: number): number | undefined {
  if (t.rules.ownFinal.some((isOwn) => isOwn(t))) return undefined;
  if (t.regions.kind(root) === FIELD && t.rules.options.fields === 'city-4') return undefined;
  return worthsAlone(t, [root]).get(root);
}

/** The same by root, approximate if it also depends on other regions or players. */
export function worthsAlone(t: Table, roots: readonly number[]): ReadonlyMap<number, number> {
  const fields = roots.filter((root) => t.regions.kind(root) === FIELD);
  const cities = fields.length === 0 ? [] : citiesOf(t, fields);
  const ofField = (root: number): number =>
    (cities[fields.indexOf(root)] ?? []).reduce((sum, city) => sum + worthToFarmers(t, city), 0);
  return new Map(roots.map((root) => [root, t.regions.kind(root) === FIELD ? ofField(root) : pointsOf(t, root)]));
}

/** Reports the winners. Players with equal points share the victory. */
export function endGame(t: Table): void {
  if (!t.events) return;
  const scores = Array.from({ length: t.players }, (_, player) => t.get(SCORE + player));
  const most = Math.max(...scores);
  t.emit({ type: 'over', scores, winners: scores.flatMap((score, player) => (score === most ? [player] : [])) });
}
