import { carcassonne } from '../../game/index.ts';
import type { Evaluator } from '../engine.ts';
import type { Knots } from '../knots.ts';
import { Bonuses } from './bonuses.ts';
import { BASE_FEATURES, FEATURES, Features } from './features.ts';
import type { CarcassonneGame } from './game.ts';

export const KNOTS: Knots = { at: [0, 4, 12, 24, 44, 72], features: FEATURES };
/** Knots of the base game's features. */
export const BASE_KNOTS: Knots = { ...KNOTS, features: BASE_FEATURES };

const FIELD = carcassonne.KINDS.indexOf('field');

/** Initial capacity of the buffer for moves during the final scoring. */
const CHOICES = 64;

/** In points: a rival who is this far behind the best one has about a third of its weight. */
const RIVALRY = 8;

/**
 * Value of a position: every player's points now plus those expected by a linear evaluation; then the player's total
 * minus that of the rivals. Leading rivals weigh most, because the player has to pass them to win.
 */
export class Evaluation implements Evaluator {
  readonly features: Features;
  private readonly bonuses: Bonuses;
  count = 0;
  /** Expected final points by player; the same after one more deployment. */
  private readonly totals: Float64Array;
  private readonly changed: Float64Array;
  private last = 0;
  private moves = new Int32Array(CHOICES);
  /** By region: what a player who is alone there scores at the end, in the last evaluated position. */
  private readonly worths = new Map<number, number>();

  constructor(
    private readonly game: CarcassonneGame,
    /** Weights by number of undrawn tiles; `null`: only current points count. */
    private readonly byLeft: readonly Float64Array[] | null,
    /** False: modules count by plain points, as those without features do. */
    knowsModules = true,
    /** How much the rivals' points and prospects count. */
    private readonly rivals = 1,
  ) {
    this.features = new Features(game.position);
    this.bonuses = new Bonuses(game.position, knowsModules);
    this.totals = new Float64Array(game.position.table.players);
    this.changed = new Float64Array(this.totals.length);
  }

  look(): void {
    if (this.byLeft) this.features.look();
  }

  value(me: number): number {
    const { game, totals, byLeft } = this;
    this.count++;
    const ended = game.awaiting === 'final';
    this.worths.clear();
    const depth = game.depth;
    if (ended) this.end();
    for (let player = 0; player < totals.length; player++) totals[player] = game.position.score(player);
    while (game.depth > depth) game.undo();
    if (!ended && byLeft && game.awaiting !== 'over') {
      this.features.read();
      this.weigh(byLeft, totals);
      this.bonuses.addTo(totals);
    }
    this.last = this.leadOf(totals, me);
    return this.last;
  }

  expected(): ArrayLike<number> {
    this.value(0);
    return this.totals;
  }

  /** Plays the final scoring; choices in it are the likely ones. */
  private end(): void {
    const { game } = this;
    game.advance();
    while (game.awaiting !== 'over') {
      this.count++;
      const count = game.position.listMoves();
      if (count > this.moves.length) this.moves = new Int32Array(2 * count);
      game.listMoves(this.moves, 0);
      game.play(game.likely(this.moves, 0, count));
    }
  }

  valueOnSameBoard(me: number): number {
    const { game, changed, byLeft } = this;
    this.count++;
    for (let player = 0; player < changed.length; player++) changed[player] = game.position.score(player);
    if (byLeft) {
      this.features.readSameBoard();
      this.weigh(byLeft, changed);
      this.bonuses.addTo(changed);
    }
    return this.leadOf(changed, me);
  }

  deploymentGain(deployment: number, me: number): number {
    const { byLeft, changed } = this;
    if (!byLeft) return 0;
    changed.set(this.totals);
    this.features.readDeployment(deployment, me);
    this.weigh(byLeft, changed);
    this.bonuses.addTo(changed, -1);
    this.bonuses.addTo(changed, 1, deployment, me);
    return this.leadOf(changed, me) - this.last;
  }

  finalGain(deployment: number, me: number, isAbout: boolean): number | undefined {
    const { position } = this.game;
    const root = position.table.regions.find(carcassonne.deploymentNode(deployment));
    let worth = this.worths.get(root);
    if (worth === undefined) {
      // A field may extend over the whole board.
      if (position.table.regions.kind(root) === FIELD) this.count++;
      worth = isAbout
        ? carcassonne.worthsAlone(position.table, [root]).get(root)
        : carcassonne.worthAlone(position.table, root);
      if (worth === undefined) return undefined;
      this.worths.set(root, worth);
    }
    return worth + position.extraPoints(deployment, me);
  }

  points(me: number): number {
    const { totals, game } = this;
    for (let player = 0; player < totals.length; player++) totals[player] = game.position.score(player);
    return (totals[me] as number) + rivalsOf(totals, me);
  }

  private leadOf(totals: Float64Array, me: number): number {
    return (totals[me] as number) - this.rivals * rivalsOf(totals, me);
  }

  private weigh(byLeft: readonly Float64Array[], totals: Float64Array): void {
    const { player, index, amount, count, from } = this.features;
    const weights = byLeft[Math.min(this.game.left, byLeft.length - 1)] as Float64Array;
    for (let n = from; n < count; n++) {
      const of = player[n] as number;
      totals[of] = (totals[of] as number) + (weights[index[n] as number] as number) * (amount[n] as number);
    }
  }
}

/** The rivals' total: with several, a mean in which leading ones weigh more (softmax). */
function rivalsOf(totals: Float64Array, me: number): number {
  const players = totals.length;
  if (players === 2) return totals[1 - me] as number;
  let most = -Infinity;
  for (let player = 0; player < players; player++) if (player !== me) most = Math.max(most, totals[player] as number);
  let sum = 0;
  let shares = 0;
  for (let player = 0; player < players; player++) {
    if (player === me) continue;
    const share = Math.exp(((totals[player] as number) - most) / RIVALRY);
    sum += share * (totals[player] as number);
    shares += share;
  }
  return shares === 0 ? 0 : sum / shares;
}
