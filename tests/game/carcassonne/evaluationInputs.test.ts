import { describe, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import type { FeatureAt, LaidTile } from '../../../src/game/index.ts';
import { playCarcassonne } from '../../support/randomCarcassonne.ts';
import { expectSame } from '../../support/same.ts';

/** What an evaluation reads is the same as what is found from scratch, in the slow and obvious way. */

const SIDES = ['N', 'E', 'S', 'W'];
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const ROUND = [-1, 0, 1]
  .flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);
const place = (x: number, y: number): string => `${x},${y}`;

/** A position read from scratch. */
class Plain {
  private readonly board: ReadonlyMap<string, LaidTile>;
  private readonly fitting = new Map<string, number | null>();
  constructor(
    private readonly state: carcassonne.CarcassonneState,
    private readonly tiles: ReadonlyMap<string, carcassonne.CarcassonneTile>,
  ) {
    // The placed form: with what is built on the tile.
    const forms = new Map(state.built.map(({ x, y, form }) => [place(x, y), `|${form}`]));
    this.board = new Map(
      [...state.start, ...state.laid].map((laid) => {
        const at = place(laid.x, laid.y);
        return [at, { ...laid, tile: laid.tile + (forms.get(at) ?? '') }];
      }),
    );
  }

  private tile(id: string): carcassonne.CarcassonneTile {
    const tile = this.tiles.get(id);
    if (!tile) throw new Error(id);
    return tile;
  }

  specAt({ x, y }: FeatureAt): carcassonne.CarcassonneTile {
    return this.tile(this.board.get(place(x, y))?.tile ?? '');
  }

  isEmpty(x: number, y: number): boolean {
    return !this.board.has(place(x, y));
  }

  private shown(id: string, rotation: number, side: number): string {
    return (
      this.tile(id).features.find(({ sides }) =>
        (sides as readonly string[]).includes(SIDES[(side + 4 - rotation) & 3] ?? ''),
      )?.kind ?? 'field'
    );
  }

  /** Empty cells that a feature faces. */
  faced({ x, y, feature }: FeatureAt): readonly string[] {
    const laid = this.board.get(place(x, y));
    if (!laid) throw new Error(place(x, y));
    const sides = this.tile(laid.tile).features[feature]?.sides ?? [];
    return STEPS.flatMap(([dx, dy], side) =>
      (sides as readonly string[]).includes(SIDES[(side + 4 - laid.rotation) & 3] ?? '') && this.isEmpty(x + dx, y + dy)
        ? [place(x + dx, y + dy)]
        : [],
    );
  }

  /** Empty cells that a field faces, by the halves of its sides. */
  facedByField({ x, y, feature }: FeatureAt): readonly string[] {
    const laid = this.board.get(place(x, y));
    if (!laid) throw new Error(place(x, y));
    const parts = this.tile(laid.tile).features[feature]?.halves ?? [];
    return STEPS.flatMap(([dx, dy], side) => {
      const shown = SIDES[(side + 4 - laid.rotation) & 3] ?? '';
      return (parts as readonly string[]).some((part) => part.startsWith(shown)) && this.isEmpty(x + dx, y + dy)
        ? [place(x + dx, y + dy)]
        : [];
    });
  }

  /** Undrawn tiles whose sides match on a cell in some rotation; `null` where the cell has no neighbours. */
  fits(cell: string): number | null {
    const known = this.fitting.get(cell);
    const fits = known === undefined ? this.countFitting(cell) : known;
    this.fitting.set(cell, fits);
    return fits;
  }

  private countFitting(cell: string): number | null {
    const [x = 0, y = 0] = cell.split(',').map(Number);
    const beside = STEPS.flatMap(([dx, dy], side) => {
      const laid = this.board.get(place(x + dx, y + dy));
      return laid ? [{ side, shown: this.shown(laid.tile, laid.rotation, (side + 2) & 3) }] : [];
    });
    if (beside.length === 0) return null;
    return (this.state.stack ?? []).filter(
      (id) =>
        id !== null &&
        [0, 1, 2, 3].some((rotation) => beside.every(({ side, shown }) => this.shown(id, rotation, side) === shown)),
    ).length;
  }
}

const least = (numbers: readonly (number | null)[]): number =>
  Math.min(999, ...numbers.filter((number) => number !== null));

