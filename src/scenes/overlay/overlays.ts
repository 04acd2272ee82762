import { sameCell } from '../../game/index.ts';
import type { Scene } from 'phaser';
import type { Assists } from '../../session/match/assists.ts';
import { assistsOf } from '../../session/match/assists.ts';
import type { LegalCell, Match, MatchView } from '../../session/contracts/match.ts';
import { laidOf } from '../board/laid.ts';
import type { TilePictures } from '../board/tilePictures.ts';
import { toBoard } from '../camera/maths.ts';
import type { AssistsShown, Surroundings, TableGame } from '../game.ts';
import type { Motion } from '../motion/timeline.ts';
import type { Figures } from '../pictures/figures.ts';
import type { Point } from '../units.ts';
import { UNIT, cellCentre } from '../units.ts';
import { createBuildGhosts } from './buildGhosts.ts';
import type { FitCell } from './cells.ts';
import { createCellMarks } from './cells.ts';
import type { HintShown } from './hintLayer.ts';
import { createHintLayer } from './hintLayer.ts';
import { createJourneyLayer } from './journey.ts';
import { createChoiceLayer } from './choiceLayer.ts';
import type { EdgeSign } from './edgeSigns.ts';
import { createEdgeSigns, signsOf } from './edgeSigns.ts';
import { createLastTurnFrame } from './lastTurnFrame.ts';
import { turnSpots } from './turnButtons.ts';
import { marksIn, worthsIn } from './choiceMarks.ts';
import { createLabels } from './assists/labels.ts';
import type { Label } from './assists/labels.ts';
import { createSpotSigns } from './spotSigns.ts';
import type { RegionMark } from './regionMarks.ts';
import { createRegionMarks } from './regionMarks.ts';
import { createRuler, namedIn, rulerMarks } from './ruler.ts';
import type { Preview } from './tilePreview.ts';
import { createTilePreview } from './tilePreview.ts';
import { neededOn, sortsToBuild, toBuildIn } from './toBuild.ts';

interface Options {
  readonly scene: Scene;
  readonly match: Match;
  readonly game: TableGame;
  readonly pictures: TilePictures;
  readonly figures: Figures;
  readonly play: (motion: Motion) => void;
}

/** What is currently visible, for tests. */
export interface OverlaysShown extends AssistsShown {
  readonly cells: number;
  /** Number of cells where an open tile that is pointed at would fit. */
  readonly tried: number;
  readonly options: number;
  /** Cells where the tile fits only because something is built, and what is shown as about to be built. */
  readonly needing: number;
  readonly ghosts: number;
  /** Figures marked because the travelling piece could send them home next. */
  readonly prey: number;
  /** Coordinates at the edges. */
  readonly coordinates: readonly string[];
}

const colourOf = (view: MatchView, player: number): number => view.players[player]?.colour ?? 0;

function previewOf({ gesture, hand, myTurn }: MatchView): Preview | undefined {
  if (!myTurn || gesture.type !== 'placing' || !hand) return undefined;
  return {
    x: gesture.x,
    y: gesture.y,
    rotation: gesture.rotation,
    tile: hand.id,
  };
}

interface Tried {
  readonly cells: readonly LegalCell[];
  readonly labels: readonly Label[];
}

/** Where an open tile would fit, and what it would complete there, in the colours of those who would score. */
function triedIn(view: MatchView, busy: boolean, assists: Assists): Tried {
  const { tried, allowed } = assists.view;
  const prospects = tried === null || busy || view.legalCells.length > 0 ? undefined : assists.known.prospects?.(tried);
  const labels = (prospects?.completes ?? []).map(({ x, y, points, leaders: [first, ...others] }): Label => ({
    text: String(points),
    colour: first === undefined || others.length > 0 ? null : colourOf(view, first),
    at: cellCentre({ x, y }),
  }));
  return { cells: prospects?.cells ?? [], labels: allowed ? labels : [] };
}

