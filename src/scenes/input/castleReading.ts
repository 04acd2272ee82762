import type { Aids, Pointed } from '../../session/aids.ts';
import type { Match } from '../../session/contract.ts';
import type { Places } from '../board/places.ts';
import { toBoard } from '../camera/maths.ts';
import type { HandsKit } from '../family.ts';
import { sameCell } from '../units.ts';
import type { CommonTarget } from './common.ts';
import type { Reading } from './controller.ts';
import type { Target } from './hit.ts';
import { targetAt } from './hit.ts';
import { inspectAt } from './inspect.ts';

type Own = Exclude<Target, CommonTarget>;

/** What taps mean on the board within its wall. */
export function readCastle(match: Match, aids: Aids, places: Places, { pilot, free }: Pick<HandsKit, 'pilot' | 'free'>): Reading<Own, Pointed> {
  /** The token chosen so far for this region. */
  function tokenOf({ region }: Extract<Own, { type: 'region' | 'token' }>): number | null {
    const { gesture } = match.view;
    if (gesture.type !== 'scoring' || !gesture.region) return null;
    return sameCell(gesture.region, region) && gesture.region.feature === region.feature ? gesture.token : null;
  }

  return {
    match,
    aids,
    target: (at) => targetAt(at, { view: match.view, places, look: pilot.look, free: free() }),
    inspect: (at) => inspectAt(toBoard(pilot.look, at), match.view, places),
    choose(hit) {
      const { intents, view } = match;
      switch (hit.type) {
        case 'deploy': {
          const chosen = view.gesture.type === 'deploying' ? view.gesture.feature : undefined;
          return intents.chooseFeature(chosen === hit.feature ? null : hit.feature);
        }
        case 'region':
          return intents.chooseRegion(hit.region, tokenOf(hit));
        case 'token':
          return intents.chooseRegion(hit.region, tokenOf(hit) === hit.kind ? null : hit.kind);
      }
    },
    nameOf(hit) {
      if (hit.type === 'deploy') return `deploy ${hit.feature}`;
      return hit.type === 'region' ? `region ${hit.region.x},${hit.region.y},${hit.region.feature}` : null;
    },
  };
}
