import type { carcassonne } from '../../../game/index.ts';
import { carcassonneState, cellName, isBaseKind } from '../../../hud/games/carcassonne/names.ts';
import { assistNote } from '../../../hud/table/assistNote.tsx';
import type { ModulePanels, TableContext } from '../../../hud/table/table.ts';
import { nameOf } from '../../../hud/words/names.ts';
import type { CarcassonneKnowledge } from '../../../session/games/carcassonne.ts';
import { assistsOf } from '../../../session/match/assists.ts';
import { asSign } from './signs.ts';

const INNS = 'inns';

/** What is at risk: unfinished roads with an inn, cities with a cathedral; and what such a mark is worth. */
export function innsPanels({ hud: { texts }, match }: TableContext): ModulePanels {
  const { t } = texts;
  const assists = assistsOf<CarcassonneKnowledge>(match);
  const rules = [{ label: t('carcassonne.inns'), topic: INNS }];

  function rowText({ kind, features: [first], leaders, now, finished }: carcassonne.RegionInfo): string {
    if (!first || !isBaseKind(kind)) return '';
    const points = (count: number): string => t('choice.points', { count });
    return t('carcassonne.inns.stakes.row', {
      where: t('choice.at', { kind: t(`carcassonne.Kind.${kind}`), cell: cellName(texts, first) }),
      player: texts.list(leaders.map((player) => nameOf(match.view, player))),
      now: points(now.points),
      finished: points(finished.points),
    });
  }

  function notes(): readonly string[] {
    const held = assists.known.regions
      .filter(({ open, finished, leaders }) => open > 0 && asSign(finished.category) && leaders.length > 0)
      .sort((a, b) => b.finished.points - a.finished.points);
    return held.length > 0 ? held.map(rowText) : [t('carcassonne.inns.stakes.none')];
  }

  return {
    layers: [
      {
        layer: 'stakes',
        label: t('carcassonne.inns.stakes'),
        sign: 'scales',
        key: 'Z',
        note: () => assistNote(...notes()),
      },
    ],
    about(at) {
      const region = at.what === 'feature' ? assists.known.region(at) : undefined;
      const sign = asSign(region?.finished.category);
      if (!sign || region?.complete) return undefined;
      const isPlain = carcassonneState(match.view).options.extra['innsFinal'] === 'plain';
      return {
        lines: [t(isPlain ? `carcassonne.inns.about.plain.${sign}` : `carcassonne.inns.about.${sign}`)],
        rules,
      };
    },
  };
}
