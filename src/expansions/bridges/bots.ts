import type { Reason } from '../../bots/reason.ts';
import type { Board, BotModule, Reader } from '../../bots/carcassonne/modules/module.ts';

/** Bridges: the value of those in hand to players who can still build them. */

/** Bridges in hand; having any. */
const LEFT = 0;
const ONE = 1;
const SIZE = 2;

const readerOf = ({ table: t, numbers: { left = 0 }, add }: Board): Reader => ({
  begin() {
    for (let player = 0; player < t.players; player++) {
      const count = t.get(left + player);
      add(player, LEFT, count);
      if (count > 0) add(player, ONE, 1);
    }
  },
});

/** Approximate value of a bridge in hand while tiles are left. */
const PLAIN_POINTS = 1;
const MANY = 30;

export const BRIDGES: BotModule = {
  id: 'bridges',
  features: SIZE,
  reader: readerOf,
  plainPoints: (t, { left = 0 }, player) => PLAIN_POINTS * t.get(left + player) * Math.min(1, t.left / MANY),
  reasons: ({ player, awaiting, actions, events }) => [
    ...events.flatMap((event) =>
      event.type === 'placed' && event.player === player && event.sort.startsWith('bridge') ? [reasonOf('spans')] : [],
    ),
    // The tile only fits with a bridge.
    ...(awaiting === 'place' && actions[0]?.do === 'pass' ? [reasonOf('declines')] : []),
  ],
};

const reasonOf = (what: string): Reason => ({ what, kind: 'road', points: 0, features: [] });
