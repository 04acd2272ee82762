import type { Scene } from 'phaser';
import type { Cell } from '../game/index.ts';
import type { Match, MatchView } from '../session/contracts/match.ts';
import { createBreath } from './breath.ts';
import { createGaze } from './camera/gaze.ts';
import type { Screen, TableCamera } from './camera/tableCamera.ts';
import { createTableCamera } from './camera/tableCamera.ts';
import type { Clock } from './clock.ts';
import { createClock } from './clock.ts';
import type { TableGame } from './game.ts';
import type { Layers } from './layers.ts';
import { createLayers } from './layers.ts';
import type { MotionContext } from './motion/context.ts';
import { createFollowing } from './motion/following.ts';
import { createQueue } from './motion/timeline.ts';
import { markerKey } from './pieces/pieces.ts';
import type { TableChange, TableSettings } from './settings.ts';

/** With motion switched off, everything that still takes time is over in one frame. */
const AT_ONCE = 1000;

export interface DisplayOptions {
  readonly scene: Scene;
  readonly match: Match;
  readonly game: TableGame;
  readonly settings: TableSettings;
  readonly screen: Screen;
}

interface Parts extends Pick<DisplayOptions, 'scene' | 'match' | 'game'> {
  readonly camera: TableCamera;
  readonly clock: Clock;
  readonly layers: Layers;
  readonly moment: MotionContext['moment'];
}

const contextIn = ({ scene, match, game, camera, clock, layers, moment }: Parts): MotionContext => ({
  scene,
  board: layers.ground,
  pieces: layers.pieces,
  figures: layers.figures,
  places: game.places,
  track: game.track,
  laid: layers.ground.tiles,
  home: camera.home,
  colour: (player) => match.view.players[player]?.colour ?? 0,
  markerPoint(player) {
    const { track } = game;
    if (!track) return camera.home(player);
    const { x, y } = layers.pieces.get(markerKey(player))?.pose ?? track.field(0);
    return { x, y: y - 0.3 };
  },
  reveal: camera.reveal,
  play: clock.play,
  moment,
});

/** What the table shows of a match: the layers through the camera, in motion from one view to the next. */
export function createDisplay({ scene, match, game, settings: first, screen }: DisplayOptions) {
  let settings = first;
  let hot: Cell | undefined;
  const calm = (): boolean => settings.reducedMotion;
  const still = (): boolean => settings.speed === 0 || document.hidden;
  const unfading = (): boolean => still() || calm();
  const wake = (): void => clock.wake();
  const camera = createTableCamera({ view: () => match.view, game, settings: () => settings, screen, calm, wake });
  const { pilot } = camera;
  const gaze = createGaze(camera, game, calm);
  const queue = createQueue();
  const rate = (): number => (still() ? AT_ONCE : settings.speed);
  const clock = createClock({ queue, rate, frame, loop: scene.game.loop });
  const layers = createLayers({
    scene,
    match,
    game,
    settings,
    clock,
    still: unfading,
    onPicture: () => showOverlays(),
  });
  const { ground, overlays } = layers;
  const breath = createBreath();
  const follow = createFollowing({
    queue,
    context: contextIn({ scene, match, game, camera, clock, layers, moment: (one) => settings.onMoment?.(one) }),
    game,
    still,
    calm,
    settle,
    onIdle() {
      gaze.rest(match.view);
      showOverlays();
    },
  });

  function showOverlays(): void {
    const { busy } = queue;
    layers.showOverlays(match.view, { camera: pilot.camera, free: camera.free(), hot, busy, still: unfading() });
    wake();
  }

  /** Puts everything where this view has it. */
  function settle(view: MatchView): void {
    layers.settle(view, settings.light);
    pilot.setBounds(game.bounds(view), { glide: !unfading() });
  }

  function frame(ms: number): 'moving' | 'breathing' | 'still' {
    const gliding = pilot.advance(ms);
    if (camera.apply(scene)) {
      layers.look(camera.seen());
      overlays.place(match.view, { camera: pilot.camera, free: camera.free(), hot, busy: queue.busy, still: true });
    }
    const streaming = ground.flush(performance.now());
    const breathes = !breath.rests && overlays.pulsing && !unfading();
    if (breathes) overlays.pulse(breath.next(ms));
    return gliding || streaming ? 'moving' : breathes ? 'breathing' : 'still';
  }

  /** Ends current motion. */
  function skip(): void {
    if (!queue.busy) return;
    queue.skip();
    showOverlays();
  }

  function resize(): void {
    pilot.setFrame(camera.frame(), { glide: !unfading() });
    showOverlays();
  }

  return {
    camera,
    clock,
    layers,
    gaze,
    calm,
    settle,
    showOverlays,
    skip,
    resize,
    /** The cell under the mouse, if a tile can be placed there. */
    get hot(): Cell | undefined {
      return hot;
    },
    set hot(cell: Cell | undefined) {
      hot = cell;
      showOverlays();
    },
    /** Shows another view. */
    show(now: MatchView, before: MatchView): void {
      if (now.state !== before.state || now.log !== before.log) follow(now, before);
      breath.view(now, before);
      gaze.view(now, before);
      showOverlays();
    },
    change(change: TableChange): void {
      settings = { ...settings, ...change };
      if (change.light) layers.shine(match.view, settings.light);
      if (still()) skip();
      resize();
    },
  };
}
