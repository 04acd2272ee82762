import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import styles from './QrCode.module.css';

/** Large enough for a phone to read from a screen at arm's length. */
const PIXELS_PER_MODULE = 6;
const QUIET = 4;

/** A text as a QR code. The encoder is loaded on first use. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    let gone = false;
    void import('qr').then(({ encodeQR }) => {
      if (!gone && canvas.current) paint(canvas.current, encodeQR(text, 'raw', { ecc: 'low', border: QUIET }));
    });
    return () => {
      gone = true;
    };
  }, [text]);
  return <canvas ref={canvas} class={styles.qr} role="img" aria-label={label} />;
}

function paint(canvas: HTMLCanvasElement, rows: readonly (readonly boolean[])[]): void {
  canvas.width = rows.length * PIXELS_PER_MODULE;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of rows.entries()) {
    for (const [x, dark] of row.entries())
      if (dark) context.fillRect(x * PIXELS_PER_MODULE, y * PIXELS_PER_MODULE, PIXELS_PER_MODULE, PIXELS_PER_MODULE);
  }
}
