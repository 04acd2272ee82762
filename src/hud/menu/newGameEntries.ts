import { accept } from '../../game/index.ts';
import type { Result, TileSet } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Assist, TimeTerms } from '../../session/contracts/match.ts';
import type { App, Settings } from '../../session/contracts/app.ts';
import { hudGameOf } from '../games/index.ts';
import { hasSeveral } from '../setup/gameWords.ts';
import { lastOfMany, manyPlayersAtFirst, peopleOfMany } from '../setup/manyPlayers.ts';
import type { ManyPlayers } from '../setup/manyPlayers.ts';
import type { FormValues } from '../setup/newGame.ts';
import { chosenFrom, givenBy } from '../setup/options.ts';
import type { ChosenOptions } from '../setup/options.ts';
import { lastOfTwo, peopleOfTwo, twoPlayersAtFirst } from './twoPlayers.ts';
import type { TwoPlayers } from './twoPlayers.ts';

/** What the form of a new game contains. */
export interface NewGameEntries {
  /** The rule set, and its options. */
  readonly chosen: ChosenOptions;
  /** `null`: the set that comes with the game. */
  readonly set: TileSet | null;
  /** For rule sets for two, and for those for more: each is kept while the other is shown. */
  readonly two: TwoPlayers;
  readonly many: ManyPlayers;
  readonly seed: string;
  readonly time: TimeTerms | undefined;
  readonly without: readonly Assist[] | undefined;
}

type Known = Pick<App, 'botLevels' | 'settings'>;

const lastOptions = ({ settings }: Known, rules: string): ChosenOptions =>
  chosenFrom(rules, settings.lastOptions[rules] ?? {});

export const entriesAtFirst = (app: Known, rules: string): NewGameEntries => ({
  chosen: lastOptions(app, rules),
  set: null,
  two: twoPlayersAtFirst(app, rules),
  many: manyPlayersAtFirst(app, hasSeveral(rules) ? app.settings.lastPlayers[rules] : undefined),
  seed: '',
  time: undefined,
  without: undefined,
});

/** Keeps the chosen options that the new rule set has, too. */
export function withRules(app: Known, entries: NewGameEntries, rules: string): NewGameEntries {
  const before = givenBy(entries.chosen);
  return { ...entries, chosen: before.ok ? chosenFrom(rules, before.value) : lastOptions(app, rules) };
}

/** What the next form begins with. */
export function rememberedOf({
  chosen: { rules },
  two,
  many,
}: NewGameEntries): Pick<Settings, 'lastRules' | 'lastPlayers'> {
  return { lastRules: rules, lastPlayers: { [rules]: hasSeveral(rules) ? lastOfMany(many) : lastOfTwo(two) } };
}

/** An error, with the code of the record format, if modules cannot be combined. */
export function valuesOf(
  texts: Texts,
  { chosen, set, two, many, seed, time, without }: NewGameEntries,
): Result<FormValues> {
  const options = givenBy(chosen);
  if (!options.ok) return options;
  const { rules } = chosen;
  const { begins } = hasSeveral(rules) ? many : two;
  return accept({
    rules,
    set: hudGameOf(rules).takesSets ? set : null,
    options: options.value,
    people: hasSeveral(rules) ? peopleOfMany(texts, many) : peopleOfTwo(texts, two),
    begins: begins === 'lot' ? 'lot' : Number(begins),
    seed,
    ...(time ? { time } : {}),
    ...(without ? { without } : {}),
  });
}
