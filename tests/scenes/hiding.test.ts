import { describe, expect, test } from 'vitest';
import { createGround } from '../../src/art/ground.ts';
import { geometryBelow, rotatePoint, tileGeometry, trackGeometry } from '../../src/art/geometry.ts';
import type { PaintSkin, Structure } from '../../src/art/contract.ts';
import { MATERIAL, SIDES, carcassonne } from '../../src/game/index.ts';
import type { GameState, LaidTile, Piece as GamePiece, TileSpec } from '../../src/game/index.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { createPlaces } from '../../src/scenes/board/places.ts';
import type { TableGame } from '../../src/scenes/game.ts';
import { QUARTERS } from '../../src/expansions/count/art/shapes.ts';
import { COUNT_PART } from '../../src/expansions/count/table.ts';
import { makeRoom, standBeside } from '../../src/scenes/pieces/beside.ts';
import { pieceUnder } from '../../src/scenes/pieces/pieceUnder.ts';
import { drawnPiece, markerPiece } from '../../src/scenes/pieces/pieces.ts';
import type { Piece } from '../../src/scenes/pieces/pieces.ts';
import { coverOf, pointOfKey } from '../support/silhouettes.ts';

/**
 * Pieces that may be on one tile at once can all be seen and pointed at. Light changes their shadows and tint only, and
 * pieces at rest on the board have one pose, so one picture of each stands for all.
 */

/** At most this part of a piece is hidden: its head, its mark or most of its body is visible. */
const HIDDEN = 0.25;

const ROTATIONS = [0, 1, 2, 3] as const;
/** Nobody stands there; the great city has places of its own. */
const EMPTY = ['river', 'carcassonne'];

interface Ground {
  readonly skin: PaintSkin;
  readonly scale: number;
}
const COUNTRY: Ground = { skin: 'country', scale: 0.86 };

interface Scene {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly view: MatchView;
  readonly game: TableGame;
}

/** A table with one tile, and a bridge over it if there is one. */
function sceneOf(tile: TileSpec, rotation: LaidTile['rotation'], { skin, scale }: Ground, bridge?: Structure): Scene {
  const laid: readonly LaidTile[] = [{ tile: tile.id, x: 0, y: 0, rotation }];
  const places = createGround({
    tile: (spec) => tileGeometry(spec, skin),
    below: (spec, one) => geometryBelow(spec, skin, one),
    built: () => (bridge ? [bridge] : []),
    rotate: rotatePoint,
    spec: () => tile,
  });
  return {
    name: `${tile.id}, turned ${rotation}${bridge ? `, below a bridge ${bridge.upright ? 'NS' : 'WE'}` : ''}`,
    kinds: [...tile.features.map(({ kind }) => kind), ...(bridge ? ['road'] : [])],
    view: { state: { laid, start: [] }, players: [{ colour: 0 }, { colour: 1 }] } as unknown as MatchView,
    game: { places, scale, track: null } as unknown as TableGame,
  };
}

const on = (feature: number, sort: string, owner: number | null = 0, id = `${sort} ${feature}`): GamePiece => ({
  id,
  sort,
  owner,
  place: { on: 'feature', x: 0, y: 0, feature },
});
const drawnIn = ({ view, game }: Scene, piece: GamePiece): Piece => {
  const drawn = drawnPiece(piece, view, game);
  if (!drawn) throw new Error(`${piece.id} is not on the table`);
  return drawn;
};

/** Different tiles: those that look the same are tested once. */
function different(tiles: readonly TileSpec[]): readonly TileSpec[] {
  const seen = new Map(
    tiles.map((tile) => [JSON.stringify([tile.features, tileGeometry(tile, 'country').anchors]), tile]),
  );
  return [...seen.values()];
}

const isFlat = ({ pose }: Piece): boolean => pose === 'flat';
const isInFront = (one: Piece, other: Piece): boolean =>
  isFlat(one) === isFlat(other) ? one.y > other.y : isFlat(other);

