import type { carcassonne } from '../../game/index.ts';
import { PLAIN_MODULES, modulesOf } from './modules/index.ts';
import { BOT_MODULES } from '../../expansions/bots.ts';

/** Parts of the final scoring in which modules pay. */
const FINAL: readonly string[] = ['unfinished', 'fields', 'bonuses'];

/**
 * What modules without features of their own are expected to score (`plainPoints`), or else would pay at once if the game
 * ended now: computer players judge them by that, without having learnt anything about them.
 */
export class Bonuses {
  private readonly plain: readonly ((player: number) => number)[];
  private readonly passes: readonly ((t: carcassonne.Table) => number)[];
  private readonly now: Float64Array;

  /** `knowsFeatures`: false if no module's features count. */
  constructor(
    private readonly position: carcassonne.CarcassonnePosition,
    knowsFeatures: boolean,
  ) {
    const { rules, players } = position.table;
    const isPlain = (id: string): boolean =>
      !knowsFeatures || PLAIN_MODULES.includes(id) || !BOT_MODULES.some((module) => module.id === id);
    const { table } = position;
    const known = modulesOf(rules).filter(({ module }) => isPlain(module.id) && module.plainPoints);
    this.plain = known.map(
      ({ module, numbers }) =>
        (player) =>
          module.plainPoints?.(table, numbers, player) ?? 0,
    );
    this.passes = rules.hooked
      .filter(({ id }) => isPlain(id) && known.every(({ module }) => module.id !== id))
      .flatMap(({ hooks }) => hooks.stages ?? [])
      .flatMap(({ part, pass }) => (pass && FINAL.includes(part) ? [pass] : []));
    this.now = new Float64Array(players);
  }

  /** Adds them to every player's total, `sign` times. `deployment` (-1: none): as if a player had made it. */
  addTo(totals: Float64Array, sign = 1, deployment = -1, owner = 0): void {
    const { position, passes, plain, now } = this;
    if (passes.length + plain.length === 0) return;
    for (let player = 0; player < now.length; player++) now[player] = -position.score(player);
    position.supposing(deployment, owner, (t) => {
      for (const pass of passes) pass(t);
      for (let player = 0; player < now.length; player++)
        now[player] = plain.reduce(
          (sum, points) => sum + points(player),
          (now[player] as number) + position.score(player),
        );
    });
    for (let player = 0; player < now.length; player++)
      totals[player] = (totals[player] as number) + sign * (now[player] as number);
  }
}
