import type { GameAdapter } from '../../src/game/index.ts';
import type { Hud } from '../../src/hud/kit/hud.ts';
import type { App, Application } from '../../src/session/contracts/app.ts';
import type { Further } from './further.ts';
import { atStage, stagesOf } from './positions.ts';
import type { Moment, Variant } from './positions.ts';

/** A panel of the HUD, and how to open it. */
export interface Panel {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  readonly rules?: string;
  /** The files of `src/hud` that it shows. */
  readonly shows?: readonly string[];
  /** Wraps the application to make it look different. */
  around?(app: Application): App;
  /** Runs before the HUD exists. */
  before?(app: Application): Promise<unknown> | unknown;
  /** Runs in the HUD. */
  open?(hud: Hud): Promise<unknown> | unknown;
  /** Its further states. */
  readonly further?: Further;
}

export type Way = Omit<Panel, 'id' | 'group' | 'title' | 'rules'>;

export const PLAIN: Variant = { name: 'plain', options: {} };
export const take = (app: Application, moment: Moment | null): Promise<unknown> => {
  if (!moment) throw new Error('No game came to this stage');
  return app.importRecord(JSON.stringify(moment.record));
};
export const tileStage = (rules: GameAdapter): Moment | null =>
  atStage(rules.id, PLAIN, stagesOf(rules, PLAIN)[0] ?? '');
export const way = (group: string, title: string, ways: Way = {}): Panel => ({
  id: `${group}/${title}`.toLowerCase().replace(/[^a-z0-9/]+/g, '-'),
  group,
  title,
  ...ways,
});

export const press = (key: string): boolean => window.dispatchEvent(new KeyboardEvent('keydown', { key }));