/** Everything over the board that is shown only for a choice or an inspection. */
export function createOverlays({ scene, match, game, pictures, figures, play }: Options) {
  const { places } = game;
  const cells = createCellMarks(scene, figures);
  const ghosts = createBuildGhosts(scene, figures);
  const preview = createTilePreview(scene, pictures, play);
  const choices = createChoiceLayer({ scene, game, figures, colourOf });
  const regions = createRegionMarks(scene, places);
  const assists = game.openAssists(scene);
  const journeys = createJourneyLayer(scene, game);
  const asked = assistsOf(match);
  const hints = createHintLayer(scene, { game, pictures, figures, assists: asked });
  const worths = createLabels(scene);
  const signs = createSpotSigns(scene);
  const lastTurn = createLastTurnFrame(scene);
  const edges = createEdgeSigns(scene);
  const ruler = createRuler(scene);
  let offered = 0;
  let tried = 0;

  const marksOf = (view: MatchView): readonly RegionMark[] => marksIn(view, game, (player) => colourOf(view, player));

  /** Texts name cells all the time, beginning with the last turn; nobody reads the game behind the title. */
  function placeRuler(view: MatchView, { camera, free, hot }: Surroundings): void {
    const { coordinates } = game;
    const isRead = view.isReplay || view.players.some(({ seat }) => seat.kind !== 'bot');
    if (coordinates && isRead)
      ruler.place(rulerMarks(coordinates, camera, free, namedIn(view, hints.first(view), hot)), camera);
    else ruler.hide();
  }

  function place(view: MatchView, around: Surroundings): void {
    const { camera, free, busy } = around;
    placeRuler(view, around);
    const pixels = UNIT / camera.zoom;
    const toWorld = (screen: Point): Point => {
      const { x, y } = toBoard(camera, screen);
      return { x: x * UNIT, y: y * UNIT };
    };
    cells.place(camera);
    assists.place(camera);
    hints.place(camera);
    journeys.place(camera);
    worths.place(camera);
    preview.placeButtons(preview.shown ? turnSpots(view, camera, free) : null, toWorld, pixels);
    choices.place(view, view.myTurn && !busy, camera, { toWorld, pixels });
    edges.place(busy ? [] : signsOf(view, game, camera, free), { toWorld, pixels });
  }

  return {
    show(view: MatchView, around: Surroundings): void {
      const isActive = view.myTurn && !around.busy;
      const now = previewOf(view);
      const legal = isActive ? view.legalCells.filter((cell) => !now || !sameCell(cell, now)) : [];
      offered = legal.length;
      const prospects = triedIn(view, around.busy, asked);
      tried = prospects.cells.length;
      const fits = legal.map((cell): FitCell => ({ ...cell, needs: neededOn(view.prompt, cell) }));
      cells.show(
        [...fits, ...prospects.cells.map((cell): FitCell => ({ ...cell, needs: null }))],
        around.hot,
        colourOf(view, view.actor),
      );
      preview.show(now, { still: around.still });
      ghosts.prepare(isActive ? sortsToBuild(view.prompt) : new Set(), colourOf(view, view.actor));
      ghosts.show(around.busy ? [] : toBuildIn(view, game, hints.first(view)));
      regions.show(isActive ? marksOf(view.ahead ?? view) : [], laidOf((view.ahead ?? view).state));
      worths.show([...(isActive ? worthsIn(view, game) : []), ...prospects.labels]);
      if (!around.busy) signs.show(game.spots(view));
      if (!around.busy) lastTurn.show(view);
      assists.show(view, around);
      hints.show(view, around);
      journeys.show(view, around);
      place(view, around);
    },
    /** The camera moved: repositions what keeps its size on the screen. */
    place,
    /** A gentle pulse of the options, `0…1…0`. */
    pulse: choices.pulse,
    get shown(): OverlaysShown {
      return {
        ...assists.shown,
        cells: offered,
        tried,
        options: choices.count,
        needing: cells.building,
        ghosts: ghosts.count,
        prey: journeys.prey,
        coordinates: ruler.texts,
      };
    },
    /** What is announced at the edges. */
    get edges(): readonly EdgeSign[] {
      return edges.shown;
    },
    get hint(): HintShown {
      return hints.shown;
    },
    get pulsing(): boolean {
      return choices.count > 0;
    },
  };
}
export type Overlays = ReturnType<typeof createOverlays>;
