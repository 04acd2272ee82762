import { DISTINCT_LOOKS } from '../../art/players.ts';
import { accept } from '../../game/index.ts';
import type { Result, TileSet } from '../../game/index.ts';
import { setTextOf } from '../../session/contracts/online.ts';
import type { Hosting } from '../../session/contracts/online.ts';
import type { Settings } from '../../session/contracts/app.ts';
import type { Assist, TimeTerms } from '../../session/contracts/match.ts';
import { hudGameOf } from '../games/index.ts';
import { looksAmong } from '../setup/colours.ts';
import { hasSeveral } from '../setup/gameWords.ts';
import { sizesOf } from '../setup/players.ts';
import { chosenFrom, givenBy } from '../setup/options.ts';
import type { ChosenOptions } from '../setup/options.ts';

/** The host's proposal. */
export interface Proposal {
  readonly chosen: ChosenOptions;
  readonly look: number;
  readonly begins: 'lot' | '0' | '1';
  readonly places: number;
  readonly set: TileSet | null;
  readonly time: TimeTerms | undefined;
  readonly without: readonly Assist[] | undefined;
}

const placesOf = (rules: string): number => sizesOf(rules).at(-1) ?? 2;

export const firstProposal = (rules: string, { lastOptions }: Pick<Settings, 'lastOptions'>): Proposal => ({
  chosen: chosenFrom(rules, lastOptions[rules] ?? {}),
  look: DISTINCT_LOOKS[0] ?? 0,
  begins: 'lot',
  places: placesOf(rules),
  set: null,
  time: undefined,
  without: undefined,
});

/** The same for another rule set: keeps the chosen options that it has, too. */
export function withRules(proposal: Proposal, rules: string, settings: Pick<Settings, 'lastOptions'>): Proposal {
  const before = givenBy(proposal.chosen);
  const chosen = chosenFrom(rules, before.ok ? before.value : (settings.lastOptions[rules] ?? {}));
  return { ...proposal, chosen, begins: 'lot', places: placesOf(rules) };
}

/** Returns an error if modules cannot be combined. `guest`: the name of a friend who is not there yet. */
export function hostingOf(
  { chosen, look, begins, places, set, time, without }: Proposal,
  host: string,
  guest: string,
): Result<Pick<Hosting, 'terms' | 'places'>> {
  const { rules } = chosen;
  const options = givenBy(chosen);
  if (!options.ok) return options;
  const tiles = hudGameOf(rules).takesSets ? set : null;
  const isParty = hasSeveral(rules);
  const people = isParty
    ? { names: [host], colours: [look], bots: [null] }
    : { names: [host, guest], colours: looksAmong([0, 1], 0, look) };
  return accept({
    terms: {
      rules,
      ...(tiles ? { set: setTextOf(tiles) } : {}),
      options: options.value,
      ...people,
      begins: begins === 'lot' ? 'lot' : Number(begins),
      ...(time ? { time } : {}),
      ...(without ? { without } : {}),
    },
    ...(isParty ? { places } : {}),
  });
}
