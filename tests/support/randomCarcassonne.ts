import { carcassonne, seededRandom } from '../../src/game/index.ts';
import type { Random } from '../../src/game/index.ts';
import { ONLY } from './onlyExpansion.ts';

const chosen = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

/** The options of the modules in play, each with a random value. */
const randomExtra = (modules: readonly string[], random: Random): carcassonne.CarcassonneOptions['extra'] =>
  Object.fromEntries(
    carcassonne.MODULES.filter(({ id }) => modules.includes(id)).flatMap(({ options }) =>
      Object.entries(options).map(([name, values]) => [name, chosen(values, random)] as const),
    ),
  );

/** Drops either of two modules that exclude each other. */
function withoutClash(modules: readonly string[], random: Random): readonly string[] {
  const clash = carcassonne.clashOf(modules);
  if (!clash) return modules;
  const gone = chosen(
    clash.filter((id) => id !== ONLY),
    random,
  );
  return withoutClash(
    modules.filter((id) => id !== gone),
    random,
  );
}

/** Chooses the modules of a game. */
export type Mixing = (random: Random) => readonly string[];

const any: Mixing = (random) => carcassonne.MODULE_IDS.filter((id) => random() < 0.5 || id === ONLY);
/** As many as go together. */
export const everything: Mixing = () => carcassonne.MODULE_IDS;
/** Some of a box, with all others or none. */
export const ofBox =
  (box: string): Mixing =>
  (random) => {
    const isAlone = random() < 0.7;
    return carcassonne.MODULES.flatMap((one) => ((one.box === box ? random() < 0.7 : !isAlone) ? one.id : []));
  };

/** A set-up from a seed: 1 to 6 players, a mix of modules and random options, sometimes a short or unsorted deck. */
export function randomCarcassonne(random: Random, mixing: Mixing = any): carcassonne.CarcassonneSetup {
  const options: carcassonne.CarcassonneOptions = {
    ...carcassonne.DEFAULT_OPTIONS,
    modules: withoutClash(mixing(random), random),
    fields: random() < 0.5 ? 'each-3' : chosen(carcassonne.FIELDS, random),
    tinyCity: random() < 0.7 ? 4 : 2,
    followers: random() < 0.6 ? 7 : 1 + Math.floor(random() * 7),
    tiles:
      random() < 0.9
        ? null
        : chosen(
            [
              ['base'],
              ['river-1'],
              ['base', 'river-1'],
              ['expansion-3'],
              ['base', 'expansion-3'],
              ['river-1', 'river-2'],
              ['base', 'river-2', 'expansion-6-king', 'expansion-6-cult'],
              ['base', 'expansion-6-count'],
              ['expansion-8'],
              ['base', 'expansion-3', 'expansion-8'],
              ['expansion-1'],
              ['base', 'expansion-2'],
            ],
            random,
          ),
  };
  const rules = carcassonne.rulesOf({ ...options, extra: randomExtra(options.modules, random) });
  const players = ['Ada', 'Jan', 'Zofia', 'Ion', 'Mia', 'Leo'].slice(
    0,
    random() < 0.1 ? 1 : 2 + Math.floor(random() * 5),
  );
  const { deck: dealt } = carcassonne.deal(rules, random);
  const deck = random() < 0.3 ? dealt.slice(0, Math.floor(random() * dealt.length)) : dealt;
  return { rules, players, start: rules.start, deck: random() < 0.1 ? [...deck].sort(() => random() - 0.5) : deck };
}

export interface PlayedCarcassonne {
  readonly setup: carcassonne.CarcassonneSetup;
  readonly position: carcassonne.CarcassonnePosition;
  readonly actions: readonly carcassonne.Action[];
}

/** Plays a whole random game, deterministic by seed. */
export function playCarcassonne(
  seed: string,
  visit?: (position: carcassonne.CarcassonnePosition) => void,
  mixing?: Mixing,
): PlayedCarcassonne {
  const random = seededRandom(seed);
  const setup = randomCarcassonne(random, mixing);
  const position = carcassonne.startGame(setup);
  const actions: carcassonne.Action[] = [];
  while (position.awaiting !== 'over') {
    visit?.(position);
    const move = chosen([...position.legalMoves()], random);
    if (move === undefined) throw new Error(`There is no legal move in ${seed} while ${position.awaiting} is awaited`);
    actions.push(position.actionOf(move));
    position.play(move);
    if (actions.length > 2000) throw new Error(`${seed} does not end`);
  }
  return { setup, position, actions };
}