/** What is wrong with pieces that stand together: who is hidden, and who cannot be pointed at. */
function troubles(name: string, pieces: readonly Piece[], skin: PaintSkin): readonly string[] {
  const covers = new Map(pieces.map((piece) => [piece, coverOf(piece, skin)]));
  return pieces.flatMap((piece): readonly string[] => {
    const whole = covers.get(piece) ?? new Set();
    const front = pieces.filter((other) => other !== piece && isInFront(other, piece));
    const seen = [...whole].filter((key) => !front.some((other) => covers.get(other)?.has(key)));
    const hidden = 1 - seen.length / whole.size;
    const points = seen.map(pointOfKey);
    const middle = {
      x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
      y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
    };
    const hit = pieceUnder(middle, pieces);
    return [
      ...(hidden > HIDDEN ? [`${name}: ${hidden.toFixed(2)} of ${piece.key} is hidden`] : []),
      ...(hit === piece ? [] : [`${name}: pointing at ${piece.key} finds ${hit?.key ?? 'nothing'}`]),
    ];
  });
}

/** The same for each two of these. */
const eachTwo = (name: string, pieces: readonly Piece[], skin: PaintSkin): readonly string[] =>
  pieces.flatMap((one, n) => pieces.slice(n + 1).flatMap((other) => troubles(name, [one, other], skin)));

/** A figure on every feature, as a portal allows. */
const figuresOn = (scene: Scene, sort = 'follower'): readonly Piece[] =>
  scene.kinds.flatMap((kind, feature) =>
    EMPTY.includes(kind) ? [] : [drawnIn(scene, on(feature, kind === 'garden' ? 'abbot' : sort))],
  );

const countryTiles = different(carcassonne.TILE_SETS.flatMap(carcassonne.tileSet));
const countryScenes = countryTiles.flatMap((tile) => ROTATIONS.map((rotation) => sceneOf(tile, rotation, COUNTRY)));

/** Bridges go over fields and over what is on them, but end in neither roads, cities nor water. */
const bridgeScenes = countryTiles.flatMap((tile) =>
  ROTATIONS.flatMap((rotation) =>
    [true, false].flatMap((upright) => {
      const ends = upright ? [0, 2] : [1, 3];
      const taken = tile.features.flatMap(({ kind, sides }) =>
        kind === 'field' ? [] : sides.map((side) => (SIDES.indexOf(side) + rotation) % 4),
      );
      if (ends.some((side) => taken.includes(side))) return [];
      return [sceneOf(tile, rotation, COUNTRY, { kind: 'bridge', x: 0, y: 0, upright })];
    }),
  ),
);

describe('two pieces on one tile', () => {
  test('on any two features of The Countryside', () => {
    expect(countryScenes.length).toBeGreaterThan(300);
    expect(countryScenes.flatMap((scene) => eachTwo(scene.name, figuresOn(scene), 'country'))).toEqual([]);
  });

  test('on a bridge and on what is below it', () => {
    expect(bridgeScenes.length).toBeGreaterThan(100);
    expect(bridgeScenes.flatMap((scene) => eachTwo(scene.name, figuresOn(scene), 'country'))).toEqual([]);
  });

  test('the markers of the largest city and the longest road beside any figure', () => {
    const found = countryScenes.flatMap((scene) => {
      const figures = figuresOn(scene);
      return scene.kinds.flatMap((kind, feature) => {
        const sort = kind === 'city' ? 'king' : kind === 'road' ? 'robber' : undefined;
        if (!sort) return [];
        const marker = drawnIn(scene, on(feature, sort, null));
        return figures
          .filter(({ place }) => place.on === 'feature' && place.feature !== feature)
          .flatMap((figure) => troubles(scene.name, makeRoom([marker, figure]), 'country'));
      });
    });
    expect(found).toEqual([]);
  });

  test.each(['castle', 'zamek'] as const)('on any two features of %s, followers as well as keeps', (skin) => {
    const scenes = MATERIAL.tiles.flatMap((tile) =>
      ROTATIONS.map((rotation) => sceneOf(tile, rotation, { skin, scale: 1 })),
    );
    const keeps = (scene: Scene): readonly string[] => {
      const figures = figuresOn(scene);
      return figures.flatMap((figure) => {
        const { place } = figure;
        if (place.on !== 'feature' || scene.kinds[place.feature] !== 'house') return [];
        const keep = drawnIn(scene, on(place.feature, 'keep', 1));
        return figures
          .filter((other) => other !== figure)
          .flatMap((other) => troubles(scene.name, [keep, other], skin));
      });
    };
    expect(scenes.flatMap((scene) => [...eachTwo(scene.name, figuresOn(scene), skin), ...keeps(scene)])).toEqual([]);
  });

  test('the fairy and the figure that she stands beside, alone or beside another', () => {
    const found = countryScenes.flatMap((scene) => {
      const figures = figuresOn(scene);
      return figures.flatMap((figure) =>
        [undefined, ...figures.filter((other) => other !== figure)].flatMap((other) => {
          const standing = other ? [figure, other] : [figure];
          const fairy = drawnIn(scene, { ...on(0, 'fairy', null), place: figure.place });
          return troubles(scene.name, [...standing, { ...fairy, ...standBeside(figure, standing) }], 'country');
        }),
      );
    });
    expect(found).toEqual([]);
  });
});

