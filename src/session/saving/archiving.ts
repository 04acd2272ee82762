import type { Saves } from '../../persistence/saves.ts';
import type { Archivist } from '../archive/archive.ts';
import type { FinishedSave } from '../contracts/archive.ts';
import type { Outcome } from '../contracts/app.ts';
import type { Unsaved } from './unsaved.ts';

interface Options {
  readonly archive: Archivist;
  readonly saves: Saves;
  readonly unsaved: Unsaved;
  readonly onMoved: () => Promise<void>;
}

/** Archives a game that was not among the saves; what the browser refuses is tried again later. */
export const archiveWith = ({ archive, saves, unsaved, onMoved }: Options) =>
  async function moveIn(save: FinishedSave): Promise<Outcome> {
    if (archive.get(save.id)) return null;
    const kept = await archive.keep(save);
    // If the archive does not persist, keep the game among the saves meanwhile.
    const waits = archive.lasts ? null : await saves.put(save);
    const trouble = kept ?? (waits && !waits.ok ? waits.error.code : null);
    unsaved.note(save.id, trouble, { again: () => moveIn(save) });
    if (trouble === null) await onMoved();
    return trouble;
  };
