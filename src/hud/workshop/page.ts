import type { RuleSetId } from '../../game/index.ts';
import type { OwnSet } from '../../session/contracts/workshop.ts';
import type { Hud } from '../kit/hud.ts';

/** A place in the workshop. */
export type Place =
  | { readonly at: 'sets' }
  | { readonly at: 'tiles' | 'board' | 'tokens' | 'check'; readonly id: string }
  | { readonly at: 'tile'; readonly id: string; readonly tile: number };

/** What every page of the workshop works with. */
export interface Bench {
  readonly hud: Hud;
  /** The look in which things are painted. */
  rules(): RuleSetId;
  setRules(rules: RuleSetId): void;
  go(place: Place): void;
}

/** A page, created whenever the user goes there; `update` is called after every change of its set. */
export interface WorkshopPage {
  readonly element: HTMLElement;
  update(own: OwnSet): void;
}
