import type { Scene } from 'phaser';
import type { Light } from '../art/contract.ts';
import type { Cell } from '../game/index.ts';
import type { Table as Match } from '../session/tableContract.ts';
import { createBoard } from './board/board.ts';
import { nextLight } from './board/hour.ts';
import { createTilePictures } from './board/tilePictures.ts';
import type { Frame } from './camera/maths.ts';
import { freeArea, toBoard } from './camera/maths.ts';
import { closeZoom } from './camera/closeZoom.ts';
import { createPilot } from './camera/pilot.ts';
import { createClock } from './clock.ts';
import type { AnyView, Family } from './family.ts';
import { homeOf } from './homes.ts';
import { perform } from './motion/perform.ts';
import type { Stage } from './motion/stage.ts';
import { createQueue, once } from './motion/timeline.ts';
import { createFigures } from './pictures/figures.ts';
import { paintPicture } from './picture.ts';
import { paintMarks } from './pictures/marks.ts';
import { createPieceLayer } from './pieces/pieceLayer.ts';
import type { TableChange, TableSettings } from './settings.ts';
import type { Point, Rect } from './units.ts';
import { UNIT, arc, cellCentre, cellOf, sameCell, union } from './units.ts';

/** A chosen stage breathes this long and then rests, so that an idle table repaints nothing. */
const BREATH_MS = 1800;
const BREATHS = 4;

interface Options<V extends AnyView> {
  readonly scene: Scene;
  readonly canvas: HTMLCanvasElement;
  readonly match: Pick<Match<V, unknown>, 'view' | 'subscribe'>;
  readonly family: Family<V>;
  readonly settings: TableSettings;
  /** The canvas in CSS pixels, and real pixels per CSS pixel. */
  readonly measure: () => { readonly width: number; readonly height: number; readonly dpr: number };
}

