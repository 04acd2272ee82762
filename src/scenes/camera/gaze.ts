import type { AssistsView } from '../../session/match/assists.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { TableGame } from '../game.ts';
import type { Point } from '../units.ts';
import { leanTo } from './lean.ts';
import type { TableCamera } from './tableCamera.ts';

/** Turns the camera to what a change is about: the held tile, the first action of a hint, a new choice. */
export function createGaze(camera: TableCamera, game: TableGame, calm: () => boolean) {
  const reveal = ({ x, y }: Point): void => camera.reveal({ x, y, w: 1, h: 1 });

  return {
    view(now: MatchView, before: MatchView): void {
      if (now.gesture !== before.gesture && now.gesture.type === 'placing') reveal(now.gesture);
      const [first] = now.hint !== before.hint && now.hint?.state === 'ready' ? now.hint.advice.actions : [];
      if (first?.x !== undefined && first.y !== undefined) reveal({ x: first.x, y: first.y });
      if (now.prompt !== before.prompt) leanTo(camera.pilot, now, game, { glide: !calm() });
    },
    /** What a card is pinned for. */
    assists({ pointed: at, pinned }: AssistsView): void {
      if (pinned && (at?.what === 'cell' || at?.what === 'feature')) reveal(at);
    },
  };
}