describe('several pieces in one place', () => {
  test('figures of one or of several players on one feature', () => {
    const [scene] = countryScenes;
    if (!scene) throw new Error('Expected a tile');
    const features = scene.kinds.flatMap((kind, feature) => (EMPTY.includes(kind) ? [] : [feature]));
    const found = features.flatMap((feature) =>
      [2, 3, 4, 6, 8].flatMap((many) =>
        [1, 2].flatMap((players) => {
          const figures = Array.from({ length: many }, (_, n) =>
            drawnIn(scene, on(feature, 'follower', n % players, `${n}`)),
          );
          return troubles(`${many} on feature ${feature}`, makeRoom(figures), 'country');
        }),
      ),
    );
    expect(features.length).toBeGreaterThan(2);
    expect(found).toEqual([]);
  });

  test('the dragon and what it does not eat', () => {
    const found = countryScenes.flatMap((scene) =>
      scene.kinds.flatMap((kind, feature) => {
        if (EMPTY.includes(kind)) return [];
        return ['king', 'follower'].flatMap((sort) => {
          const dragon = drawnIn(scene, {
            id: 'dragon',
            sort: 'dragon',
            owner: null,
            place: { on: 'tile', x: 0, y: 0 },
          });
          const other = drawnIn(scene, on(feature, sort, sort === 'king' ? null : 0));
          return troubles(scene.name, makeRoom([dragon, other]), 'country');
        });
      }),
    );
    expect(found).toEqual([]);
  });

  test('followers in a quarter of the city, and the Count among them', () => {
    const found = [1, 2, 3, 4, 5, 6].flatMap((many) =>
      Object.keys(QUARTERS).flatMap((quarter) => {
        const at = (id: string, sort: string, owner: number | null): GamePiece => ({
          id,
          sort,
          owner,
          place: { on: 'spot', spot: `quarter ${quarter}` },
        });
        const pieces = [
          at('count', 'count', null),
          ...Array.from({ length: many }, (_, n) => at(`${n}`, 'follower', n % 2)),
        ];
        const stands = COUNT_PART.stands?.({ slices: { count: { count: quarter } } } as unknown as GameState, pieces);
        const [scene] = countryScenes;
        if (!scene) throw new Error('Expected a tile');
        const game: TableGame = { ...scene.game, spot: (_, __, id) => stands?.get(id) };
        return troubles(
          `${many} in ${quarter}`,
          pieces.map((piece) => drawnIn({ ...scene, game }, piece)),
          'country',
        );
      }),
    );
    expect(found).toEqual([]);
  });

  test('two markers on the score track', () => {
    const track = createPlaces({
      track: trackGeometry(MATERIAL.board),
      tile: (tile) => tileGeometry(tile, 'castle'),
      rotate: rotatePoint,
      spec: () => {
        throw new Error('No tile is asked for');
      },
    });
    const found = Array.from({ length: 100 }, (_, total) => total).flatMap((total) =>
      [0, 1, 2, 3].flatMap((ahead) => {
        const markers = [
          markerPiece(0, total, total + ahead, 0, track),
          markerPiece(1, total + ahead, total, 1, track),
        ];
        return troubles(`${total} and ${total + ahead}`, markers, 'castle');
      }),
    );
    expect(found).toEqual([]);
  });
});
