import type { Action, MatchState, Secret } from '../../game/index.ts';
import type { Clocks, Spotlight } from '../contracts/match.ts';

/** What holds the game: this device alone, or a room of several devices. */
export interface MatchBackend {
  match(): MatchState;
  /** Returns false if the action was refused. */
  act(action: Action): boolean;
  canUndo(): boolean;
  undo(): void;
  /** A bot is choosing. */
  thinking(): boolean;
  /** The match ended before the game was over, so no more actions are possible. */
  stopped(): boolean;
  record(): unknown;
  /** Seconds after which a choice that everybody waits for lapses; absent: never. */
  readonly wait?: number | undefined;
  /** Everyone's time to think; absent or `null`: it is not limited. */
  clocks?(): Clocks | null;
  /** The player who has lost because the time was up; absent or `null`: nobody. */
  outOfTime?(): number | null;
  /** Players whose device is away now; absent: everyone plays on this device. */
  away?(): readonly number[];
  /** People choose what is drawn; absent: chance does. */
  readonly draws?: {
    /** Everything that can be drawn now, with multiplicity; `null`: nothing is due. */
    due(): readonly Secret[] | null;
    /** Returns false if it cannot be drawn now. */
    draw(secret: Secret): boolean;
    /** No tiles are left: the game ends. Returns false if no tile is due. */
    stop(): boolean;
  };
  /** What a lesson points out on the board. */
  spot?(): Spotlight | null;
  close(): void;
}
