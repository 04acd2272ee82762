import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { areaOf } from '../../art/board/area.ts';
import { drawFlatBoard } from '../../art/flat.ts';
import type { Board } from '../../game/index.ts';
import { useHud, useTexts } from '../kit/context.tsx';
import { useBench } from './bench.tsx';
import text from '../kit/text.module.css';
import styles from './BoardPicture.module.css';

/** Time without changes before the board is painted, in milliseconds. */
const REST = 400;

/** Pixels per cell of the flat drawing that is shown until then. */
const FLAT = 32;

/** The painted board, shortly after the last change; `null`: it cannot be painted yet. */
export function BoardPicture({ board }: { board: Board | null }): VNode {
  const { t } = useTexts();
  const { workshop } = useHud().app;
  const { rules } = useBench();
  const canvas = useRef<HTMLCanvasElement>(null);
  const wanted = board ? `${rules} ${JSON.stringify(board)}` : null;
  const [result, setResult] = useState<{ readonly of: string; readonly isPainted: boolean } | null>(null);
  useLayoutEffect(() => {
    if (!board || wanted === null) return undefined;
    if (canvas.current) drawFlatBoard(canvas.current, { board }, areaOf(board), FLAT);
    let isLatest = true;
    const show = (image: ImageBitmap | null): void => {
      const at = canvas.current;
      if (!isLatest || !at) return;
      if (image) {
        at.width = image.width;
        at.height = image.height;
        at.getContext('2d')?.drawImage(image, 0, 0);
      }
      setResult({ of: wanted, isPainted: image !== null });
    };
    const timer = window.setTimeout(() => {
      workshop.paintBoard(board, rules).then(
        ({ image }) => show(image),
        () => show(null),
      );
    }, REST);
    return () => {
      isLatest = false;
      window.clearTimeout(timer);
    };
  }, [wanted]);
  const shown = result !== null && result.of === wanted ? result : null;
  const isEmpty = wanted === null || shown?.isPainted === false;
  return (
    <figure class={styles.picture}>
      <canvas ref={canvas} role="img" aria-label={t('board.painted')} width={1} height={1} hidden={isEmpty} />
      <p class={`${text.hint} ${styles.hint}`} hidden={!isEmpty}>
        {t('tile.unpainted')}
      </p>
    </figure>
  );
}
