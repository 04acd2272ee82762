import type { CastleAction, Choices, FeatureAt } from '../game/index.ts';
import type { Gesture } from './contract.ts';
import { beforeFirst, cycleCells, following, hangAt } from './placing.ts';

/**
 * Gestures of The Castle as a pure state machine: what is chosen before it is confirmed; the hanging tile stands in placing.ts. It
 * knows only the choices on offer. Every function returns the next gesture; the same one when the intent makes no sense now.
 */

/** The gesture with which a choice begins. */
export function beginGesture(choices: Choices): Gesture {
  if (choices.deploy.length > 0) return { type: 'deploying', feature: undefined };
  const [only, ...others] = choices.score;
  if (only) return { type: 'scoring', region: others.length === 0 ? nameOf(only) : null, token: null };
  return { type: 'idle' };
}

const nameOf = ({ x, y, feature }: FeatureAt): FeatureAt => ({ x, y, feature });

export function chooseFeature(gesture: Gesture, choices: Choices, feature: number | null): Gesture {
  if (gesture.type !== 'deploying') return gesture;
  return feature === null || choices.deploy.some((choice) => choice.feature === feature) ? { type: 'deploying', feature } : gesture;
}

export function chooseRegion(gesture: Gesture, choices: Choices, region: FeatureAt, token: number | null): Gesture {
  if (gesture.type !== 'scoring') return gesture;
  const choice = choices.score.find(({ features }) => features.some((f) => f.x === region.x && f.y === region.y && f.feature === region.feature));
  if (!choice) return gesture;
  return { type: 'scoring', region: nameOf(choice), token: token !== null && choice.tokens.includes(token) ? token : null };
}

/** The next choice in the list, for keys. */
export function cycle(gesture: Gesture, choices: Choices, direction: 1 | -1): Gesture {
  if (gesture.type === 'placing' || gesture.type === 'idle') return cycleCells(gesture, choices, direction);
  if (gesture.type === 'deploying') {
    const features = [...choices.deploy.map((choice) => choice.feature), null];
    const index = gesture.feature === undefined ? beforeFirst(direction) : features.indexOf(gesture.feature);
    const feature = following(features, index, direction);
    return feature === undefined ? gesture : { type: 'deploying', feature };
  }
  const offers = choices.score.flatMap((choice) => [null, ...choice.tokens].map((token) => ({ region: nameOf(choice), token })));
  const { region, token } = gesture;
  const index = region ? offers.findIndex((offer) => offer.token === token && sameFeature(offer.region, region)) : beforeFirst(direction);
  const offer = following(offers, index, direction);
  return offer ? { type: 'scoring', ...offer } : gesture;
}

/** The gesture that an action would be. */
export function gestureOf(gesture: Gesture, choices: Choices, action: CastleAction): Gesture {
  switch (action.do) {
    case 'place':
      return hangAt(choices, action, action.rotation) ?? gesture;
    case 'deploy':
      return chooseFeature(gesture, choices, action.feature);
    case 'score':
      return chooseRegion(gesture, choices, action, action.token ?? null);
    default:
      return chooseFeature(gesture, choices, null);
  }
}

const sameFeature = (a: FeatureAt, b: FeatureAt): boolean => a.x === b.x && a.y === b.y && a.feature === b.feature;

/** Can this be carried out as it stands? */
export function isComplete(gesture: Gesture, choices: Choices): boolean {
  switch (gesture.type) {
    case 'placing':
      return true;
    case 'deploying':
      return gesture.feature !== undefined;
    case 'scoring':
      return gesture.region !== null;
    case 'idle':
      return choices.tokens.length > 0;
  }
}
