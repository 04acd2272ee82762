import type { Outcome } from '../contracts/app.ts';
import type { Archivist } from '../archive/archive.ts';
import { codeOf, readRecord } from '../saving/saveStore.ts';
import type { AtTable } from './atTable.ts';
import { freshId } from './freshId.ts';
import type { Starting } from './starting.ts';

/** Opens finished games, and records from elsewhere. */
export interface FinishedGames {
  /** Opens a finished game; its record contains everything. */
  look(id: string): Outcome;
  /** True if the game ended before its last tile. */
  wasCutOff(id: string): boolean;
  /** Opens a record: the archived game that equals it, otherwise a game of its own. */
  importRecord(text: string): Promise<Outcome>;
}

export interface FinishedGamesPorts {
  readonly archive: Pick<Archivist, 'get' | 'find'>;
  readonly atTable: AtTable;
  readonly begin: Starting['begin'];
  readonly onChange: () => void;
}

export function createFinishedGames({ archive, atTable, begin, onChange }: FinishedGamesPorts): FinishedGames {
  function wasCutOff(id: string): boolean {
    const save = archive.get(id);
    return save !== null && save.result.ended !== 'over';
  }

  function look(id: string): Outcome {
    const save = archive.get(id);
    const trouble = save ? begin(id, save.match.newGame, save.match.record, 'archive') : 'save-missing';
    if (trouble === null && wasCutOff(id)) {
      atTable.current?.tableMatch.open();
      onChange();
    }
    return trouble;
  }

  return {
    look,
    wasCutOff,
    async importRecord(text) {
      const read = readRecord(text);
      if (!read.ok) return codeOf(read.error);
      const { game, record } = read.value;
      const known = archive.find(record);
      return known ? look(known.id) : begin(freshId(), game, record);
    },
  };
}
