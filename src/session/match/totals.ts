/** All players with the most points. */
export function winnersOf(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, player) => (score === most ? [player] : []));
}

/** How a game ended; `by`: the player who resigned. */
interface Ended {
  readonly ended: 'over' | 'drawn' | 'resigned';
  readonly by?: number;
}

/** The points used for ranking: a player who resigned is last; after an agreed draw all are equal. */
export function rankedScores(scores: readonly number[], { ended, by }: Ended): readonly number[] {
  if (ended === 'drawn') return scores.map(() => 0);
  return scores.map((score, player) => (player === by ? -1 : score));
}

/** The points used for ranking in a game as it is shown. */
export const rankedIn = ({
  state: { scores },
  outOfTime,
}: {
  readonly state: { readonly scores: readonly number[] };
  readonly outOfTime: number | null;
}): readonly number[] => (outOfTime === null ? scores : rankedScores(scores, { ended: 'resigned', by: outOfTime }));

interface Line {
  readonly player: number;
  readonly points: number;
}

/** Scores before the final scoring and after each of its lines. */
export function runningTotals(scores: readonly number[], lines: readonly Line[]): readonly (readonly number[])[] {
  const add = (totals: readonly number[], { player, points }: Line, sign: 1 | -1): readonly number[] =>
    totals.map((total, index) => (index === player ? total + sign * points : total));
  const steps = [lines.reduce((totals, line) => add(totals, line, -1), scores)];
  for (const line of lines) steps.push(add(steps.at(-1) ?? scores, line, 1));
  return steps;
}

/** Rotates a list by player so that one player comes first, followed by the others in the order of play. */
export const seenFrom = <T>(place: number, values: readonly T[]): readonly T[] => [
  ...values.slice(place),
  ...values.slice(0, place),
];

/** The reverse of `seenFrom`. */
export const seatedFrom = <T>(place: number, values: readonly T[]): readonly T[] =>
  seenFrom((values.length - place) % Math.max(1, values.length), values);
