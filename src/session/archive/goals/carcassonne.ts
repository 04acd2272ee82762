import type { CarcassonneGoal } from '../../contracts/goals.ts';
import { at, eventsOf, isTurned, linesOf, partsOf, scorersOf, sumOf } from './goalGame.ts';
import type { GoalGame, GoalLine, Goals } from './goalGame.ts';

/** Goals of Carcassonne. */

const ROAD_TILES = 6;
const MONASTERY_POINTS = 9;
const CITY_POINTS = 16;
const ARMS = 2;
const SHARED_POINTS = 8;
const FIELD_POINTS = 12;
/** In turns. */
const LATE = 10;
const HUNDRED = 100;
const TABLE = 4;

/** Completed features of this kind that the person scored. */
const completed = (game: GoalGame, kind: string): readonly GoalLine[] =>
  linesOf(game, 'play').filter(({ what }) => what === kind);

/** The person's fields, each with all its lines. */
function fieldsOf(game: GoalGame): readonly (readonly GoalLine[])[] {
  const fields = new Map<string, GoalLine[]>();
  for (const line of linesOf(game, 'final')) {
    if (line.what !== 'field' || line.region === null) continue;
    const key = at(line.region);
    fields.set(key, [...(fields.get(key) ?? []), line]);
  }
  return [...fields.values()];
}

/** A city that the person shared, for enough points. */
const sharesCity = (game: GoalGame): boolean =>
  partsOf(game, 'laid').some((part) => {
    const shared = eventsOf(part, 'completed').filter(
      (event) => event.kind === 'city' && scorersOf(event).length > 1 && scorersOf(event).includes(game.me),
    );
    return linesOf(part, 'play').some(
      ({ region, points }) => region && points >= SHARED_POINTS && shared.some((one) => at(one.region) === at(region)),
    );
  });

/** A field that only the person scored, although others had farmers there. */
function turnsField(game: GoalGame): boolean {
  const others = eventsOf(game, 'deployed').filter(({ kind, player }) => kind === 'field' && player !== game.me);
  const theirs = eventsOf(game, 'scored').filter(({ line, final }) => final && line.player !== game.me);
  return fieldsOf(game).some(([line]) => {
    if (!line?.region) return false;
    const named = at(line.region);
    const within = new Set(line.features.map(at));
    const isShared = theirs.some(({ line: { what, region } }) => what === 'field' && region && at(region) === named);
    return !isShared && others.some((farmer) => within.has(at(farmer.at)));
  });
}

/** A farmer placed near the end scored. */
function placesLate(game: GoalGame): boolean {
  const late = new Set(
    partsOf(game, 'turn-began')
      .slice(-LATE)
      .flatMap((turn) => eventsOf(turn, 'deployed'))
      .flatMap((one) => (one.kind === 'field' && one.player === game.me ? [at(one.at)] : [])),
  );
  return fieldsOf(game).some((lines) =>
    lines.some(({ features }) => features.some((feature) => late.has(at(feature)))),
  );
}

export const CARCASSONNE: Goals<CarcassonneGoal> = {
  road: (game) => completed(game, 'road').some(({ count }) => count >= ROAD_TILES),
  monastery: (game) => completed(game, 'monastery').some(({ points }) => points >= MONASTERY_POINTS),
  city: (game) => completed(game, 'city').some(({ points }) => points >= CITY_POINTS),
  arms: (game) => completed(game, 'city').some((line) => 'pennants' in line && line.pennants >= ARMS),
  'city-shared': sharesCity,
  'city-turned': (game) =>
    eventsOf(game, 'completed').some((event) => event.kind === 'city' && isTurned(event, game.me)),
  field: (game) => fieldsOf(game).some((lines) => sumOf(lines) >= FIELD_POINTS),
  'field-turned': turnsField,
  'late-farmer': placesLate,
  hundred: ({ scores, me }) => (scores[me] ?? 0) >= HUNDRED,
  table: ({ outcome, scores }) => outcome === 'won' && scores.length >= TABLE,
};
