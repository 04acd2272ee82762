import { describe, expect, test } from 'vitest';
import { adapterOf, carcassonne } from '../../../src/game/index.ts';
import { tile } from '../../game/carcassonne/notation.ts';
import { offered, pieceOf, played, refused, typesOf } from '../../game/carcassonne/played.ts';

/** Bridges (RULES.md §15.1). */

const ROAD = { start: 'straight road at 0,0 turned 1' };
const ALONE = { start: 'monastery at 0,0' };

describe('bridges', () => {
  test('are announced by an option: what placing the tile would build, and where', () => {
    const { prompt } = played('bridges', 'straight road; monastery', '', ALONE);
    const below = prompt?.options.find(({ target }) => target.on === 'cell' && target.x === 0 && target.y === 1);
    expect(below?.target).toEqual({
      on: 'cell',
      x: 0,
      y: 1,
      rotations: [0, 1, 2, 3],
      builds: [
        { rotation: 1, sort: 'bridge-NS', x: 0, y: 0 },
        { rotation: 3, sort: 'bridge-NS', x: 0, y: 0 },
      ],
    });
    expect(prompt?.options.some(({ declines }) => declines)).toBe(false);
    const open = played('bridges', 'straight road; monastery', '', { start: 'straight road at 0,0' }).prompt;
    const beside = open?.options.find(({ target }) => target.on === 'cell' && target.x === 1 && target.y === 0);
    expect(beside?.target).toMatchObject({ rotations: [0, 1, 2, 3], builds: [{ rotation: 1 }, { rotation: 3 }] });
  });

  test('have a last option that declines if every place needs one', () => {
    const { prompt } = played('bridges', 'four roads; monastery', '', ALONE);
    expect(prompt?.options.map(({ declines }) => declines)).toEqual([false, false, false, false, true]);
  });

  test('are pieces on their tiles and roads of them; the tile stays as printed', () => {
    const game = played('bridges', 'city edge; straight road', 'place at 0,1 turned 3; follower on road', ROAD);
    expect(pieceOf(game, 'bridge:0')).toEqual({
      id: 'bridge:0',
      sort: 'bridge-NS',
      owner: 0,
      place: { on: 'tile', x: 0, y: 1 },
    });
    expect(pieceOf(game, 'figure:0')?.place).toEqual({ on: 'feature', x: 0, y: 1, feature: 2 });
    expect(game.state.laid).toEqual([{ tile: tile('city edge'), x: 0, y: 1, rotation: 3 }]);
    expect(game.state.slices['bridges']).toEqual({
      left: [2, 3],
      built: [{ x: 0, y: 1, axis: 'NS', player: 0, feature: 2 }],
      used: false,
    });
    const tiles = adapterOf('carcassonne').tiles(game.state);
    expect(tiles.find(({ id }) => id === tile('city edge'))?.features).toHaveLength(2);
    expect(tiles.some(({ id }) => id.includes('|'))).toBe(false);
    expect(carcassonne.regionsOf(game.position).find(({ kind }) => kind === 'road')).toMatchObject({
      tiles: 2,
      open: 2,
    });
    expect(adapterOf('carcassonne').tiles(game.state)).toBe(tiles);
  });

  test('that a placement needs are reported after the tile, as built by the game', () => {
    const game = played('bridges', 'city edge; straight road', 'place at 0,1 turned 3', ROAD);
    expect(typesOf(game)).toEqual(['laid', 'placed bridge-NS']);
    expect(game.events[0]).toMatchObject({ tile: tile('city edge') });
    expect(game.taken).toEqual([{ player: 0, do: 'bridge', x: 0, y: 1, axis: 'NS' }]);
  });

  test('built in deploy do not end the step', () => {
    const before = played('bridges', 'monastery; straight road', 'place at 0,1', ALONE);
    expect(offered(before).filter((option) => option.startsWith('bridge'))).toEqual(['bridge at 0,1', 'bridge at 0,0']);
    const after = played('bridges', 'monastery; straight road', 'place at 0,1; bridge axis WE at 0,1', ALONE);
    expect(typesOf(after)).toEqual(['placed bridge-WE']);
    expect(after.prompt?.awaiting).toBe('deploy');
    expect(offered(after)).toContain('follower on road at 0,1');
    expect(offered(after).filter((option) => option.startsWith('bridge'))).toEqual([]);
  });

  test('can still be built when a princess must send a follower home', () => {
    const start = 'city edge at 0,0; monastery at 5,5';
    const game = played(
      'princess bridges',
      'city bridge, coat of arms; princess, city on three sides; monastery',
      'place at 0,-1 turned 1; follower on city; place at 0,-2 turned 2',
      { start },
    );
    expect(game.prompt?.awaiting).toBe('deploy');
    expect(new Set(offered(game).map((option) => option.split(' ')[0]))).toEqual(new Set(['dismiss', 'bridge']));
  });

  test('leave tiles that are set aside as printed; a declined one cannot be placed later', () => {
    const game = played('bridges', 'four roads; monastery', 'pass', ALONE);
    expect(game.state.setAside).toEqual([tile('four roads')]);
    expect(typesOf(game)).toEqual(['set-aside', 'drawn']);
    expect(refused('bridges', 'four roads; monastery', 'pass; place at 0,1', ALONE)).toBe('legal');
  });
});
