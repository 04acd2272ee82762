import type { BoardWindow } from '../board/windows.ts';
import { isWalled } from '../contract.ts';
import { openGpu } from '../light/gpu/gpu.ts';
import { gpuLighter } from '../light/gpu/gpuLighter.ts';
import { shineOf } from '../light/sun.ts';
import { loadNeeds } from './loadNeeds.ts';
import type { BoardOrder, Errand, Favour, Opening } from './messages.ts';
import { createShift, deliver, imageOf } from './shift.ts';
import { shapeKey } from './tiles.ts';
import { MOST_LIT_BYTES, openPaintStore, versionOf } from '../store/cacheStore.ts';
import { openPlane } from './openPlane.ts';
import { openBoardPainter } from './boardPainter.ts';

/** Enough pending errands to keep the other worker busy. */
const AT_ONCE = 2;

/** Lit pictures are kept after this time without a turn. */
const IDLE_MS = 5000;

const windowName = ({ rect, open }: BoardWindow): string => JSON.stringify([rect, open]);

/** Paints the board picture; leaves the tiles it needs last to the other worker. */
export function startBoard({ setup, port, helped }: Opening): (order: BoardOrder) => void {
  const gpu = openGpu();
  const lighter = gpu && gpuLighter(gpu);
  const store = openPaintStore(versionOf(location.href));
  const lit = openPaintStore(versionOf(location.href), { shelf: 'lit', mostBytes: MOST_LIT_BYTES });
  const painter = isWalled(setup) ? openBoardPainter(setup, lighter, store) : openPlane(setup, lighter, store, lit);
  const out = new Set<string>();
  let steps = 0;
  let orders = 0;
  /** Nothing has been ordered for a while: what is lit may be kept. */
  let isIdle = false;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const send = (errand: Errand): void => port.postMessage(errand);

  function sendErrands(): void {
    if (painter.sunSteps !== steps) {
      steps = painter.sunSteps;
      send({ type: 'steps', count: steps });
      deliver({ type: 'steps', count: steps });
    }
    if (!helped || out.size >= AT_ONCE) return;
    // The tile needed first is painted here in the meantime.
    for (const shape of painter.missing().slice(0, -1)) {
      if (out.size >= AT_ONCE) return;
      if (out.has(shapeKey(shape))) continue;
      out.add(shapeKey(shape));
      send({ type: 'paint', shape, ppu: painter.ppu });
    }
    for (const window of painter.windows?.missing() ?? []) {
      if (out.size >= AT_ONCE) return;
      if (out.has(windowName(window))) continue;
      out.add(windowName(window));
      send({ type: 'window', window });
    }
  }

  /** Keeps one more thing for the next visit; lit pictures change with every turn, so they wait for a longer rest. */
  async function keepOne(): Promise<boolean> {
    if (await store.write()) return true;
    if (isIdle) {
      if (!painter.lit) return false;
      if (await lit.write()) return true;
      await store.load(painter.lit.parts());
      return painter.lit.keep();
    }
    idle ??= setTimeout(() => {
      isIdle = true;
      work();
    }, IDLE_MS);
    return false;
  }

  const work = createShift(async () => {
    await loadNeeds(painter, store, lit, () => orders);
    sendErrands();
    const result = painter.step();
    if (result === 'done') {
      send({ type: 'rest' });
      deliver({ type: 'rest', orders });
      return (await keepOne()) ? 'more' : 'done';
    }
    if (result === 'more') return result;
    const { picture, rect, mood, ...place } = result;
    const { shown } = painter;
    const image = await imageOf(picture, rect.w, rect.h);
    deliver({ type: 'patch', patch: { ...place, image, shown, shine: shineOf(mood) } }, [image]);
    return 'more';
  });

  port.onmessage = ({ data: favour }: MessageEvent<Favour>) => {
    if ('shape' in favour) {
      out.delete(shapeKey(favour.shape));
      painter.take(favour.shape, favour.relief);
    } else {
      out.delete(windowName(favour.window));
      painter.windows?.take(favour.window, favour.relief);
    }
    work();
  };
  work();
  return (order) => {
    orders++;
    clearTimeout(idle);
    idle = undefined;
    isIdle = false;
    if (order.type === 'show') painter.show(order.laid, order.built);
    else if (order.type === 'again') painter.again();
    else if (order.type === 'still') painter.still();
    else painter.setLight(order.light);
    work();
  };
}
