import type { Board, BotModule, Reader } from '../../bots/carcassonne/modules/module.ts';

/**
 * Portals: a player with a follower in hand can claim any free region. What is free then is evaluated when a portal is
 * drawn.
 */

const SUPPLY = 0;
const SIZE = 1;

function readerOf({ undrawn, add }: Board): Reader {
  const portals = undrawn.marked(({ flags }) => flags.has('portal'));
  let rate = 0;
  return {
    begin() {
      rate = 10 * undrawn.count(portals) * undrawn.share;
    },
    supply(player, count, sign) {
      if (count > 0) add(player, SUPPLY, sign * rate);
    },
  };
}

export const PORTAL: BotModule = {
  id: 'portal',
  features: SIZE,
  reader: readerOf,
  // Only a portal allows deploying on another tile.
  reasons: ({ actions, before }) =>
    actions.flatMap(({ do: verb, x, y, feature = 0 }) =>
      verb === 'deploy' && x !== undefined && y !== undefined
        ? [{ what: 'enters', kind: before({ x, y, feature }).kind, points: 0, features: [{ x, y, feature }] }]
        : [],
    ),
};
