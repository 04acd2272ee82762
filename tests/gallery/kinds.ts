import { adapterOf } from '../../src/game/index.ts';
import type { Action, FeatureAt, GameState, LaidTile, Option } from '../../src/game/index.ts';
import { effectsOf } from '../../src/session/match/effects.ts';
import { dealt, play } from './positions.ts';
import type { Moment, Variant } from './positions.ts';

/** Moments of games that together have every kind of choice, and come after every kind of event. */

/** So many, since some kinds are rare. */
const GAMES = 30;

/** The words of an action or event: neither numbers, nor ids of tiles and pieces. */
const wordsOf = (told: object): string =>
  Object.values(told)
    .filter((value) => typeof value === 'string' && !/\d/.test(value))
    .join(' ');

const lyingIn = ({ start = [], laid }: GameState): readonly LaidTile[] => [...start, ...laid];

/** What the printed tile says about a feature. */
function marksOf(state: GameState, { x, y, feature }: FeatureAt): object {
  const lying = lyingIn(state).findLast((tile) => tile.x === x && tile.y === y);
  const spec = adapterOf(state.rules)
    .tiles(state)
    .find(({ id }) => id === lying?.tile);
  return spec?.features[feature]?.marks ?? {};
}

/** Choices of one kind have the same words: whose piece it is and where makes no difference. */
export function kindOf(state: GameState, { action, target, piece, declines }: Option): string {
  const { awaiting, last } = state;
  const feature = target.on === 'feature' ? [target.kind, marksOf(state, target)] : null;
  const isElsewhere = target.on === 'feature' && last !== null && (target.x !== last.x || target.y !== last.y);
  const isBuilt = target.on === 'cell' && (target.builds?.length ?? 0) > 0;
  // A piece that moves may do something where it arrives.
  const isMove = target.on === 'cell' && awaiting !== 'place';
  const effects = isMove
    ? effectsOf(state, action)
        .events.slice(0, 2)
        .map(({ type }) => type)
    : [];
  return JSON.stringify([
    awaiting,
    wordsOf(action),
    piece,
    declines,
    target.on,
    feature,
    isElsewhere,
    isBuilt,
    effects,
  ]);
}

interface Candidate extends Moment {
  readonly kinds: readonly string[];
}

/** The moments of a game before each choice, with the kinds of choices and of the events just before. */
function candidatesOf(id: string, variant: Variant, seed: string): readonly Candidate[] {
  const rules = adapterOf(id);
  const found: Candidate[] = [];
  const actions: Action[] = [];
  play(id, variant, seed, (state, prompt, record, action) => {
    if (action) actions.push(action);
    const choices = (prompt?.options ?? []).map((option) => kindOf(state, option));
    if (prompt) found.push({ state, record: record(), kinds: [...new Set(choices)] });
    return false;
  });
  const events = new Map<number, string[]>();
  rules.replay(dealt(rules, variant, seed), actions, (step) => {
    events.set(step.n, [...(events.get(step.n) ?? []), ...step.events.map(wordsOf)]);
  });
  return found.map((candidate, n) => ({ ...candidate, kinds: [...candidate.kinds, ...(events.get(n - 1) ?? [])] }));
}

const known = new Map<string, readonly Moment[]>();

export function everyKind(id: string, variant: Variant): readonly Moment[] {
  const key = `${id}/${variant.name}`;
  const before = known.get(key);
  if (before) return before;
  const seen = new Set<string>();
  const found: Moment[] = [];
  for (let game = 0; game < GAMES; game += 1) {
    let candidates = candidatesOf(id, variant, `kind ${game}`);
    for (;;) {
      const fresh = ({ kinds }: Candidate): number => kinds.filter((kind) => !seen.has(kind)).length;
      const best = candidates.reduce<Candidate | null>(
        (most, one) => (fresh(one) > (most ? fresh(most) : 0) ? one : most),
        null,
      );
      if (!best) break;
      found.push(best);
      for (const kind of best.kinds) seen.add(kind);
      candidates = candidates.filter((one) => fresh(one) > 0);
    }
  }
  known.set(key, found);
  return found;
}
