import type { Structure } from '../../../art/contract.ts';
import type { Piece } from '../../../game/index.ts';
import type { ModulePanels, TableContext } from '../../../hud/table/table.ts';
import type { NamedState } from '../../../hud/table/texts.ts';
import { nameOf } from '../../../hud/words/names.ts';
import { aroundTexts } from './around.ts';
import { castleSign } from './sign.ts';
import { CASTLE, castleAt, castlesIn } from './slice.ts';

const SOUTH = 2;

/** A castle as it is painted: in its owner's colours while it waits for points. */
export function builtCastle({ sort, place, owner }: Piece, view: Pick<NamedState, 'state'>): Structure | null {
  if (sort !== CASTLE || place.on !== 'edge') return null;
  const { x, y, side } = place;
  const castle = castlesIn(view).find(({ tiles: [first] }) => first?.x === x && first.y === y);
  const look = castle?.waits && owner !== null ? { look: owner } : {};
  return { kind: CASTLE, x, y, upright: side === SOUTH, ...look };
}

/** The card of a castle: what it waits for. */
export function castleAbout({ hud: { texts }, match }: TableContext): NonNullable<ModulePanels['about']> {
  const { t } = texts;
  return (at) => {
    const castle = at.what === 'feature' ? castleAt(match.view, at) : undefined;
    if (!castle || at.what !== 'feature') return undefined;
    const { player, waits } = castle;
    const around = aroundTexts(texts, match.view, at);
    const waiting = around.length > 0 ? around : [t('carcassonne.castles.around.none')];
    return {
      sign: castleSign(),
      title: t('carcassonne.castles.line'),
      who: waits ? t('carcassonne.castles.lord', { player: nameOf(match.view, player) }) : undefined,
      ...(waits ? { leader: player } : {}),
      lines: waits ? [t('carcassonne.castles.about'), ...waiting] : [t('carcassonne.castles.about.scored')],
      rules: [{ label: t('carcassonne.castles'), topic: 'castles' }],
    };
  };
}
