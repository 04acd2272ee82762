import { adapterOf, carcassonne } from '../../src/game/index.ts';
import type { Insets } from '../../src/scenes/settings.ts';
import { growCarcassonne } from '../support/growCarcassonne.ts';
import { mixesOf } from '../support/mixes.ts';
import { playedUntil } from '../support/player.ts';
import type { Device } from './phone.ts';

/** The phones of the tests, with what panels cover on each at most: a browser test compares. */

export const WINDOWS = ['360×640', '390×844', '430×932', '844×390', '768×1024'] as const;
export type Window = (typeof WINDOWS)[number];

const stacked = (top: number, bottom: number): Insets => ({ top, bottom, left: 0, right: 0 });
const beside = (left: number, right: number): Insets => ({ top: 0, bottom: 0, left, right });

function device(name: string, place: Insets, choose: Insets): Device {
  const [width = 0, height = 0] = name.split('×').map(Number);
  const isWide = width > height;
  const x = isWide ? width - 96 : width * 0.66;
  return {
    width,
    height,
    place,
    choose,
    together: isWide
      ? {
          first: { x: width - 152, y: 80 },
          alone: { x, y: height - 86 },
          go: { x, y: height - 32 },
          turn: { x, y: height - 138 },
        }
      : {
          first: { x: 34, y: height - 86 },
          alone: { x: width * 0.67, y: height - 32 },
          go: { x: width * 0.34, y: height - 32 },
          turn: { x: 34, y: height - 32 },
        },
    go: { place: { x, y: height - 32 }, choose: { x: isWide ? x : width * 0.42, y: height - 32 } },
  };
}

/** With any number of players. */
export const PHONES: Readonly<Record<Window, Device>> = {
  '360×640': device('360×640', stacked(52, 118), stacked(52, 256)),
  '390×844': device('390×844', stacked(52, 143), stacked(52, 338)),
  '430×932': device('430×932', stacked(52, 143), stacked(52, 374)),
  '844×390': device('844×390', beside(66, 186), beside(66, 186)),
  '768×1024': device('768×1024', stacked(52, 155), stacked(52, 410)),
};

export const GAMES = ['The Castle', 'Carcassonne', 'everything, six players', 'Zamek'] as const;

function grown(players: readonly string[], modules: readonly string[]): unknown {
  const { setup, actions } = growCarcassonne('phone', { players, modules });
  return carcassonne.formatCarcassonneRecord(setup, actions);
}

const RECORDS: Readonly<Record<(typeof GAMES)[number], () => unknown>> = {
  'The Castle': () => playedUntil('castle', 'over', 0),
  Zamek: () => playedUntil('zamek', 'over', 0),
  Carcassonne: () => grown(['Ada', 'Jan'], []),
  'everything, six players': () =>
    grown(['Ada', 'Jan', 'Zofia', 'Ion', 'Mia', 'Leo'], mixesOf(adapterOf('carcassonne'))[0] ?? []),
};

/** A whole game as plain JSON. */
export const recordOf = (game: (typeof GAMES)[number]): unknown => JSON.parse(JSON.stringify(RECORDS[game]()));
