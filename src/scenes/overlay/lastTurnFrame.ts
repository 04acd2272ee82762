import type { GameObjects, Scene } from 'phaser';
import type { MatchView } from '../../session/contracts/match.ts';
import { DEPTH } from '../depths.ts';
import { UNIT, cellCentre } from '../units.ts';

/** A frame around the tile of the last turn, in the colour of the player who has laid it. */
export function createLastTurnFrame(scene: Scene) {
  const frame: GameObjects.Image = scene.add.image(0, 0, 'frame-neutral').setDepth(DEPTH.frames).setVisible(false);
  return {
    show(view: MatchView): void {
      frame.setVisible(view.lastTurn !== null);
      if (!view.lastTurn) return;
      const laid = view.log.findLast(({ event }) => event.type === 'laid')?.event;
      const player = typeof laid?.['player'] === 'number' ? laid['player'] : view.state.player;
      const { x, y } = cellCentre(view.lastTurn);
      frame
        .setTexture(`frame-${view.players[player]?.colour ?? 0}`)
        .setPosition(x * UNIT, y * UNIT)
        .setDisplaySize(UNIT, UNIT);
    },
  };
}
