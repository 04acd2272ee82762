import { adapterOf } from '../../game/index.ts';
import type { Cell, MatchState, Prompt } from '../../game/index.ts';
import type { NewGame } from '../contracts/match.ts';
import type { History } from './history.ts';
import { tellHistory } from './history.ts';
import type { MatchBackend } from './backend.ts';
import { promptFor } from './view.ts';

const ROTATIONS = [0, 1, 2, 3] as const;
/** The least informative reason why a tile cannot be placed. */
const NO_FIT = 'side-must-match';

/** The match as its backend last gave it, with what follows from it. */
export interface ShownMatch {
  readonly match: MatchState;
  /** The state without its secrets: the same object until the match changes. */
  readonly seen: MatchState['state'];
  readonly prompt: Prompt | null;
  readonly history: History;
  /** Asks the backend again; returns true if the match has changed. */
  update(): boolean;
  /** Why the tile in hand cannot be placed on a cell in any rotation; prefers a reason other than mismatched sides. */
  refusalAt(cell: Cell): string | null;
}

export function createShownMatch(game: NewGame, backend: Pick<MatchBackend, 'match' | 'stopped'>): ShownMatch {
  let match = backend.match();
  const rules = adapterOf(match.state.rules);
  const promptNow = (): Prompt | null => (backend.stopped() ? null : promptFor(match, game));
  let seen = rules.hide(match.state);
  let prompt = promptNow();
  let history = tellHistory(match);

  return {
    get match() {
      return match;
    },
    get seen() {
      return seen;
    },
    get prompt() {
      return prompt;
    },
    get history() {
      return history;
    },
    update() {
      const now = backend.match();
      const isNew = now !== match;
      match = now;
      if (isNew) {
        seen = rules.hide(now.state);
        history = tellHistory(now, history);
      }
      prompt = promptNow();
      return isNew;
    },
    refusalAt({ x, y }) {
      const { state } = match;
      if (state.awaiting !== 'place') return null;
      const player = rules.actor(state);
      const codes = ROTATIONS.flatMap((rotation) => {
        const answer = rules.act(state, { player, do: 'place', x, y, rotation }, 'draw');
        return answer.ok ? [] : [answer.error.code];
      });
      return codes.find((code) => code !== NO_FIT) ?? codes[0] ?? null;
    },
  };
}
