import { sameCell } from '../../game/index.ts';
import type { AssistsView } from '../../session/match/assists.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { TableGame } from '../game.ts';
import type { Point } from '../units.ts';
import { cellOf } from '../units.ts';
import type { Focus } from './framing.ts';
import { leanTo, optionCells } from './lean.ts';
import type { TableCamera } from './tableCamera.ts';

/** The turn that a replay suggests: nothing else can be done there. */
const suggested = ({ isReplay, hint }: MatchView) => (isReplay && hint?.state === 'ready' ? hint.advice : undefined);

/** What a lesson, a puzzle or a replay points out, as cells; of a turn, where its tile goes. */
function spotted(view: MatchView, { track }: TableGame): readonly Point[] {
  const { cells = [], region, fields = [], advice = suggested(view) } = view.spot ?? {};
  const { x, y } = advice?.actions[0] ?? {};
  return [
    ...cells,
    ...(region ? [region] : []),
    ...fields.flatMap((n) => (track ? [cellOf(track.field(n))] : [])),
    ...(x === undefined || y === undefined ? [] : [{ x, y }]),
  ];
}

/** What a moment is about: what a lesson, a puzzle or a replay points out; where the tile fits, and the last turn; what can be chosen. */
function focusOf(view: MatchView, game: TableGame): Focus {
  const pointed = spotted(view, game);
  if (pointed.length > 0) return { cells: pointed, last: null };
  if (view.legalCells.length > 0 || !view.myTurn) return { cells: view.legalCells, last: view.lastTurn };
  return { cells: optionCells(view, game), last: null };
}

const sameTurn = (a: MatchView['lastTurn'], b: MatchView['lastTurn']): boolean =>
  a === b || (a !== null && b !== null && sameCell(a, b));

/** Turns the camera to what a change is about: where something can be done, the held tile, a hint, a choice. */
export function createGaze(camera: TableCamera, game: TableGame, calm: () => boolean) {
  const { pilot } = camera;
  const reveal = ({ x, y }: Point): void => camera.reveal({ x, y, w: 1, h: 1 });
  /** A tile is dragged over the board, which stays where it is. */
  let carries = false;

  /** Looks at a moment; `anew`: somebody's turn begins. */
  function attend(view: MatchView, options: { readonly glide: boolean; readonly anew?: boolean }): void {
    if (view.over) pilot.fit(options);
    else pilot.attend(focusOf(view, game), options);
  }

  return {
    /** The first view. */
    begin(view: MatchView): void {
      attend(view, { glide: false, anew: true });
      leanTo(pilot, view, game, { glide: false });
    },
    view(now: MatchView, before: MatchView): void {
      const glide = { glide: !calm() };
      if (now.prompt !== before.prompt) leanTo(pilot, now, game, glide);
      const isNew = now.prompt !== before.prompt || !sameTurn(now.lastTurn, before.lastTurn);
      if (now.over !== before.over || now.spot !== before.spot || (isNew && !now.over)) {
        const isLater = now.state.turn !== before.state.turn || now.state.second !== before.state.second;
        const anew = now.myTurn && (!before.myTurn || now.actor !== before.actor || isLater);
        attend(now, { ...glide, anew });
      }
      if (carries) return;
      if (now.gesture !== before.gesture && now.gesture.type === 'placing') reveal(now.gesture);
      const [first] = now.hint !== before.hint && now.hint?.state === 'ready' ? now.hint.advice.actions : [];
      if (first?.x !== undefined && first.y !== undefined) reveal({ x: first.x, y: first.y });
    },
    /** Everything has come to rest: what has moved may have led the camera away. */
    rest(view: MatchView): void {
      if (view.gesture.type === 'idle' && !view.over) pilot.attend(focusOf(view, game), { glide: !calm() });
    },
    /** What a card is pinned for. */
    assists({ pointed: at, pinned }: AssistsView): void {
      if (pinned && (at?.what === 'cell' || at?.what === 'feature')) reveal(at);
    },
    carry(on: boolean): void {
      carries = on;
    },
  };
}
