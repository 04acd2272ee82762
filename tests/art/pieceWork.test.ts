import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Delivery, Errand, Request } from '../../src/art/painters/messages.ts';
import type { PiecePainter } from '../../src/art/painters/piecePainter.ts';
import { createPieceWork } from '../../src/art/painters/pieceWork.ts';
import { blankRelief } from '../../src/art/light/relief.ts';
import { NO_STORE } from '../../src/art/store/paintStore.ts';

/** In which order the painter of single pieces works: a painter that only takes notes. */

class Bitmap {
  readonly width = 1;
}
beforeEach(() => {
  vi.stubGlobal('ImageBitmap', Bitmap);
  vi.stubGlobal('ImageData', Object);
  vi.stubGlobal('createImageBitmap', async () => new Bitmap());
});
afterEach(() => vi.unstubAllGlobals());

function work({ helped = true, third = false } = {}) {
  const notes: string[] = [];
  const painted = new Set<string>();
  const picture = new Bitmap() as ImageBitmap;
  const painter: PiecePainter = {
    tilePx: 96,
    setLight: () => undefined,
    sunSteps: () => undefined,
    tile(id, rotation) {
      if (id === 'broken') throw new Error('No such tile');
      notes.push(rotation === 0 ? `fine ${id}` : `${id} turned ${rotation}`);
      painted.add(id);
      return picture;
    },
    rough(id) {
      if (id === 'broken') throw new Error('No such tile');
      notes.push(`rough ${id}`);
      return { px: 48, pictures: [picture] };
    },
    figure(figure) {
      notes.push(figure);
      return { pixels: new Uint8ClampedArray(4), w: 1, h: 1 };
    },
    geometry(id) {
      notes.push(`shapes ${id}`);
      return { anchors: [], size: 0, owner: new Int8Array() };
    },
    outskirts() {
      notes.push('woods');
      return { pixels: new Uint8ClampedArray(4), w: 1, h: 1 };
    },
    forBoard({ tile }) {
      notes.push(`board ${tile}`);
      return blankRelief(1, 1, 1);
    },
    windows: {
      paint({ rect }) {
        notes.push(`window ${rect.y}`);
        return blankRelief(1, 1, 1);
      },
      key: ({ rect }) => ({ name: `window ${rect.y}`, bytes: 1 }),
    },
    next: (expected) => expected.find((id) => !painted.has(id)),
    ahead(id) {
      notes.push(`ahead ${id}`);
      painted.add(id);
    },
    take(id) {
      notes.push(`taken ${id}`);
      painted.add(id);
    },
    handKey: (id) => ({ name: id, bytes: 1 }),
    outskirtsKey: { name: 'woods', bytes: 1 },
  };
  const delivered: Delivery[] = [];
  const wishes: string[] = [];
  const { obey, help, step } = createPieceWork({
    painter,
    store: NO_STORE,
    deliver: (delivery) => void (delivery.type === 'wish' ? wishes.push(delivery.id) : delivered.push(delivery)),
    reply: () => undefined,
    helped,
    wishes: third,
  });
  let jobs = 0;
  return {
    notes,
    delivered,
    wishes,
    step,
    take: (id: string): void => obey({ type: 'take', id, relief: blankRelief(1, 1, 1) }),
    help: (tile: string): void => help({ type: 'paint', shape: { tile, joined: 0 }, ppu: 48 }),
    helpWith: (y: number): void => help({ type: 'window', window: { rect: { x: 0, y, w: 1, h: 1 }, open: [] } }),
    told: (errand: Errand): void => help(errand),
    expect: (...ids: string[]): void => obey({ type: 'expect', ids }),
    ask: (what: Partial<Request> & Pick<Request, 'type'>): void => obey({ job: jobs++, ...what } as Request),
    async untilIdle(): Promise<string[]> {
      // oxlint-disable-next-line no-await-in-loop -- One job after another.
      while ((await step()) === 'more');
      return notes.splice(0);
    },
  };
}

const turned = (id: string): string[] => [1, 2, 3].map((rotation) => `${id} turned ${rotation}`);

test('the tile in hand comes first, roughly, then small things, then the same tile fine', async () => {
  const { ask, help, helpWith, expect: next, untilIdle, delivered } = work({ helped: false });
  ask({ type: 'outskirts' });
  helpWith(7);
  next('B', 'C');
  help('D');
  ask({ type: 'geometry', id: 'A' });
  ask({ type: 'figure', figure: 'follower', look: {} });
  ask({ type: 'tile', id: 'A', rough: true });
  expect(await untilIdle()).toEqual([
    'rough A',
    'follower',
    'shapes A',
    'fine A',
    ...turned('A'),
    'board D',
    'window 7',
    'woods',
  ]);
  expect(delivered.map(({ type }) => type)).toEqual([
    'rough',
    'pictures',
    'geometry',
    'upright',
    'pictures',
    'pictures',
  ]);
});

