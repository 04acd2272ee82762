import { adapterOf, carcassonne } from '../../src/game/index.ts';
import type { Insets } from '../../src/scenes/settings.ts';
import { growCarcassonne } from '../support/growCarcassonne.ts';
import { mixesOf } from '../support/mixes.ts';
import { playedUntil } from '../support/player.ts';
import type { Device } from './phone.ts';

/** The phones of the tests, with what panels cover on each at most: a browser test compares. */

export const WINDOWS = ['360×640', '390×844', '844×390', '768×1024'] as const;
export type Window = (typeof WINDOWS)[number];

const stacked = (top: number, bottom: number): Insets => ({ top, bottom, left: 0, right: 0 });
const beside = (left: number, right: number): Insets => ({ top: 0, bottom: 0, left, right });

function device(name: string, place: Insets, choose: Insets): Device {
  const [width = 0, height = 0] = name.split('×').map(Number);
  const isWide = width > height;
  const x = isWide ? width - 100 : width * 0.62;
  return {
    width,
    height,
    place,
    choose,
    together: isWide
      ? { first: { x: width - 172, y: 150 }, alone: { x: width - 60, y: height - 96 } }
      : { first: { x: 34, y: height - 92 }, alone: { x: width * 0.68, y: height - 40 } },
    go: { place: { x, y: height - 40 }, choose: { x: isWide ? x : width * 0.42, y: height - 40 } },
  };
}

const bothOn = (name: Window, two: readonly [Insets, Insets], six: readonly [Insets, Insets]) => ({
  two: device(name, ...two),
  six: device(name, ...six),
});

/** With two and with six players. */
export const PHONES: Readonly<Record<Window, { readonly two: Device; readonly six: Device }>> = {
  '360×640': bothOn('360×640', [stacked(52, 146), stacked(52, 256)], [stacked(104, 146), stacked(104, 256)]),
  '390×844': bothOn('390×844', [stacked(52, 148), stacked(52, 338)], [stacked(104, 148), stacked(104, 338)]),
  '844×390': bothOn('844×390', [beside(106, 218), beside(106, 218)], [beside(106, 218), beside(106, 218)]),
  '768×1024': bothOn('768×1024', [stacked(52, 160), stacked(52, 410)], [stacked(104, 160), stacked(104, 410)]),
};

export const GAMES = ['The Castle', 'Carcassonne', 'everything, six players'] as const;

function grown(players: readonly string[], modules: readonly string[]): unknown {
  const { setup, actions } = growCarcassonne('phone', { players, modules });
  return carcassonne.formatCarcassonneRecord(setup, actions);
}

const RECORDS: Readonly<Record<(typeof GAMES)[number], () => unknown>> = {
  'The Castle': () => playedUntil('castle', 'over', 0),
  Carcassonne: () => grown(['Ada', 'Jan'], []),
  'everything, six players': () =>
    grown(['Ada', 'Jan', 'Zofia', 'Ion', 'Mia', 'Leo'], mixesOf(adapterOf('carcassonne'))[0] ?? []),
};

/** A whole game as plain JSON. */
export const recordOf = (game: (typeof GAMES)[number]): unknown => JSON.parse(JSON.stringify(RECORDS[game]()));
