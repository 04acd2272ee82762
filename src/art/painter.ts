import { startAhead } from './painters/aheadShift.ts';
import { startPieces } from './painters/pieceShift.ts';
import { startBoard } from './painters/boardShift.ts';
import { startPreviews } from './painters/previewShift.ts';
import type {
  AheadOpening,
  AheadOrder,
  PieceOrder,
  BoardOrder,
  PreviewOpening,
  PreviewOrder,
  Opening,
} from './painters/messages.ts';

/** Entry point of all painter workers; the first message determines the role. */

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = ({ data: opening }: MessageEvent<Opening | AheadOpening | PreviewOpening>) => {
  if (opening.role === 'board') {
    const obey = startBoard(opening);
    scope.onmessage = ({ data: order }: MessageEvent<BoardOrder>) => obey(order);
  } else if (opening.role === 'pieces') {
    const obey = startPieces(opening);
    scope.onmessage = ({ data: order }: MessageEvent<PieceOrder>) => obey(order);
  } else if (opening.role === 'ahead') {
    const obey = startAhead(opening);
    scope.onmessage = ({ data: order }: MessageEvent<AheadOrder>) => obey(order);
  } else {
    const obey = startPreviews();
    scope.onmessage = ({ data: order }: MessageEvent<PreviewOrder>) => obey(order);
  }
};
