import type { Scene } from 'phaser';
import type { Light, Shine } from '../art/contract.ts';
import type { Match, MatchView } from '../session/contracts/match.ts';
import { createBoard } from './board/board.ts';
import { builtIn } from './board/building.ts';
import { expectedTiles } from './board/expected.ts';
import { nextLight } from './board/hour.ts';
import { laidOf } from './board/laid.ts';
import { createTilePictures } from './board/tilePictures.ts';
import type { Clock } from './clock.ts';
import type { Surroundings, TableGame } from './game.ts';
import { attend } from './overlay/attend.ts';
import { createOverlays } from './overlay/overlays.ts';
import { createFigures } from './pictures/figures.ts';
import { paintLooks, paintMarks } from './pictures/marks.ts';
import { createPieceLayer } from './pieces/pieceLayer.ts';
import { piecesOf } from './pieces/pieces.ts';
import type { TableSettings } from './settings.ts';

interface Options {
  readonly scene: Scene;
  readonly match: Match;
  readonly game: TableGame;
  readonly settings: Pick<TableSettings, 'painter' | 'tiles'>;
  readonly clock: Pick<Clock, 'play' | 'wake'>;
  /** True while fades are off. */
  readonly still: () => boolean;
  /** A picture that had been asked for has arrived. */
  readonly onPicture: () => void;
}

/** What lies on the table, from the ground up: ground, pieces, overlays, and their pictures. */
export function createLayers({ scene, match, game, settings, clock, still, onPicture }: Options) {
  const { painter, tiles } = settings;
  const { places } = game;
  let light: Light | undefined;
  let shining: Shine | undefined;
  let known: MatchView['state']['laid'] | undefined;

  function onReady(): void {
    pieces.refresh();
    ground.refresh();
    onPicture();
  }

  paintMarks(scene);
  paintLooks(
    scene,
    match.view.players.map(({ colour }) => colour),
  );
  const pictures = createTilePictures({ scene, painter, tiles, onReady });
  const figures = createFigures(scene, painter, onReady);
  const pieces = createPieceLayer(scene, { figures, tiles: pictures, isPainted: (one) => ground.isPainted(one) });
  const base = game.openGround({ scene, painter, play: clock.play, wake: clock.wake });
  const ground = createBoard({
    scene,
    painter,
    picture: base.picture,
    pictures,
    play: clock.play,
    wake: clock.wake,
    still,
    onShine(next) {
      shining = next;
      base.shineOn(next);
      pieces.shineOn(next);
    },
    onBuilt: pieces.painted,
  });
  const overlays = createOverlays({ scene, match, game, pictures, figures, play: clock.play });

  /** Asks for what may be drawn next whenever a tile has been laid. */
  function expectNext(view: MatchView): void {
    const { laid } = view.state;
    if (laid === known || view.over || view.isReplay) return;
    known = laid;
    painter.expect(expectedTiles(view));
  }

  /** Sets the light of this view for the board and the tile in hand. */
  function shine(view: MatchView, setting: TableSettings['light']): void {
    const next = nextLight(light, game.light(view, setting));
    if (next === light) return;
    light = next;
    painter.setLight(next);
  }

  return {
    pictures,
    figures,
    pieces,
    ground,
    overlays,
    shine,
    /** The light that is shown. */
    get shining(): Shine | undefined {
      return shining;
    },
    look: base.look,
    /** Puts everything where this view has it. */
    settle(view: MatchView, setting: TableSettings['light']): void {
      const laid = laidOf(view.state);
      ground.show(laid, builtIn(view));
      for (const { tile } of laid) places.prepare(tile);
      pieces.reconcile(piecesOf(view, game));
      shine(view, setting);
    },
    showOverlays(view: MatchView, around: Surroundings): void {
      if (!around.busy) attend(view, pieces, around.hot);
      // Requested as soon as it is drawn, so that it is painted by the time it is laid.
      if (view.hand) {
        pictures.get(view.hand.id, 0);
        places.prepare(view.hand.id);
      }
      expectNext(view);
      overlays.show(view, around);
    },
    close(): void {
      ground.close();
      base.close();
      pictures.close();
      figures.close();
    },
  };
}
export type Layers = ReturnType<typeof createLayers>;
