import type { FeatureAt, Option } from '../../game/index.ts';
import { sameFeature } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { gameOf } from '../../session/games/index.ts';
import { listedOptions } from '../../session/match/gesture.ts';
import { laidOf } from '../board/laid.ts';
import type { TableGame } from '../game.ts';
import { TABLE_PARTS } from '../../expansions/table.ts';
import type { Label } from './assists/labels.ts';
import { badgesOf, middleFeature } from './markers.ts';
import type { RegionMark } from './regionMarks.ts';

/** Highlights of what can be chosen. */

/** Numbers are this far above the middle of their region, in cells. */
const ABOVE = 0.34;

const featuresOf = ({ target }: Option): readonly FeatureAt[] =>
  target.on !== 'feature' ? [] : target.features.length > 0 ? target.features : [target];

/** Whether it points at a region in a prompt that shows all its regions at once. */
export const isLit = ({ target }: Option, { prompt }: Pick<MatchView, 'prompt'>): boolean =>
  prompt !== null && target.on === 'feature' && TABLE_PARTS.some(({ lit }) => lit?.includes(prompt.awaiting));

/** One option for each such region; fields are left out, they are shown by owner. */
function litOptions(view: Pick<MatchView, 'prompt'>): readonly Option[] {
  const options = listedOptions(view.prompt).filter(
    (option) => isLit(option, view) && option.target.on === 'feature' && option.target.kind !== 'field',
  );
  return options.filter(
    ({ target }, n) =>
      !options
        .slice(0, n)
        .some((other) => target.on === 'feature' && other.target.on === 'feature' && sameFeature(target, other.target)),
  );
}

/** The worth of each region of such a prompt. */
export function worthsIn(view: MatchView, { places }: Pick<TableGame, 'places'>): readonly Label[] {
  const { worth } = gameOf(view.rules);
  return litOptions(view).flatMap((option): readonly Label[] => {
    const { target } = option;
    const points = target.on === 'feature' ? (worth?.(view.state, target) ?? 0) : 0;
    if (points === 0) return [];
    const { x, y } = middleFeature(featuresOf(option), laidOf(view.state), places);
    return [{ text: String(points), colour: null, at: { x, y: y - ABOVE } }];
  });
}

/**
 * Regions and spots: the chosen one strongly; faintly, regions that score points, regions of a prompt that shows all at
 * once, and spots on the board.
 */
export function marksIn(view: MatchView, game: TableGame, colourOf: (player: number) => number): readonly RegionMark[] {
  const chosen = view.gesture.type === 'choosing' ? view.gesture.option : null;
  const badges = badgesOf(view, game, { x: 0, y: 0, zoom: 1 }).map(({ option, features, extras }) => ({
    option,
    features,
    strong: option.id === chosen?.id || extras.some((extra) => extra.option.id === chosen?.id),
  }));
  const isBadged = badges.some(({ strong }) => strong);
  const own =
    chosen?.target.on === 'feature' && !isBadged
      ? [{ option: chosen, features: featuresOf(chosen), strong: true }]
      : [];
  const { target } = chosen ?? {};
  const lit = litOptions(view)
    .filter(
      (option) => !(target?.on === 'feature' && option.target.on === 'feature' && sameFeature(target, option.target)),
    )
    .map((option) => ({ option, features: featuresOf(option), strong: false }));
  const regions = [...own, ...badges, ...lit].map(({ option, features, strong }): RegionMark => {
    const colour = colourOf(option.scorer);
    const isField = option.target.on === 'feature' && option.target.kind === 'field';
    return {
      key: `${JSON.stringify(features)}:${view.state.laid.length}`,
      features,
      colour,
      strong,
      emblems: isField ? [colour] : [],
    };
  });
  return [...regions, ...spotMarks(view, game, chosen, colourOf)];
}

/** Spots on the board that can be chosen. */
function spotMarks(
  view: MatchView,
  game: TableGame,
  chosen: Option | null,
  colourOf: (player: number) => number,
): readonly RegionMark[] {
  const aimed = listedOptions(view.prompt).filter(({ target }) => target.on === 'spot');
  if (aimed.length === 0) return [];
  const isAt = ({ target }: Option, name: string): boolean => target.on === 'spot' && target.spot === name;
  return game.spots(view).flatMap(({ spot, outline }): readonly RegionMark[] => {
    const option = aimed.find((one) => isAt(one, spot));
    if (!option) return [];
    const colour = colourOf(option.scorer);
    return [{ key: spot, features: [], outline, colour, strong: chosen !== null && isAt(chosen, spot), emblems: [] }];
  });
}
