import { carcassonne } from '../../game/index.ts';
import { modulesOf } from './modules/index.ts';
import type { Board, Reader } from './modules/module.ts';
import { Undrawn } from './modules/undrawn.ts';

const { deployed: DEPLOYED } = carcassonne.ADDRESS;

/** Numbers for each figure. */
const FIGURE = 4;

/** The features that modules add to the evaluation (`Reader`). */
export class ModuleFeatures {
  private readonly undrawn: Undrawn;
  private readonly still: readonly Reader[];
  private readonly moving: readonly Reader[];
  private readonly readers: readonly Reader[];
  /** Rows of the occupied regions; figures on the board, each with player, row, cell and number. */
  private readonly claimed: number[] = [];
  private readonly figures: number[] = [];

  constructor(
    private readonly position: carcassonne.CarcassonnePosition,
    private readonly rows: carcassonne.EvaluationInputs,
    whole: Pick<Board, 'add' | 'points' | 'leaders'>,
  ) {
    const { table } = position;
    const undrawn = new Undrawn(table);
    this.undrawn = undrawn;
    this.readers = modulesOf(table.rules).flatMap(({ module, start, numbers }) => {
      const add: Board['add'] = (player, feature, amount) => {
        if (amount !== 0) whole.add(player, start + feature, amount);
      };
      return module.reader?.({ ...whole, table, rows, undrawn, numbers, add }) ?? [];
    });
    this.still = this.readers.filter(({ isMoving }) => !isMoving);
    this.moving = this.readers.filter(({ isMoving }) => isMoving);
  }

  get isAny(): boolean {
    return this.readers.length > 0;
  }

  /**
   * Reads features that do not change while the board and all figures on it stay the same; the others are read after
   * them.
   */
  readStill(): void {
    if (!this.isAny) return;
    this.undrawn.read();
    this.list();
    for (const reader of this.still) this.readWith(reader);
  }

  readMoving(): void {
    for (const reader of this.moving) this.readWith(reader);
  }

  /** Lists the occupied regions and the figures once for all readers. */
  private list(): void {
    const { position, rows, claimed, figures } = this;
    const { table } = position;
    claimed.length = 0;
    for (let n = 0; n < rows.count; n++) {
      const row = rows.order[n] as number;
      if (rows.leaders[row] !== 0) claimed.push(row);
    }
    figures.length = 0;
    const deployed = table.get(DEPLOYED);
    for (let n = 1; n <= deployed; n++) {
      const entry = table.get(DEPLOYED + n);
      if (!carcassonne.isFollower(table, entry)) continue;
      const node = carcassonne.deployedNode(entry);
      figures.push(
        carcassonne.deployedPlayer(entry),
        rows.rowFor(table.regions.find(node)),
        table.cellOf(node),
        carcassonne.deployedNumber(entry),
      );
    }
  }

  private readWith(reader: Reader): void {
    const { position, claimed, figures } = this;
    reader.begin();
    if (reader.supply)
      for (let player = 0; player < position.table.players; player++) reader.supply(player, position.supply(player), 1);
    if (reader.claimed) for (let n = 0; n < claimed.length; n++) reader.claimed(claimed[n] as number);
    if (!reader.figure) return;
    for (let n = 0; n < figures.length; n += FIGURE)
      reader.figure(figures[n] as number, figures[n + 1] as number, figures[n + 2] as number, figures[n + 3] as number);
  }

  /** Reads the changes of one more figure, which is already counted in its region. */
  readDeployment(node: number, row: number, player: number, isFollower: boolean): void {
    const { position } = this;
    const supply = position.supply(player);
    for (const reader of this.readers) {
      if (isFollower) {
        reader.supply?.(player, supply, -1);
        reader.supply?.(player, supply - 1, 1);
      }
      reader.claimed?.(row);
      reader.figure?.(player, row, position.table.cellOf(node), -1);
    }
  }
}
