import { accept, refuse } from '../../../game/core/result.ts';
import { ask, decline, nextAsked, placeInLine } from '../../../game/rulesets/carcassonne/base/asking.ts';
import { isCompleted } from '../../../game/rulesets/carcassonne/base/completing.ts';
import { FOLLOWER, featureTarget } from '../../../game/rulesets/carcassonne/base/deploying.ts';
import type { CarcassonneOptions } from '../../../game/rulesets/carcassonne/base/options.ts';
import { NEXT } from '../../../game/rulesets/carcassonne/base/hooks.ts';
import type { Stage, Verb } from '../../../game/rulesets/carcassonne/base/hooks.ts';
import { ACTOR, COMPLETED, PLAYER } from '../../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../../game/rulesets/carcassonne/base/table.ts';
import { FIELD } from '../../../game/rulesets/carcassonne/base/vocabulary.ts';
import {
  MARKET,
  PAIRS,
  PAIR_BITS,
  goOut,
  leadsTo,
  mobile,
  pairNamed,
  quarterName,
  quarterOf,
  sortOf,
} from './quarters.ts';
import type { Addresses } from './quarters.ts';

/** Leaving the city (RULES.md §14.2): for regions that are completed, and for fields at the end. */

const REINFORCE = 'reinforce';

/** One occasion to leave the quarters, and the regions that figures may go to. */
interface Outing {
  /** Roots of the candidate regions, regardless of the quarter. */
  readonly regions: (t: Table) => readonly number[];
  readonly isOpen: (t: Table, quarter: number, root: number) => boolean;
  /** Has the player stopped taking part? */
  readonly isOut: (t: Table, player: number) => boolean;
  /** Called after a figure has left. */
  readonly after: (t: Table) => void;
}

/** The player to the left of the one whose turn it is, who comes last. */
const first = (t: Table): number => (t.get(PLAYER) + 1) % t.players;

function hasChoice(t: Table, addresses: Addresses, outing: Outing, player: number): boolean {
  if (outing.isOut(t, player)) return false;
  const pairs = mobile(t, addresses, player);
  return (
    pairs.length > 0 && outing.regions(t).some((root) => pairs.some((pair) => outing.isOpen(t, quarterOf(pair), root)))
  );
}

/** A figure leaves a quarter; `rest` packs the root of the region and the pair of quarter and figure. */
function makeReinforce(addresses: Addresses, outing: Outing): Verb<Table> {
  return {
    do: REINFORCE,
    list: (t, out, from, tag) => {
      const player = t.get(ACTOR);
      const pairs = outing.isOut(t, player) ? [] : mobile(t, addresses, player);
      if (pairs.length === 0) return from;
      const regions = outing.regions(t);
      let length = from;
      for (const pair of pairs)
        for (const root of regions)
          if (outing.isOpen(t, quarterOf(pair), root)) out[length++] = tag + (root << PAIR_BITS) + pair;
      return length;
    },
    play: (t, rest) => {
      goOut(t, addresses, rest & PAIRS, rest >> PAIR_BITS);
      outing.after(t);
    },
    actionOf: (t, rest) => {
      const figure = sortOf(t, rest & PAIRS);
      return {
        player: t.get(ACTOR),
        do: REINFORCE,
        quarter: quarterName(quarterOf(rest & PAIRS)),
        ...t.nameOf(rest >> PAIR_BITS),
        ...(figure === FOLLOWER ? {} : { figure }),
      };
    },
    moveOf: (t, { quarter, x = 0, y = 0, feature = -1, figure = FOLLOWER }) => {
      const node = t.nodeAt({ x, y, feature });
      if (node === undefined) return refuse('no-such-feature', `There is no feature ${feature} on ${x},${y}.`);
      const pair = pairNamed(t, quarter, figure);
      if (!mobile(t, addresses, t.get(ACTOR)).includes(pair))
        return refuse('figure-unusable', 'No such figure may leave that quarter.');
      const root = t.regions.find(node);
      return outing.regions(t).includes(root) && outing.isOpen(t, quarterOf(pair), root)
        ? accept((root << PAIR_BITS) + pair)
        : refuse('no-such-target', 'Nobody may leave that quarter for this region now.');
    },
    target: (t, rest) => featureTarget(t, t.nodeAt(t.nameOf(rest >> PAIR_BITS)) ?? rest >> PAIR_BITS),
    piece: (t, rest) => sortOf(t, rest & PAIRS),
  };
}

