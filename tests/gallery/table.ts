import { carcassonne } from '../../src/game/index.ts';
import type { Moment, TableHandle } from '../../src/scenes/settings.ts';
import { assistsOf } from '../../src/session/match/assists.ts';
import type { Match } from '../../src/session/contracts/match.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { growCarcassonne } from '../support/growCarcassonne.ts';
import { written } from '../game/carcassonne/played.ts';
import { showTable } from './showTable.ts';

/**
 * The table of the open plane with only a game on it: a grown one, `?test&seed=…&tiles=…&players=…&modules=…`, or one
 * in words (notation.ts), `?test&modules=…&deck=…&play=…&start=…`. Choices: `hold=x,y,turns` for
 * the tile in hand, or `choose=…`, the id of an option; `layer=…` is switched on.
 */

const NAMES = ['Ada', 'Jan', 'Zofia', 'Ion', 'Mia', 'Leo'];
/** One look of each colour. */
const COLOURS = [0, 1, 8, 10, 12, 4];

declare global {
  interface Window {
    demo: {
      readonly match: Match;
      readonly table: TableHandle;
      readonly moments: Moment[];
      /** Milliseconds since the page started: when the table was there, and when each patch arrived. */
      readonly ready: number;
      readonly patches: { readonly at: number; readonly ppu: number; readonly wild: boolean }[];
      layer(layer: string): void;
    };
  }
}

const address = new URL(location.href);
const parameter = (name: string, or: string): string => address.searchParams.get(name) ?? or;

type Game = Pick<ReturnType<typeof growCarcassonne>, 'setup' | 'actions'>;

function grown(players: readonly string[], modules: readonly string[]): Game {
  return growCarcassonne(parameter('seed', 'demo'), { players, modules, tiles: Number(parameter('tiles', '1')) });
}

function told(players: readonly string[], modules: readonly string[]): Game {
  const start = address.searchParams.get('start');
  const given = { players: players.length, ...(start === null ? {} : { start }) };
  const { setup, actions } = written(modules.join(' '), parameter('deck', ''), parameter('play', ''), given);
  return { setup: { ...setup, players }, actions };
}

function matchOf(): Match {
  const players = NAMES.slice(0, Number(parameter('players', '2')));
  const modules = parameter('modules', '').split(',').filter(Boolean);
  const { setup, actions } = (address.searchParams.has('deck') ? told : grown)(players, modules);
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

/** Chooses and asks for assists as the address says. */
function begin(match: Match): void {
  const { intents } = match;
  const [x, y, turns = 0] = parameter('hold', '').split(',').map(Number);
  if (x !== undefined && y !== undefined) {
    intents.tapCell({ x, y });
    for (let n = 0; n < turns; n += 1) intents.rotate(1);
  }
  intents.choose(parameter('choose', ''));
  if (parameter('layer', '')) assistsOf(match).toggle(parameter('layer', ''));
}

async function open(): Promise<void> {
  const match = matchOf();
  const patches: Window['demo']['patches'] = [];
  const moments: Moment[] = [];
  const host = document.querySelector<HTMLElement>('#table');
  if (!host) throw new Error('Expected a place for the table');
  const insets = {
    top: Number(parameter('top', '0')),
    right: 0,
    bottom: Number(parameter('bottom', '0')),
    left: Number(parameter('left', '0')),
  };
  const table = await showTable(host, match, {
    pixels: Number(parameter('pixels', '96')),
    reducedMotion: parameter('calm', '') !== '',
    renderer: parameter('renderer', 'canvas') === 'webgl' ? 'webgl' : 'canvas',
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
    layer: (layer) => assistsOf(match).toggle(layer),
  };
  begin(match);
  window.frameElement?.dispatchEvent(new Event('panel-shown'));
}

void open();
