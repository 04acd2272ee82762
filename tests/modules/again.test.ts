// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { advise, judge } from '../../src/bots/advice.ts';
import { STANDING_CLOCK } from '../../src/bots/think.ts';
import { adapterOf, carcassonne } from '../../src/game/index.ts';
import { groupsOf } from '../../src/hud/log/groups.ts';
import { promptOf } from '../../src/hud/words/turnMode.ts';
import { tellMoments, turnsOf } from '../../src/session/review/moments.ts';
import type * as Modules from '../../src/expansions/rules.ts';
import { tile } from '../game/carcassonne/notation.ts';
import { played } from '../game/carcassonne/played.ts';
import { game, moment, told } from '../hud/moment.ts';

/**
 * Who builds a perch goes on: draws, places and deploys once more, as a second part of the turn. Saves, replay, links and
 * rooms: the canary's game there.
 */

vi.mock('../../src/expansions/rules.ts', async (original) =>
  (await import('./withCanary.ts')).withCanary(await original<typeof Modules>()),
);

const DECK = 'straight road; road bend; 3 × straight road; 2 × monastery';
const PERCH = 'place at 1,0; pass; pass; perch at 0,0';
const AGAIN = `${PERCH}; place at 2,0; follower on road; pass; perch at 1,0; bid crumbs 0; bid crumbs 0`;

const ended = (text: string, deck = DECK): readonly unknown[] => {
  const { state } = played('canary', deck, text);
  return [state.player, state.turn, state.second ?? false, state.awaiting];
};

test('the same player draws and places again in the same turn, once, then the next one', () => {
  expect(ended(PERCH)).toEqual([0, 1, true, 'place']);
  expect(played('canary', DECK, PERCH).state.hand).toBe(tile('straight road'));
  expect(ended(AGAIN)).toEqual([1, 2, false, 'place']);
});

test('a tile that fits nowhere is set aside, and another one drawn', () => {
  const { state } = played(
    'canary',
    'straight road; road bend; full city, coat of arms; 2 × straight road; monastery',
    PERCH,
  );
  expect([state.setAside.length > 1, state.second]).toEqual([false, true]);
});

test('without a tile there is no second part: the game ends', () => {
  expect(ended(PERCH, 'straight road; road bend')).toEqual([0, 1, false, 'over']);
});

test('everybody sees it: the log has a heading and a sentence, the prompt says which tile it is', () => {
  const view = moment('canary', DECK, PERCH);
  expect(told(view)).toContain('Ada plays on: the second part of the turn.');
  expect(groupsOf(game, view).map(({ heading }) => heading)).toContain('Turn 1: Ada, second part');
  const placing = { ...view, legalCells: [{ x: 2, y: 0 }] } as unknown as typeof view;
  expect(promptOf(game, placing).title).toBe('Second tile');
});

test('a hint is about their own next tile, and a saved game goes on there', () => {
  const { state, position } = played('canary', DECK, PERCH);
  const [first] = advise(state, 's', STANDING_CLOCK).actions;
  expect(first && position.moveOf(first).ok && first.player).toBe(0);
  const again = carcassonne.positionOf(state, position.table.rules);
  expect(carcassonne.stateOf(again)).toEqual(state);
  expect([...again.legalMoves()]).toEqual([...position.legalMoves()]);
});

test('the replay shows two parts, and judges each', () => {
  const { actions, state } = played('canary', DECK, AGAIN);
  const moments = tellMoments({ players: ['Ada', 'Jan'], actions, state, revealed: false });
  const [first, second] = turnsOf(moments);
  expect([first?.turn, first?.second, second?.turn, second?.second]).toEqual([1, undefined, 1, true]);
  const before = moments[second?.start ?? 0]?.state;
  if (!before) throw new Error('Expected a moment');
  const judged = judge(before, actions.slice(second?.start, second?.end), 's', { clock: STANDING_CLOCK, time: 100 });
  expect(judged.loss).toBeGreaterThanOrEqual(0);
});

test('whoever searches stops before the second draw, which nobody knows', () => {
  const { position } = played('canary', DECK, 'place at 1,0; pass; pass');
  const perch = position.legalActions().find((action) => action.do === 'perch');
  const move = perch && position.moveOf(perch);
  if (!move?.ok) throw new Error('Expected a perch');
  position.play(move.value, 'part');
  expect([position.awaiting, position.turn, position.player]).toEqual(['draw', 1, 0]);
  position.advance();
  expect([position.awaiting, position.turn]).toEqual(['place', 1]);
  position.undo();
  position.undo();
  expect([position.awaiting, adapterOf('carcassonne').id]).toEqual(['perches', 'carcassonne']);
});
