import type { NoticeAction, Notices, Outcome } from '../contracts/app.ts';
import type { Current } from '../contracts/current.ts';
import type { Library } from './library.ts';
import { gameLock } from '../platform/tabs.ts';
import type { Hold, Tabs } from '../platform/tabs.ts';
import type { Keeping } from './saveStore.ts';

/** A game that is being played belongs to this tab; another tab's version of it is never lost. */
export interface Ownership {
  /**
   * Resolves to false if another tab has the game; `takeOver` makes that tab release it. The game is held until
   * `arrived` is called, and from then on while it is the current one.
   */
  take(id: string, takeOver: boolean): Promise<boolean>;
  arrived(): void;
  /** Releases every game that is neither current nor being opened. */
  settle(): void;
  /** Saves the match; called after every action. */
  keep(keeping: Keeping): Promise<void>;
  /**
   * Call before the current match changes or closes. If its version could not be saved because another tab has
   * continued the game, it is saved as a separate game; what could not be saved at all is tried again.
   */
  leave(): void;
  /** Applies the player's choice after another tab has continued the game; `load` opens that tab's version. */
  decide(choice: Extract<NoticeAction, 'newer' | 'copy'>, load: (id: string) => Promise<Outcome>): Promise<void>;
}

export interface OwnershipPorts {
  readonly tabs: Tabs;
  readonly library: Pick<Library, 'keep' | 'refresh' | 'retry'>;
  readonly at: () => Current | null;
  readonly freshId: () => string;
  readonly notices: Pick<Notices, 'add' | 'withdraw'>;
  /** Changes the id of the current game. */
  readonly rename: (id: string) => void;
  /** Closes the current match. */
  readonly clear: () => void;
}

const ELSEWHERE = 'save-elsewhere';

export function createOwnership({ tabs, library, at, freshId, notices, rename, clear }: OwnershipPorts): Ownership {
  const holds = new Map<string, Hold>();
  /** The current game, if another tab's version has replaced its save. */
  let astray: Keeping | null = null;
  /** Matches that were saved as separate games when they were closed. */
  const rescued = new WeakSet<object>();
  let coming: string | null = null;
  let writing: Promise<unknown> = Promise.resolve();

  const playedId = (): string | null => {
    const now = at();
    return now?.place === 'saves' ? now.id : null;
  };

  /** Another tab asks for the game, or has taken it. */
  async function handOver(id: string): Promise<void> {
    await writing;
    if (playedId() === id) {
      clear();
      notices.add('game-taken', 'alert');
      void library.refresh();
    }
    letGo(id);
  }

  function letGo(id: string): void {
    holds.get(id)?.release();
    holds.delete(id);
  }

  async function take(id: string, takeOver: boolean): Promise<boolean> {
    if (holds.has(id)) return true;
    coming = id;
    const hold = await tabs.hold(gameLock(id), { takeOver, onAsked: () => void handOver(id) });
    if (hold) holds.set(id, hold);
    return hold !== null;
  }

  function settle(): void {
    const played = playedId();
    for (const id of holds.keys()) if (id !== played && id !== coming) letGo(id);
    // A game that was started here; no other tab knows about it yet.
    if (played !== null && played !== coming && !holds.has(played)) void take(played, false).then(arrived);
  }

  function arrived(): void {
    coming = null;
    settle();
  }

  async function keep(keeping: Keeping): Promise<void> {
    const done = library.keep(keeping);
    writing = done;
    const trouble = await done;
    const atTable = keeping.id === playedId();
    if (trouble === ELSEWHERE && atTable) astray = keeping;
    else if (trouble === ELSEWHERE) rescue(keeping);
    else if (trouble === null && atTable) settled();
  }

  /** The match is closed already, so the player cannot be asked any more. */
  function rescue(keeping: Keeping): void {
    notices.withdraw(ELSEWHERE);
    if (rescued.has(keeping.match)) return;
    rescued.add(keeping.match);
    void library.keep(separate(keeping)).then(library.refresh);
  }

  /** The same match as another game, of which no attempt to save it was reported. */
  const separate = ({ savedAt: _earlier, ...keeping }: Keeping): Keeping => ({ ...keeping, id: freshId() });

  function settled(): void {
    if (!astray) return;
    astray = null;
    notices.withdraw(ELSEWHERE);
  }

  return {
    take,
    arrived,
    settle,
    keep,
    leave() {
      const left = astray;
      settled();
      if (left) rescue(left);
      library.retry();
    },
    async decide(choice, load) {
      const mine = astray;
      if (!mine) return;
      settled();
      if (choice === 'copy') {
        const copy = separate(mine);
        rename(copy.id);
        settle();
        return keep(copy);
      }
      const trouble = await load(mine.id);
      if (trouble === null) return;
      astray = mine;
      notices.add(trouble, 'alert');
      notices.add(ELSEWHERE, 'alert', ['newer', 'copy']);
    },
  };
}
