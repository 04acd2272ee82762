import { sameCell, type Cell } from '../game/index.ts';
import type { Scene } from 'phaser';
import type { Light } from '../art/contract.ts';
import { assistsOf } from '../session/match/assists.ts';
import type { Match, MatchView } from '../session/contracts/match.ts';
import { createBoard } from './board/board.ts';
import { builtIn } from './board/building.ts';
import { nextLight } from './board/hour.ts';
import { laidOf } from './board/laid.ts';
import { createTilePictures } from './board/tilePictures.ts';
import type { Frame } from './camera/maths.ts';
import { freeArea, toBoard } from './camera/maths.ts';
import { leanTo } from './camera/lean.ts';
import { createPilot } from './camera/pilot.ts';
import { createClock } from './clock.ts';
import type { TableGame } from './game.ts';
import { homeOf } from './homes.ts';
import { createHands } from './input/hands.ts';
import { pointedAt } from './input/pointed.ts';
import { targetAt } from './input/target.ts';
import { perform } from './motion/perform.ts';
import { planMotion } from './motion/plan.ts';
import type { MotionContext } from './motion/context.ts';
import { createQueue, once } from './motion/timeline.ts';
import { attend } from './overlay/attend.ts';
import { createOverlays } from './overlay/overlays.ts';
import { createFigures } from './pictures/figures.ts';
import { paintPicture } from './picture.ts';
import { paintMarks } from './pictures/marks.ts';
import { createPieceLayer } from './pieces/pieceLayer.ts';
import { markerKey, piecesOf } from './pieces/pieces.ts';
import type { TableChange, TableSettings } from './settings.ts';
import type { Point, Rect } from './units.ts';
import { UNIT, arc, cellCentre, cellOf, union } from './units.ts';

/** Options pulse this long and then rest, so that an idle table repaints nothing. */
const BREATH_MS = 1800;
const BREATHS = 4;
/** With motion switched off, everything that still takes time is over in one frame. */
const AT_ONCE = 1000;

interface Options {
  readonly scene: Scene;
  readonly canvas: HTMLCanvasElement;
  readonly match: Match;
  readonly game: TableGame;
  readonly settings: TableSettings;
  /** The canvas size in CSS pixels, and device pixels per CSS pixel. */
  readonly measure: () => { readonly width: number; readonly height: number; readonly dpr: number };
}

