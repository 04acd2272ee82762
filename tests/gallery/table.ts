import { carcassonne } from '../../src/game/index.ts';
import type { Moment, TableHandle } from '../../src/scenes/settings.ts';
import { aidsOf } from '../../src/session/aids.ts';
import type { Match } from '../../src/session/contract.ts';
import { createMatch } from '../../src/session/match.ts';
import { growCarcassonne } from '../support/growCarcassonne.ts';
import { showTable } from './showTable.ts';

/** The table of the open plane with a grown game on it and nothing else: `?test&seed=…&tiles=…&players=…&modules=…`. */

const NAMES = ['Ada', 'Jan', 'Zofia', 'Ion', 'Mia', 'Leo'];
/** A look of each colour. */
const COLOURS = [0, 1, 8, 10, 12, 4];

declare global {
  interface Window {
    demo: {
      readonly match: Match;
      readonly table: TableHandle;
      readonly moments: Moment[];
      /** Milliseconds from the start of the page: the table stands; patches by when they came. */
      readonly ready: number;
      readonly patches: { readonly at: number; readonly ppu: number; readonly wild: boolean }[];
      layer(layer: string): void;
    };
  }
}

const address = new URL(location.href);
const wish = (name: string, or: string): string => address.searchParams.get(name) ?? or;

function grownMatch(): Match {
  const players = NAMES.slice(0, Number(wish('players', '2')));
  const modules = wish('modules', '').split(',').filter(Boolean);
  const { setup, actions } = growCarcassonne(wish('seed', 'demo'), {
    players,
    modules,
    tiles: Number(wish('tiles', '1')),
  });
  const record = carcassonne.formatCarcassonneRecord(setup, actions);
  const made = createMatch(
    {
      rules: 'carcassonne',
      options: { modules },
      players,
      seats: players.map(() => ({ kind: 'human' }) as const),
      colours: COLOURS.slice(0, players.length),
      seed: 'demo',
    },
    { record: JSON.parse(JSON.stringify(record)) as unknown },
  );
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

async function open(): Promise<void> {
  const match = grownMatch();
  const patches: Window['demo']['patches'] = [];
  const moments: Moment[] = [];
  const host = document.querySelector<HTMLElement>('#table');
  if (!host) throw new Error('Expected a place for the table');
  const insets = {
    top: Number(wish('top', '0')),
    right: 0,
    bottom: Number(wish('bottom', '0')),
    left: Number(wish('left', '0')),
  };
  const table = await showTable(host, match, {
    pixels: Number(wish('pixels', '96')),
    reducedMotion: wish('calm', '') !== '',
    renderer: wish('renderer', 'canvas') === 'webgl' ? 'webgl' : 'canvas',
    insets: () => insets,
    onMoment: (moment) => void moments.push(moment),
    onPatch: ({ ppu, repeats }) => void patches.push({ at: performance.now(), ppu, wild: repeats !== undefined }),
  });
  window.demo = {
    match,
    table,
    moments,
    ready: performance.now(),
    patches,
    layer: (layer) => aidsOf(match).toggle(layer),
  };
}

void open();
