import { assistsOf } from '../../../session/match/assists.ts';
import type { CarcassonneKnowledge } from '../../../session/games/carcassonne.ts';
import { nameOf } from '../../words/names.ts';
import { assistNote } from '../../table/assistNote.tsx';
import type { LayerEntry, TableContext } from '../../table/table.ts';

/** Assist for games with a piece that sends figures home: who is in danger. */
export function dangerLayers({ hud, match }: TableContext): readonly LayerEntry[] {
  const { t, list } = hud.texts;
  const assists = assistsOf<CarcassonneKnowledge>(match);
  if (assists.known.danger === null) return [];

  function lines(): readonly string[] {
    const { danger } = assists.known;
    if (!danger) return [];
    const { figures, cells, calls, left, underway } = danger;
    const when = underway ? [] : [t('carcassonne.danger.left', { count: calls, left })];
    if (cells.length === 0) return [t('carcassonne.danger.none'), ...when];
    const threatened = match.view.players.flatMap(({ index }) => {
      const chances = figures.flatMap(({ player, chance }) => (player === index && chance > 0 ? [chance] : []));
      const most = Math.round(Math.max(0, ...chances) * 100);
      return chances.length === 0
        ? []
        : [t('carcassonne.danger.player', { player: nameOf(match.view, index), count: chances.length, most })];
    });
    const shielded = figures.filter((figure) => figure.shielded).length;
    return [
      threatened.length > 0 ? list(threatened) : t('carcassonne.danger.nobody'),
      ...(shielded > 0 ? [t('carcassonne.danger.shielded', { count: shielded })] : []),
      ...when,
    ];
  }

  return [
    {
      layer: 'danger',
      label: t('carcassonne.assists.danger'),
      sign: 'danger',
      key: 'W',
      note: () => assistNote(...lines()),
    },
  ];
}
