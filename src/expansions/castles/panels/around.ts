import { carcassonne } from '../../../game/index.ts';
import type { FeatureAt, GameState } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import { carcassonneState, cellName, isBaseKind } from '../../../hud/games/carcassonne/names.ts';
import type { NamedState } from '../../../hud/table/texts.ts';

/** What could score for a castle: one that is about to be founded, or one that waits. */

/** By state and place, because every change needs it for every castle. */
const known = new WeakMap<GameState, Map<string, readonly carcassonne.RegionInfo[]>>();

/** The incomplete regions in its vicinity, the most valuable first. */
function unfinishedAround(view: Pick<NamedState, 'state'>, at: FeatureAt): readonly carcassonne.RegionInfo[] {
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

/** `City at (1, -1) (6 points now, 8 or more when completed)`; empty if nothing there is incomplete. */
export const aroundTexts = (texts: Texts, view: Pick<NamedState, 'state'>, at: FeatureAt): readonly string[] =>
  unfinishedAround(view, at).flatMap((region) => {
    const { kind, features, now, finished, missing } = region;
    const [first] = features;
    if (!first || !isBaseKind(kind)) return [];
    const where = texts.t('choice.at', { kind: texts.t(`carcassonne.Kind.${kind}`), cell: cellName(texts, first) });
    const points = (count: number): string => texts.t('choice.points', { count });
    const values = { where, now: points(now.points), finished: points(finished.points) };
    // A region completed by its surrounding cells never scores more than this.
    return missing.length > 0
      ? texts.t('carcassonne.castles.worth', values)
      : texts.t('carcassonne.castles.worth.more', values);
  });

/** Further ones are only counted, to keep the line of a list short. */
const MOST = 3;

export function aroundText(texts: Texts, view: Pick<NamedState, 'state'>, at: FeatureAt): string {
  const around = aroundTexts(texts, view, at);
  if (around.length === 0) return texts.t('carcassonne.castles.around.none');
  const count = around.length - MOST;
  const more = count > 0 ? [texts.t('carcassonne.castles.around.more', { count })] : [];
  return texts.t('carcassonne.castles.around', { what: [...around.slice(0, MOST), ...more].join(', ') });
}
