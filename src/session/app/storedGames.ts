import type { Saves } from '../../persistence/saves.ts';
import type { App, Outcome } from '../contracts/app.ts';
import type { Ownership } from '../saving/ownership.ts';
import type { Library } from '../saving/library.ts';
import { leftIn } from '../saving/saveStore.ts';
import type { FinishedGames } from './finishedGames.ts';
import type { Starting } from './starting.ts';

export interface StoredGamesPorts {
  readonly saves: Pick<Saves, 'get'>;
  readonly library: Pick<Library, 'archive' | 'isRoom' | 'outdate' | 'refresh' | 'unsaved'>;
  readonly ownership: Pick<Ownership, 'take' | 'arrived'>;
  readonly finished: Pick<FinishedGames, 'look'>;
  readonly begin: Starting['begin'];
  readonly openRoom: (id: string) => Promise<Outcome>;
}

/** Continues a stored game, wherever it is stored. */
export function createStoredGames({
  saves,
  library,
  ownership,
  finished,
  begin,
  openRoom,
}: StoredGamesPorts): Pick<App, 'continueSaved'> {
  const { archive } = library;

  async function goOn(id: string): Promise<Outcome> {
    const unsaved = library.unsaved(id);
    if (unsaved) return begin(id, unsaved.game, unsaved.match.record(), 'saves', leftIn(unsaved.match).left);
    const save = await saves.get(id);
    if (!save.ok) return save.error.code;
    if (save.value) {
      const { newGame, record, left } = save.value.match;
      return begin(id, newGame, record, 'saves', left);
    }
    // Another tab may have finished it since it was listed.
    library.outdate();
    await library.refresh();
    return archive.get(id) ? finished.look(id) : 'save-missing';
  }

  return {
    async continueSaved(id, { takeOver } = { takeOver: false }) {
      if (library.isRoom(id)) return openRoom(id);
      if (archive.get(id)) return finished.look(id);
      if (!(await ownership.take(id, takeOver))) return 'game-elsewhere';
      const trouble = await goOn(id);
      ownership.arrived();
      return trouble;
    },
  };
}
