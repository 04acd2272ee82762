import type { Adviser } from '../../bots/adviser.ts';
import { pose } from '../../bots/puzzles/puzzle.ts';
import type { Posed, Puzzle } from '../../bots/puzzles/puzzle.ts';
import { accept, adapterOf } from '../../game/index.ts';
import type { Action, Result } from '../../game/index.ts';
import type { Match, NewGame, Spotlight } from '../contracts/match.ts';
import type { ActivePuzzle, PuzzleView } from '../contracts/learn.ts';
import { createPlay } from '../match/play.ts';
import { createPractice } from './practice.ts';
import { tableOf } from './tutor.ts';

/** A puzzle in progress: the player plays one turn, which is compared with the best one. */

export interface RunningPuzzle {
  readonly game: NewGame;
  readonly match: Match;
  readonly active: ActivePuzzle;
}

/** Its number among the puzzles of its rule set, and whether it is today's. */
type About = Pick<PuzzleView, 'number' | 'daily'>;

interface Ports {
  readonly confirm: () => boolean;
  readonly newAdviser: () => Adviser;
  /** The puzzle was answered with this loss of expected points. */
  readonly onAnswer: (loss: number) => void;
  /** True if the puzzle was answered before. */
  readonly answered: () => boolean;
}

export function openPuzzle(
  puzzle: Puzzle,
  about: About,
  players: readonly [string, string],
  ports: Ports,
): Result<RunningPuzzle> {
  const posed = pose(puzzle);
  return posed.ok ? accept(hold(puzzle, posed.value, about, players, ports)) : posed;
}

function hold(
  puzzle: Puzzle,
  { start, state, actions, best }: Posed,
  about: About,
  names: readonly [string, string],
  { confirm, newAdviser, onAnswer, answered }: Ports,
): RunningPuzzle {
  const { player } = state;
  const players = player === 0 ? names : ([names[1], names[0]] as const);
  const game = tableOf(start, players, player);
  const practice = createPractice(players, start, actions);
  const listeners = new Set<() => void>();
  const begun = practice.match();
  let own: readonly Action[] = [];
  let adviser: Adviser | null = null;
  const play = createPlay(game, practice, { confirm });
  let view: PuzzleView = { puzzle, ...about, mood: 'ask', judgement: null, shows: 'own', again: answered() };

  function tell(change: Partial<PuzzleView>): void {
    view = { ...view, ...change };
    practice.freeze(view.mood !== 'ask');
    const showsBest = view.mood === 'judged' && view.shows === 'best';
    practice.turnTo(view.mood === 'ask' || showsBest ? actions : own);
    practice.point(spotNow());
    play.settle();
    for (const listener of [...listeners]) listener();
  }

  /** The best turn, or what the player's own turn was about, which has been played. */
  function spotNow(): Spotlight | null {
    const { mood, shows, judgement } = view;
    if (mood !== 'judged') return null;
    if (shows === 'best') return { advice: judgement?.best ?? { actions: best, value: 0, reasons: [] } };
    return judgement ? { advice: { ...judgement.played, actions: [] } } : null;
  }

  async function judge(): Promise<void> {
    adviser?.close();
    const mine = (adviser = newAdviser());
    const judgement = await mine.judge(
      adapterOf(begun.state.rules).hide(begun.state),
      own.slice(actions.length),
      `puzzle/${puzzle.seed}`,
      best,
    );
    mine.close();
    if (adviser !== mine || view.mood !== 'judging') return;
    adviser = null;
    if (judgement) onAnswer(judgement.loss);
    tell({ mood: 'judged', judgement, shows: judgement && judgement.loss === 0 ? 'own' : 'best' });
  }

  play.match.subscribe((now, old) => {
    const { state } = practice.match();
    if (
      now.state === old.state ||
      view.mood !== 'ask' ||
      (state.turn === begun.state.turn && state.awaiting !== 'over')
    )
      return;
    own = practice.match().actions;
    tell({ mood: 'judging' });
    void judge();
  });

  const match: Match = {
    ...play.match,
    get view() {
      return play.match.view;
    },
    close() {
      adviser?.close();
      adviser = null;
      play.match.close();
    },
  };
  return {
    game,
    match,
    active: {
      kind: 'puzzle',
      get view() {
        return view;
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      show: (shows) => view.mood === 'judged' && tell({ shows }),
      again: () => view.mood === 'judged' && tell({ mood: 'ask', judgement: null, shows: 'own', again: answered() }),
    },
  };
}
