import type { Area } from '../../art/contract.ts';
import { adapterOf, sameFeature } from '../../game/index.ts';
import type {
  Action,
  Cell,
  FeatureAt,
  GameEvent,
  GameState,
  LaidTile,
  Piece,
  PieceEvent,
  Rotation,
  ScoreLine,
  TileSpec,
} from '../../game/index.ts';
import { gameOf } from '../games/index.ts';
import { isScored } from '../match/history.ts';

/**
 * A picture of a game that shows one rule. It is written down as play, which the rules replay, so it cannot be wrong.
 * Actions are in shorthand, as in lessons; `CastleSetting` and `CarcassonneSetting` describe how the game begins.
 */
export interface Scene<Text extends string = string> {
  /** The caption. */
  readonly text: Text;
  /** What was played before. */
  readonly opening: string;
  /** What the picture shows: the points it scores, and the pieces that stood there before. */
  readonly play?: string;
  /** The visible part of the board, in cells. */
  readonly camera: Area;
  /** The last tile is an example to follow. */
  readonly right?: true;
  /** An action that the rules refuse at the end, and the code of the refusal. */
  readonly wrong?: Wrong;
  /** Regions to outline, each given by one of its features; regions that score are outlined anyway. */
  readonly regions?: readonly FeatureAt[];
  /** Cells to mark. */
  readonly cells?: readonly Cell[];
  /** Shows only points of this kind. */
  readonly only?: string;
}

type Tried =
  | { readonly do: 'place'; readonly x: number; readonly y: number; readonly rotation: Rotation }
  | { readonly do: 'deploy'; readonly feature: number };
export type Wrong = Tried & { readonly code: string };

/** A region to outline. */
export interface SceneRegion {
  readonly features: readonly FeatureAt[];
  /** The players who score the region. */
  readonly owners: readonly number[];
}

/** What a scene shows. */
export interface SceneView {
  readonly rules: string;
  readonly state: GameState;
  readonly tiles: readonly TileSpec[];
  /** Every tile on the board; last, a tile that must not be placed there. */
  readonly laid: readonly LaidTile[];
  readonly pieces: readonly Piece[];
  readonly regions: readonly SceneRegion[];
  readonly lines: readonly ScoreLine[];
  /** Paths of pieces that moved across tiles, from cell to cell. */
  readonly paths: readonly (readonly Cell[])[];
  /** Moves of markers on the score track. */
  readonly walks: readonly Walk[];
  /** The tile that is right or wrong, or on which a follower must not be deployed. */
  readonly judged: LaidTile | null;
  /** Code of the refusal. */
  readonly refused: string | null;
}

export interface Walk {
  readonly player: number;
  readonly from: number;
  readonly to: number;
}

/** The state before the first draw, and how the rule set reads a scene's shorthand. */
export interface Stage {
  readonly start: GameState;
  wayOf(way: string): string;
}

const isWalk = (event: GameEvent): event is GameEvent & Walk => event.type === 'marker';

/** Plays a scene. Throws if it is illegal, which would be a bug, because scenes ship with the program. */
export function playScene(scene: Scene, { start, wayOf }: Stage): SceneView {
  const rules = adapterOf(start.rules);
  const read = (state: GameState, way: string): readonly Action[] => {
    const found = rules.readShorthand(state, wayOf(way));
    if (!found.ok) throw new Error(`Expected a legal way to ${scene.text}: ${found.error.message}`);
    return found.value;
  };
  const begun = rules.advance(start, 'choice');
  const opening = read(begun, scene.opening);
  const before = playedOn(start, opening);
  const actions = [...opening, ...read(before.state, scene.play ?? '')];
  const after = playedOn(start, actions, opening.length);
  const { state } = after;
  const lines = after.events
    .flatMap((event): readonly ScoreLine[] => (isScored(event) ? [event.line] : []))
    .filter(({ what }) => scene.only === undefined || what === scene.only);
  const laid = [...(state.start ?? []), ...state.laid];
  const { judged, refused } = judge(scene, state, laid);
  return {
    rules: rules.id,
    state,
    tiles: rules.tiles(state),
    laid: refused !== null && judged && scene.wrong?.do === 'place' ? [...laid, judged] : laid,
    pieces: [...new Map([...before.pieces, ...after.pieces].map((piece) => [piece.id, piece])).values()],
    regions: [...scored(lines), ...(scene.regions ?? []).map((at) => regionAt(state, at))],
    lines,
    paths: pathsIn(after.events),
    walks: after.events.filter(isWalk).map(({ player, from, to }) => ({ player, from, to })),
    judged,
    refused,
  };
}

/** Where each piece moved from tile to tile. */
function pathsIn(events: readonly GameEvent[]): readonly (readonly Cell[])[] {
  const paths = new Map<string, Cell[]>();
  for (const event of events) {
    if (event.type !== 'moved') continue;
    const { piece, from, to } = event as GameEvent & Extract<PieceEvent, { readonly type: 'moved' }>;
    if (from.on !== 'tile' || to.on !== 'tile') continue;
    const path = paths.get(piece) ?? [from];
    paths.set(piece, [...path, to]);
  }
  return [...paths.values()];
}

/** The game after these actions; `events`: those of the actions from index `from` on. */
function playedOn(
  start: GameState,
  actions: readonly Action[],
  from = actions.length,
): { readonly state: GameState; readonly pieces: readonly Piece[]; readonly events: readonly GameEvent[] } {
  const rules = adapterOf(start.rules);
  const events: GameEvent[] = [];
  const replayed = rules.replay(start, actions, (step) => {
    if (step.n >= from) events.push(...step.events);
  });
  if (!replayed.ok) throw new Error(`Expected actions that replay: ${replayed.error.message}`);
  return { state: replayed.state, pieces: rules.pieces(replayed.state), events };
}

/** Finds the example tile, and checks that the rules refuse `wrong` with the expected code. */
function judge(
  { right, wrong }: Scene,
  state: GameState,
  laid: readonly LaidTile[],
): Pick<SceneView, 'judged' | 'refused'> {
  const last = laid.at(-1) ?? null;
  if (!wrong) return { judged: right ? last : null, refused: null };
  const rules = adapterOf(state.rules);
  const { code, ...tried } = wrong;
  const tile = state.hand;
  const answer = rules.act(state, { player: rules.actor(state), ...tried }, 'choice');
  if (answer.ok || answer.error.code !== code)
    throw new Error(`Expected ${code}, not ${answer.ok ? 'a legal action' : answer.error.code}`);
  return { judged: tried.do === 'place' && tile ? { ...tried, tile } : last, refused: code };
}

/** One outline per region, with all players who score it. */
function scored(lines: readonly ScoreLine[]): readonly SceneRegion[] {
  const found = new Map<string, { readonly features: readonly FeatureAt[]; readonly owners: number[] }>();
  for (const { features, player } of lines) {
    if (features.length === 0) continue;
    const key = JSON.stringify(features);
    const known = found.get(key) ?? { features, owners: [] };
    known.owners.push(player);
    found.set(key, known);
  }
  return [...found.values()];
}

function regionAt(state: GameState, at: FeatureAt): SceneRegion {
  const region = gameOf(state.rules)
    .knowledge(state)
    .regions.find(({ features }) => features.some((one) => sameFeature(one, at)));
  if (!region) throw new Error(`Expected a region at ${JSON.stringify(at)}`);
  return { features: region.features, owners: [] };
}
