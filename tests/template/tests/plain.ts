import { featureAt, isComplete } from '../../support/plainBoard.ts';
import type { Spot } from '../../support/plainBoard.ts';
import type { PlainPart } from '../../support/plainParts.ts';

export const part: PlainPart = {
  worth: (game, region, points) =>
    featureAt(game, region[0] as Spot).kind === 'road' && isComplete(game, region) ? 2 * points : undefined,
};
