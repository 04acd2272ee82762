import type { BotModule } from '../../bots/carcassonne/modules/module.ts';

/** Trade goods: the chance to have most of a kind at the end. */

const KINDS = ['wine', 'grain', 'cloth'] as const;
const MAX_PLAYERS = 6;
const MOST = 10;
/** How many tokens a lead is uncertain by, with no tile left and per tile. */
const UNSURE = 0.25;
const PER_TILE = 0.025;

export const GOODS: BotModule = {
  id: 'goods',
  plainPoints: (t, { tokens = 0 }, player) =>
    KINDS.reduce((sum, _, kind) => {
      const count = (one: number): number => t.get(tokens + kind * MAX_PLAYERS + one);
      let best = 0;
      for (let one = 0; one < t.players; one++) if (one !== player) best = Math.max(best, count(one));
      if (t.left === 0) return sum + (count(player) > 0 && count(player) >= best ? MOST : 0);
      return sum + MOST / (1 + Math.exp((best - count(player)) / (UNSURE + PER_TILE * t.left)));
    }, 0),
  reasons: ({ player, events }) => {
    const taken = events.filter(
      (event) => event.type === 'taken' && event.player === player && (KINDS as readonly string[]).includes(event.what),
    );
    return taken.length === 0 ? [] : [{ what: 'trades', kind: 'goods', points: taken.length, features: [] }];
  },
};
