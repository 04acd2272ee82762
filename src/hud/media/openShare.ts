import { fetchPart } from '../kit/fetchPart.ts';
import type { HudGame } from '../table/game.ts';
import type { TableContext } from '../table/table.ts';
import type { ReelPorts } from './souvenirs.ts';

/** Shares what the table shows; the code for that is loaded when it is first asked for. */
export const openShare = ({ hud, match: { view } }: TableContext, game: HudGame, ports: ReelPorts): void =>
  fetchPart(
    hud,
    () => import('./index.ts'),
    ({ showShare, createSouvenirs }) =>
      showShare(hud, createSouvenirs({ texts: hud.texts, game, view, story: hud.app.story(), ports })),
  );
