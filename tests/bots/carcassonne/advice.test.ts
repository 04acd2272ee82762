import { describe, expect, test } from 'vitest';
import { advise, judge } from '../../../src/bots/advice.ts';
import { reasonsFor } from '../../../src/bots/carcassonne/reasons.ts';
import type { Reason } from '../../../src/bots/reason.ts';
import { carcassonne, seededRandom } from '../../../src/game/index.ts';
import { pick } from '../../support/randomGame.ts';

type Action = Omit<carcassonne.Action, 'player'>;

/** A clock that ends a search soon. */
const soon = (): (() => number) => {
  let time = 0;
  return () => (time += 40);
};

/** A game of two on these tiles, played so far. */
function game(
  deck: readonly string[],
  played: readonly carcassonne.Action[],
  modules: readonly string[] = [],
): carcassonne.CarcassonnePosition {
  const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules });
  const replay = carcassonne.replay({
    setup: { rules, players: ['Ada', 'Jan'], start: rules.start, deck },
    actions: played,
  });
  if (!replay.ok) throw new Error(`${replay.at}: ${replay.error.code}`);
  return replay.value.position;
}

/** Reasons for playing these actions, in short form. */
function reasons(position: carcassonne.CarcassonnePosition, ...actions: readonly Action[]): readonly string[] {
  const moves: number[] = [];
  for (const action of actions) {
    const move = position.moveOf({ player: position.player, do: action.do as string, ...action });
    if (!move.ok) throw new Error(move.error.message);
    moves.push(move.value);
    position.play(move.value, 'draw');
  }
  for (const _ of moves) position.undo();
  const before = carcassonne.stateOf(position);
  const found = reasonsFor(position, moves).map(({ what, kind, points }: Reason) => `${what} ${kind} ${points}`);
  expect(carcassonne.stateOf(position)).toEqual(before);
  return found;
}

// The start tile B01: a city to the north, a road from west to east, a field to the south.
const CITY_NORTH = { do: 'place', x: 0, y: -1, rotation: 2 } as const;

describe('reasons', () => {
  test('include a follower that claims a road', () => {
    const deck = ['B31', 'B31', 'B31', 'B31'];
    const position = game(deck, []);
    const claims = reasons(
      position,
      { do: 'place', x: 1, y: 0, rotation: 0 },
      { do: 'deploy', feature: roadOf('B31') },
    );
    expect(claims).toEqual(['claims road 2']);
  });

  test('include the player’s growing road, but not a rival’s', () => {
    const start: carcassonne.Action[] = [
      { player: 0, do: 'place', x: 1, y: 0, rotation: 0 },
      { player: 0, do: 'deploy', feature: roadOf('B31') },
    ];
    const theirs = game(['B31', 'B31', 'B31', 'B31'], start);
    expect(reasons(theirs, { do: 'place', x: 2, y: 0, rotation: 0 }, { do: 'pass' })).toEqual([]);
    const mine = game(
      ['B31', 'B31', 'B31', 'B31'],
      [...start, { player: 1, do: 'place', x: -1, y: 0, rotation: 0 }, { player: 1, do: 'pass' }],
    );
    expect(reasons(mine, { do: 'place', x: 2, y: 0, rotation: 0 }, { do: 'pass' })).toEqual(['extends road 4']);
  });

  test('include a rival’s road that one more tile would connect to the player’s own', () => {
    const straight = roadOf('B31');
    const played: carcassonne.Action[] = [
      { player: 0, do: 'place', x: 1, y: 0, rotation: 0 },
      { player: 0, do: 'deploy', feature: straight },
      { player: 1, do: 'place', x: 0, y: 1, rotation: 0 },
      { player: 1, do: 'deploy', feature: straight },
      { player: 0, do: 'place', x: 2, y: 0, rotation: 0 },
      { player: 0, do: 'pass' },
    ];
    const turned = { do: 'place', x: -1, y: 1, rotation: 2 } as const;
    const position = game(['B31', 'B31', 'B31', 'B29', 'B29'], played);
    expect(reasons(position, turned, { do: 'pass' })).toEqual(['extends road 2', 'nears road 3']);
    const unfitting = game(['B31', 'B31', 'B31', 'B29', 'B31'], played);
    expect(reasons(unfitting, turned, { do: 'pass' })).toEqual(['blocks road 3']);
  });

  test('include scoring when closing the city of the start tile', () => {
    const single = carcassonne
      .tileSet('base')
      .find(
        ({ features }) =>
          features.filter(({ kind }) => kind === 'city').length === 1 &&
          features.find(({ kind }) => kind === 'city')?.sides.join() === 'N' &&
          !features.some(({ kind }) => kind === 'road'),
      );
    const city = single?.features.findIndex(({ kind }) => kind === 'city') ?? -1;
    const position = game([single?.id ?? '', 'B31'], []);
    expect(reasons(position, CITY_NORTH, { do: 'deploy', feature: city })).toContain('scores city 4');
  });
});

