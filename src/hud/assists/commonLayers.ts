import { assistsOf } from '../../session/match/assists.ts';
import { assistNote } from '../table/assistNote.tsx';
import type { LayerEntry, TableContext } from '../table/table.ts';

/** Assists of every game: cells that no tile can fill, and projected scores. */
export function commonLayers({ hud, match, texts: game }: TableContext): readonly LayerEntry[] {
  const { t, list } = hud.texts;
  const assists = assistsOf(match);
  const deadText = (): string => {
    const { dead } = assists.known;
    return dead.length === 0
      ? t('dead.none')
      : t('dead.count', { count: dead.length, cells: list(dead.map(game.cell)) });
  };
  return [
    { layer: 'dead', label: t('assists.dead'), sign: 'dead', key: 'X', note: () => assistNote(deadText()) },
    { layer: 'projected', label: t('assists.projected'), sign: 'sum', key: 'P', note: () => null },
  ];
}
