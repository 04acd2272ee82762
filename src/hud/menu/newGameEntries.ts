import { accept } from '../../game/index.ts';
import type { Result, TileSet } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Assist, TimeTerms } from '../../session/contracts/match.ts';
import type { App, Settings } from '../../session/contracts/app.ts';
import { titleOf } from '../games/titles.ts';
import type { FormValues } from '../setup/newGame.ts';
import { chosenFrom, givenBy } from '../setup/options.ts';
import type { ChosenOptions } from '../setup/options.ts';
import { beginnerOf, lastOf, peopleOf, peopleOnly, playersAtFirst } from '../setup/players.ts';
import type { Players } from '../setup/players.ts';

/** What the form of a new game contains. */
export interface NewGameEntries {
  /** The rule set, and its options. */
  readonly chosen: ChosenOptions;
  /** `null`: the set that comes with the game. */
  readonly set: TileSet | null;
  readonly players: Players;
  readonly seed: string;
  readonly time: TimeTerms | undefined;
  readonly without: readonly Assist[] | undefined;
  /** Played at a real table. */
  readonly byHand: boolean;
}

type Known = Pick<App, 'botLevels' | 'settings'>;

const lastOptions = ({ settings }: Known, rules: string): ChosenOptions =>
  chosenFrom(rules, settings.lastOptions[rules] ?? {});

export const entriesAtFirst = (app: Known, rules: string, byHand = false): NewGameEntries => ({
  chosen: lastOptions(app, rules),
  set: null,
  // At a real table everyone knows who begins.
  players: { ...playersAtFirst(app, rules), ...(byHand ? { begins: 0 } : {}) },
  seed: '',
  time: undefined,
  without: undefined,
  byHand,
});

/** Keeps the players, and the chosen options that the new rule set has, too. */
export function withRules(app: Known, entries: NewGameEntries, rules: string): NewGameEntries {
  const before = givenBy(entries.chosen);
  return { ...entries, chosen: before.ok ? chosenFrom(rules, before.value) : lastOptions(app, rules) };
}

/** What the next form begins with. */
export const rememberedOf = ({
  chosen: { rules },
  players,
}: NewGameEntries): Pick<Settings, 'lastRules' | 'lastPlayers'> => ({
  lastRules: rules,
  lastPlayers: { [rules]: lastOf(players, rules) },
});

/** An error, with the code of the record format, if modules cannot be combined. */
export function valuesOf(
  texts: Texts,
  { chosen, set, players: seated, seed, time, without, byHand }: NewGameEntries,
): Result<FormValues> {
  const options = givenBy(chosen);
  if (!options.ok) return options;
  const { rules } = chosen;
  const players = byHand ? peopleOnly(seated) : seated;
  return accept({
    rules,
    set: titleOf(rules).takesSets ? set : null,
    options: options.value,
    people: peopleOf(texts, players, rules),
    begins: beginnerOf(players, rules),
    seed,
    ...(time ? { time } : {}),
    ...(without ? { without } : {}),
    ...(byHand ? { byHand } : {}),
  });
}
