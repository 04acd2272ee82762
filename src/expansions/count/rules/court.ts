import { accept, refuse } from '../../../game/core/result.ts';
import { decline } from '../../../game/rulesets/carcassonne/base/asking.ts';
import { FOLLOWER } from '../../../game/rulesets/carcassonne/base/deploying.ts';
import type { CarcassonneOptions } from '../../../game/rulesets/carcassonne/base/options.ts';
import { NEXT } from '../../../game/rulesets/carcassonne/base/hooks.ts';
import type { Stage, Verb } from '../../../game/rulesets/carcassonne/base/hooks.ts';
import { COMPLETED, PLAYER, SCORE } from '../../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../../game/rulesets/carcassonne/base/table.ts';
import {
  COUNT,
  QUARTERS,
  goIn,
  pairNamed,
  pairOf,
  quarterName,
  quarterNumber,
  quarterOf,
  figureOf,
  sortOf,
  spotOf,
  suits,
} from './quarters.ts';
import type { Addresses } from './quarters.ts';

/** Entering the city, and the Count (RULES.md §14.2). */

const ENTER = 'enter';

/** What may be done in the `court` of this turn. */
export const NOTHING = 0;
export const MAY_ENTER = 1;
export const MAY_MOVE = 2;

/** Remembers the scores before anything is scored. */
function noteScores(t: Table, { points }: Addresses): void {
  for (let player = 0; player < t.players; player++) t.set(points + player, t.get(SCORE + player));
}

/** Has this turn's scoring given points to an opponent and none to the player whose turn it is? */
function broughtOthers(t: Table, { points }: Addresses): boolean {
  const gained = (player: number): number => t.get(SCORE + player) - t.get(points + player);
  const me = t.get(PLAYER);
  if (gained(me) !== 0) return false;
  for (let player = 0; player < t.players; player++) if (player !== me && gained(player) > 0) return true;
  return false;
}

/** May the player whose turn it is send this figure into this quarter? */
function mayEnter(t: Table, pair: number): boolean {
  const hand = t.rules.figures[figureOf(pair)]?.hand;
  return hand !== undefined && suits(t, pair) && t.get(hand + t.get(PLAYER)) > 0;
}

/** Sends a figure into a quarter; `rest` is the pair of both. */
function makeEnter(addresses: Addresses): Verb<Table> {
  return {
    do: ENTER,
    list: (t, out, from, tag) => {
      if (t.get(addresses.court) !== MAY_ENTER) return from;
      let length = from;
      for (const quarter of QUARTERS.keys())
        for (const figure of t.rules.figures.keys()) {
          const pair = pairOf(quarter, figure);
          if (mayEnter(t, pair)) out[length++] = tag + pair;
        }
      return length;
    },
    play: (t, pair) => {
      goIn(t, addresses, pair, t.get(PLAYER));
      t.set(addresses.court, MAY_MOVE);
      t.next();
    },
    actionOf: (t, pair) => {
      const figure = sortOf(t, pair);
      return {
        player: t.get(PLAYER),
        do: ENTER,
        quarter: quarterName(quarterOf(pair)),
        ...(figure === FOLLOWER ? {} : { figure }),
      };
    },
    moveOf: (t, { quarter, figure = FOLLOWER }) => {
      if (quarterNumber(quarter) < 0) return refuse('no-such-target', `There is no quarter ${String(quarter)}.`);
      const pair = pairNamed(t, quarter, figure);
      return pair >= 0 && mayEnter(t, pair)
        ? accept(pair)
        : refuse('figure-unusable', 'This figure cannot be put into that quarter.');
    },
    target: (_, pair) => spotOf(quarterOf(pair)),
    piece: (t, pair) => sortOf(t, pair),
  };
}

/** Moves the Count to another quarter. */
export function moveCount(t: Table, { count }: Addresses, quarter: number): void {
  const from = t.get(count);
  if (from === quarter) return;
  t.set(count, quarter);
  if (t.events)
    t.emit({
      type: 'moved',
      player: t.get(PLAYER),
      piece: COUNT,
      sort: COUNT,
      from: spotOf(from),
      to: spotOf(quarter),
    });
}

/** The player whose turn it is moves the Count; `rest` is the quarter. */
function makeMove(addresses: Addresses): Verb<Table> {
  return {
    do: COUNT,
    list: (t, out, from, tag) => {
      if (t.get(addresses.court) !== MAY_MOVE) return from;
      let length = from;
      for (const quarter of QUARTERS.keys()) if (quarter !== t.get(addresses.count)) out[length++] = tag + quarter;
      return length;
    },
    play: (t, quarter) => {
      moveCount(t, addresses, quarter);
      t.set(addresses.court, NOTHING);
      t.next();
    },
    actionOf: (t, quarter) => ({ player: t.get(PLAYER), do: COUNT, quarter: quarterName(quarter) }),
    moveOf: (t, { quarter }) => {
      const to = quarterNumber(quarter);
      return to < 0 || to === t.get(addresses.count)
        ? refuse('no-such-target', 'The Count cannot be moved there.')
        : accept(to);
    },
    target: (_, quarter) => spotOf(quarter),
    piece: () => COUNT,
  };
}

/** Moves the Count automatically after a figure has entered: on by one quarter, or after the figure. */
function goByItself(t: Table, addresses: Addresses, rule: 'clockwise' | 'follow', entered: number): number {
  if (t.get(addresses.court) !== MAY_MOVE) return NEXT;
  moveCount(t, addresses, rule === 'follow' ? entered : (t.get(addresses.count) + 1) % QUARTERS.length);
  t.set(addresses.court, NOTHING);
  return NEXT;
}

/**
 * Stages that remember the scores before the scoring and compare them after it; then the `court`. `lastEntered`: the
 * quarter of the figure that entered last.
 */
export function courtStages(
  addresses: Addresses,
  { extra }: CarcassonneOptions,
  lastEntered: (t: Table) => number,
): readonly Stage<Table>[] {
  const rule = extra['countMove'];
  const leave = (t: Table): void => {
    t.set(addresses.court, NOTHING);
    t.next();
  };
  return [
    {
      part: 'reinforce',
      pass: (t) => {
        if (t.get(COMPLETED) > 0) noteScores(t, addresses);
        return NEXT;
      },
    },
    {
      part: 'cards',
      pass: (t) => {
        if (t.get(COMPLETED) > 0 && broughtOthers(t, addresses)) t.set(addresses.court, MAY_ENTER);
        return NEXT;
      },
    },
    {
      part: 'enter',
      choice: {
        awaiting: ENTER,
        verbs: [makeEnter(addresses), decline((t) => t.get(addresses.court) === MAY_ENTER, leave)],
      },
    },
    rule === 'clockwise' || rule === 'follow'
      ? { part: 'move', pass: (t) => goByItself(t, addresses, rule, lastEntered(t)) }
      : {
          part: 'move',
          choice: {
            awaiting: COUNT,
            verbs: [makeMove(addresses), decline((t) => t.get(addresses.court) === MAY_MOVE, leave)],
          },
        },
  ];
}
