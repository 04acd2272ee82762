import { describe, expect, test } from 'vitest';
import { advise } from '../../../src/bots/advice.ts';
import { BOT_MODULES } from '../../../src/expansions/bots.ts';
import { PLAIN_MODULES } from '../../../src/bots/carcassonne/modules/index.ts';
import { reasonsFor } from '../../../src/bots/reasons.ts';
import { STANDING_CLOCK } from '../../../src/bots/think.ts';
import { carcassonne, seededRandom } from '../../../src/game/index.ts';
import { pick } from '../../support/randomGame.ts';

/** What computer players know about modules, in games with all modules that have their own features. */
const MODULES = BOT_MODULES.map(({ id }) => id).filter((id) => !PLAIN_MODULES.includes(id));

/** With every option at its last value: optional choices are asked. */
const FREE = Object.fromEntries(
  carcassonne.MODULES.flatMap(({ options }) =>
    Object.entries(options).map(([name, values]) => [name, values.at(-1) ?? 0] as const),
  ),
);

/** Calls `visit` at every choice of a random game with this many players. */
function along(seed: string, players: number, visit: (position: carcassonne.CarcassonnePosition) => void): void {
  const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules: MODULES, extra: FREE });
  const random = seededRandom(seed);
  const position = carcassonne.startGame({
    rules,
    players: Array.from({ length: players }, (_, n) => `P${n}`),
    start: rules.start,
    ...carcassonne.deal(rules, random),
  });
  while (position.awaiting !== 'over') {
    visit(position);
    position.play(pick(position.legalMoves(), random));
  }
}

describe('modules with features of their own', () => {
  test('all have a reason that occurs in hints', { timeout: 120_000 }, () => {
    const said = new Set<string>();
    // Two games in which all of them occur.
    for (const seed of ['six', 'seven']) {
      along(seed, 2, (position) => {
        if (position.awaiting === 'place') return;
        const state = carcassonne.stateOf(position);
        for (const action of position.legalActions().slice(-5))
          for (const { what, features } of reasonsFor(state, [action])) {
            said.add(what);
            for (const at of features) expect(Number.isInteger(at.feature)).toBe(true);
          }
      });
    }
    expect([...said]).toEqual(
      expect.arrayContaining(['befriends', 'eats', 'dismisses', 'enters', 'sendsIn', 'crowns', 'outrides', 'trades']),
    );
  });

  test('give a legal hint during a flight', { timeout: 60_000 }, () => {
    let asked = 0;
    along('flight', 3, (position) => {
      if (position.awaiting !== 'dragon' || ++asked !== 2) return;
      const [first] = advise(carcassonne.stateOf(position), 's', STANDING_CLOCK).actions;
      if (!first) throw new Error('There is no advice');
      expect(position.moveOf(first).ok).toBe(true);
    });
    expect(asked).toBeGreaterThan(1);
  });
});
