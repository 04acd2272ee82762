import { carcassonne } from '../../game/index.ts';
import { modulesOf } from './modules/index.ts';
import type { Board, Reader } from './modules/module.ts';
import { Undrawn } from './modules/undrawn.ts';

const { deployed: DEPLOYED } = carcassonne.ADDRESS;

/** The features that modules add to the evaluation (`Reader`). */
export class ModuleFeatures {
  private readonly undrawn: Undrawn;
  private readonly still: readonly Reader[];
  private readonly moving: readonly Reader[];
  private readonly readers: readonly Reader[];

  constructor(
    private readonly position: carcassonne.CarcassonnePosition,
    private readonly rows: carcassonne.EvaluationInputs,
    private readonly whole: Pick<Board, 'add' | 'points' | 'leaders'>,
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
    for (const reader of this.still) this.readWith(reader);
  }

  readMoving(): void {
    for (const reader of this.moving) this.readWith(reader);
  }

  private readWith(reader: Reader): void {
    const { position, rows } = this;
    const { table } = position;
    reader.begin();
    if (reader.supply)
      for (let player = 0; player < table.players; player++) reader.supply(player, position.supply(player), 1);
    if (reader.claimed)
      for (let n = 0; n < rows.count; n++) {
        const row = rows.order[n] as number;
        if (this.whole.leaders(row) !== 0) reader.claimed(row);
      }
    if (!reader.figure) return;
    const deployed = table.get(DEPLOYED);
    for (let n = 1; n <= deployed; n++) {
      const entry = table.get(DEPLOYED + n);
      if (!carcassonne.isFollower(table, entry)) continue;
      const node = carcassonne.deployedNode(entry);
      const row = rows.rowFor(table.regions.find(node));
      reader.figure(carcassonne.deployedPlayer(entry), row, table.cellOf(node), carcassonne.deployedNumber(entry));
    }
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