/** Puts the table together: ground, pieces, overlays, camera and motion, all following one match. */
export function createTable<V extends AnyView>({ scene, canvas, match, family, settings: first, measure }: Options<V>) {
  let settings = first;
  const { studio } = settings;
  const { places } = family;
  const frameNow = (): Frame => {
    const { width, height } = measure();
    return { width, height, insets: settings.insets() };
  };
  const free = (): Rect => freeArea(frameNow());
  const pilot = createPilot({ ...family.bounds(match.view), frame: frameNow() });
  const queue = createQueue();
  const calm = (): boolean => settings.reducedMotion;
  const still = (): boolean => settings.speed === 0 || document.hidden;
  const clock = createClock({
    queue,
    rate: () => Math.max(1, settings.speed),
    frame,
    loop: { sleep: () => scene.game.loop.sleep(), wake: () => scene.game.loop.wake(), get running() { return scene.game.loop.running; } },
  });

  paintMarks(scene, match.view.players.map(({ colour }) => colour));
  const refresh = (): void => {
    pieces.refresh();
    ground.refresh();
    showOverlays();
  };
  const pictures = createTilePictures({ scene, studio, places, onReady: refresh });
  const figures = createFigures(scene, studio, refresh);
  const pieces = createPieceLayer(scene, figures);
  const base = family.openGround({ scene, studio, play: clock.play, wake: clock.wake });
  const ground = createBoard({
    scene,
    studio,
    picture: base.picture,
    pictures,
    play: clock.play,
    wake: clock.wake,
    still: () => still() || calm(),
    onShine(shine) {
      base.shineOn(shine);
      pieces.shineOn(shine);
    },
  });
  const overlays = family.openOverlays({ scene, pictures, figures, play: clock.play });
  let hot: Cell | undefined;
  let breath = 0;
  /** Views that are still to be shown. */
  let behind = 0;
  let lookShown = '';
  let light: Light | undefined;

  const stage: Stage = {
    scene,
    board: ground,
    pieces,
    figures,
    places,
    track: family.track,
    laid: ground.tiles,
    home: (player) => toBoard(pilot.look, home(player)),
    colour: (player) => match.view.players[player]?.colour ?? 0,
    markerPoint: (player) => family.markerPoint(player, pieces) ?? toBoard(pilot.look, home(player)),
    reveal: (rect) => pilot.show(rect, { glide: !calm() }),
    play: clock.play,
    moment: (moment) => settings.onMoment?.(moment),
  };

  const home = (player: number): Point => settings.homes?.()[player] ?? homeOf(player, match.view.players.length, measure());

  function showOverlays(): void {
    const { look } = pilot;
    // Asked for as soon as it is drawn, so that it is painted by the time it is laid.
    if (match.view.hand) {
      pictures.get(match.view.hand.id, 0);
      places.prepare(match.view.hand.id);
    }
    overlays.show(match.view, { look, free: free(), hot, busy: queue.busy, still: still() || calm() });
    clock.wake();
  }

  /** Puts the board, and with it the tile in hand, into the light of this view. */
  function shine(view: V): void {
    const next = nextLight(light, family.light(view, settings.light));
    if (next === light) return;
    light = next;
    studio.setLight(next);
    if (view.hand) pictures.relight(view.hand.id);
  }

  /** Everything lies as this view says. */
  function settle(view: V): void {
    const laid = family.laid(view);
    ground.show(laid);
    for (const { tile } of laid) places.prepare(tile);
    pieces.reconcile(family.pieces(view));
    shine(view);
    pilot.setBounds(family.bounds(view), { glide: !calm() && !still() });
  }

  function onView(now: V, before: V): void {
    if (now.state !== before.state || now.log !== before.log) follow(now, before);
    if (now.gesture !== before.gesture) onGesture(now);
    if (now.hint !== before.hint) onHint(now);
    if (now.deployChoices !== before.deployChoices) {
      breath = BREATH_MS * BREATHS;
      lean(now);
    }
    showOverlays();
  }

  function follow(now: V, before: V): void {
    const beats = still() ? undefined : family.plan({ before, now, was: family.pieces(before), will: family.pieces(now) });
    if (!beats) {
      queue.skip();
      return settle(now);
    }
    if (beats.length === 0 && !queue.busy) return settle(now);
    // Somebody plays faster than can be shown: no use in lagging behind.
    if (behind > 2) queue.skip();
    behind += 1;
    for (const beat of beats) queue.push(() => perform(stage, beat, { calm: calm() }));
    queue.push(() => once(() => {
      behind -= 1;
      settle(now);
    }));
    queue.whenIdle(showOverlays);
  }

  /** On a small board a finger could not tell the features of one tile apart: closer for the choice, back after it. */
  function lean(now: V): void {
    const [choice] = now.myTurn ? now.deployChoices : [];
    if (!choice) return pilot.leanBack({ glide: !calm() });
    stage.reveal({ x: choice.x, y: choice.y, w: 1, h: 1 });
    pilot.leanIn(cellCentre(choice), { glide: !calm(), zoom: closeZoom() });
  }

  function onGesture(now: V): void {
    const { gesture } = now;
    if (gesture.type === 'placing') stage.reveal({ x: gesture.x, y: gesture.y, w: 1, h: 1 });
    if (gesture.type === 'deploying') breath = Math.max(breath, BREATH_MS);
  }

  function onHint(now: V): void {
    const at = family.hinted(now);
    if (at) stage.reveal({ x: at.x, y: at.y, w: 1, h: 1 });
  }

  function onAids(): void {
    const at = family.pinned();
    if (at) stage.reveal({ x: at.x, y: at.y, w: 1, h: 1 });
    showOverlays();
  }

  function frame(ms: number): 'moving' | 'breathing' | 'still' {
    const gliding = pilot.advance(ms);
    const { dpr, width, height } = measure();
    const { look } = pilot;
    const key = `${look.x},${look.y},${look.zoom},${width},${height},${dpr}`;
    if (key !== lookShown) {
      lookShown = key;
      scene.cameras.main.setZoom((look.zoom * dpr) / UNIT).setScroll(look.x * UNIT, look.y * UNIT);
      base.look({ x: look.x, y: look.y, w: width / look.zoom, h: height / look.zoom });
      overlays.place(match.view, { look, free: free(), hot, busy: queue.busy, still: true });
      settings.onLook?.(look);
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

  const unbind = family.openHands({
    canvas,
    pilot,
    free,
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
    const middle = toBoard(pilot.look, { x: area.x + area.w / 2, y: area.y + area.h / 2 });
    pilot.centreOn(middle, { glide: !calm(), zoom: pilot.look.zoom * factor });
    clock.wake();
  }

  function resize(): void {
    pilot.setFrame(frameNow());
    showOverlays();
  }

  const unsubscribe = match.subscribe(onView);
  const leaveAids = family.subscribeAids(onAids);
  settle(match.view);
  showOverlays();

  return {
    tick: clock.tick,
    resize,
    pilot,
    frame: frameNow,
    idle: clock.idle,
    /** A picture of all that is on the table, whatever the camera shows. */
    picture(): HTMLCanvasElement {
      const { area, lowest } = family.frame(match.view);
      const { width, height } = measure();
      const { x, y, zoom } = pilot.look;
      base.look(union(area, { x, y, w: width / zoom, h: height / zoom }));
      return paintPicture(scene, area, lowest);
    },
    zoomBy,
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
      const cell = cellOf(toBoard(pilot.look, at));
      return family.isCell(match.view, cell) ? cell : null;
    },
    close(): void {
      unsubscribe();
      leaveAids();
      unbind();
      clock.close();
      ground.close();
      base.close();
      pictures.close();
      figures.close();
    },
  };
}
export type Table = ReturnType<typeof createTable>;
