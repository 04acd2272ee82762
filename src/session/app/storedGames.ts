import type { Saves } from '../../persistence/saves.ts';
import type { App, Outcome } from '../contracts/app.ts';
import type { NewGame } from '../contracts/match.ts';
import type { Ownership } from '../saving/ownership.ts';
import type { Library } from '../saving/library.ts';

export interface StoredGamesPorts {
  readonly saves: Pick<Saves, 'get'>;
  readonly library: Pick<Library, 'archive' | 'isRoom' | 'outdate' | 'refresh' | 'unsaved'>;
  readonly ownership: Pick<Ownership, 'take' | 'arrived'>;
  readonly begin: (id: string, game: NewGame, record: unknown, place: 'saves' | 'archive') => Outcome;
  readonly openReview: () => void;
  readonly openRoom: (id: string) => Promise<Outcome>;
}

export interface StoredGames {
  readonly continueSaved: App['continueSaved'];
  /** Opens a finished game; its record contains everything. */
  look(id: string): Outcome;
  /** True if the game ended before its last tile. */
  wasCutOff(id: string): boolean;
}

/** Opens a stored game, wherever it is stored. */
export function createStoredGames({
  saves,
  library,
  ownership,
  begin,
  openReview,
  openRoom,
}: StoredGamesPorts): StoredGames {
  const { archive } = library;

  function wasCutOff(id: string): boolean {
    const save = archive.get(id);
    return save !== null && save.result.ended !== 'over';
  }

  function look(id: string): Outcome {
    const save = archive.get(id);
    const trouble = save ? begin(id, save.match.newGame, save.match.record, 'archive') : 'save-missing';
    if (trouble === null && wasCutOff(id)) openReview();
    return trouble;
  }

  async function goOn(id: string): Promise<Outcome> {
    const unsaved = library.unsaved(id);
    if (unsaved) return begin(id, unsaved.game, unsaved.match.record(), 'saves');
    const save = await saves.get(id);
    if (!save.ok) return save.error.code;
    if (save.value) return begin(id, save.value.match.newGame, save.value.match.record, 'saves');
    // Another tab may have finished it since it was listed.
    library.outdate();
    await library.refresh();
    return archive.get(id) ? look(id) : 'save-missing';
  }

  return {
    wasCutOff,
    look,
    async continueSaved(id, { takeOver } = { takeOver: false }) {
      if (library.isRoom(id)) return openRoom(id);
      if (archive.get(id)) return look(id);
      if (!(await ownership.take(id, takeOver))) return 'game-elsewhere';
      const trouble = await goOn(id);
      ownership.arrived();
      return trouble;
    },
  };
}
