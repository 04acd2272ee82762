import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { RuleSetId, TileSpec } from '../../game/index.ts';
import { exportFile } from '../../persistence/files.ts';
import type { OwnSet, SetDraft, Workshop } from '../../session/contracts/workshop.ts';
import { freeId } from '../../session/workshop/tileEdits.ts';
import { useChanges, useHud } from '../kit/context.tsx';

/** What every page of the workshop works with. */

/** A place in the workshop. */
export type Place =
  | { readonly at: 'sets' }
  | { readonly at: 'tiles' | 'board' | 'tokens' | 'check'; readonly id: string }
  | { readonly at: 'tile'; readonly id: string; readonly tile: number };

export interface Bench {
  /** The look in which things are painted. */
  readonly rules: RuleSetId;
  readonly setRules: (rules: RuleSetId) => void;
  readonly go: (place: Place) => void;
}

export const BenchContext = createContext<Bench | null>(null);

export function useBench(): Bench {
  const bench = useContext(BenchContext);
  if (!bench) throw new Error('Expected the workshop around this component');
  return bench;
}

/** The sets; the component is rendered again after every change of them. */
export function useWorkshop(): Workshop {
  const { workshop } = useHud().app;
  useChanges(workshop.subscribe);
  return workshop;
}

/** Changes a set, which is saved at once. */
export function useEdit(id: string): (change: (draft: SetDraft) => SetDraft) => void {
  const { workshop } = useHud().app;
  return (change) => {
    const own = workshop.get(id);
    if (own) workshop.change(id, change(own.draft));
  };
}

export type EditTile = (change: (tile: TileSpec) => TileSpec) => void;

/** An id that no tile and no start space of the set has. */
export const freshTileId = ({ tiles, board }: SetDraft): string =>
  freeId([...tiles, ...board.startSpaces].map(({ id }) => id));

/** Saves a set as a file. */
export function useExport(): (own: OwnSet) => void {
  const { workshop } = useHud().app;
  return ({ id, name }) => {
    const text = workshop.file(id);
    if (text !== null) exportFile(`${name}.json`, text);
  };
}