test('what the page has had is not painted ahead again', async () => {
  const { ask, expect: next, untilIdle } = work();
  ask({ type: 'tile', id: 'A', rough: false });
  next('A', 'B');
  expect(await untilIdle()).toEqual(['fine A', ...turned('A'), 'ahead B', 'fine B']);
  next('A', 'B', 'C');
  expect(await untilIdle()).toEqual(['ahead C', 'fine C']);
});

test('the latest tile in hand overtakes earlier ones', async () => {
  const { ask, untilIdle } = work({ helped: false });
  for (const id of ['A', 'B']) ask({ type: 'tile', id, rough: true });
  expect(await untilIdle()).toEqual(['rough B', 'rough A', 'fine B', 'fine A', ...turned('B'), ...turned('A')]);
});

test('a new tile in hand interrupts painting ahead', async () => {
  const { ask, expect: next, step, notes, untilIdle } = work();
  next('C', 'B');
  for (let n = 0; n < 3; n++) {
    // oxlint-disable-next-line no-await-in-loop -- One job after another.
    await step();
  }
  expect(notes.splice(0)).toEqual(['ahead C', 'fine C', 'ahead B']);
  ask({ type: 'tile', id: 'D', rough: true });
  expect(await untilIdle()).toEqual(['rough D', 'fine D', ...turned('D'), 'fine B']);
});

test('with few cores, fine tiles are painted ahead only when the board is finished', async () => {
  const { expect: next, told, untilIdle } = work({ helped: false });
  next('A');
  expect(await untilIdle()).toEqual([]);
  told({ type: 'rest' });
  expect(await untilIdle()).toEqual(['ahead A', 'fine A']);
});

test('a tile that cannot be painted stops nothing', async () => {
  const { ask, untilIdle, delivered } = work({ helped: false });
  ask({ type: 'tile', id: 'broken', rough: true });
  ask({ type: 'outskirts' });
  expect(await untilIdle()).toEqual(['woods']);
  expect(delivered.map(({ type }) => type)).toEqual(['failed', 'pictures']);
});

test('nothing is painted that nobody may draw next', async () => {
  const { expect: next, told, untilIdle } = work();
  told({ type: 'rest' });
  expect(await untilIdle()).toEqual([]);
  next('A');
  expect(await untilIdle()).toEqual(['ahead A', 'fine A']);
  next('B');
  expect(await untilIdle()).toEqual(['ahead B', 'fine B']);
});

test('what may be drawn next comes before the empty board', async () => {
  const { helpWith, expect: next, untilIdle } = work();
  for (const y of [9, 8]) helpWith(y);
  next('A');
  expect(await untilIdle()).toEqual(['ahead A', 'fine A', 'window 9', 'window 8']);
});

test('a tile in hand is delivered as it is drawn before it is lit from its other sides', async () => {
  const { ask, step, notes, delivered } = work();
  ask({ type: 'tile', id: 'A', rough: false });
  await step();
  expect([notes.splice(0), delivered.splice(0)]).toMatchObject([['fine A'], [{ type: 'upright', id: 'A' }]]);
  // Another one is drawn in the meantime.
  ask({ type: 'tile', id: 'B', rough: false });
  await step();
  expect(notes).toEqual(['fine B']);
});

test('of many tiles that may be drawn, those of which most are left are painted ahead', async () => {
  const { expect: next, untilIdle } = work();
  const ids = Array.from({ length: 60 }, (_, n) => `T${n}`);
  next(...ids);
  expect(await untilIdle()).toEqual(ids.slice(0, 48).flatMap((id) => [`ahead ${id}`, `fine ${id}`]));
});

test('a third worker paints what may be drawn next from the end, until the two meet', async () => {
  const { take, expect: next, untilIdle, step, notes, wishes } = work({ third: true });
  next('A', 'B', 'C', 'D', 'E', 'F', 'G');
  await step();
  expect(notes.splice(0)).toEqual(['ahead A']);
  expect(wishes.splice(0)).toEqual(['G', 'F', 'E', 'D']);
  take('G');
  expect(await untilIdle()).toEqual(['taken G', 'fine A', 'ahead B', 'fine B']);
  expect(wishes.splice(0)).toEqual(['C']);
  for (const id of ['F', 'E', 'D', 'C']) take(id);
  expect(await untilIdle()).toEqual(['taken F', 'taken E', 'taken D', 'taken C']);
});