describe('reasons with the abbot', () => {
  test('include his points when he is recalled, and his growing monastery while he stays', () => {
    const cloister = carcassonne
      .tileSet('base')
      .find(
        ({ features }) =>
          features.some(({ kind }) => kind === 'monastery') && !features.some(({ kind }) => kind === 'road'),
      );
    const monastery = cloister?.features.findIndex(({ kind }) => kind === 'monastery') ?? -1;
    const position = game(
      [cloister?.id ?? '', 'B31', 'B31', 'B31', cloister?.id ?? ''],
      [
        { player: 0, do: 'place', x: 0, y: 1, rotation: 0 },
        { player: 0, do: 'deploy', feature: monastery, figure: 'abbot' },
        { player: 1, do: 'place', x: 1, y: 0, rotation: 0 },
        { player: 1, do: 'pass' },
      ],
      ['abbot'],
    );
    expect(reasons(position, { do: 'place', x: -1, y: 0, rotation: 0 }, { do: 'recall' })).toEqual([
      'recalls monastery 4',
    ]);
    expect(reasons(position, { do: 'place', x: -1, y: 0, rotation: 0 }, { do: 'pass' })).toEqual([
      'extends monastery 4',
    ]);
  });
});

const roadOf = (id: string): number =>
  carcassonne
    .tileSet('base')
    .find((tile) => tile.id === id)
    ?.features.findIndex(({ kind }) => kind === 'road') ?? -1;

describe('advice', () => {
  const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules: ['river-1', 'abbot'] });
  const middle = (players: number, moves: number): carcassonne.CarcassonneState => {
    const random = seededRandom(`advice/${players}`);
    const position = carcassonne.startGame({
      rules,
      players: Array.from({ length: players }, (_, n) => `P${n}`),
      start: rules.start,
      ...carcassonne.deal(rules, random),
    });
    for (let n = 0; n < moves || position.awaiting !== 'place'; n++) position.play(pick(position.legalMoves(), random));
    return carcassonne.hideSecrets(carcassonne.stateOf(position), rules);
  };

  test.each([2, 3, 6])(
    'is a legal way to play the turn to its end, with reasons that name existing things (%i players)',
    (players) => {
      const state = middle(players, 40);
      const { actions, reasons: why } = advise(state, 's', soon());
      const position = carcassonne.positionOf(state, rules);
      for (const action of actions) {
        const move = position.moveOf(action);
        if (!move.ok) throw new Error(move.error.message);
        position.play(move.value, 'draw');
      }
      expect(position.player).toBe((state.player + 1) % players);
      for (const { features } of why) for (const at of features) expect(position.table.nodeAt(at)).toBeDefined();
    },
  );

  test('judges a turn against the best one, which gives nothing away', () => {
    const state = middle(2, 30);
    const best = advise(state, 's', soon()).actions;
    expect(judge(state, best, 's', { clock: soon(), time: 400 }).loss).toBe(0);
    const position = carcassonne.positionOf(state, rules);
    const worst = [position.actionOf(position.legalMoves().at(-1) ?? 0)];
    const judgement = judge(state, worst, 's', { clock: soon(), time: 400, best });
    expect(judgement.loss).toBeGreaterThanOrEqual(0);
    expect(judgement.played.actions.slice(0, 1)).toEqual(worst);
  });
});
