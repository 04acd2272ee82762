import type { App } from '../../session/contracts/app.ts';
import type { Texts } from '../../i18n/index.ts';

/** What can be closed, one by one from the top. */
export interface Closables {
  /** How many are open. */
  count(): number;
  /** Closes the top one; returns false if there is none. */
  closeTop(): boolean;
}

/** What every part of the HUD works with. */
export interface Hud {
  readonly app: App;
  readonly texts: Texts;
  /** Parent element of dialogs. */
  readonly host: HTMLElement;
  /** Whether motion is reduced, by setting or by preference of the device. */
  calm(): boolean;
}
