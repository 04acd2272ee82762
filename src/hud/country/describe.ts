import type { Cell, LaidTile, country } from '../../game/index.ts';
import type { CountryView } from '../../session/country/contract.ts';
import type { Hud } from '../kit/hud.ts';
import { planeName } from '../words/cells.ts';
import { roleOf } from './events.ts';
import { tileText } from './features.ts';

/** The open plane in words. */

export const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

export const hasAbbot = ({ options }: Pick<CountryView, 'options'>): boolean => options.modules.includes('abbot');

export const laidOn = ({ state }: CountryView, cell: Cell): LaidTile | undefined => state.laid.find((tile) => sameCell(tile, cell)) ?? state.start.find((tile) => sameCell(tile, cell));

export const specOf = ({ tiles }: CountryView, id: string): country.CountryTile | undefined => tiles.find((tile) => tile.id === id);

export function laidText(hud: Hud, view: CountryView, { tile, rotation }: Pick<LaidTile, 'tile' | 'rotation'>): string {
  const spec = specOf(view, tile);
  return spec ? tileText(hud.texts, spec, rotation, hasAbbot(view)) : '';
}

/** Everything about a cell in words: what lies there, who stands there, whether the tile fits. */
export function cellText(hud: Hud, view: CountryView, cell: Cell, dead = false): string {
  const { texts } = hud;
  const { state, gesture, hand } = view;
  const parts: string[] = [];
  const laid = laidOn(view, cell);
  if (laid) {
    parts.push(laidText(hud, view, laid), ...peopleOn(hud, view, laid));
    if (state.last && sameCell(state.last, cell)) parts.push(texts.t('board.last'));
  } else if (gesture.type === 'placing' && sameCell(gesture, cell)) {
    parts.push(texts.t('board.hanging', { count: gesture.rotation }));
    if (hand) parts.push(tileText(texts, hand, gesture.rotation, hasAbbot(view)));
  } else {
    parts.push(texts.t('board.empty'));
    if (view.legalCells.some((legal) => sameCell(legal, cell))) parts.push(texts.t('board.fits'));
    if (dead) parts.push(texts.t('dead.here'));
  }
  return `${planeName(texts, cell)}: ${parts.join(', ')}`;
}

function peopleOn({ texts }: Hud, view: CountryView, laid: LaidTile): readonly string[] {
  const features = specOf(view, laid.tile)?.features ?? [];
  return view.state.followers
    .filter((standing) => sameCell(standing, laid))
    .map(({ player, figure, feature }) => texts.t(`country.placed.${roleOf(figure, features[feature]?.kind ?? '')}`, { player: view.players[player]?.name ?? '' }));
}
