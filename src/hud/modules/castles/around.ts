import { carcassonne } from '../../../game/index.ts';
import type { FeatureAt, GameState } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import { carcassonneState, cellName, isBaseKind } from '../../games/carcassonne/names.ts';
import type { Told } from '../../games/texts.ts';

/** What could score a castle: the future of one that is founded now, and of one that waits. */

/** By state and place: every change asks for every castle. */
const known = new WeakMap<GameState, Map<string, readonly carcassonne.RegionInfo[]>>();

/** What stands unfinished in its vicinity, the most valuable first. */
function unfinishedAround(view: Pick<Told, 'state'>, at: FeatureAt): readonly carcassonne.RegionInfo[] {
  const state = carcassonneState(view);
  const byPlace = known.get(state) ?? new Map<string, readonly carcassonne.RegionInfo[]>();
  known.set(state, byPlace);
  const key = `${at.x},${at.y},${at.feature}`;
  const found =
    byPlace.get(key) ??
    (
      carcassonne.vicinityOf(carcassonne.positionOf(state, carcassonne.rulesOf(state.options)), at)?.regions ?? []
    ).toSorted((a, b) => b.finished.points - a.finished.points);
  byPlace.set(key, found);
  return found;
}

/** `City at (1, -1) (6 points now, 8 or more when completed)`; none: nothing unfinished is there. */
export const aroundTexts = (texts: Texts, view: Pick<Told, 'state'>, at: FeatureAt): readonly string[] =>
  unfinishedAround(view, at).flatMap((region) => {
    const { kind, features, now, finished, missing } = region;
    const [first] = features;
    if (!first || !isBaseKind(kind)) return [];
    const where = texts.t('choice.at', { kind: texts.t(`carcassonne.Kind.${kind}`), cell: cellName(texts, first) });
    const points = (count: number): string => texts.t('choice.points', { count });
    const values = { where, now: points(now.points), finished: points(finished.points) };
    // What is finished by the cells round it scores no more than is told.
    return missing.length > 0
      ? texts.t('carcassonne.castles.worth', values)
      : texts.t('carcassonne.castles.worth.more', values);
  });

/** More of them are counted only: a line of a list has to stay short. */
const MOST = 3;

export function aroundText(texts: Texts, view: Pick<Told, 'state'>, at: FeatureAt): string {
  const around = aroundTexts(texts, view, at);
  if (around.length === 0) return texts.t('carcassonne.castles.around.none');
  const count = around.length - MOST;
  const more = count > 0 ? [texts.t('carcassonne.castles.around.more', { count })] : [];
  return texts.t('carcassonne.castles.around', { what: [...around.slice(0, MOST), ...more].join(', ') });
}