/** Assembles the table: ground, pieces, overlays, camera and motion, all following one match. */
export function createTable({ scene, canvas, match, game, settings: first, measure }: Options) {
  let settings = first;
  const { painter } = settings;
  const { places } = game;
  const assists = assistsOf(match);
  const frameNow = (): Frame => {
    const { width, height } = measure();
    return { width, height, insets: settings.insets() };
  };
  const free = (): Rect => freeArea(frameNow());
  const pilot = createPilot({ ...game.bounds(match.view), frame: frameNow() });
  const queue = createQueue();
  const calm = (): boolean => settings.reducedMotion;
  const still = (): boolean => settings.speed === 0 || document.hidden;
  const clock = createClock({
    queue,
    rate: () => (still() ? AT_ONCE : settings.speed),
    frame,
    loop: {
      sleep: () => scene.game.loop.sleep(),
      wake: () => scene.game.loop.wake(),
      get running() {
        return scene.game.loop.running;
      },
    },
  });

  paintMarks(
    scene,
    match.view.players.map(({ colour }) => colour),
  );
  const refresh = (): void => {
    pieces.refresh();
    ground.refresh();
    showOverlays();
  };
  const pictures = createTilePictures({ scene, painter, tiles: settings.tiles, onReady: refresh });
  const figures = createFigures(scene, painter, refresh);
  const pieces = createPieceLayer(scene, { figures, tiles: pictures, isPainted: (one) => ground.isPainted(one) });
  const base = game.openGround({ scene, painter, play: clock.play, wake: clock.wake });
  const ground = createBoard({
    scene,
    painter,
    picture: base.picture,
    pictures,
    play: clock.play,
    wake: clock.wake,
    still: () => still() || calm(),
    onShine(shine) {
      base.shineOn(shine);
      pieces.shineOn(shine);
    },
    onBuilt: pieces.painted,
  });
  const overlays = createOverlays({ scene, match, game, pictures, figures, play: clock.play });
  let hot: Cell | undefined;
  let breath = 0;
  /** Number of views that are still to be shown. */
  let behind = 0;
  let lookShown = '';
  let light: Light | undefined;

  const context: MotionContext = {
    scene,
    board: ground,
    pieces,
    figures,
    places,
    track: game.track,
    laid: ground.tiles,
    home: (player) => toBoard(pilot.camera, home(player)),
    colour: (player) => match.view.players[player]?.colour ?? 0,
    markerPoint,
    reveal: (rect) => pilot.show(rect, { glide: !calm() }),
    play: clock.play,
    moment: (moment) => settings.onMoment?.(moment),
  };

  /** Where a player's points rise that belong to no place. */
  function markerPoint(player: number): Point {
    const { track } = game;
    if (!track) return toBoard(pilot.camera, home(player));
    const { x, y } = pieces.get(markerKey(player))?.pose ?? track.field(0);
    return { x, y: y - 0.3 };
  }

  const home = (player: number): Point =>
    settings.homes?.()[player] ?? homeOf(player, match.view.players.length, measure());

  function showOverlays(): void {
    const { camera } = pilot;
    if (!queue.busy) attend(match.view, pieces, hot);
    // Requested as soon as it is drawn, so that it is painted by the time it is laid.
    if (match.view.hand) {
      pictures.get(match.view.hand.id, 0);
      places.prepare(match.view.hand.id);
    }
    overlays.show(match.view, { camera, free: free(), hot, busy: queue.busy, still: still() || calm() });
    clock.wake();
  }

  /** Sets the light of this view for the board and the tile in hand. */
  function shine(view: MatchView): void {
    const next = nextLight(light, game.light(view, settings.light));
    if (next === light) return;
    light = next;
    painter.setLight(next);
    if (view.hand) pictures.relight(view.hand.id);
  }

  /** Puts everything where this view has it. */
  function settle(view: MatchView): void {
    const laid = laidOf(view.state);
    ground.show(laid, builtIn(view));
    for (const { tile } of laid) places.prepare(tile);
    pieces.reconcile(piecesOf(view, game));
    shine(view);
    pilot.setBounds(game.bounds(view), { glide: !calm() && !still() });
  }

  function onView(now: MatchView, before: MatchView): void {
    if (now.state !== before.state || now.log !== before.log) follow(now, before);
    if (now.gesture !== before.gesture) onGesture(now);
    if (now.hint !== before.hint) onHint(now);
    if (now.prompt !== before.prompt) {
      breath = BREATH_MS * BREATHS;
      leanTo(pilot, now, game, { glide: !calm() });
    }
    showOverlays();
  }

  function follow(now: MatchView, before: MatchView): void {
    const beats = still()
      ? undefined
      : planMotion({ before, now, was: piecesOf(before, game), will: piecesOf(now, game), game });
    if (!beats) {
      queue.skip();
      return settle(now);
    }
    if (beats.length === 0 && !queue.busy) return settle(now);
    // The game is faster than the animation: catch up.
    if (behind > 2) queue.skip();
    behind += 1;
    for (const beat of beats) queue.push(() => perform(context, beat, { calm: calm() }));
    queue.push(() =>
      once(() => {
        behind -= 1;
        settle(now);
      }),
    );
    queue.whenIdle(showOverlays);
  }

  function onGesture(now: MatchView): void {
    const { gesture } = now;
    if (gesture.type === 'placing') context.reveal({ x: gesture.x, y: gesture.y, w: 1, h: 1 });
    if (gesture.type === 'choosing') breath = Math.max(breath, BREATH_MS);
  }

  function onHint(now: MatchView): void {
    const [first] = now.hint?.state === 'ready' ? now.hint.advice.actions : [];
    if (first?.x !== undefined && first.y !== undefined) context.reveal({ x: first.x, y: first.y, w: 1, h: 1 });
  }

  function onAssists(): void {
    const { pointed: at, pinned } = assists.view;
    if (pinned && (at?.what === 'cell' || at?.what === 'feature')) context.reveal({ x: at.x, y: at.y, w: 1, h: 1 });
    showOverlays();
  }

  function frame(ms: number): 'moving' | 'breathing' | 'still' {
    const gliding = pilot.advance(ms);
    const { dpr, width, height } = measure();
    const { camera } = pilot;
    const key = `${camera.x},${camera.y},${camera.zoom},${width},${height},${dpr}`;
    if (key !== lookShown) {
      lookShown = key;
      scene.cameras.main.setZoom((camera.zoom * dpr) / UNIT).setScroll(camera.x * UNIT, camera.y * UNIT);
      base.look({ x: camera.x, y: camera.y, w: width / camera.zoom, h: height / camera.zoom });
      overlays.place(match.view, { camera, free: free(), hot, busy: queue.busy, still: true });
    }
    const streaming = ground.flush(performance.now());
    const breathes = breath > 0 && overlays.pulsing && !calm() && !still();
    if (breathes) {
      breath = Math.max(0, breath - ms);
      overlays.pulse(arc((breath % BREATH_MS) / BREATH_MS));
    }
    return gliding || streaming ? 'moving' : breathes ? 'breathing' : 'still';
  }

  function skip(): void {
    if (!queue.busy) return;
    queue.skip();
    showOverlays();
  }

  const unbind = createHands({
    canvas,
    match,
    assists,
    pilot,
    target: (at) => targetAt(at, { view: match.view, game, camera: pilot.camera, free: free() }),
    inspect: (at) => pointedAt(toBoard(pilot.camera, at), pieces.all(), match.view, game),
    calm,
    skip,
    wake: clock.wake,
    zoomBy,
    hover(cell) {
      if (cell === hot || (cell && hot && sameCell(cell, hot))) return;
      hot = cell;
      showOverlays();
    },
  });

  function zoomBy(factor: number): void {
    const area = free();
    const middle = toBoard(pilot.camera, { x: area.x + area.w / 2, y: area.y + area.h / 2 });
    pilot.centreOn(middle, { glide: !calm(), zoom: pilot.camera.zoom * factor });
    clock.wake();
  }

  function resize(): void {
    pilot.setFrame(frameNow());
    showOverlays();
  }

  const unsubscribe = [match.subscribe(onView), assists.subscribe(onAssists)];
  settle(match.view);
  showOverlays();

  return {
    tick: clock.tick,
    resize,
    pilot,
    frame: frameNow,
    idle: clock.idle,
    /** A picture of everything on the table, independent of the camera. */
    picture(): HTMLCanvasElement {
      const { area, lowest } = game.frame(match.view);
      const { width, height } = measure();
      const { x, y, zoom } = pilot.camera;
      base.look(union(area, { x, y, w: width / zoom, h: height / zoom }));
      return paintPicture(scene, area, lowest);
    },
    zoomBy,
    overlays,
    skipMotion(): void {
      clock.finish();
      showOverlays();
    },
    fit(): void {
      pilot.fit({ glide: !calm() });
      clock.wake();
    },
    centreOn(cell: Cell): void {
      pilot.centreOn(cellCentre(cell), { glide: !calm() });
      clock.wake();
    },
    change(change: TableChange): void {
      settings = { ...settings, ...change };
      if (change.light) shine(match.view);
      if (still()) skip();
      resize();
    },
    cellAt(at: Point): Cell | null {
      const cell = cellOf(toBoard(pilot.camera, at));
      return game.isCell(match.view, cell) ? cell : null;
    },
    close(): void {
      for (const leave of [...unsubscribe, unbind]) leave();
      clock.close();
      ground.close();
      base.close();
      pictures.close();
      figures.close();
    },
  };
}
export type Table = ReturnType<typeof createTable>;