/** Regions that figures may go to at the end: fields only, or with `all` also unfinished regions. */
function regionsOfEnd(t: Table, all: boolean): readonly number[] {
  const roots: number[] = [];
  for (let node = 0; node < t.regions.count; node++) {
    if (t.regions.find(node) !== node) continue;
    const isField = t.regions.kind(node) === FIELD;
    if (isField || (all && t.regions.open(node) > 0)) roots.push(node);
  }
  return roots;
}

/** The stages of both occasions: starts with the first player who has a choice, then asks all in turn. */
export function reinforcing(addresses: Addresses, { extra }: CarcassonneOptions): readonly Stage<Table>[] {
  const isHeldOnly = extra[REINFORCE] === 'occupied';
  const isAny = extra['countFinal'] === 'any';
  const isOpen = (t: Table, quarter: number, root: number): boolean =>
    leadsTo(t, quarter, root) && (!isHeldOnly || t.regions.hasFigures(root));

  const now: Outing = {
    regions: (t) => t.journal.entries(COMPLETED).filter((root) => isCompleted(t, root)),
    isOpen,
    isOut: () => false,
    after: (t) => {
      if (!hasChoice(t, addresses, now, t.get(ACTOR))) askAfter(t);
    },
  };
  const askFrom = (t: Table, place: number): number =>
    nextAsked(t, first(t), place, (player) => hasChoice(t, addresses, now, player));
  const askAfter = (t: Table): void => ask(t, askFrom(t, placeInLine(t, first(t), t.get(ACTOR)) + 1));

  const end: Outing = {
    regions: (t) => regionsOfEnd(t, isAny),
    isOpen: (t, quarter, root) => (isAny || quarter === MARKET) && isOpen(t, quarter, root),
    isOut: (t, player) => ((t.get(addresses.out) >> player) & 1) === 1,
    after: (t) => ask(t, askAtEnd(t, (t.get(ACTOR) + 1) % t.players)),
  };
  const askAtEnd = (t: Table, from: number): number =>
    nextAsked(t, from, 0, (player) => hasChoice(t, addresses, end, player));
  const isAsked = (t: Table, outing: Outing): boolean => hasChoice(t, addresses, outing, t.get(ACTOR));

  /** Skips the choice if no player has to be asked. */
  const begin =
    (asks: (t: Table) => number) =>
    (t: Table): number => {
      const player = t.get(addresses.inside) === 0 ? -1 : asks(t);
      if (player >= 0) t.set(ACTOR, player);
      return NEXT;
    };
  return [
    { part: 'reinforce', pass: begin((t) => (t.get(COMPLETED) === 0 ? -1 : askFrom(t, 0))) },
    {
      part: 'reinforce',
      choice: {
        awaiting: REINFORCE,
        verbs: [makeReinforce(addresses, now), decline((t) => isAsked(t, now), askAfter)],
      },
    },
    { part: 'leave', pass: begin((t) => askAtEnd(t, first(t))) },
    {
      part: 'leave',
      choice: {
        awaiting: REINFORCE,
        verbs: [
          makeReinforce(addresses, end),
          ...(isAny
            ? [
                decline(
                  (t) => isAsked(t, end),
                  (t) => {
                    t.set(addresses.out, t.get(addresses.out) | (1 << t.get(ACTOR)));
                    end.after(t);
                  },
                ),
              ]
            : []),
        ],
      },
    },
  ];
}
