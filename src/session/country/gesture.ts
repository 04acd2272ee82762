import type { FeatureAt, country } from '../../game/index.ts';
import { beforeFirst, cycleCells, following, hangAt } from '../placing.ts';
import type { CountryGesture, CountryPick } from './contract.ts';

/**
 * Gestures of the countryside: what is chosen before it is confirmed; the hanging tile stands in placing.ts. It knows only the
 * choices on offer. Every function returns the next gesture; the same one when the intent makes no sense now.
 */

type Choices = country.Choices;

const isDeploying = ({ deploy, recall }: Choices): boolean => deploy.length > 0 || recall !== null;

export const beginGesture = (choices: Choices): CountryGesture => (isDeploying(choices) ? { type: 'deploying', pick: undefined } : { type: 'idle' });

/** Everything that can be picked, in the order of the list; declining comes last. */
export function picksOf({ deploy, recall }: Choices): readonly (CountryPick | null)[] {
  return [...deploy.map(({ x, y, feature, figure }): CountryPick => ({ do: 'deploy', figure, x, y, feature })), ...(recall ? [{ do: 'recall' } as const] : []), null];
}

const sameFeature = (a: FeatureAt, b: FeatureAt): boolean => a.x === b.x && a.y === b.y && a.feature === b.feature;

export function samePick(a: CountryPick | null, b: CountryPick | null): boolean {
  if (a === null || b === null || a.do === 'recall' || b.do === 'recall') return a === b || (a?.do === 'recall' && b?.do === 'recall');
  return a.figure === b.figure && sameFeature(a, b);
}

export function choose(gesture: CountryGesture, choices: Choices, wanted: CountryPick | null): CountryGesture {
  if (gesture.type !== 'deploying') return gesture;
  const pick = picksOf(choices).find((known) => samePick(known, wanted));
  return pick === undefined ? gesture : { type: 'deploying', pick };
}

/** The first figure that may stand there, again the next one; on the abbot who may go home: him. */
export function tapFeature(gesture: CountryGesture, choices: Choices, at: FeatureAt): CountryGesture {
  if (gesture.type !== 'deploying') return gesture;
  if (choices.recall && sameFeature(choices.recall, at)) return choose(gesture, choices, { do: 'recall' });
  const here = picksOf(choices).filter((pick) => pick?.do === 'deploy' && sameFeature(pick, at));
  const { pick: picked } = gesture;
  const index = picked ? here.findIndex((pick) => samePick(pick, picked)) : -1;
  const pick = following(here, index, 1);
  return pick ? { type: 'deploying', pick } : gesture;
}

/** Is there one figure at most that may stand there, so that a tap decides? */
export const isOnlyPick = ({ deploy }: Choices, at: FeatureAt): boolean => deploy.filter((choice) => sameFeature(choice, at)).length <= 1;

/** The next choice in the list, for keys. */
export function cycle(gesture: CountryGesture, choices: Choices, direction: 1 | -1): CountryGesture {
  if (gesture.type !== 'deploying') return cycleCells(gesture, choices, direction);
  const picks = picksOf(choices);
  const { pick: picked } = gesture;
  const index = picked === undefined ? beforeFirst(direction) : picks.findIndex((pick) => samePick(pick, picked));
  const pick = following(picks, index, direction);
  return pick === undefined ? gesture : { type: 'deploying', pick };
}

export const isComplete = (gesture: CountryGesture): boolean => gesture.type === 'placing' || (gesture.type === 'deploying' && gesture.pick !== undefined);

/** What a complete gesture does. */
export function actionOf(gesture: CountryGesture, player: number, last: { readonly x: number; readonly y: number } | null): country.Action | undefined {
  if (gesture.type === 'placing') return { player, do: 'place', x: gesture.x, y: gesture.y, rotation: gesture.rotation };
  if (gesture.type === 'idle' || gesture.pick === undefined) return undefined;
  const { pick } = gesture;
  if (pick === null) return { player, do: 'pass' };
  if (pick.do === 'recall') return { player, do: 'recall' };
  const elsewhere = last && last.x === pick.x && last.y === pick.y ? {} : { x: pick.x, y: pick.y };
  return { player, do: 'deploy', feature: pick.feature, ...elsewhere, ...(pick.figure === 'follower' ? {} : { figure: pick.figure }) };
}

/** The gesture that an action would be. */
export function gestureOf(gesture: CountryGesture, choices: Choices, { do: verb, x, y, rotation, feature, figure = 'follower' }: country.Action): CountryGesture {
  if (verb === 'place') return (x === undefined || y === undefined || rotation === undefined ? undefined : hangAt(choices, { x, y }, rotation)) ?? gesture;
  if (verb === 'recall') return choose(gesture, choices, { do: 'recall' });
  if (verb !== 'deploy') return choose(gesture, choices, null);
  const choice = choices.deploy.find((known) => known.feature === feature && known.figure === figure && (x === undefined || (known.x === x && known.y === y)));
  return choice ? choose(gesture, choices, { do: 'deploy', figure, x: choice.x, y: choice.y, feature: choice.feature }) : gesture;
}
