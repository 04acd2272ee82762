import type { BotModule, Played } from '../../bots/carcassonne/modules/module.ts';
import type { Reason } from '../../bots/reason.ts';

/** By mark: the reason on a region of one's own, and on somebody else's. */
const REASONS = { inn: ['inn', 'strands'], cathedral: ['cathedral', 'empties'] } as const;

/** A mark that the tile adds to an unfinished region in which somebody stands. */
function reasons({ player, events, table: t }: Played): readonly Reason[] {
  const laid = events.find((event) => event.type === 'laid');
  if (laid?.type !== 'laid') return [];
  const { x, y } = laid;
  const tile = t.tileOn(t.plane.cellAt(x, y));
  return (tile?.features ?? []).flatMap(({ marks, kind }, feature): readonly Reason[] => {
    const [, words] = Object.entries(REASONS).find(([mark]) => marks[mark]) ?? [];
    const root = t.regions.find(t.nodeAt({ x, y, feature }) ?? 0);
    const leaders = t.regions.leaders(root);
    if (!words || leaders === 0 || t.regions.open(root) === 0) return [];
    const what = words[(leaders >> player) & 1 ? 0 : 1];
    return [{ what, kind, points: 0, features: t.featuresOf(root) }];
  });
}

/** Regions are worth what the rules say; what a mark is for is told in hints. */
export const INNS: BotModule = { id: 'inns', reasons };
