import { expect, test } from 'vitest';
import { adapterOf, carcassonne } from '../../../src/game/index.ts';
import { growCarcassonne } from '../../support/growCarcassonne.ts';
import { tile } from './notation.ts';
import { played } from './played.ts';

/** What a face-up tile could do: where it fits, and what it would complete there. */

const ADAPTER = adapterOf('carcassonne');
const positionOf = (state: carcassonne.CarcassonneState): carcassonne.CarcassonnePosition =>
  carcassonne.positionOf(state, carcassonne.rulesOf(state.options));

test('what the tiles of a bazaar could complete is computed without changing the position', () => {
  const { position, state } = played(
    'bazaars',
    'bazaar; straight road; road bend; monastery; straight road',
    'place at 0,1; pass',
    { players: 3 },
  );
  expect(carcassonne.prospectsOf(position, tile('monastery'))).toEqual({
    cells: [
      { x: -1, y: 1, rotations: [0, 1, 2, 3] },
      { x: 1, y: 1, rotations: [0, 1, 2, 3] },
      { x: 0, y: 2, rotations: [0, 1, 2, 3] },
    ],
    completes: [],
  });
  // Computing it changes nothing.
  expect(carcassonne.stateOf(position)).toEqual(state);
});

test('what a tile could complete is what placing it scores', () => {
  const seen = new Set<string>();
  for (const modules of [
    ['bridges', 'castles', 'bazaars'],
    ['abbot', 'cult'],
  ]) {
    const { states } = growCarcassonne('outlook', { players: ['a', 'b', 'c'], modules, tiles: 30 });
    for (const state of states) {
      if (state.awaiting !== 'place' || state.hand === null) continue;
      const { cells, completes } = carcassonne.prospectsOf(positionOf(state), state.hand);
      const options = ADAPTER.prompt(state)?.options ?? [];
      expect(cells.map(({ x, y, rotations }) => [x, y, ...rotations])).toEqual(
        options.flatMap(({ target }) => (target.on === 'cell' ? [[target.x, target.y, ...target.rotations]] : [])),
      );
      for (const { x, y, rotation, kind, points, leaders } of completes) {
        const position = positionOf(state);
        const move = position.moveOf({ player: state.player, do: 'place', x, y, rotation });
        if (!move.ok) throw new Error(move.error.message);
        position.play(move.value);
        const same = carcassonne
          .regionsOf(position)
          .filter((one) => one.kind === kind && one.now.points === points && `${one.leaders}` === `${leaders}`);
        seen.add(kind);
        // Followers may have returned home by then, where none could be deployed.
        expect(same.length + (position.awaiting === 'place' ? 1 : 0)).toBeGreaterThan(0);
      }
    }
  }
  expect([...seen].sort()).toEqual(['city', 'garden', 'monastery', 'road']);
});
