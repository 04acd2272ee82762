import { describe, expect, test } from 'vitest';
import type { Structure } from '../../src/art/contract.ts';
import type { Step } from '../../src/scenes/motion/beats.ts';
import { perform } from '../../src/scenes/motion/perform.ts';
import type { MotionContext } from '../../src/scenes/motion/context.ts';
import type { Piece } from '../../src/scenes/pieces/pieces.ts';
import type { Moment } from '../../src/scenes/settings.ts';
import { testPlaces } from './support.ts';

/** What is built and what scores it, shown with and without animation, skipped at once. */

const bridge: Piece = {
  key: 'bridge:0',
  sort: 'bridge-NS',
  owner: 0,
  place: { on: 'tile', x: 2, y: 1 },
  figure: 'bridge-NS',
  colour: 0,
  x: 2.5,
  y: 1.5,
  pose: 'flat',
  height: 1,
  laps: 0,
  built: { kind: 'bridge', x: 2, y: 1, upright: true },
};
const castle: Piece = { ...bridge, key: 'castle:0', sort: 'castle', figure: 'castle', pose: 'standing' };

/** Records what motions do. */
function context() {
  const told: string[] = [];
  let images = 0;
  const image = (): unknown => {
    images += 1;
    const self: Record<string, unknown> = {};
    for (const name of ['setDepth', 'setVisible', 'setDisplaySize', 'setAlpha', 'setPosition', 'setBlendMode'])
      self[name] = () => self;
    self['destroy'] = () => (images -= 1);
    return self;
  };
  const pose = { x: 0, y: 0, lift: 0, angle: 0, sx: 1, sy: 1, alpha: 1, turned: false };
  const made = {
    scene: { add: { image } },
    board: { raze: ({ kind }: Structure) => void told.push(`raze ${kind}`) },
    pieces: {
      take: (piece: Piece) => ({ piece, pose, apply: () => undefined, face: () => undefined }),
      get: () => undefined,
      rest: ({ key }: Piece) => void told.push(`rest ${key}`),
      drop: (key: string) => void told.push(`drop ${key}`),
    },
    places: testPlaces,
    laid: () => [],
    home: () => ({ x: 0, y: 0 }),
    colour: () => 0,
    play: (motion: { advance(ms: number): unknown }) => void motion.advance(Number.POSITIVE_INFINITY),
    reveal: () => undefined,
    moment: (moment: Moment) => void told.push(moment),
  } as unknown as MotionContext;
  const show = (step: Step, calm: boolean): readonly string[] => {
    perform(made, [step], { calm }).advance(Number.POSITIVE_INFINITY);
    return told;
  };
  return { show, left: () => images };
}

describe.each([
  ['with movement', false],
  ['without', true],
])('%s', (_, calm) => {
  test.each([bridge, castle])("$sort is built with its sound, and then has the game's position", (piece) => {
    for (const shown of [true, false]) {
      const { show, left } = context();
      const told = show({ type: 'build', piece, player: 0, shown }, calm);
      expect(told.toSorted()).toEqual(['built', `rest ${piece.key}`]);
      expect(left()).toBe(0);
    }
  });

  test('is off the land before it goes when it is undone', () => {
    const { show } = context();
    const told = show({ type: 'leave', piece: bridge, player: 0 }, calm);
    expect([told[0], told.at(-1)]).toEqual(['raze bridge', 'drop bridge:0']);
  });

  test('a castle reached is shown once, and leaves nothing behind', () => {
    const { show, left } = context();
    const [from, to] = [[{ x: 0, y: 0, feature: 0 }], [{ x: 3, y: 1, feature: 0 }]];
    expect(show({ type: 'reach', from, to, player: 0 }, calm)).toEqual(['reached']);
    expect(left()).toBe(0);
  });
});
