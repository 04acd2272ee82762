import { foundAgain } from '../../src/arena/puzzles/find.ts';
import { pose } from '../../src/bots/puzzles/puzzle.ts';
import type { Posed, Puzzle } from '../../src/bots/puzzles/puzzle.ts';
import { CARE } from '../../src/bots/puzzles/verify.ts';
import type { CastleAction } from '../../src/game/index.ts';
import { placesOfDay, shippedPuzzles } from '../../src/session/learn/puzzles.ts';
import type { Keyed } from './keys.ts';
import { moment } from './player.ts';

/** Plays this turn by text board and keyboard. */
export async function playTurn(page: Keyed, actions: readonly CastleAction[]): Promise<void> {
  for (const action of actions) {
    if (action.do === 'place') {
      await page.evaluate(({ x, y, rotation }) => {
        const name = `${String.fromCharCode(65 + x)}${y + 1}`;
        const cell = [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')].find((one) =>
          (one.textContent ?? '').startsWith(name),
        );
        cell?.click();
        for (let n = 0; n < 4; n++) {
          const gesture = window.__table?.view().gesture;
          if (gesture?.type === 'placing' && gesture.x === x && gesture.y === y && gesture.rotation === rotation) break;
          cell?.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true, cancelable: true }));
        }
        // Returns the keyboard to the table.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }, action);
      await page.keyboard.press('Enter');
    } else if (action.do === 'deploy') {
      const at = (await moment(page))?.features.findIndex(({ feature }) => feature === action.feature) ?? 0;
      await page.keyboard.press(String(at + 1));
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    }
  }
}

/** Whether the answer is a tile and at most a follower, without other choices. */
const isPlain = (best: string): boolean => /^p\d{3}( d\d+| x)?$/.test(best);

interface PlainPuzzle {
  /** Among the shipped ones. */
  readonly place: number;
  /** In the list of its rule set. */
  readonly number: number;
  readonly best: readonly CastleAction[];
}

/** The first puzzle with a plain answer. */
export function plainPuzzle(): PlainPuzzle {
  const list = shippedPuzzles();
  const place = list.findIndex(({ best }) => isPlain(best));
  const puzzle = list[place];
  if (!puzzle) throw new Error('There is no such puzzle');
  const number = list.slice(0, place + 1).filter(({ rules }) => rules === puzzle.rules).length;
  return { place, number, best: posed(puzzle).best as readonly CastleAction[] };
}

/** A day, from this one on, whose puzzle is the one at this place of the list. */
export function dayFor(place: number, from = 0): number {
  const list = shippedPuzzles();
  const rules = list[place]?.rules ?? '';
  for (let day = from; day < from + list.length; day++) if (placesOfDay(day, list)[rules] === place) return day;
  throw new Error(`Expected a day with puzzle ${place}`);
}

export function posed(puzzle: Puzzle): Posed {
  const found = pose(puzzle);
  if (!found.ok) throw new Error(`${puzzle.seed}: ${found.error.message}`);
  return found.value;
}

/** The puzzle as the search finds it; `null` if another play is better, or none is clearly the best. */
export const searched = (puzzle: Puzzle): Puzzle | null =>
  foundAgain(puzzle, { ...CARE, strict: puzzle.rules === 'carcassonne' });
