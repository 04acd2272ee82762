import type { Cell, GameState, LaidTile, carcassonne } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';

/** The state, typed for base Carcassonne. */

export const carcassonneState = ({ state }: { readonly state: GameState }): carcassonne.CarcassonneState =>
  state as carcassonne.CarcassonneState;

const BASE_KINDS = ['road', 'city', 'monastery', 'field'] as const;
export type BaseKind = (typeof BASE_KINDS)[number];
export const isBaseKind = (kind: string): kind is BaseKind => (BASE_KINDS as readonly string[]).includes(kind);

/** Coordinates from the start tile: to the right and upwards. */
export const cellName = ({ t }: Texts, { x, y }: Cell): string => t('carcassonne.cell', { x, y: 0 - y });

/** Every tile on the plane, start tiles first. */
export const lyingIn = (view: { readonly state: GameState }): readonly LaidTile[] => [
  ...carcassonneState(view).start,
  ...view.state.laid,
];