/** What a road or city scores if it stays unfinished. */
const worthFound = (
  places: readonly string[],
  marks: readonly Readonly<Record<string, number>>[],
  { modules, extra }: carcassonne.CarcassonneOptions,
): number =>
  modules.includes('inns') && extra['innsFinal'] === 'zero' && marks.some((mark) => mark['inn'] ?? mark['cathedral'])
    ? 0
    : new Set(places).size + marks.reduce((sum, { pennant = 0 }) => sum + pennant, 0);

/** Rows from the program and from scratch: compared by the whole board, since there are hundreds. */
type Row = Readonly<Record<string, unknown>>;

function check(position: carcassonne.CarcassonnePosition, inputs: carcassonne.EvaluationInputs): void {
  const { table: t } = position;
  const plain = new Plain(carcassonne.stateOf(position), new Map(t.material.tiles.map((tile) => [tile.id, tile])));
  inputs.read();
  const held = new Set(carcassonne.stateOf(position).followers.map((at) => t.regions.find(t.nodeAt(at) ?? -1)));
  const told: Row[] = [];
  const found: Row[] = [];
  for (const row of inputs.order.subarray(0, inputs.count)) {
    const root = inputs.root[row] ?? -1;
    held.delete(root);
    const features = t.featuresOf(root);
    const { weights: followers, open, fits, worth, done, unfinished, chance } = inputs;
    const common = {
      told: { root, followers: [...followers.subarray(row * t.players, (row + 1) * t.players)], open: open[row] },
      found: { root, followers: Array.from({ length: t.players }, (_, player) => t.regions.weightOf(root, player)) },
    };
    switch (t.kindOf(root)) {
      case 'road':
      case 'city': {
        const cells = [...new Set(features.flatMap((at) => plain.faced(at)))];
        const fitting = cells.map((cell) => plain.fits(cell));
        const chanceFound = fitting.reduce<number>((product, count) => product * (inputs.ease[count ?? 0] ?? 0), 1);
        const isNear = Math.abs((chance[row] ?? NaN) - chanceFound) < 0.5e-9;
        told.push({ ...common.told, fits: fits[row], worth: worth[row], chance: isNear ? chanceFound : chance[row] });
        found.push({
          ...common.found,
          open: cells.length,
          fits: least(fitting),
          worth: worthFound(
            features.map(({ x, y }) => place(x, y)),
            features.map((at) => plain.specAt(at).features[at.feature]?.marks ?? {}),
            t.rules.options,
          ),
          chance: chanceFound,
        });
        break;
      }
      case 'field': {
        const cities = new Set(
          features.flatMap((at) =>
            (plain.specAt(at).touches[at.feature] ?? []).map((city) =>
              t.regions.find(t.nodeAt({ ...at, feature: city }) ?? -1),
            ),
          ),
        );
        told.push({ ...common.told, done: done[row], unfinished: unfinished[row] });
        found.push({
          ...common.found,
          open: new Set(features.flatMap((at) => plain.facedByField(at))).size,
          done: [...cities].filter((city) => t.regions.open(city) === 0).length,
          unfinished: [...cities].filter((city) => t.regions.open(city) > 0).length,
        });
        break;
      }
      default: {
        const [{ x, y } = { x: 0, y: 0 }] = features;
        const cells = ROUND.map(([dx, dy]) => [x + dx, y + dy] as const).filter(([cx, cy]) => plain.isEmpty(cx, cy));
        told.push({ ...common.told, fits: fits[row], worth: worth[row] });
        found.push({
          ...common.found,
          open: cells.length,
          fits: least(cells.map(([cx, cy]) => plain.fits(place(cx, cy)))),
          worth: 9 - cells.length,
        });
      }
    }
  }
  expectSame(told, found);
  expectSame([...held], []);
}

describe('board features', () => {
  test.each(Array.from({ length: 12 }, (_, n) => `inputs/${n}`))(
    'are what is found from scratch, read whole or after one more tile (%s)',
    { timeout: 60_000 },
    (seed) => {
      let inputs: carcassonne.EvaluationInputs | undefined;
      let moment = 0;
      playCarcassonne(seed, (position) => {
        if (moment++ % 4 !== 0 || position.awaiting !== 'place') return;
        if (inputs === undefined) {
          inputs = new carcassonne.EvaluationInputs(position.table);
          for (let fits = 0; fits < 100; fits++) inputs.ease[fits] = fits / 100;
        }
        inputs.look();
        const moves = position.legalMoves();
        const move = moves[Math.floor(moves.length / 2)] ?? 0;
        position.play(move, 'draw');
        check(position, inputs);
        position.undo();
        check(position, inputs);
      });
    },
  );
});
