import { startBench } from './studio/benchShift.ts';
import { startBoard } from './studio/boardShift.ts';
import type { BenchOrder, BoardOrder, Opening } from './studio/messages.ts';

/** One of the two painters; the first message says which. */

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = ({ data: opening }: MessageEvent<Opening>) => {
  if (opening.role === 'board') {
    const obey = startBoard(opening);
    scope.onmessage = ({ data: order }: MessageEvent<BoardOrder>) => obey(order);
  } else {
    const obey = startBench(opening);
    scope.onmessage = ({ data: order }: MessageEvent<BenchOrder>) => obey(order);
  }
};
