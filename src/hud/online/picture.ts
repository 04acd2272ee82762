import { h } from '../kit/dom.ts';

/** A text as a QR code. The encoder is loaded on first use. */
export function pictureOf(text: string, label: string): HTMLElement {
  const canvas = h('canvas', { class: 'qr', role: 'img', 'aria-label': label });
  void paint(canvas, text);
  return canvas;
}

/** Large enough for a phone to read from a screen at arm's length. */
const PIXELS_PER_MODULE = 6;
const QUIET = 4;

async function paint(canvas: HTMLCanvasElement, text: string): Promise<void> {
  const { encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET });
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
