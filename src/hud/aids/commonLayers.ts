import { aidsOf } from '../../session/aids.ts';
import type { LayerEntry, TableContext } from '../games/table.ts';
import { aidNote } from './aidBar.ts';

/** Assists of every game: cells that no tile can fill, and projected scores. */
export function commonLayers({ hud, match, texts: game }: TableContext): readonly LayerEntry[] {
  const { t, list } = hud.texts;
  const aids = aidsOf(match);
  const deadText = (): string => {
    const { dead } = aids.known;
    return dead.length === 0
      ? t('dead.none')
      : t('dead.count', { count: dead.length, cells: list(dead.map(game.cell)) });
  };
  return [
    { layer: 'dead', label: t('aids.dead'), sign: 'dead', key: 'X', note: () => aidNote(deadText()) },
    { layer: 'projected', label: t('aids.projected'), sign: 'sum', key: 'P', note: () => null },
  ];
}
