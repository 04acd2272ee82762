import { startBench } from './studio/benchShift.ts';
import { startBoard } from './studio/boardShift.ts';
import { startPreviews } from './studio/previewShift.ts';
import type { BenchOrder, BoardOrder, PreviewOpening, PreviewOrder, Opening } from './studio/messages.ts';

/** Entry point of all painter workers; the first message determines the role. */

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = ({ data: opening }: MessageEvent<Opening | PreviewOpening>) => {
  if (opening.role === 'board') {
    const obey = startBoard(opening);
    scope.onmessage = ({ data: order }: MessageEvent<BoardOrder>) => obey(order);
  } else if (opening.role === 'bench') {
    const obey = startBench(opening);
    scope.onmessage = ({ data: order }: MessageEvent<BenchOrder>) => obey(order);
  } else {
    const obey = startPreviews();
    scope.onmessage = ({ data: order }: MessageEvent<PreviewOrder>) => obey(order);
  }
};
