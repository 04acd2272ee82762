/** What a computer player notices in a position. Weaker levels overlook what people overlook; personalities love something. */

/** Each rule set says which of its features belong to an idea; those of no idea are seen by everyone. */
export const IDEAS = [
  /** Followers in hand are worth something. */
  'hand',
  /** What an unfinished feature may still become. */
  'growth',
  /** Fields and farmers, courts and markets: what scores only at the end. */
  'finalScoring',
  /** Who else is in a feature, or could join it. */
  'company',
  /** Nothing fits a gap, so a feature will not be completed; a player who overlooks it takes it for an open one. */
  'gaps',
  /** Wall tokens and the keep; what expansions add. */
  'extras',
] as const;
export type Idea = (typeof IDEAS)[number];

/** What a personality likes for its own sake. */
export const LIKINGS = [
  /** A farmer, or a court that it leads: the more, the fewer tiles are left, because those followers never return. */
  'land',
  /** A follower in hand: the less, the fewer tiles are left for placing it. */
  'followers',
] as const;
export type Liking = (typeof LIKINGS)[number];

/** Factors on what a player thinks an idea is worth, 1 by default: 0 overlooks it, more than 1 overrates it. */
export interface Sight extends Readonly<Partial<Record<Idea, number>>> {
  /** The same for the opponents' points and prospects: 0 never spoils anything. */
  readonly rivals?: number;
  /** Points that it adds for each thing it likes. */
  readonly likes?: Readonly<Partial<Record<Liking, number>>>;
}

/** Sees everything for what it is worth. */
export const CLEAR: Sight = {};

/** The features of a rule set's evaluation by idea, as indices. */
export interface IdeaFeatures extends Readonly<Record<Exclude<Idea, 'gaps'>, readonly number[]>> {
  /** Features of what no tile can complete, each with the feature of an open one for which it is taken. */
  readonly gaps: readonly (readonly [feature: number, takenFor: number])[];
  /** By liking: features, and how many of what is liked one of them is. */
  readonly likes: Readonly<Record<Liking, readonly (readonly [feature: number, times: number])[]>>;
}

/** The indices of a group of features. */
export const indices = (start: number, length: number): readonly number[] =>
  Array.from({ length }, (_, n) => start + n);

/** The weights by number of undrawn tiles as a player with this sight has them. */
export function seenWeights(
  byLeft: readonly Float64Array[],
  { gaps, likes, ...ideas }: IdeaFeatures,
  sight: Sight,
): readonly Float64Array[] {
  return byLeft.map((weights, left) => {
    const seen = Float64Array.from(weights);
    const noticed = sight.gaps ?? 1;
    for (const [feature, takenFor] of gaps)
      seen[feature] = noticed * (weights[feature] as number) + (1 - noticed) * (weights[takenFor] as number);
    for (const [idea, features] of Object.entries(ideas) as [keyof typeof ideas, readonly number[]][])
      for (const feature of features) seen[feature] = (sight[idea] ?? 1) * (seen[feature] as number);
    const late = 1 - left / byLeft.length;
    for (const liking of LIKINGS)
      for (const [feature, times] of likes[liking])
        seen[feature] =
          (seen[feature] as number) + times * (sight.likes?.[liking] ?? 0) * (liking === 'land' ? late : 1 - late);
    return seen;
  });
}
