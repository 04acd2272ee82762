import { carcassonne } from '../../game/index.ts';
import type { Board, BotModule, Reader } from '../../bots/carcassonne/modules/module.ts';

/** Trade goods: the chance to have most of a kind at the end. */

/** In points: the chances to have most of each kind, by what will still be taken. */
const CHANCE = 0;
/** By how much they may change: by what the next player to move may take at once; by what led cities hold. */
const AT_ONCE = 1;
const LED = 2;
const SIZE = 3;

const KINDS = ['wine', 'grain', 'cloth'] as const;
const CITY = carcassonne.KINDS.indexOf('city');
const MAX_PLAYERS = 6;
const MOST = 10;
/** How many tokens a lead is uncertain by, with no tile left and per tile. */
const UNSURE = 0.25;
const PER_TILE = 0.025;
/** The same by the square root of the tokens to come. */
const PER_TOKEN = 0.55;
/** How many of the undrawn ones are taken, at most, and with how many tiles left that is reached. */
const TAKEN = 0.8;
const MANY = 20;

/** Where goods are printed: nodes and kinds. Tiles placed before are read once, because no search takes them back. */
class Signs {
  readonly nodes: number[] = [];
  readonly kinds: number[] = [];
  private readonly known: number;
  private readonly atFirst: number;

  constructor(private readonly t: carcassonne.Table) {
    this.known = t.get(t.laidCells);
    this.find(1);
    this.atFirst = this.nodes.length;
  }

  read(): void {
    this.nodes.length = this.atFirst;
    this.kinds.length = this.atFirst;
    this.find(this.known + 1);
  }

  /** Finds those on tiles from this number on. */
  private find(from: number): void {
    const { t } = this;
    for (let n = t.get(t.laidCells); n >= from; n--) {
      const cell = t.get(t.laidCells + n);
      for (const [feature, { marks }] of (t.tileOn(cell)?.features ?? []).entries()) {
        const kind = KINDS.findIndex((one) => marks[one]);
        if (kind < 0) continue;
        this.nodes.push(carcassonne.Table.firstNode(t.laidOn(cell)) + feature);
        this.kinds.push(kind);
      }
    }
  }
}

function readerOf({ table: t, rows, undrawn, numbers, leaders, add }: Board): Reader {
  const { tokens = 0 } = numbers;
  const { players } = t;
  const { player: next } = carcassonne.ADDRESS;
  const signs = new Signs(t);
  const printed = KINDS.map((kind) => undrawn.marked(({ features }) => features.some(({ marks }) => marks[kind])));
  /** By kind and player: what one more token changes. */
  const gains = new Float64Array(KINDS.length * players);
  const shares = new Float64Array(players);
  /** By kind: tokens that will still be taken. */
  const coming = new Float64Array(KINDS.length);

  function readCities(): void {
    signs.read();
    const rate = TAKEN * Math.min(1, t.left / MANY);
    for (const kind of KINDS.keys()) coming[kind] = rate * undrawn.count(printed[kind] as readonly number[]);
    for (let n = 0; n < signs.nodes.length; n++) {
      const root = t.regions.find(signs.nodes[n] as number);
      if (t.regions.open(root) === 0) continue;
      const row = rows.rowFor(root);
      if (rows.fits[row] === 0) continue;
      const kind = signs.kinds[n] as number;
      coming[kind] = (coming[kind] as number) + (rows.chance[row] as number);
    }
  }

  function readKind(kind: number): void {
    const count = (player: number): number => t.get(tokens + kind * MAX_PLAYERS + player);
    const unsure = UNSURE + PER_TOKEN * Math.sqrt(coming[kind] as number);
    let most = 0;
    for (let player = 0; player < players; player++) most = Math.max(most, count(player));
    let sum = 0;
    for (let player = 0; player < players; player++) sum += shares[player] = Math.exp((count(player) - most) / unsure);
    for (let player = 0; player < players; player++) {
      const share = (shares[player] as number) / sum;
      add(player, CHANCE, MOST * share);
      gains[kind * players + player] = (MOST * share * (1 - share)) / unsure;
    }
  }

  return {
    begin() {
      readCities();
      for (const kind of KINDS.keys()) readKind(kind);
      const mover = t.get(next);
      for (let n = 0; n < signs.nodes.length; n++) {
        const root = t.regions.find(signs.nodes[n] as number);
        if (t.regions.open(root) === 0) continue;
        const row = rows.rowFor(root);
        if (rows.open[row] !== 1) continue;
        const gain = gains[(signs.kinds[n] as number) * players + mover] as number;
        add(mover, AT_ONCE, (rows.fits[row] as number) * undrawn.share * gain);
      }
    },
    claimed(row) {
      if (rows.kind[row] !== CITY || rows.open[row] === 0 || rows.fits[row] === 0) return;
      for (let n = 0; n < signs.nodes.length; n++) {
        if (t.regions.find(signs.nodes[n] as number) !== rows.root[row]) continue;
        const ahead = leaders(row);
        for (let player = 0; player < players; player++) {
          if (((ahead >> player) & 1) === 0) continue;
          const gain = gains[(signs.kinds[n] as number) * players + player] as number;
          add(player, LED, (rows.chance[row] as number) * gain);
        }
      }
    },
  };
}

export const GOODS: BotModule = {
  id: 'goods',
  features: SIZE,
  reader: readerOf,
  plainPoints: (t, { tokens = 0 }, player) =>
    KINDS.reduce((sum, _, kind) => {
      const count = (one: number): number => t.get(tokens + kind * MAX_PLAYERS + one);
      let best = 0;
      for (let one = 0; one < t.players; one++) if (one !== player) best = Math.max(best, count(one));
      if (t.left === 0) return sum + (count(player) > 0 && count(player) >= best ? MOST : 0);
      return sum + MOST / (1 + Math.exp((best - count(player)) / (UNSURE + PER_TILE * t.left)));
    }, 0),
  reasons: ({ player, events }) => {
    const taken = events.filter(
      (event) => event.type === 'taken' && event.player === player && (KINDS as readonly string[]).includes(event.what),
    );
    return taken.length === 0 ? [] : [{ what: 'trades', kind: 'goods', points: taken.length, features: [] }];
  },
};
