import { featureAt, isComplete } from '../../support/plainBoard.ts';
import type { PlainPart } from '../../support/plainParts.ts';

export const part: PlainPart = {
  worth(game, region, points) {
    const features = region.map((spot) => featureAt(game, spot));
    if (!features.some(({ inn, cathedral }) => inn || cathedral)) return undefined;
    if (!isComplete(game, region)) return game.options.innsFinal === 'plain' ? points : 0;
    // In the base game a tile pays 1 on a road, and a tile or coat of arms 2 in a city.
    return features[0]?.kind === 'road' ? 2 * points : (points / 2) * 3;
  },
};
