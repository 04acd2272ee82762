import { country, seededRandom } from '../../src/game/index.ts';
import type { Random } from '../../src/game/index.ts';

const chosen = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

/** A set-up from a seed: 1 to 6 players, any mix of modules and options, sometimes a short deck or one that nobody sorted. */
export function randomCountry(random: Random): country.CountrySetup {
  const options: country.CountryOptions = {
    ...country.DEFAULT_OPTIONS,
    modules: country.MODULE_IDS.filter(() => random() < 0.5),
    fields: random() < 0.5 ? 'each-3' : chosen(country.FIELDS, random),
    tinyCity: random() < 0.7 ? 4 : 2,
    followers: random() < 0.6 ? 7 : 1 + Math.floor(random() * 7),
    tiles: random() < 0.9 ? null : chosen([['base'], ['river-1'], ['base', 'river-1']], random),
  };
  const rules = country.rulesOf(options);
  const players = ['Ada', 'Jan', 'Zofia', 'Ion', 'Mia', 'Leo'].slice(
    0,
    random() < 0.1 ? 1 : 2 + Math.floor(random() * 5),
  );
  const { deck: dealt } = country.deal(rules, random);
  const deck = random() < 0.3 ? dealt.slice(0, Math.floor(random() * dealt.length)) : dealt;
  return { rules, players, start: rules.start, deck: random() < 0.1 ? [...deck].sort(() => random() - 0.5) : deck };
}

export interface PlayedCountry {
  readonly setup: country.CountrySetup;
  readonly position: country.CountryPosition;
  readonly actions: readonly country.Action[];
}

/** Plays a whole random game; the seed is its name. */
export function playCountry(seed: string, visit?: (position: country.CountryPosition) => void): PlayedCountry {
  const random = seededRandom(seed);
  const setup = randomCountry(random);
  const position = country.startGame(setup);
  const actions: country.Action[] = [];
  while (position.awaiting !== 'over') {
    visit?.(position);
    const move = chosen([...position.legalMoves()], random);
    if (move === undefined) throw new Error(`no legal move in ${seed} while ${position.awaiting} is awaited`);
    actions.push(position.actionOf(move));
    position.play(move);
    if (actions.length > 400) throw new Error(`${seed} does not end`);
  }
  return { setup, position, actions };
}
